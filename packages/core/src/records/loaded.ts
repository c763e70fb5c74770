import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../contract/game.js';
import type { Refusal } from '../contract/refusal.js';
import type { Issue } from '../contract/schema.js';
import type { Playthrough } from './record.js';

/**
 * A fault in a save.
 *
 * @category Records
 */
export type SaveIssue = {
  /** The same as a sentence for developers, in English. */
  readonly message: string;
} & (
  | { readonly code: 'not-json' }
  | { readonly code: 'unknown-format' }
  | {
      readonly code: 'newer-version';
      /** The version of the format in which it was saved. */
      readonly version: number;
    }
  | {
      readonly code: 'malformed';
      /** What stands where, and what should. */
      readonly issues: readonly Issue[];
    }
  | {
      readonly code: 'wrong-game';
      /** The id of the game that was saved. */
      readonly game: string;
    }
  /** These rules play the game differently. */
  | {
      readonly code: 'other-rules';
      /** The behaviour version under which it was played. */
      readonly rules: number;
      /** How many of its moves fit. */
      readonly ply: number;
      /** What the next one runs into. */
      readonly why: SaveIssue;
    }
  /** The game's own `migrate` gives no save, or drops moves without saying so. */
  | {
      readonly code: 'bad-migration';
      /** The behaviour version of the save that it was given. */
      readonly rules: number;
    }
  | {
      readonly code: 'bad-options';
      /** Which options are wrong, and what is allowed. */
      readonly issues: readonly Issue[];
    }
  | {
      readonly code: 'unreadable-move';
      /** How many moves came before it. */
      readonly ply: number;
      /** What stands in its place. */
      readonly text: string;
    }
  | {
      readonly code: 'refused-move';
      /** How many moves came before it. */
      readonly ply: number;
      /** The move as it was saved. */
      readonly text: string;
      /** Why it is refused. */
      readonly refusal: Refusal;
    }
  | {
      readonly code: 'digest-differs';
      /** How many moves were played. */
      readonly ply: number;
      /** The digest that the save names. */
      readonly expected: string;
      /** The digest of the state that the moves lead to. */
      readonly found: string;
    }
  /** What was taken back cannot have been played. */
  | {
      readonly code: 'bad-line';
      /** How many moves were played. */
      readonly ply: number;
    }
  /** The verdict names no seat of the game, stands at another move, or the game has ended by its rules. */
  | {
      readonly code: 'bad-verdict';
      /** How many moves were played. */
      readonly ply: number;
    }
);

/**
 * The result of {@link load}.
 *
 * @category Records
 */
export type Loaded<S, M, O> = {
  /** The options of the save that the game has withdrawn since: it was read without them. Absent where there are none. */
  readonly withdrawn?: readonly string[];
} & (
  | {
      /** The save could be played again. */
      readonly ok: true;
      /** The game as far as it was saved. */
      readonly playthrough: Playthrough<S, M, O>;
      /** The moves lead to the state that was saved, under these rules. */
      readonly replay: 'same';
    }
  | {
      /** The save could be played again. */
      readonly ok: true;
      /** The game as far as it could be kept. */
      readonly playthrough: Playthrough<S, M, O>;
      /** The game's own `migrate` has brought it up to date. */
      readonly replay: 'migrated';
      /** How many moves `migrate` dropped, from 0. */
      readonly dropped: number;
    }
  | {
      /** The save could not be played again. */
      readonly ok: false;
      /** Why. */
      readonly issue: SaveIssue;
      /** The game up to the move that does not fit, without a verdict; absent where no move could be tried. */
      readonly before?: Playthrough<S, M, O>;
    }
);

/**
 * {@link Loaded} of a game.
 *
 * @category Records
 */
export type LoadedOf<G extends AnyGame> = Loaded<StateOf<G>, MoveOf<G>, OptionsOf<G>>;
