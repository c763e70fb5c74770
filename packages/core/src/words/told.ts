import type { ChanceEvent } from '../contract/event.js';
import type { PositionIn } from '../contract/game-types.js';
import type { Language, Terms } from '../contract/language.js';
import { CHANCE, type Seat } from '../contract/position.js';
import type { Preview } from '../contract/preview.js';
import type { Foretold, OwnWeight, Told, Weighing, Weight, Where } from '../contract/told.js';
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

/** What an item is made of: a table of the language, a key there, and what the sentence is about. */
interface Item {
  readonly table: Table;
  readonly key: string;
  readonly about: object | null;
  readonly seat: Seat | null;
  readonly to?: Seat | 'all';
}

/** Where what a table says happens. */
function placesOf<G extends Terms>(
  { places }: Pick<Language<G>, 'places'>,
  { table, key, about, to }: Item,
  position: PositionIn<G>,
): readonly string[] {
  const where = (places[table] as Readonly<Record<string, Where<unknown, unknown, readonly unknown[]>>>)[key] ?? [];
  return typeof where === 'function' ? where(about, position, to) : where;
}

/** An item of a table; `undefined` where there is nothing to say. */
function tell<G extends Terms>(
  language: Language<G>,
  item: Item,
  position: PositionIn<G>,
  reader: Seat | null,
): Told | undefined {
  const { table, key, about, seat: whose, to } = item;
  const { text, brief } = phraseIn(language[table], key, about, position, to);
  if (text === '') return undefined;
  const weighs = (language.weights[table] as Readonly<Record<string, Weighing<unknown, unknown>>>)[key] ?? 'rest';
  const found = typeof weighs === 'function' ? weighs(about, position) : weighs;
  const { weight, seat } = typeof found === 'string' ? { weight: found, seat: whose } : found;
  return { text, brief, weight: meant(weight, seat, reader), seat, places: placesOf(language, item, position) };
}

/** The seat in the values of an item. */
export function seatIn(values: unknown): Seat | null {
  const { seat } = values as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

/** What the item of an event is made of. */
function itemOf<G extends Terms>(event: G['event']): Item {
  if (event.kind !== 'chance') return { table: 'events', key: event.kind, about: event, seat: seatIn(event) };
  const { decision, move, to } = event as ChanceEvent<G['move']>;
  const about = move === 'hidden' ? null : move;
  return { table: 'draws', key: decision, about, seat: to === 'all' ? null : to, to };
}

/** An event as an item; `undefined` where the sentence of its move has said it. */
export const tellEvent = <G extends Terms>(
  language: Language<G>,
  position: PositionIn<G>,
  event: G['event'],
  reader: Seat | null,
): Told | undefined => tell(language, itemOf<G>(event), position, reader);

/** A notice as an item. */
export function tellNotice<G extends Terms>(
  language: Language<G>,
  position: PositionIn<G>,
  { key, values }: G['notice'],
  reader = readerOf(position),
): Told {
  const about = values as object;
  const told = tell(language, { table: 'notices', key, about, seat: seatIn(values) }, position, reader);
  return told ?? { text: '', brief: '', weight: 'rest', seat: null, places: [] };
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
  const items = plies.flatMap(({ seat, move, events }, ply) => {
    const happened = events.map((event) => ({ event, told: tellEvent(language, position, event, reader) }));
    const first =
      ply === 0
        ? tell(language, { table: 'ahead', key: move.kind, about: move, seat }, position, reader)
        : {
            ...phraseOfMove(language, decidedBy(position, seat), move),
            weight: 'rest' as const,
            seat,
            // It says what its events leave unsaid.
            places: [
              ...new Set(
                happened.flatMap(({ event, told }) =>
                  told === undefined ? placesOf(language, itemOf<G>(event), position) : [],
                ),
              ),
            ],
          };
    return [first, ...happened.map(({ told }) => told)].flatMap((told) =>
      told === undefined ? [] : [{ ...told, answer: ply > 0 }],
    );
  });
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
