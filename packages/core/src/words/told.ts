import type { ChanceEvent } from '../contract/event.js';
import type { PositionIn } from '../contract/game-types.js';
import type { Language, Terms } from '../contract/language.js';
import { CHANCE, type Seat } from '../contract/position.js';
import type { Preview } from '../contract/preview.js';
import type { Foretold, OwnWeight, Told, Weighing, Weight } from '../contract/told.js';
import { phraseIn, phraseOfMove, readerOf } from '../engine/telling.js';

const ORDER: Readonly<Record<Weight, number>> = { ends: 0, loses: 1, takes: 2, pays: 3, gains: 4, rest: 5 };

/** Answers come after all that the move itself does. */
const LAST = ORDER.rest + 1;

/**
 * Items in the order in which one prints them: the heaviest first, those of one weight as they come.
 *
 * @category Words
 */
export const heaviestFirst = <T extends Told>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => ORDER[a.weight] - ORDER[b.weight]);

/** The tables of a language that hold items. */
type Table = keyof Language<Terms>['weights'];

/** What an item means to its reader: what another seat loses, the reader takes; what another pays and gains only tells. */
function meant(weight: OwnWeight, seat: Seat | null, reader: Seat | null): Weight {
  if (seat === null || reader === null || seat === reader || weight === 'ends') return weight;
  return weight === 'loses' ? 'takes' : 'rest';
}

/** An item of a table; `undefined` where there is nothing to say. */
function tell<G extends Terms>(
  language: Pick<Language<G>, Table> & Pick<Language<G>, 'weights'>,
  table: Table,
  key: string,
  about: object | null,
  position: PositionIn<G>,
  { reader, seat: whose, to }: { readonly reader: Seat | null; readonly seat: Seat | null; readonly to?: Seat | 'all' },
): Told | undefined {
  const { text, brief } = phraseIn(language[table], key, about, position, to);
  if (text === '') return undefined;
  const weighs = (language.weights[table] as Readonly<Record<string, Weighing<unknown, unknown>>>)[key] ?? 'rest';
  const found = typeof weighs === 'function' ? weighs(about, position) : weighs;
  const { weight, seat } = typeof found === 'string' ? { weight: found, seat: whose } : found;
  return { text, brief, weight: meant(weight, seat, reader), seat };
}

/** The seat in the values of an item. */
export function seatIn(values: unknown): Seat | null {
  const { seat } = values as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

/** An event as an item; `undefined` where the sentence of its move has said it. */
export function tellEvent<G extends Terms>(
  language: Language<G>,
  position: PositionIn<G>,
  event: G['event'],
  reader: Seat | null,
): Told | undefined {
  if (event.kind !== 'chance')
    return tell(language, 'events', event.kind, event, position, { reader, seat: seatIn(event) });
  const { decision, move, to } = event as ChanceEvent<G['move']>;
  const seat = to === 'all' ? null : to;
  return tell(language, 'draws', decision, move === 'hidden' ? null : move, position, { reader, seat, to });
}

/** A notice as an item. */
export function tellNotice<G extends Terms>(
  language: Language<G>,
  position: PositionIn<G>,
  { key, values }: G['notice'],
  reader = readerOf(position),
): Told {
  const told = tell(language, 'notices', key, values as object, position, { reader, seat: seatIn(values) });
  return told ?? { text: '', brief: '', weight: 'rest', seat: null };
}

/** The position as if the answering seat decided, because the sentence of a move is about the seat that decides. */
function decidedBy<P extends object>(position: P, seat: Seat): P {
  const { pending = [] } = position as { readonly pending?: readonly object[] };
  return { ...position, pending: [...pending.slice(0, -1), { ...pending[pending.length - 1], seat }] };
}

/** The items of a preview, in the order in which one prints them. */
export function foretell<G extends Terms>(
  language: Language<G>,
  position: PositionIn<G>,
  { plies, notices }: Preview<G['move'], G['event']>,
): readonly Foretold[] {
  const reader = plies[0]?.seat ?? CHANCE;
  const items = plies.flatMap(({ seat, move, events }, ply) =>
    [
      ply === 0
        ? tell(language, 'ahead', move.kind, move, position, { reader, seat })
        : { ...phraseOfMove(language, decidedBy(position, seat), move), weight: 'rest' as const, seat },
      ...events.map((event) => tellEvent(language, position, event, reader)),
    ].flatMap((told) => (told === undefined ? [] : [{ ...told, answer: ply > 0 }])),
  );
  const then = notices.map((notice) => ({
    ...tellNotice(language, position, notice, reader),
    answer: plies.length > 1,
  }));
  const rank = ({ weight, answer }: Foretold): number => (weight !== 'ends' && answer ? LAST : ORDER[weight]);
  return [...items, ...then].sort((a, b) => rank(a) - rank(b));
}

/** A trait in its sentence. */
export function tellTrait<G extends Terms>(language: Language<G>, trait: string): string {
  const sentence = new Map(Object.entries<string>(language.traits ?? {})).get(trait);
  if (sentence === undefined) throw new RangeError(`there is no trait "${trait}"`);
  return sentence;
}
