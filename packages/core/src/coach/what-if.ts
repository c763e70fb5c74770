import type { Bot } from '../bots/bot.js';
import { type BotMaker, botNamed } from '../bots/names.js';
import type { AnyGame, MoveOf, OptionsOf, ViewOf } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import type { GameRecord } from '../records/record.js';
import { draw, seedRng } from '../rng/rng.js';
import { createTable, dispatch, playBots } from '../table/table.js';
import { type Dispatched, stateOf, type Table } from '../table/value.js';

/**
 * The bot that continues the game in {@link whatIf}, or its name for `botNamed`.
 *
 * @category Coach
 */
export type Playing<G extends AnyGame> = string | Bot<ViewOf<G>, MoveOf<G>>;

/**
 * How {@link whatIf} plays on.
 *
 * @category Coach
 */
export interface WhatIfOptions<G extends AnyGame> {
  /** The bots by seat. */
  readonly seats?: Readonly<Record<Seat, Playing<G>>>;
  /** The bot of all other seats; default `'house'`. Scripts play themselves. */
  readonly others?: Playing<G>;
  /** The bots that have names; default those of `@wonders/core/bots`. */
  readonly makers?: Readonly<Record<string, BotMaker>>;
  /** Answers chance where the host does: equal seeds, equal games. Default `'what if'`. */
  readonly seed?: string;
}

/** Plays a table of bots to its end, and draws what the host would answer. */
function finish<G extends AnyGame>(table: Table<G>, seed: string): Table<G> {
  const { game } = table;
  const rng = seedRng(seed);
  let now = playBots(table);
  while (game.activeSeats(stateOf(now))[0] === CHANCE) {
    const answered = dispatch(
      now,
      game.fast.randomMove(stateOf(now), () => draw(rng)),
    );
    if (!answered.ok) return now;
    now = playBots(answered.table);
  }
  return now;
}

/**
 * Plays another move than the one of a record, and lets bots play on to the end. Cards that the game draws from its seed keep their
 * order, so that the end is one of many, not what the move is worth: {@link analyse} tells that.
 *
 * @param ply - How many moves of the record come before: 0 to all of them.
 * @param move - Untrusted: it is checked. The seat that decides makes it, or the one that it names.
 * @returns The table with the finished game, or why the move is refused.
 * @throws RangeError for a ply that the record does not have, a record of another game, or a bot that has no such name.
 * @example
 * ```ts
 * import { whatIf } from '@wonders/core/coach';
 * import { begin } from '@wonders/core/records';
 * import { stateOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const { record, state } = begin(sealed, { seed: 'monday', seats: 2 });
 * const other = whatIf(sealed, record, 0, sealed.legalMoves(state, 0)[1], { others: 'search:50' });
 * if (other.ok) console.log(sealed.outcome(stateOf(other.table))?.ending);
 * ```
 * @category Coach
 */
export function whatIf<G extends AnyGame>(
  game: G,
  record: GameRecord<MoveOf<G>, OptionsOf<G>>,
  ply: number,
  move: unknown,
  { seats = {}, others = 'house', makers, seed = 'what if' }: WhatIfOptions<G> = {},
): Dispatched<G> {
  gameGiven('whatIf', game);
  const { length } = record.moves;
  if (record.game !== game.id) throw new RangeError(`a record of ${record.game}, not of ${game.id}`);
  if (!Number.isInteger(ply) || ply < 0 || ply > length)
    throw new RangeError(`ply should be a whole number from 0 to ${length}, not ${ply}`);
  const botOf = (bot: Playing<G>) => (typeof bot === 'string' ? botNamed(game, bot, makers) : bot);
  const table = createTable(game, {
    record: { ...record, moves: record.moves.slice(0, ply) },
    seats: Object.fromEntries(Object.entries(seats).map(([seat, bot]) => [seat, botOf(bot)])),
    others: botOf(others),
  });
  const own = (move as { readonly seat?: Seat } | null)?.seat;
  const [active] = game.activeSeats(stateOf(table));
  const from = active === undefined || active === CHANCE ? {} : { seat: own ?? active };
  const result = dispatch(table, move, from);
  return result.ok ? { ok: true, table: finish(result.table, seed) } : result;
}
