import type { Bot } from '../bots/bot.js';
import { cipherOrThrow } from '../cipher.js';
import { dealtFor } from '../deal.js';
import type { AnyGame, EventOf, Meant, MoveOf, OptionsOf, StateOf, ViewOf } from '../game.js';
import type { Outcome } from '../outcome.js';
import { CHANCE, type Seat } from '../position.js';
import { begin, besides, type GameRecord, type PlaythroughOf } from '../records/record.js';
import type { Meta } from '../records/save.js';
import { judged, type Verdict } from '../records/verdict.js';
import type { Refusal } from '../refusal.js';
import { draw, type Rng, seedRng } from '../rng.js';

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
 * Sets a table. No seat has moved yet: {@link playUntil} lets bots and scripts begin.
 *
 * @throws `InvalidOptionsError` as `newGame` does; `IllegalMoveError` when the record is of another game; `RangeError` for a seat
 *   that the game does not have.
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
  const given = setting.record?.options ?? setting.options ?? ({} as OptionsOf<G>);
  const infos = game.seats(game.newGame({ ...given, rng: 'alea' }));
  for (const seat of Object.keys(setting.seats ?? {}))
    if (infos[Number(seat)] === undefined)
      throw new RangeError(`${game.id} has no seat ${seat} here, only 0 to ${infos.length - 1}`);
  const firstFree = infos.findIndex(({ role }) => role !== 'script');
  const named = setting.seats ?? { [firstFree]: 'human' as const };
  const players = infos.map(
    ({ role }, seat): Player<G> => (role === 'script' ? 'script' : (named[seat] ?? setting.others ?? 'human')),
  );
  const people = players.filter((player) => player === 'human').length;
  // A record says by which generator it was played.
  const options = setting.record === undefined ? dealtFor(game, given, people) : given;
  const { state: opening } = begin(game, options);
  let table: Table<G> = { game, players, options, opening, played: [], undone: [] };
  for (const move of setting.record?.moves ?? []) table = played(table, move, moverOf(table, move));
  return { ...table, ...besides(setting.record ?? {}) };
}

/**
 * The current state, or the state after some of the moves.
 *
 * @param ply - How many moves: 0 is the opening. Default all.
 * @category Table
 */
export function stateOf<G extends AnyGame>({ opening, played }: Table<G>, ply: number = played.length): StateOf<G> {
  return played[ply - 1]?.state ?? opening;
}

/** The seat of a move: the one that it names, or the one that decides. */
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
 * @param move - Untrusted: it is checked.
 * @param from - The seat that sent it, and the ply for which it was meant; both are checked, too. Where several seats choose at the
 *   same time, secret choices of others since that ply do not make a move late.
 * @category Table
 */
export function dispatch<G extends AnyGame>(table: Table<G>, move: unknown, from: Meant = {}): Dispatched<G> {
  const { game } = table;
  if (table.verdict !== undefined) return refused(table, { code: 'over' });
  const meant = isTimely(table, from) ? { seat: from.seat } : from;
  const refusal = game.check(stateOf(table), move, meant) as Refusal | undefined;
  if (refusal !== undefined) return refused(table, refusal);
  return { ok: true, table: played(table, move as MoveOf<G>, from.seat ?? moverOf(table, move as MoveOf<G>)) };
}

/** Whether a seat was already to move at a ply, and only secret choices of other seats have followed. */
function isTimely<G extends AnyGame>(table: Table<G>, { seat, ply }: Meant): boolean {
  const { game, played } = table;
  if (seat === undefined || ply === undefined || ply >= played.length) return false;
  if (!game.activeSeats(stateOf(table, ply)).includes(seat)) return false;
  return played.slice(ply).every(({ move, seat: by }, i) => {
    return by !== seat && game.viewMove(stateOf(table, ply + i), move, seat).kind === 'sealed';
  });
}

/** The seat that decides now, if a script or bot plays it. */
function nextBot<G extends AnyGame>(table: Table<G>): Seat | undefined {
  if (table.verdict !== undefined) return undefined;
  return table.game.activeSeats(stateOf(table)).find((seat) => seat !== CHANCE && table.players[seat] !== 'human');
}

/**
 * One move of a script or bot. The same table when a person or the host decides, or the game is over.
 *
 * @throws `IllegalMoveError` when a bot gives an illegal move.
 * @category Table
 */
function step<G extends AnyGame>(table: Table<G>): Table<G> {
  const { game } = table;
  const seat = nextBot(table);
  if (seat === undefined) return table;
  const player = table.players[seat];
  if (typeof player !== 'function') return played(table, game.botMove(stateOf(table), seat), seat);
  return played(table, player(turnOf(table, seat)).move, seat);
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

/** Whether a person or the host made a move. */
function isPersons<G extends AnyGame>({ players }: Table<G>, move: Played<G> | undefined): boolean {
  return move !== undefined && (move.seat === CHANCE || players[move.seat] === 'human');
}

/**
 * How the game ended: by its rules, or by the verdict. `undefined` while it goes on.
 *
 * @returns By a verdict, the standing, in which the seat that lost by it comes last; `ending` is `resign`, `time` or `host`.
 * @example
 * ```ts
 * import { begin, conclude } from '@wonders/core/records';
 * import { createTable, outcomeOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const { record } = conclude(sealed, begin(sealed, { seats: 2 }), 'resign', 0);
 * const outcome = outcomeOf(createTable(sealed, { record }));
 * console.log(outcome?.ending, outcome?.winners); // resign [1]
 * ```
 * @category Table
 */
export function outcomeOf<G extends AnyGame>(table: Table<G>): Outcome | undefined {
  const { game, verdict } = table;
  return verdict === undefined ? game.outcome(stateOf(table)) : judged(game, stateOf(table), verdict);
}

/**
 * Takes moves back up to and including the last one of a person or the host, or the verdict alone. The same table when there is
 * none.
 *
 * @category Table
 */
export function undo<G extends AnyGame>(table: Table<G>): Table<G> {
  if (table.verdict !== undefined) {
    const { verdict: _, ...going } = table;
    return going;
  }
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
 * Replays the move that was taken back last, and all moves after it until a person decides.
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
 * The game as a playthrough, for `save` and the other functions of records.
 *
 * @category Table
 */
export function playthroughOf<G extends AnyGame>(table: Table<G>): PlaythroughOf<G> {
  const moves = table.played.map(({ move }) => move);
  return { record: { game: table.game.id, options: table.options, moves, ...besides(table) }, state: stateOf(table) };
}
