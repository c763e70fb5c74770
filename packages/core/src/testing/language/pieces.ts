/** What holds of the places that a board draws, and of what is told about them. */
import type { Legend } from '../../contract/piece.js';
import type { AnyWords } from '../../words/words-of.js';
import { fail } from '../laws/same.js';
import { textsOf, unescaped } from './pseudo.js';
import { ledgered, whole } from './sentences.js';

/** What speaks of the pieces of a game, and those that its boards have drawn so far. */
interface Drawn {
  readonly plain: AnyWords;
  readonly pseudo: AnyWords;
  readonly pieces: Set<string>;
}

/** Each piece that is drawn has a description, which screen readers hear; each icon is in the legend. */
export function checkPieces({ plain, pseudo: other, pieces }: Drawn, view: object, svg: string): void {
  for (const [tag, place = ''] of svg.matchAll(/<g [^>]* data-piece="([^"]*)"[^>]*>/g)) {
    const piece =
      plain.describePiece(view, place) ?? fail(`the board draws the piece ${place}, which has no description`);
    const marked = other.describePiece(view, place);
    pieces.add(place);
    whole(piece.name, marked?.name ?? '', `the name of ${place}`);
    for (const part of ['effect', 'status'] as const)
      if (piece[part] !== '') whole(piece[part], marked?.[part] ?? '', `the ${part} of ${place}`);
    for (const [i, part] of piece.price.entries()) whole(part, marked?.price[i] ?? '', `the price of ${place}`);
    whole(piece.text, marked?.text ?? '', `the piece ${place}`);
    const heard = unescaped(/ aria-label="([^"]*)"/.exec(tag)?.[1] ?? '');
    ledgered(piece.rules, `the piece ${place}`);
    if (!heard.startsWith(piece.text)) fail(`screen readers hear "${heard}" at ${place}, not "${piece.text}"`);
  }
  for (const [, icon = ''] of svg.matchAll(/<symbol id="icon-([a-z-]+)"/g))
    whole(
      plain.legend[icon as keyof Legend] ?? '',
      other.legend[icon as keyof Legend] ?? '',
      `the icon ${icon} in the legend`,
    );
}

/** What is not on the table, since it has left it or never lay there, has no description, or one in whole words. */
export function checkAbsent({ plain, pseudo: other, pieces }: Drawn, view: object): void {
  for (const drawn of pieces)
    for (const place of [drawn, drawn.replace(/\d+/, '99'), drawn.replace(/[^-]+$/, 'none')]) {
      const piece = plain.describePiece(view, place);
      if (piece !== undefined) whole(piece.text, other.describePiece(view, place)?.text ?? '', `the piece ${place}`);
    }
}

/** Fails unless the board prints the column and the row of each pair of coordinates that was told. */
export function checkRim(coordinates: ReadonlySet<string>, rim: string, svg: string): void {
  const [, drawn = ''] = svg.split(` data-piece="${rim}"`);
  const printed = new Set(textsOf(drawn.slice(0, drawn.indexOf('</g>'))).map((text) => text.replace('−', '-')));
  for (const each of coordinates)
    for (const number of each.match(/-?\d+/g) ?? [])
      if (!printed.has(number)) fail(`${each} is told, and ${rim} prints no ${number}`);
}
