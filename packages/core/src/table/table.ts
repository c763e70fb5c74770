import type { Bot } from '../bots/bot.js';
import type { AnyGame, EventOf, Meant, MoveOf, OptionsOf, StateOf, ViewOf } from '../game.js';
import { CHANCE, type Seat } from '../position.js';
import { begin, type GameRecord, type PlaythroughOf } from '../records/record.js';
import type { Refusal } from '../refusal.js';
import { draw, seedRng } from '../rng.js';

/**
 * Who plays a seat: a person, the script or house bot of the game, or a bot of the host.
 *
 * @category Table
 */
export type Player<G extends AnyGame> = 'human' | 'script' | Bot<ViewOf<G>, MoveOf<G>>;

/**
 * What a table is set with; everything has a default.
 *
 * @category Table
 */
export interface Setting<G extends AnyGame> {
  /** The options of the game; the defaults of the game when absent. */
  readonly options?: OptionsOf<G>;
  /** Who plays. A scripted opponent plays its own seat. */
  readonly seats?: Readonly<Record<Seat, Player<G>>>;
  /**
   * Who plays the seats that are neither named nor scripted by the game; default persons. Where no seat is named the first of them is a
   * person's in any case: `{ others: 'script' }` is one person among bots.
   */
  readonly others?: Player<G>;
  /** A game to go on with, as `load` of the records gives it; its options count. */
  readonly record?: GameRecord<MoveOf<G>, OptionsOf<G>>;
}

/**
 * One move as it was played.
 *
 * @category Table
 */
export interface Played<G extends AnyGame> {
  /** Who moved; {@link CHANCE} when the host told what turned up. */
  readonly seat: Seat;
  readonly move: MoveOf<G>;
  /** What happened, uncensored: `eventsSince` gives what a viewer may know. */
  readonly events: readonly EventOf<G>[];
  /** The state after it. */
  readonly state: StateOf<G>;
}

/**
 * A game in progress: a value. Whatever is done at it gives a new one and leaves this one as it was.
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
  /** Moves that were taken back and can be made again, the next one last. */
  readonly undone: readonly Played<G>[];
}

/**
 * What became of a move.
 *
 * @category Table
 */
export type Dispatched<G extends AnyGame> =
  | { readonly ok: true; readonly table: Table<G> }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: string };

/**
 * Sets a table. Nobody has been asked to move yet: {@link playUntil} lets bots and scripts begin.
 *
 * @throws `InvalidOptionsError` as `newGame` does; `IllegalMoveError` when the record is none of this game; `RangeError`
 * when a seat is named that the game does not have.
 * @example
 * ```ts
 * import { createTable, dispatch, playUntil, stateOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * let table = playUntil(createTable(sealed, { options: { seats: 2, seed: 'monday' }, seats: { 1: 'script' } }));
 * const [move] = sealed.legalMoves(stateOf(table), 0);
 * const result = dispatch(table, move, { seat: 0 });
 * if (result.ok) table = playUntil(result.table);
 * console.log(table.played.map(({ seat }) => seat)); // [1, 0, 1]
 * ```
 * @category Table
 */
export function createTable<G extends AnyGame>(game: G, setting: Setting<G> = {}): Table<G> {
  const options = setting.record?.options ?? setting.options ?? ({} as OptionsOf<G>);
  const { state: opening } = begin(game, options);
  const infos = game.seats(opening);
  for (const seat of Object.keys(setting.seats ?? {}))
    if (infos[Number(seat)] === undefined)
      throw new RangeError(`${game.id} has no seat ${seat} here, only 0 to ${infos.length - 1}`);
  const firstFree = infos.findIndex(({ role }) => role !== 'script');
  const named = setting.seats ?? { [firstFree]: 'human' as const };
  const players = infos.map(
    ({ role }, seat): Player<G> => (role === 'script' ? 'script' : (named[seat] ?? setting.others ?? 'human')),
  );
  let table: Table<G> = { game, players, options, opening, played: [], undone: [] };
  for (const move of setting.record?.moves ?? []) table = played(table, move, moverOf(table, move));
  return table;
}

/**
 * The state as it is now, or after some of the moves.
 *
 * @param ply - How many moves: 0 is the opening. Default all.
 * @category Table
 */
export function stateOf<G extends AnyGame>({ opening, played }: Table<G>, ply: number = played.length): StateOf<G> {
  return played[ply - 1]?.state ?? opening;
}

/** Who makes a move: the seat that it bears, or the one that decides. */
function moverOf<G extends AnyGame>(table: Table<G>, move: MoveOf<G>): Seat {
  const active = table.game.activeSeats(stateOf(table));
  const own = (move as { readonly seat?: Seat }).seat;
  return active[0] !== CHANCE && own !== undefined ? own : (active[0] ?? CHANCE);
}

function played<G extends AnyGame>(table: Table<G>, move: MoveOf<G>, seat: Seat): Table<G> {
  const { state, events } = table.game.transition(stateOf(table), move, seat === CHANCE ? undefined : seat);
  return { ...table, played: table.played.concat([{ seat, move, events, state }]), undone: [] };
}

