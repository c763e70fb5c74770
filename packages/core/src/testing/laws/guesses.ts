/** Whether guesses of what a view hides are as likely as the rules make them. */

import { type AnyGame, draw, drawInt, type StateOf, seedRng, type Viewer } from '../../index.js';
import { named } from './named.js';
import { fail } from './same.js';
import type { Variant } from './values.js';

/** How many guesses a distribution is judged by. */
export const GUESSES = 2000;

/** The guesses of a viewer. */
export function guessesOf<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
  times = GUESSES,
): readonly StateOf<G>[] {
  const view = game.view(state, viewer);
  return Array.from({ length: times }, (_, i) => game.determinize(view, seedRng(`guess ${i}`)) as StateOf<G>);
}

/**
 * How far draws without replacement are from even, as a chi-square in standard deviations from its mean: above 5 about once in a
 * million times.
 *
 * @param pool - The pieces that may be drawn, each once.
 * @param draws - The pieces of each draw, as many in each.
 * @throws Error that names a piece that is drawn and does not belong to the pool.
 */
export function unevenness<T>(pool: readonly T[], draws: readonly (readonly T[])[]): number {
  const counts = new Map(pool.map((piece) => [piece, 0]));
  for (const piece of draws.flat()) {
    const count = counts.get(piece);
    if (count === undefined) throw new Error(`${String(piece)} was guessed, and is not in the pool`);
    counts.set(piece, count + 1);
  }
  const share = (draws[0]?.length ?? 0) / pool.length;
  const variance = draws.length * share * (1 - share);
  const degrees = pool.length - 1;
  let chiSquare = 0;
  for (const count of counts.values()) chiSquare += (count - draws.length * share) ** 2 / variance;
  return ((chiSquare * degrees) / pool.length - degrees) / Math.sqrt(2 * degrees);
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

const isPiece = (value: unknown): boolean =>
  typeof value === 'string' || (value !== null && typeof value === 'object' && Object.values(value).every(isScalar));

/** What a position holds, piece by piece: how often each text stands at a place, and each number as it is. Lists have no order. */
function held(value: unknown, place: string, found: Map<string, number>): Map<string, number> {
  const add = (key: string, by: number) => found.set(key, (found.get(key) ?? 0) + by);
  if (typeof value === 'string') add(`${place} ${value}`, 1);
  else if (typeof value === 'number') add(place, value);
  else if (value === null || typeof value === 'boolean') add(`${place} ${value}`, 1);
  else if (Array.isArray(value)) {
    // Cards, tiles and what is known of them are pieces; seats and decks are places.
    if (value.every(isPiece)) for (const each of value) add(`${place} ${JSON.stringify(each)}`, 1);
    else for (const [i, each] of value.entries()) held(each, `${place}.${i}`, found);
  } else for (const [key, each] of Object.entries(value as object)) held(each, `${place}.${key}`, found);
  return found;
}

/** A piece at a place: how much more often guesses have it there than games do, in standard deviations. */
interface Bias {
  readonly what: string;
  readonly deviations: number;
}

/**
 * Compares guesses with the truth, over games that chance plays: at one moment of each game one viewer guesses. If a guess is drawn as
 * the rules deal, what is hidden is as often here or there in the guesses as in the games; and a piece that no game ever has at a place
 * stays away from there in guesses.
 *
 * @param except - Places that guesses fill otherwise. Say why where you write it.
 * @returns Every piece at every place that differed often enough to judge, the most biased first.
 */
function biasesOf<G extends AnyGame>(game: G, options: object, games: number, except: RegExp = /^$/): readonly Bias[] {
  const sums = new Map<string, { sum: number; squares: number; times: number }>();
  for (let i = 0; i < games; i++) {
    const rng = seedRng(`guesses ${i}`);
    const random = () => draw(rng);
    const state = game.fast.clone(game.newGame({ ...options, seed: `guesses ${i}` }));
    for (let ply = drawInt(rng, LONGEST); ply > 0 && state.pending.length > 0; ply--)
      game.fast.play(state, game.fast.randomMove(state, random));
    if (state.pending.length === 0) continue;
    const viewers: readonly Viewer[] = [...game.seats(state).keys(), 'spectator'];
    const viewer = viewers[drawInt(rng, viewers.length)] as Viewer;
    const guess = game.determinize(game.view(state, viewer), rng);
    const truth = held({ ...state, rng: null }, '', new Map());
    const guessed = held({ ...guess, rng: null }, '', new Map());
    for (const key of new Set([...truth.keys(), ...guessed.keys()])) {
      const by = (guessed.get(key) ?? 0) - (truth.get(key) ?? 0);
      if (by === 0 || except.test(key)) continue;
      const { sum, squares, times } = sums.get(key) ?? { sum: 0, squares: 0, times: 0 };
      sums.set(key, { sum: sum + by, squares: squares + by * by, times: times + 1 });
    }
  }
  return [...sums]
    .filter(([, { times }]) => times >= ENOUGH)
    .map(([what, { sum, squares }]) => ({ what, deviations: sum / Math.sqrt(squares) }))
    .sort((a, b) => Math.abs(b.deviations) - Math.abs(a.deviations));
}

/** The last ply at which a game is looked at. */
const LONGEST = 160;
/** The differences that are needed to judge a place. */
const ENOUGH = 20;

/** The mean square of biases: about 1 where nothing is biased, since each alone is then a standard normal deviate. */
const chiSquarePer = (biases: readonly Bias[]): number =>
  biases.reduce((sum, { deviations }) => sum + deviations ** 2, 0) / Math.max(1, biases.length);

/**
 * What the law of guesses has to know of a game.
 *
 * @category Testing
 */
export interface GuessContract<G extends AnyGame> {
  /** The sets of options to play with, where something is hidden. */
  readonly variants: readonly (Variant<G> & {
    /** The places that guesses may fill otherwise than games do. Say why beside it. */
    readonly unlike?: RegExp;
  })[];
  /** How many games are judged. Default 2,000; with fewer than 1,000 only a coarse bias is found. */
  readonly games?: number;
  /** The mean square that the biases may have. Default 1.8: it would be 1 if they did not depend on each other. */
  readonly most?: number;
  /** How many places have to be judged, over 1,000 games and more: otherwise the law looks past what is hidden. Default 0. */
  readonly fewest?: number;
}

/** No place may be more biased than this, in standard deviations. */
const BIASED = 5;

/** The mean square that biases over few games may have. */
const COARSE = 3;

/**
 * Checks that `determinize` deals what a view hides as the rules do: over many games, a piece is as often at a place in the guesses as in
 * the games.
 *
 * @param test - How the runner names a test and runs it.
 * @example
 * ```ts
 * import { guessLaws, sealed } from '@wonders/core/testing';
 * const variants = [{ name: 'two seats', options: { seats: 2 } }];
 * guessLaws(sealed, { variants, games: 100 }, (_, run) => run());
 * ```
 * @category Testing
 */
export function guessLaws<G extends AnyGame>(
  game: G,
  { variants, games = GUESSES, most = 1.8, fewest = 0 }: GuessContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const isWhole = games >= GUESSES / 2;
  for (const { name, options, unlike } of variants)
    test(`${game.id}, ${name}: guesses deal what is hidden as games do`, () =>
      named(`${game.id}: guesses in the variant "${name}"`, () => {
        const biases = biasesOf(game, options as object, games, unlike);
        const [worst] = biases;
        if (worst !== undefined && Math.abs(worst.deviations) > BIASED)
          fail(
            `${worst.what} is guessed ${worst.deviations > 0 ? 'too often' : 'too seldom'}, by ${worst.deviations} deviations`,
          );
        const square = chiSquarePer(biases);
        if (square > (isWhole ? most : COARSE)) fail(`the mean square of ${biases.length} biases is ${square}`);
        if (isWhole && biases.length < fewest) fail(`only ${biases.length} places are judged`);
      }));
}
