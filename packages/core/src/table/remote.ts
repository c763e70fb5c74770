import type { Bot } from '../bots/bot.js';
import { integer, oneOf } from '../fields.js';
import type { AnyGame, EventOf, MoveOf, ViewOf } from '../game.js';
import type { Seat, Viewer } from '../position.js';
import { draw, seedRng } from '../rng.js';
import { object, type Schema, text } from '../schema.js';
import { eventsSince, type Line, log, type Words } from './log.js';
import { type Dispatched, dispatch, refused, stateOf, type Table } from './table.js';

/**
 * A turn as a message for a bot that runs elsewhere: in a worker, on a server. Plain data: what the seat sees and nothing else.
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
  readonly game: string;
  /** How many moves had been played when it was chosen. */
  readonly ply: number;
  readonly seat: Seat;
  /** The move by `encodeMove`. */
  readonly move: string;
}

/**
 * News for a remote viewer of a table: the events since the last message, and the view now. Plain data that holds only what the
 * viewer may know.
 *
 * @category Table
 */
export interface UpdateMessage<G extends AnyGame = AnyGame> {
  readonly kind: 'update';
  readonly game: string;
  readonly viewer: Viewer;
  /** How many moves have been played. */
  readonly ply: number;
  readonly view: ViewOf<G>;
  /** The events since. */
  readonly events: readonly EventOf<G>[];
  /** The moves since, in words. */
  readonly lines: readonly Line[];
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
  return { kind: 'turn', game: game.id, ply: played.length, seat, view: game.view(stateOf(table), seat), seed };
}

/**
 * The other side's part: asks its bot, and answers.
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
 * The next message for a viewer.
 *
 * @param since - How many moves the viewer knows already. Default 0: everything.
 * @example
 * ```ts
 * import { createTable, playAnswer, updateMessage } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const words = { describeEvent: () => '' };
 * const { game, ply, viewer: seat, view } = updateMessage(table, 0, words); // to the client of seat 0
 * const move = sealed.encodeMove(sealed.botMove(view, 0)); // there
 * const played = playAnswer(table, { kind: 'move', game, ply, seat, move }, 0); // and back
 * console.log(played.ok && updateMessage(played.table, 1, words, 0).events); // [{ kind: 'bid', seat: 0, card: 'hidden' }]
 * ```
 * @category Table
 */
export function updateMessage<G extends AnyGame>(
  table: Table<G>,
  viewer: Viewer,
  words: Words<G>,
  since = 0,
): UpdateMessage<G> {
  const { game, played } = table;
  return {
    kind: 'update',
    game: game.id,
    viewer,
    ply: played.length,
    view: game.view(stateOf(table), viewer),
    events: eventsSince(table, viewer, since),
    lines: log(table, viewer, words, since),
  };
}

const moveMessage = (game: AnyGame): Schema<MoveMessage> =>
  object({
    kind: oneOf('move'),
    game: oneOf(game.id),
    ply: integer(0, 1_000_000),
    seat: integer(0, 99),
    move: text(10_000),
  });

/**
 * Plays a move that came as a message. A move that comes too late is refused as `stale`.
 *
 * @param message - Untrusted: a {@link MoveMessage} or its JSON text. Anything else is refused as `malformed`.
 * @param from - The viewer whose connection it came by: a seat moves only for itself, a spectator never. Default: the seat that the
 *   message names.
 * @category Table
 */
export function playAnswer<G extends AnyGame>(table: Table<G>, message: unknown, from?: Viewer): Dispatched<G> {
  const { game } = table;
  const result = moveMessage(game)['~standard'].validate(parsed(message));
  if ('issues' in result) {
    const [{ path, expected } = { path: [], expected: 'a message' }] = result.issues;
    return refused(table, { code: 'malformed', path: path.join('.'), expected });
  }
  const { seat, ply, move } = result.value;
  if (from !== undefined && from !== seat)
    return refused(table, { code: 'not-your-turn', active: game.activeSeats(stateOf(table)) });
  return dispatch(table, game.decodeMove(move), { ply, seat });
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
