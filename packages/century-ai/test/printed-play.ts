import { type AleaRng, draw, drawInt, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect } from 'vitest';
import { runs } from '../../../.ci/runs.js';
import { centuryAi, type NewGameOptions, type State } from '../src/index.js';
import { laid, type Table } from './printed-table.js';
import type { Asking, Question } from './printed-turn.js';

// The package plays, and a part of each turn, or the whole game, is kept beside it.

export const VARIANTS: Readonly<Record<string, NewGameOptions>> = {
  'solo, printed': {},
  'solo, matched, with points for outposts': { aiTradeGain: 'matched', aiBoard: 'virtual', map: 'random' },
  'solo, once, to place or to gain': {
    aiTradeGain: 'once',
    aiMarketReaction: 'place-or-gain',
    bonusPool: 'one-of-each',
    startingCubes: 'choose',
  },
  'solo, with the published tiles': { bonusPool: 'published', seaTiles: 'removed' },
  '2 seats': { mode: 'versus', players: 2 },
  '3 seats': { mode: 'versus', players: 3 },
  '4 seats, random map': { mode: 'versus', players: 4, map: 'random', seaTiles: 'included' },
};

const { first, games } = runs(1 / 5);

export const isVersus = (name: string): boolean => VARIANTS[name]?.mode === 'versus';

/** Whether there are several bonus tiles of a kind. */
export const isPublished = (name: string): boolean => isVersus(name) || VARIANTS[name]?.bonusPool === 'published';

/**
 * Which games of a variant are played: eight at the gates, 2,000 with RUNS=10000.
 *
 * @param least - How many between players in `npm test`; in solo, where a round is one turn, twice as many.
 */
export const numbers = (name: string, least = 3): readonly number[] =>
  Array.from({ length: Math.max(isVersus(name) ? least : 2 * least, games) }, (_, i) => first + i);

/** A position: how it came about, and what is asked. */
export interface Moment {
  readonly state: State;
  readonly before: State;
  /** The move that led here, as its code. */
  readonly last: string;
  readonly offers: readonly string[];
}

/** What is kept beside the package from here on, and on which table; nothing where the part does not begin. */
export type Part<T> = (moment: Moment) => { readonly table: Table; readonly asking: Asking<T> } | undefined;

/** What has happened in some games. */
export class Tally {
  readonly #seen = new Set<string>();

  see(what: string, happened = true): void {
    if (happened) this.#seen.add(what);
  }

  /** These have happened, if enough games were played for it. */
  expect(what: readonly string[]): void {
    if (games >= 100) expect(what.filter((each) => !this.#seen.has(each))).toEqual([]);
  }
}

/** How gladly each kind of move is made: once if not named. */
export type Tastes = Readonly<Record<string, number>>;

/** Asks for any answer: what was done to the table is looked at, and nothing else. */
export const ANYTHING: Question = { seat: null, moves: [], more: true };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether the package asks what is asked beside it, and its table looks like this. */
function compare({ state, before, last, offers }: Moment, table: Table, { seat, moves, more }: Question): void {
  const [own, theirs] = [laid(table, table.sides), laid(state, state.seats)];
  const asked = more ? offers.filter((move) => moves.includes(move)) : offers;
  const [mine, its] = [[...moves].sort(), [...asked].sort()];
  const active = centuryAi.activeSeats(state)[0];
  if (same(own, theirs) && same(mine, its) && (seat === null || seat === active)) return;
  const where = `${last} in ${positionText(centuryAi, before)}`;
  const [shown, who] = [same(mine, its) ? its : [...offers].sort(), seat === null ? null : active];
  expect({ moves: shown, table: theirs, seat: who }, where).toEqual({ moves: mine, table: own, seat });
}

/** A move of a kind drawn by tastes; of that kind any. */
function pick(offers: readonly string[], tastes: Tastes, rng: AleaRng): number {
  const kinds = [...new Set(offers.map((move) => move.split(' ')[0] ?? ''))];
  const weights = kinds.map((kind) => tastes[kind] ?? 1);
  let left = draw(rng) * weights.reduce((a, b) => a + b, 0);
  const kind = kinds.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  const those = [...offers.keys()].filter((i) => offers[i]?.split(' ')[0] === kind);
  return those[drawInt(rng, those.length)] ?? 0;
}

/** The tiles that the pile turned up in a move. */
const turnedUp = (events: ReturnType<typeof centuryAi.transition>['events']): string[] =>
  events.flatMap((event) =>
    event.kind === 'chance' && event.move !== 'hidden' && event.move.kind === 'draw' ? [event.move.tile] : [],
  );

/** Plays to the end of a round with a part kept beside the package; tells what the part answered in the end, where it has ended. */
export function playBeside<T>(
  start: State,
  part: Part<T>,
  rng: AleaRng,
  {
    tastes = {},
    rounds = Number.POSITIVE_INFINITY,
    watch,
  }: {
    readonly tastes?: Tastes;
    readonly rounds?: number;
    readonly watch?: (moment: Moment, move: string) => void;
  } = {},
): { readonly state: State; readonly result: T | undefined } {
  let [state, before, last] = [start, start, 'the start'];
  let kept: ReturnType<Part<T>>;
  let result: T | undefined;
  while (state.round <= rounds) {
    const moves = centuryAi.legalMoves(state);
    const moment: Moment = { state, before, last, offers: moves.map(centuryAi.encodeMove) };
    const question: IteratorResult<Question, T> | undefined = kept?.asking.next(last);
    if (question?.done) [kept, result] = [undefined, question.value];
    else if (kept !== undefined && question !== undefined) compare(moment, kept.table, question.value);
    if (kept === undefined) {
      kept = part(moment);
      const opening = kept?.asking.next('');
      if (opening?.done) [kept, result] = [undefined, opening.value];
      else if (kept !== undefined && opening !== undefined) compare(moment, kept.table, opening.value);
    }
    if (moves.length === 0) break;
    const chosen = pick(moment.offers, tastes, rng);
    const { state: next, events } = centuryAi.transition(state, moves[chosen] as (typeof moves)[0]);
    if (kept !== undefined) kept.table.turnedUp = turnedUp(events);
    [before, state, last] = [state, next, moment.offers[chosen] ?? ''];
    watch?.(moment, last);
  }
  return { state, result };
}

/** A game whose draft is left to chance, at its first turn. */
export function begun(options: NewGameOptions, seed: string): State {
  const rng = seedRng(seed);
  let state = centuryAi.newGame({ roundLimit: 20, ...options, seed });
  while (!centuryAi.legalMoves(state).some(({ kind }) => kind === 'stay'))
    state = centuryAi.applyMove(
      state,
      centuryAi.fast.randomMove(state, () => draw(rng)),
    );
  return state;
}
