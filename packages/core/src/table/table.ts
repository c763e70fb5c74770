import type { Bot } from '../bots/bot.js';
import type {
  AnyGame,
  EventOf,
  MoveOf,
  OptionsOf,
  StartsAlone,
  StateOf,
  Transition,
  ViewOf,
} from '../contract/game.js';
import type { Rng } from '../contract/generator.js';
import { CHANCE, type Seat } from '../contract/position.js';
import type { Refusal } from '../contract/refusal.js';
import { dealtFor } from '../engine/deal.js';
import { gameGiven, tableGiven } from '../engine/given.js';
import { transitionUnchecked } from '../engine/unchecked.js';
import { begin, besides, type PlaythroughOf } from '../records/record.js';
import { noted, revisionOf } from '../records/taken-back.js';
import { cipherOrThrow } from '../rng/cipher.js';
import { draw, seedRng } from '../rng/rng.js';
import { isLate, isTimely, type MeantFor } from './late.js';
import { atOnce, checkPlayer, checkSeats } from './players.js';
import {
  type Dispatched,
  type Player,
  reached,
  type Setting,
  type StartsFrom,
  settled,
  stateOf,
  type Table,
} from './value.js';

/**
 * Sets a table. No seat has moved yet: {@link playBots} lets bots and scripts begin.
 *
 * @throws `InvalidOptionsError` as `newGame` does; `IllegalMoveError` when the record is of another game; `RangeError` for a seat
 *   that the game does not have, for a list of players that is too short or too long, and for a revision below the number of moves;
 *   `TypeError` for a player that is none.
 * @example
 * ```ts
 * import { createTable, dispatch, playBots, stateOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * let table = playBots(createTable(sealed, { options: { seats: 2, seed: 'monday' }, seats: { 1: 'script' } }));
 * const [move] = sealed.legalMoves(stateOf(table), 0);
 * const result = dispatch(table, move, { seat: 0 });
 * if (result.ok) table = playBots(result.table);
 * console.log(table.played.map(({ seat }) => seat)); // [1, 0, 1]
 * ```
 * @category Table
 */
export function createTable<G extends AnyGame>(game: G, setting: Setting<G> & StartsFrom<G>): Table<G>;
export function createTable<G extends AnyGame & StartsAlone>(game: G, setting?: Setting<G>): Table<G>;
export function createTable<G extends AnyGame>(game: G, setting: Setting<G> = {}): Table<G> {
  gameGiven('createTable', game);
  const given = setting.record?.options ?? setting.options ?? ({} as OptionsOf<G>);
  const infos = game.seats(game.newGame({ ...given, rng: 'alea' }));
  checkSeats(game, setting.seats ?? {}, infos.length);
  if (setting.others !== undefined) checkPlayer(game, 'the others', setting.others);
  const firstFree = infos.findIndex(({ role }) => role !== 'script');
  const named = setting.seats ?? { [firstFree]: 'human' as const };
  const players = infos.map(
    ({ role }, seat): Player<G> => (role === 'script' ? 'script' : (named[seat] ?? setting.others ?? 'human')),
  );
  const people = players.filter((player) => player === 'human').length;
  // The record names the generator it was played with.
  const options = setting.record === undefined ? dealtFor(game, given, people) : given;
  const { state: opening } = begin(game, options);
  let table: Table<G> = { game, players, options, opening, played: [], undone: [], revision: 0, takenBack: [] };
  const { record } = setting;
  if (record === undefined) return settled({ ...table, revision: revisionFrom(0, setting) });
  for (const move of record.moves) table = checked(table, move, moverOf(table, move));
  const least = revisionOf(record);
  const revision = revisionFrom(least, setting);
  const ply = table.played.length;
  // Changes of which the record does not tell, as of a game that was saved without them.
  const known = revision === least ? record.takenBack : noted({ ...record, options }, { revision, ply, moves: [] });
  return settled({ ...table, ...besides(record), revision, takenBack: known ?? [] });
}

/** The revision of a table: that of the setting, if it is possible. */
function revisionFrom(least: number, { revision = least }: { readonly revision?: number }): number {
  if (Number.isSafeInteger(revision) && revision >= least) return revision;
  throw new RangeError(
    `revision should be a whole number from ${least}, the number of moves, verdicts and undos, not ${revision}`,
  );
}

/** The seat of a move: the one that it names, or the one that decides. */
function moverOf<G extends AnyGame>(table: Table<G>, move: MoveOf<G>): Seat {
  const active = table.game.activeSeats(stateOf(table));
  const own = (move as { readonly seat?: Seat }).seat;
  return active[0] !== CHANCE && own !== undefined ? own : (active[0] ?? CHANCE);
}

/** Plays a move that nothing has checked yet: of a record, or of a bot of the host. */
function checked<G extends AnyGame>(table: Table<G>, move: MoveOf<G>, seat: Seat): Table<G> {
  const by = seat === CHANCE ? undefined : seat;
  return after(table, move, seat, table.game.transition(stateOf(table), move, by));
}

