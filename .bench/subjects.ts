import { type AnyGame, CHANCE, draw, type MoveOf, type StateOf, seedRng } from '../packages/core/src/index.js';

type Options = Readonly<Record<string, unknown>>;

/** A game with options, and positions of it that are the same in every run. */
export interface Subject {
  readonly game: AnyGame;
  readonly variant: string;
  readonly options: Options;
  /** Games that have just begun. */
  readonly starts: readonly StateOf<AnyGame>[];
  /** Positions of random games in which a seat decides. */
  readonly states: readonly StateOf<AnyGame>[];
  /** A move for each of the positions. */
  readonly moves: readonly MoveOf<AnyGame>[];
}

/** Options by name, or a list of both. */
export type Variants =
  | Readonly<Record<string, Options>>
  | readonly { readonly name: string; readonly options: Options }[];

/**
 * The variants of a game, each with its positions.
 *
 * @param words - Only variants that have all of these in their names.
 */
export function subjectsOf(game: AnyGame, variants: Variants, words: readonly string[]): readonly Subject[] {
  const named = Array.isArray(variants)
    ? variants.map(({ name, options }) => [name, options] as const)
    : Object.entries(variants);
  return named
    .filter(([variant]) => words.every((word) => variant.includes(word)))
    .map(([variant, options]) => prepare(game, variant, options));
}

const POSITIONS = 500;
const STARTS = 32;

function prepare(game: AnyGame, variant: string, options: Options): Subject {
  const rng = seedRng('bench');
  const begin = (seed: number): StateOf<AnyGame> => game.newGame({ ...options, seed: String(seed) });
  const states: StateOf<AnyGame>[] = [];
  const moves: MoveOf<AnyGame>[] = [];
  for (let seed = 0; states.length < POSITIONS; seed++) {
    let state = begin(seed);
    for (let seats = game.activeSeats(state); seats.length > 0; seats = game.activeSeats(state)) {
      const move = game.fast.randomMove(state, () => draw(rng));
      if (seats[0] !== CHANCE) {
        states.push(state);
        moves.push(move);
      }
      state = game.applyMove(state, move);
    }
  }
  return { game, variant, options, starts: Array.from({ length: STARTS }, (_, seed) => begin(seed)), states, moves };
}
