import type { Bot } from '../bots/bot.js';
import type { AnyGame, EventOf, MoveOf, OptionsOf, StateOf, ViewOf } from '../game.js';
import type { Seat } from '../position.js';
import type { GameRecord } from '../records/record.js';
import type { Meta } from '../records/save.js';
import type { Verdict } from '../records/verdict.js';
import type { Refusal } from '../refusal.js';

/**
 * Who plays a seat: a person, the script or house bot of the game, or a bot of the host.
 *
 * @category Table
 */
export type Player<G extends AnyGame> = 'human' | 'script' | Bot<ViewOf<G>, MoveOf<G>>;

/**
 * The settings of a table; everything has a default.
 *
 * @category Table
 */
export interface Setting<G extends AnyGame> {
  /**
   * The options of the game; the defaults of the game when absent. Where they name no `rng`, players hold hidden cards and several
   * people play, it is `'sealed'`, which needs `import '@wonders/core/sealed'`. Where no player gains by foreseeing the cards, say
   * `rng: 'alea'`.
   */
  readonly options?: OptionsOf<G>;
  /** Who plays. A scripted opponent plays its own seat. */
  readonly seats?: Readonly<Record<Seat, Player<G>>>;
  /**
   * Who plays the seats that `seats` does not name and the game does not script; default persons. Where `seats` names none, a
   * person plays the first of them in any case: `{ others: 'script' }` is one person among bots.
   */
  readonly others?: Player<G>;
  /** A game to continue, as `load` of the records gives it. Its options replace the others. */
  readonly record?: GameRecord<MoveOf<G>, OptionsOf<G>>;
  /**
   * The {@link Table.revision} that the host kept beside the record, so that answers from before a restart are still told apart. A
   * whole number from the number of moves; default that number.
   */
  readonly revision?: number;
}

/**
 * One move as it was played.
 *
 * @category Table
 */
export interface Played<G extends AnyGame> {
  /** The seat that moved; {@link CHANCE} when the host answered chance. */
  readonly seat: Seat;
  readonly move: MoveOf<G>;
  /** The events, with all secrets: `eventsSince` gives what a viewer may know. */
  readonly events: readonly EventOf<G>[];
  /** The state after it. */
  readonly state: StateOf<G>;
}

/**
 * A game in progress, as a value: every change gives a new table and leaves this one untouched.
 *
 * @category Table
 */
export interface Table<G extends AnyGame> {
  readonly game: G;
  /** Who plays each seat, in seat order. */
  readonly players: readonly Player<G>[];
  readonly options: OptionsOf<G>;
  /** The state before the first move. */
  readonly opening: StateOf<G>;
  /** The moves that have been played. */
  readonly played: readonly Played<G>[];
  /** The moves that can be redone, the next one last. */
  readonly undone: readonly Played<G>[];
  /**
   * How often the table has changed: each move counts, and so does each `undo` and `redo`. `revision` − number of moves stays the
   * same while moves are played, and rises whenever moves are taken back or played again.
   */
  readonly revision: number;
  /** What the app keeps with the game; nothing when absent. */
  readonly meta?: Meta;
  /** How the game ended, where it was not by its rules. Nothing is played after it. */
  readonly verdict?: Verdict;
}

/**
 * The result of a move.
 *
 * @category Table
 */
export type Dispatched<G extends AnyGame> =
  | { readonly ok: true; readonly table: Table<G> }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: string };

/**
 * The current state, or the state after some of the moves.
 *
 * @param ply - How many moves: 0 is the opening. Default all.
 * @category Table
 */
export function stateOf<G extends AnyGame>({ opening, played }: Table<G>, ply: number = played.length): StateOf<G> {
  return played[ply - 1]?.state ?? opening;
}
