import type { Bot } from '../bots/bot.js';
import type { AnyGame, MoveOf, ViewOf } from '../game.js';
import type { Seat } from '../position.js';
import { draw, seedRng } from '../rng.js';
import { type Dispatched, dispatch, stateOf, type Table } from './table.js';

/**
 * A turn as a message for a bot that runs elsewhere: in a worker, on a server. Plain data that holds what the seat sees and
 * nothing else.
 *
 * @category Table
 */
export interface TurnMessage {
  readonly kind: 'turn';
  readonly game: string;
  /** How many moves have been played. */
  readonly ply: number;
  readonly seat: Seat;
  /** The view of the seat. */
  readonly view: unknown;
  /** Where the chance of the bot comes from. */
  readonly seed: string;
}

/**
 * The answer to a {@link TurnMessage}.
 *
 * @category Table
 */
export interface MoveMessage {
  readonly kind: 'move';
  readonly game: string;
  readonly ply: number;
  readonly seat: Seat;
  /** The move by `encodeMove`. */
  readonly move: string;
}

/**
 * The turn of a seat as a message.
 *
 * @param seed - Of the chance that the bot takes; the host keeps the seed of the game to itself. Default: of the ply and seat.
 * @category Table
 */
export function turnMessage<G extends AnyGame>(
  table: Table<G>,
  seat: Seat,
  seed = `${table.played.length}/${seat}`,
): TurnMessage {
  const { game, played } = table;
  return { kind: 'turn', game: game.id, ply: played.length, seat, view: game.view(stateOf(table), seat), seed };
}

/**
 * What the other side does with a turn: asks its bot, and answers.
 *
 * @throws `TypeError` when the message is of another game.
 * @example
 * ```ts
 * import { houseBot } from '@wonders/core/bots';
 * import { answerTurn, createTable, playAnswer, turnMessage } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const answer = answerTurn(sealed, houseBot(sealed), turnMessage(table, 0)); // in the worker
 * console.log(playAnswer(table, answer).ok, playAnswer(table, { ...answer, ply: 7 }).ok); // true false
 * ```
 * @category Table
 */
export function answerTurn<G extends AnyGame>(
  game: G,
  bot: Bot<ViewOf<G>, MoveOf<G>>,
  message: TurnMessage,
): MoveMessage {
  if (message.game !== game.id) throw new TypeError(`a turn of ${message.game}, not of ${game.id}`);
  const rng = seedRng(message.seed);
  const { ply, seat } = message;
  const view = message.view as ViewOf<G>;
  const { move } = bot({ view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) });
  return { kind: 'move', game: game.id, ply, seat, move: game.encodeMove(move) };
}

/**
 * Plays an answer that has come back; one that comes too late is refused as stale.
 *
 * @category Table
 */
export function playAnswer<G extends AnyGame>(table: Table<G>, { ply, seat, move }: MoveMessage): Dispatched<G> {
  return dispatch(table, table.game.decodeMove(move), { ply, seat });
}
