import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyGame, CHANCE, draw, type MoveOf, type StateOf, seedRng } from '../../packages/core/src/index.js';
import { sealed } from '../../packages/core/src/testing/index.js';
import { games } from '../games.js';

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

/** What `bench/variants.ts` of a package exports: options by name, or a list of both. */
type Variants = Readonly<Record<string, Options>> | readonly { readonly name: string; readonly options: Options }[];

/** The ids of the games that there are, the kit's small one last. */
export async function gameIds(): Promise<readonly string[]> {
  return [...(await games()).map(({ game }) => game.id), sealed.id];
}

/**
 * The variants of a game, each with its positions.
 *
 * @param words - Only variants that have all of these in their names.
 */
export async function subjectsOf(id: string, words: readonly string[]): Promise<readonly Subject[]> {
  const found = (await games()).find(({ game }) => game.id === id);
  const variants = found === undefined ? [['default', {}] as const] : await variantsOf(found.pkg.dir);
  return variants
    .filter(([variant]) => words.every((word) => variant.includes(word)))
    .map(([variant, options]) => prepare(found?.game ?? sealed, variant, options));
}

async function variantsOf(folder: string): Promise<readonly (readonly [string, Options])[]> {
  const file = join(folder, 'bench/variants.ts');
  if (!existsSync(file)) return [['default', {}]];
  const { variants }: { variants: Variants } = await import(pathToFileURL(file).href);
  return Array.isArray(variants) ? variants.map(({ name, options }) => [name, options]) : Object.entries(variants);
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
