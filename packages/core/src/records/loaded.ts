import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../game.js';
import type { Refusal } from '../refusal.js';
import type { Issue } from '../schema.js';
import type { Playthrough } from './record.js';

/**
 * What is wrong with a save.
 *
 * @category Records
 */
export type SaveIssue =
  | { readonly code: 'not-json'; readonly message: string }
  | { readonly code: 'unknown-format'; readonly message: string }
  | { readonly code: 'newer-version'; readonly message: string; readonly version: number }
  | { readonly code: 'malformed'; readonly message: string; readonly issues: readonly Issue[] }
  | { readonly code: 'wrong-game'; readonly message: string; readonly game: string }
  /** These rules play the game differently: `ply` moves fit, and `why` says what the next one runs into. */
  | {
      readonly code: 'other-rules';
      readonly message: string;
      readonly rules: number;
      readonly ply: number;
      readonly why: SaveIssue;
    }
  /** The game's own `migrate` gives no save, or drops moves without saying so. */
  | { readonly code: 'bad-migration'; readonly message: string; readonly rules: number }
  | { readonly code: 'bad-options'; readonly message: string; readonly issues: readonly Issue[] }
  | { readonly code: 'unreadable-move'; readonly message: string; readonly ply: number; readonly text: string }
  | {
      readonly code: 'refused-move';
      readonly message: string;
      readonly ply: number;
      readonly text: string;
      readonly refusal: Refusal;
    }
  | {
      readonly code: 'digest-differs';
      readonly message: string;
      readonly ply: number;
      readonly expected: string;
      readonly found: string;
    }
  /** The verdict names no seat of the game, stands at another move, or the game has ended by its rules. */
  | { readonly code: 'bad-verdict'; readonly message: string; readonly ply: number };

/**
 * The result of {@link load}.
 *
 * @category Records
 */
export type Loaded<S, M, O> =
  /** The moves lead to the state that was saved, under these rules. */
  | { readonly ok: true; readonly playthrough: Playthrough<S, M, O>; readonly replay: 'same' }
  /** The game's own `migrate` has brought it up to date, and dropped so many moves. */
  | {
      readonly ok: true;
      readonly playthrough: Playthrough<S, M, O>;
      readonly replay: 'migrated';
      readonly dropped: number;
    }
  /** `before` is the game up to the move that does not fit, without a verdict; absent where no move could be tried. */
  | { readonly ok: false; readonly issue: SaveIssue; readonly before?: Playthrough<S, M, O> };

/**
 * {@link Loaded} of a game.
 *
 * @category Records
 */
export type LoadedOf<G extends AnyGame> = Loaded<StateOf<G>, MoveOf<G>, OptionsOf<G>>;
