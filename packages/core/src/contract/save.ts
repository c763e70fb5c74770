import type { Verdict } from './verdict.js';

/**
 * A record as JSON to keep: small, readable, checked when it is loaded.
 *
 * @category Records
 */
export interface Save {
  /** Distinguishes it from other JSON. */
  readonly format: 'wonders-save';
  /** The version of this format. */
  readonly version: number;
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the rules under which it was played. */
  readonly rules: number;
  /** All options of the game, those at their default as well: a later version may have other defaults. `rng` is absent where nobody chose it. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Each move by `encodeMove`. */
  readonly moves: readonly string[];
  /** The {@link digest} of the state it led to, and of what `takenBack` and `verdict` say. */
  readonly digest: string;
  /** Whatever the app keeps with the game: a date, clocks, comments. */
  readonly meta?: Meta;
  /** How the game ended, where it was not by its rules. */
  readonly verdict?: Verdict;
  /** What was taken back, of a deal that players can check. */
  readonly takenBack?: readonly TakenBack<string>[];
}

/**
 * Moves that were taken back. Whoever saw them before can check later that the host showed the deal to which it had committed itself.
 *
 * @category Records
 */
export interface TakenBack<M> {
  /** The revision of the game right after: it has changed as often as that. */
  readonly revision: number;
  /** After how many moves the game stood then. */
  readonly ply: number;
  /** The moves that had followed. None where only a verdict was taken back, and where moves were played again. */
  readonly moves: readonly M[];
  /** The verdict that was taken back, if there was one. */
  readonly verdict?: Verdict;
}

/**
 * Data of an app that belongs to a game: any JSON under keys of its own. The library carries it along and never reads it.
 *
 * @category Records
 */
export type Meta = Readonly<Record<string, unknown>>;

/**
 * A save that a game has brought up to date, where that costs moves.
 *
 * @category Records
 */
export interface Migration {
  /** The save under the rules of today. */
  readonly save: Save;
  /** How many moves of the old save are missing in it. */
  readonly dropped: number;
}