/** Plays a move that has just been checked, or that the game itself has chosen. */
const trusted = <G extends AnyGame>(table: Table<G>, move: MoveOf<G>, seat: Seat): Table<G> =>
  after(table, move, seat, transitionUnchecked(table.game, stateOf(table), move));

function after<G extends AnyGame>(
  table: Table<G>,
  move: MoveOf<G>,
  seat: Seat,
  { state, events }: Transition<StateOf<G>, EventOf<G>>,
): Table<G> {
  const all = table.played.concat([{ seat, move, events, state }]);
  return settled({ ...table, played: all, undone: [], revision: table.revision + 1 });
}

/** Why a move is not played, as data and as a sentence. */
export function refused<G extends AnyGame>(
  table: Table<G>,
  refusal: Refusal,
): Extract<Dispatched<G>, { readonly ok: false }> {
  return { ok: false, refusal, message: table.game.describeRefusal(refusal, stateOf(table)) };
}

/**
 * Plays a move, or says why not.
 *
 * @param move - Untrusted: it is checked.
 * @param from - The seat that sent it, and the ply and the revision for which it was meant; all are checked, too. Where several seats
 *   choose at the same time, secret choices of others since that ply do not make a move late.
 * @category Table
 */
export function dispatch<G extends AnyGame>(table: Table<G>, move: unknown, from: MeantFor = {}): Dispatched<G> {
  tableGiven('dispatch', table);
  const { game } = table;
  if (table.verdict !== undefined) return refused(table, { code: 'over' });
  if (isLate(table, from)) return refused(table, { code: 'stale', ply: table.played.length });
  const { seat, ply } = from;
  const meant = isTimely(table, from) ? { seat } : { seat, ply };
  const refusal = game.check(stateOf(table), move, meant) as Refusal | undefined;
  if (refusal !== undefined) return refused(table, refusal);
  return { ok: true, table: trusted(table, move as MoveOf<G>, seat ?? moverOf(table, move as MoveOf<G>)) };
}

/** The seat that decides now, if a script or bot plays it. */
function nextBot<G extends AnyGame>(table: Table<G>): Seat | undefined {
  if (table.verdict !== undefined) return undefined;
  return table.game.activeSeats(stateOf(table)).find((seat) => seat !== CHANCE && table.players[seat] !== 'human');
}

/**
 * One move of a script or bot. The same table when a person or the host decides, or the game is over.
 *
 * @throws `IllegalMoveError` when a bot gives an illegal move, `TypeError` when it gives a promise.
 * @category Table
 */
function step<G extends AnyGame>(table: Table<G>): Table<G> {
  const { game } = table;
  const seat = nextBot(table);
  if (seat === undefined) return table;
  const player = table.players[seat];
  if (typeof player !== 'function') return trusted(table, game.botMove(stateOf(table), seat), seat);
  return checked(table, atOnce(game, seat, player(turnOf(table, seat))).move, seat);
}

/** The generator of a bot, by the game, the ply and the seat, so that a table can be replayed. Its moves must not give the seed away. */
function botRng<G extends AnyGame>({ options, played }: Table<G>, seat: Seat): Rng {
  const place = `${played.length}/${seat}`;
  const seed = options.seed ?? '';
  return seedRng(options.rng === 'sealed' ? cipherOrThrow().keyOf(`bot/${place}`, seed) : `table/${seed}/${place}`);
}

/** The turn of a bot. */
function turnOf<G extends AnyGame>(table: Table<G>, seat: Seat): Parameters<Bot<ViewOf<G>, MoveOf<G>>>[0] {
  const { game } = table;
  const view = game.view(stateOf(table), seat);
  const rng = botRng(table, seat);
  return { view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) };
}

/**
 * Lets scripts and bots play until a person or the host decides, or the game is over.
 *
 * @param until - Called before every move; `true` stops, for hosts that show each move.
 * @throws `IllegalMoveError` when a bot gives an illegal move, `TypeError` when it gives a promise.
 * @category Table
 */
export function playBots<G extends AnyGame>(
  table: Table<G>,
  until: (table: Table<G>) => boolean = () => false,
): Table<G> {
  tableGiven('playBots', table);
  let now = table;
  while (nextBot(now) !== undefined && !until(now)) now = step(now);
  return now;
}

/**
 * The game as a playthrough, for `save` and the other functions of records: its state is the one that the moves have led to, and its
 * record has the verdict.
 *
 * @category Table
 */
export function playthroughOf<G extends AnyGame>(table: Table<G>): PlaythroughOf<G> {
  tableGiven('playthroughOf', table);
  const { game, options, played, verdict: final, meta, takenBack } = table;
  const moves = played.map(({ move }) => move);
  // A part of the game has not ended yet.
  const verdict = final?.ply === moves.length ? final : undefined;
  return { record: { game: game.id, options, moves, ...besides({ meta, verdict, takenBack }) }, state: reached(table) };
}
