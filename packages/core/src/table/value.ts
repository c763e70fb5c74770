import type { Bot } from '../bots/bot.js';
import type { AnyGame, EventOf, MoveOf, OptionsOf, StateOf, ViewOf } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import type { Refusal } from '../contract/refusal.js';
import type { Meta, TakenBack } from '../contract/save.js';
import type { Verdict } from '../contract/verdict.js';
import { tableGiven } from '../engine/given.js';
import { transitionUnchecked } from '../engine/unchecked.js';
import type { GameRecord } from '../records/record.js';
import { judgedAt } from '../records/verdict.js';

/**
 * Who plays a seat: a person, the script or house bot of the game, or a bot of the host.
 *
 * @category Table
 */
export type Player<G extends AnyGame> = 'human' | 'script' | Seated<Bot<ViewOf<G>, MoveOf<G>>>;

/**
 * A bot as a method has it: so a table of one game is a `Table<AnyGame>`, too.
 *
 * @category Table
 */
export type Seated<B extends (turn: never) => unknown> = {
  /** Answers a turn. */
  bot(...turn: Parameters<B>): ReturnType<B>;
}['bot'];

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
   * whole number; default and least is what the record tells: its moves, its verdict, and what was taken back of a sealed deal.
   */
  readonly revision?: number;
}

/**
 * The part of a setting that says how the game starts: its options, or a record to continue.
 *
 * @category Table
 */
export type StartsFrom<G extends AnyGame> =
  | Required<Pick<Setting<G>, 'options'>>
  | Required<Pick<Setting<G>, 'record'>>;

/**
 * One move as it was played.
 *
 * @category Table
 */
export interface PlayedMove<G extends AnyGame> {
  /** The seat that moved; {@link CHANCE} when the host answered chance. */
  readonly seat: Seat;
  /** The move, with all secrets. */
  readonly move: MoveOf<G>;
  /** The events, with all secrets: `eventsSince` gives what a viewer may know. A finished table keeps only those of the last move. */
  readonly events?: readonly EventOf<G>[];
  /** The state after it. A finished table keeps only the last one: {@link stateOf} plays the others again. */
  readonly state?: StateOf<G>;
}

/**
 * A game in progress, as a value: every change gives a new table and leaves this one untouched.
 *
 * @category Table
 */
export interface Table<G extends AnyGame> {
  /** The game value that plays it. */
  readonly game: G;
  /** Who plays each seat, in seat order. */
  readonly players: readonly Player<G>[];
  /** The options that the game was started with. */
  readonly options: OptionsOf<G>;
  /** The state before the first move. */
  readonly opening: StateOf<G>;
  /** The moves that have been played. */
  readonly played: readonly PlayedMove<G>[];
  /** The moves that can be redone, the next one last. */
  readonly undone: readonly PlayedMove<G>[];
  /**
   * How often the table has changed: each move counts, and so does a verdict, each `undo` and each `redo`. It rises by more than
   * the moves whenever moves are taken back or played again.
   */
  readonly revision: number;
  /** What was taken back of a sealed deal, for its record. */
  readonly takenBack: readonly TakenBack<MoveOf<G>>[];
  /** Data that the app keeps with the game, if any. */
  readonly meta?: Meta;
  /** How the game ended, where it was not by its rules. Nothing is played after it. */
  readonly verdict?: Verdict;
}

/**
 * A move that was played.
 *
 * @category Table
 */
export interface Accepted<G extends AnyGame> {
  /** The move is legal. */
  readonly ok: true;
  /** The table after it. */
  readonly table: Table<G>;
}

/**
 * A move that was refused. The table stays as it was.
 *
 * @category Table
 */
export interface Refused {
  /** The move is not legal, or comes too late. */
  readonly ok: false;
  /** Why, as data. */
  readonly refusal: Refusal;
  /** The refusal as a sentence, in the words of the game value. */
  readonly message: string;
}

/**
 * The result of a move.
 *
 * @category Table
 */
export type Dispatched<G extends AnyGame> = Accepted<G> | Refused;

/** A move with what came before and after it. */
interface Step<G extends AnyGame> extends Required<PlayedMove<G>> {
  readonly before: StateOf<G>;
}

/** The steps of a table after a ply. Those that a finished table has let go of are played again. */
export function stepsOf<G extends AnyGame>(
  { game, opening, played }: Pick<Table<G>, 'game' | 'opening' | 'played'>,
  ply: number,
): readonly Step<G>[] {
  let known = Math.min(ply, played.length);
  while (known > 0 && played[known - 1]?.state === undefined) known--;
  let before = played[known - 1]?.state ?? opening;
  const steps = played.slice(known).map(({ seat, move, state, events }): Step<G> => {
    const after =
      state === undefined || events === undefined ? transitionUnchecked(game, before, move) : { state, events };
    const step = { seat, move, before, state: after.state, events: after.events };
    before = after.state;
    return step;
  });
  return steps.slice(Math.max(0, ply - known));
}

/**
 * The current state, or the state after some of the moves. A finished table plays those moves again. Where a verdict has ended the
 * game, nobody decides in its last state, and `outcome` gives the verdict.
 *
 * @param ply - How many moves: 0 is the opening. Default all.
 * @category Table
 */
export function stateOf<G extends AnyGame>(table: Table<G>, ply?: number): StateOf<G> {
  tableGiven('stateOf', table);
  const { game, verdict, played } = table;
  const state = reached(table, ply);
  if (verdict?.ply !== (ply ?? played.length)) return state;
  return judgedAt(game, state, verdict);
}

/** The state that the moves have led to, whatever the verdict. */
export function reached<G extends AnyGame>(table: Table<G>, ply: number = table.played.length): StateOf<G> {
  const { game, opening, played } = table;
  const last = played[ply - 1];
  if (last === undefined) return opening;
  return last.state ?? (stepsOf({ game, opening, played: played.slice(0, ply) }, ply - 1)[0]?.state as StateOf<G>);
}

/** A table whose game is over keeps the record, its opening and its last state: 30 to 60 kB rather than 200 to 600. */
export function settled<G extends AnyGame>(table: Table<G>): Table<G> {
  const { game, played, verdict } = table;
  if (verdict === undefined && game.activeSeats(reached(table)).length > 0) return table;
  const last = played.length - 1;
  return { ...table, played: played.map((each, i) => (i < last ? { seat: each.seat, move: each.move } : each)) };
}

/** A table with all its states, so that play can continue. */
export function unsettled<G extends AnyGame>(table: Table<G>): Table<G> {
  if (table.played.every(({ state }) => state !== undefined)) return table;
  return { ...table, played: stepsOf(table, 0).map(({ before: _, ...each }) => each) };
}
