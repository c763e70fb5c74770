import type { Bot } from '../bots/bot.js';
import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import type { Seat, Viewer } from '../contract/position.js';
import type { Schema } from '../contract/schema.js';
import { gameGiven, tableGiven } from '../engine/given.js';
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
  /** The behaviour version of the game. */
  readonly rules: number;
  /** How many moves have been played. */
  readonly ply: number;
  /** The revision of the table: the answer carries it back. */
  readonly revision: number;
  /** The seat that is to move. */
  readonly seat: Seat;
  /** Who plays the seat: the answer carries it back. */
  readonly player: 'person' | 'bot';
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
  /** The behaviour version that it was chosen under. A move of another one than the table has is refused as `other-rules`. */
  readonly rules?: number | undefined;
  /** How many moves had been played when it was chosen. */
  readonly ply: number;
  /**
   * The revision of the table when it was chosen, copied from the message that it answers. Without it, a move that comes after moves
   * were taken back is judged by its ply alone.
   */
  readonly revision?: number | undefined;
  /** The seat that moves. */
  readonly seat: Seat;
  /** Who played the seat when the turn was sent: once the seat has gone back to its person, the answer of a bot is `stale`. */
  readonly player?: 'person' | 'bot' | undefined;
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
export function turnMessage<G extends AnyGame>(table: Table<G>, seat: Seat, seed?: string): TurnMessage {
  tableGiven('turnMessage', table);
  const { game, played, revision } = table;
  const { id, rules } = game;
  const view = game.view(stateOf(table), seat);
  return {
    kind: 'turn',
    game: id,
    rules,
    ply: played.length,
    revision,
    seat,
    player: playerOf(table, seat),
    view,
    seed: seed ?? `${played.length}/${seat}`,
  };
}

const playerOf = <G extends AnyGame>({ players }: Table<G>, seat: Seat): 'person' | 'bot' =>
  players[seat] === 'human' ? 'person' : 'bot';

/**
 * The other side's part: asks its bot, and answers.
 *
 * @throws `TypeError` when the message is of another game or of other rules, or when the bot gives a promise.
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
  gameGiven('answerTurn', game);
  if (message.game !== game.id) throw new TypeError(`a turn of ${message.game}, not of ${game.id}`);
  if (message.rules !== game.rules)
    throw new TypeError(`a turn of ${game.id} with rules ${message.rules}, not with rules ${game.rules}`);
  const rng = seedRng(message.seed);
  const { rules, ply, revision, seat, player } = message;
  const view = message.view as ViewOf<G>;
  const { move } = atOnce(game, seat, bot({ view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) }));
  return { kind: 'move', game: game.id, rules, ply, revision, seat, player, move: game.encodeMove(move) };
}

const count = integer(0, 1_000_000);
const absent = schema('absent', (value): value is undefined => value === undefined);

const moveMessage = (game: AnyGame): Schema<MoveMessage> =>
  object({
    kind: oneOf('move'),
    game: oneOf(game.id),
    rules: either(absent, count),
    ply: count,
    revision: either(absent, count),
    seat: integer(0, 99),
    player: either(absent, oneOf('person', 'bot')),
    move: text(10_000),
  });

/**
 * Plays a move that came as a message. A move that comes too late is refused as `stale`: other moves have been played since, moves have
 * been taken back, or the seat of the bot that chose it has gone back to its person.
 *
 * @param message - Untrusted: a {@link MoveMessage} or its JSON text. Further keys are yours, and are passed over: the name of a
 *   room, the id of a request. Anything else is refused as `malformed`.
 * @param from - The viewer whose connection it came by: a seat moves only for itself, a spectator never. Default: the seat that the
 *   message names.
 * @category Table
 */
export function playAnswer<G extends AnyGame>(table: Table<G>, message: unknown, from?: Viewer): Dispatched<G> {
  tableGiven('playAnswer', table);
  const { game } = table;
  const shape = moveMessage(game);
  const result = shape['~standard'].validate(known(shape, parsed(message)));
  if ('issues' in result) {
    const [{ path, expected } = { path: [], expected: 'a message' }] = result.issues;
    return refused(table, { code: 'malformed', path: path.join('.'), expected });
  }
  const { seat, ply, revision, move, rules: madeUnder = game.rules, player = playerOf(table, seat) } = result.value;
  if (madeUnder !== game.rules) return refused(table, { code: 'other-rules', rules: game.rules, madeUnder });
  if (from !== undefined && from !== seat)
    return refused(table, { code: 'not-your-turn', active: game.activeSeats(stateOf(table)) });
  if (player === 'bot' && playerOf(table, seat) === 'person')
    return refused(table, { code: 'stale', ply: table.played.length });
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
