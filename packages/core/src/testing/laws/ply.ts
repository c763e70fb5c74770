import type { AnyGame, MoveOf, StateOf } from '../../contract/game.js';
import type { AleaRng } from '../../contract/generator.js';
import type { Candidate } from './random.js';
import type { Contract } from './terms.js';

/** One moment of a random game, with the move that is played next. */
export interface Ply<G extends AnyGame> {
  readonly game: G;
  readonly contract: Contract<G>;
  readonly state: StateOf<G>;
  /** An untouched copy of `state`. */
  readonly before: StateOf<G>;
  readonly seed: string;
  readonly legal: readonly MoveOf<G>[];
  readonly codes: readonly string[];
  readonly move: MoveOf<G>;
  readonly next: StateOf<G>;
  readonly rng: AleaRng;
  /** All well-formed moves of the game, `undefined` when they are too many. */
  readonly everyMove: readonly Candidate[] | undefined;
}

/** A law, checked at one of `every` plies, chosen at random. */
export interface Law {
  readonly law: number;
  readonly says: string;
  readonly every: number;
  check<G extends AnyGame>(ply: Ply<G>): void;
}

/** The law about the shape of states, for checks inside other laws. */
export const JSON_ONLY = 'law 3: a state is plain JSON with the same keys in the same order';
