/** What is written in a place on a board that can be chosen is heard in its name: people say what they see to a program that listens. */

import { unescaped } from '../../packages/core/src/testing/language/pseudo.js';

/** The tags and texts of a picture, one after the other. */
const PARTS = /<(\/?)(g|text)\b([^>]*?)(\/?)>|([^<]+)/g;

/** A place of a picture that can be chosen, with its name and the words that are written in it. */
interface Place {
  readonly id: string;
  readonly heard: string;
  readonly written: string[];
}

const plain = (text: string): string => unescaped(text).toLowerCase();

const attribute = (attributes: string, key: string): string | undefined =>
  new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1];

/** The places of a picture that can be chosen. */
export function placesOf(svg: string): readonly Place[] {
  const places: Place[] = [];
  const open: (Place | undefined)[] = [];
  let inText = false;
  for (const [, end = '', tag = '', attributes = '', empty = '', text = ''] of svg.matchAll(PARTS)) {
    if (tag === 'text') inText = end === '';
    else if (tag === 'g' && end !== '') open.pop();
    else if (tag === 'g' && empty === '') {
      const [id = '', name = ''] = [attribute(attributes, 'id'), attribute(attributes, 'aria-label')];
      const isChosen = attribute(attributes, 'role') === 'button';
      if (isChosen) places.push({ id, heard: plain(name), written: [] });
      open.push(isChosen ? places.at(-1) : open.at(-1));
    } else if (inText) open.at(-1)?.written.push(...(plain(text).match(/\p{L}{3,}/gu) ?? []));
  }
  return places;
}

/** The ids of the pieces on a picture, once for each place in which one stands. */
export const piecesOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/ data-piece="([^"]+)"/g)].map(([, id = '']) => id);

/** A word may stand in the name in another form: urbanize, urbanizing. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);

/** Of each place with words that its name lacks, a sentence. */
export const unheard = (places: readonly Place[]): readonly string[] =>
  places.flatMap(({ id, heard, written }) => {
    const lacking = written.filter((word) => !heard.includes(stem(word)));
    return lacking.length === 0 ? [] : [`${id} does not say what is written in it: ${lacking.join(', ')}`];
  });