/** Why a move is not played, as data and as a sentence. */
export function refused<G extends AnyGame>(table: Table<G>, refusal: Refusal): Dispatched<G> {
  return { ok: false, refusal, message: table.game.describeRefusal(refusal, stateOf(table)) };
}

/**
 * Plays a move, or says why not.
 *
 * @param move - Whatever came from outside: it is checked.
 * @param from - The seat that sent it, and the ply at which it was meant; what is given is checked too. Where several choose at the same time,
 * the secret choices of others since that ply do not make a move late.
 * @category Table
 */
export function dispatch<G extends AnyGame>(table: Table<G>, move: unknown, from: Meant = {}): Dispatched<G> {
  const { game } = table;
  const meant = isTimely(table, from) ? { seat: from.seat } : from;
  const refusal = game.check(stateOf(table), move, meant) as Refusal | undefined;
  if (refusal !== undefined) return refused(table, refusal);
  return { ok: true, table: played(table, move as MoveOf<G>, from.seat ?? moverOf(table, move as MoveOf<G>)) };
}

/** Whether a seat was to move at a ply already, and nothing has happened since but the secret choices of others. */
function isTimely<G extends AnyGame>(table: Table<G>, { seat, ply }: Meant): boolean {
  const { game, played } = table;
  if (seat === undefined || ply === undefined || ply >= played.length) return false;
  if (!game.activeSeats(stateOf(table, ply)).includes(seat)) return false;
  return played.slice(ply).every(({ move, seat: by }, i) => {
    return by !== seat && game.viewMove(stateOf(table, ply + i), move, seat).kind === 'sealed';
  });
}

/** The next seat that plays without a person, if it is its turn. */
function nextBot<G extends AnyGame>(table: Table<G>): Seat | undefined {
  return table.game.activeSeats(stateOf(table)).find((seat) => seat !== CHANCE && table.players[seat] !== 'human');
}

/**
 * One move of a script or bot; the table as it is when persons, or the host, decide or the game is over.
 *
 * @throws `IllegalMoveError` when a bot answers a move that is not legal.
 * @category Table
 */
export function step<G extends AnyGame>(table: Table<G>): Table<G> {
  const { game } = table;
  const seat = nextBot(table);
  if (seat === undefined) return table;
  const player = table.players[seat];
  if (typeof player !== 'function') return played(table, game.botMove(stateOf(table), seat), seat);
  return played(table, player(turnOf(table, seat)).move, seat);
}

/** What a bot is given; its chance depends on the game, the ply and the seat, so that a table can be played again. */
function turnOf<G extends AnyGame>(table: Table<G>, seat: Seat): Parameters<Bot<ViewOf<G>, MoveOf<G>>>[0] {
  const { game, options } = table;
  const view = game.view(stateOf(table), seat);
  const rng = seedRng(`table/${options.seed ?? ''}/${table.played.length}/${seat}`);
  return { view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) };
}

/**
 * Lets scripts and bots play until somebody else decides: a person, the host, or nobody any more.
 *
 * @param until - Stops earlier, for hosts that show each move: asked before every move.
 * @category Table
 */
export function playUntil<G extends AnyGame>(
  table: Table<G>,
  until: (table: Table<G>) => boolean = () => false,
): Table<G> {
  let now = table;
  while (nextBot(now) !== undefined && !until(now)) now = step(now);
  return now;
}

/** Whether a person, or the host, made a move. */
function isPersons<G extends AnyGame>({ players }: Table<G>, move: Played<G> | undefined): boolean {
  return move !== undefined && (move.seat === CHANCE || players[move.seat] === 'human');
}

/**
 * Takes moves back as far as the last one that a person, or the host, made; the table as it is when there is none.
 *
 * @category Table
 */
export function undo<G extends AnyGame>(table: Table<G>): Table<G> {
  let last = table.played.length - 1;
  while (last >= 0 && !isPersons(table, table.played[last])) last--;
  if (last < 0) return table;
  return {
    ...table,
    played: table.played.slice(0, last),
    undone: [...table.undone, ...table.played.slice(last).reverse()],
  };
}

/**
 * Makes again what was taken back last, with all that followed until a person decides.
 *
 * @category Table
 */
export function redo<G extends AnyGame>(table: Table<G>): Table<G> {
  const again = [...table.undone].reverse();
  if (again.length === 0) return table;
  const next = again.findIndex((each, i) => i > 0 && isPersons(table, each));
  const count = next < 0 ? again.length : next;
  return { ...table, played: [...table.played, ...again.slice(0, count)], undone: again.slice(count).reverse() };
}

/**
 * The game as a playthrough, for `save` and everything else that records can do.
 *
 * @category Table
 */
export function playthroughOf<G extends AnyGame>(table: Table<G>): PlaythroughOf<G> {
  const moves = table.played.map(({ move }) => move);
  return { record: { game: table.game.id, options: table.options, moves }, state: stateOf(table) };
}
