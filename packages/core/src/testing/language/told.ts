import type { BaseEvent } from '../../contract/event.js';
import type { Foretold, Gain, Told } from '../../contract/told.js';
import { readerOf } from '../../engine/telling.js';
import { BRIEF_LENGTH } from '../../words/phrases.js';
import type { AnyWords } from '../../words/words-of.js';
import { fail, same } from '../laws/same.js';
import { whole } from './sentences.js';

/** The length of a text, without the brackets of the pseudo-language. */
const lengthOf = (text: string): number => text.replace(/[⟦⟧]/g, '').length;

/** Fails unless an item is told whole and in brief, and means the same in both languages. */
export function itemTold(plain: Told, marked: Told | undefined, what: string): void {
  whole(plain.text, marked?.text ?? '', what);
  whole(plain.brief, marked?.brief ?? '', `the brief form of ${what}`);
  for (const { brief } of [plain, marked ?? plain])
    if (lengthOf(brief) > BRIEF_LENGTH) fail(`the brief form of ${what} has ${lengthOf(brief)} characters: "${brief}"`);
  if (plain.brief !== plain.text && plain.text.length <= BRIEF_LENGTH)
    fail(`${what} is brief enough to need no brief form: "${plain.text}"`);
  const meaning = (item: Told | undefined) => [item?.weight, item?.seat, item?.places];
  same(meaning(marked), meaning(plain), `what ${what} means in another language`);
}

/** The order of weights. */
const WEIGHTS = ['ends', 'loses', 'takes', 'pays', 'gains', 'rest'];

/** Fails unless the heaviest items come first. Answers follow in their order; only what ends the game stands before. */
export function heaviestLead(items: readonly (Told | Foretold)[], what: string): void {
  const ranks = items.map((item) =>
    'answer' in item && item.answer && item.weight !== 'ends' ? WEIGHTS.length : WEIGHTS.indexOf(item.weight),
  );
  for (const [i, rank] of ranks.entries()) {
    if (rank < 0) fail(`${what} has a weight that there is not: "${items[i]?.weight}"`);
    if (rank < (ranks[i - 1] ?? 0)) fail(`${what} tells "${items[i]?.text}" too late`);
  }
}

/** Fails where an item says that its seat gains, and the figures say that it pays, or the other way round. */
function weighsAs({ weight, seat, text }: Told, gains: readonly Gain[], what: string): void {
  const own = gains.filter((gain) => gain.seat === seat).map(({ says }) => says);
  const [up, down] = ['+', '−'].map((sign) => own.some((says) => says.includes(sign)));
  // What is gained may be nothing to wish for.
  if (up && !down && !['gains', 'loses', 'ends'].includes(weight))
    fail(`${what} is a gain, and weighs as "${weight}": "${text}"`);
  if (down && !up && !['pays', 'loses', 'ends'].includes(weight))
    fail(`${what} costs something, and weighs as "${weight}": "${text}"`);
}

/**
 * Fails unless an event is told alike in a language and in the pseudo-language made of it, and weighs as much as its figures say.
 *
 * @returns What is told; `undefined` where the sentence of the move has said it.
 */
export function eventTold(
  [plain, marked]: readonly [plain: AnyWords, marked: AnyWords],
  view: { readonly viewer: unknown },
  event: BaseEvent,
): Told | undefined {
  const what = `the event ${event.kind}`;
  const item = plain.describeEvent(view as never, event);
  if (item === undefined) return undefined;
  itemTold(item, marked.describeEvent(view as never, event), what);
  if (item.seat === readerOf(view)) weighsAs(item, plain.describeGains(view as never, event), what);
  return item;
}
