import type { Bot } from '../bots/bot.js';
import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import type { Seat, Viewer } from '../contract/position.js';
import type { Schema } from '../contract/schema.js';
import { draw, seedRng } from '../rng/rng.js';
import { integer, oneOf } from '../schema/fields.js';
import { either, isObject, object, partsOf, schema, text } from '../schema/schema.js';
import { atOnce } from './players.js';
import { dispatch, refused } from './table.js';
import { type Dispatched, stateOf, type Table } from './value.js';

/**
 * A turn as a message for a bot that runs elsewhere: in a worker, on a server. Plain data: what the seat sees and nothing else.
 *
 * @category Table
 */
export interface TurnMessage {
  readonly kind: 'turn';
  /** The id of the game. */
  readonly game: string;
  /** How many moves have been played. */
  readonly ply: number;
  /** The revision of the table: the answer carries it back. */
  readonly revision: number;
  /** The seat that is to move. */
  readonly seat: Seat;
  /** The view of the seat. */
  readonly view: unknown;
  /** The seed of the bot's random numbers. */
  readonly seed: string;
}

/**
 * A move as a message: the answer to a {@link TurnMessage} or to an {@link UpdateMessage}.
 *
 * @category Table
 */
export interface MoveMessage {
  readonly kind: 'move';
  /** The id of the game. */
  readonly game: string;
  /** How many moves had been played when it was chosen. */
  readonly ply: number;
  /**
   * The revision of the table when it was chosen, copied from the message that it answers. Without it, a move that comes after moves
   * were taken back is judged by its ply alone.
   */
  readonly revision?: number | undefined;
  /** The seat that moves. */
  readonly seat: Seat;
  /** The move by `encodeMove`. */
  readonly move: string;
}

/**
 * The turn of a seat as a message.
 *
 * @param seed - The seed of the bot's random numbers, not that of the game, which the host keeps secret. Default: made of ply and
 *   seat.
 * @category Table
 */
export function turnMessage<G extends AnyGame>(
  table: Table<G>,
  seat: Seat,
  seed = `${table.played.length}/${seat}`,
): TurnMessage {
  const { game, played } = table;
  const view = game.view(stateOf(table), seat);
  return { kind: 'turn', game: game.id, ply: played.length, revision: table.revision, seat, view, seed };
}

/**
 * The other side's part: asks its bot, and answers.
 *
 * @throws `TypeError` when the message is of another game, or when the bot gives a promise.
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
  const { ply, revision, seat } = message;
  const view = message.view as ViewOf<G>;
  const { move } = atOnce(game, seat, bot({ view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) }));
  return { kind: 'move', game: game.id, ply, revision, seat, move: game.encodeMove(move) };
}

const count = integer(0, 1_000_000);
const absent = schema('absent', (value): value is undefined => value === undefined);

const moveMessage = (game: AnyGame): Schema<MoveMessage> =>
  object({
    kind: oneOf('move'),
    game: oneOf(game.id),
    ply: count,
    revision: either(absent, count),
    seat: integer(0, 99),
    move: text(10_000),
  });

/**
 * Plays a move that came as a message. A move that comes too late is refused as `stale`: other moves
 * have been played since, or moves have been taken back.
 *
 * @param message - Untrusted: a {@link MoveMessage} or its JSON text. Further keys are yours, and are passed over: the name of a
 *   room, the id of a request. Anything else is refused as `malformed`.
 * @param from - The viewer whose connection it came by: a seat moves only for itself, a spectator never. Default: the seat that the
 *   message names.
 * @category Table
 */
export function playAnswer<G extends AnyGame>(table: Table<G>, message: unknown, from?: Viewer): Dispatched<G> {
  const { game } = table;
  const shape = moveMessage(game);
  const result = shape['~standard'].validate(known(shape, parsed(message)));
  if ('issues' in result) {
    const [{ path, expected } = { path: [], expected: 'a message' }] = result.issues;
    return refused(table, { code: 'malformed', path: path.join('.'), expected });
  }
  const { seat, ply, revision, move } = result.value;
  if (from !== undefined && from !== seat)
    return refused(table, { code: 'not-your-turn', active: game.activeSeats(stateOf(table)) });
  return dispatch(table, game.decodeMove(move), { ply, revision, seat });
}

/** The keys of a message that its schema knows. */
function known(schema: Schema<unknown>, message: unknown): unknown {
  const { keys = {} } = partsOf(schema);
  if (!isObject(message)) return message;
  return Object.fromEntries(Object.entries(message).filter(([key]) => Object.hasOwn(keys, key)));
}

/** Text that is no JSON stays text. */
function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    return message;
  }
}
