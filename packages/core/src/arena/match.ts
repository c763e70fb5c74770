import type { Bot, Choice, Turn } from '../bots/bot.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../contract/game.js';
import type { Outcome } from '../contract/outcome.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { isNamed } from '../engine/errors.js';
import { gameGiven } from '../engine/given.js';
import { playUnchecked } from '../engine/unchecked.js';
import type { GameRecord } from '../records/record.js';
import { draw } from '../rng/rng.js';
import { boundedCopy, frozenCopy } from './frozen.js';
import { streamOf } from './seeds.js';

/**
 * The bots of a game value.
 *
 * @category Arena
 */
export type BotOf<G extends AnyGame> = Bot<ViewOf<G>, MoveOf<G>>;

/**
 * Makes a new bot for a seat of a game: for bots that remember, or that have a time limit.
 *
 * @category Arena
 */
export interface BotFactory<G extends AnyGame> {
  /** Called once for each game and seat, before the first move. */
  readonly forGame: (seat: Seat) => BotOf<G>;
}

/**
 * A player of a match: a bot, or a factory that makes one for each game.
 *
 * @category Arena
 */
export type Entrant<G extends AnyGame> = BotOf<G> | BotFactory<G>;

/**
 * Why a game ended before its time: a bot threw, answered illegally, or did not answer.
 *
 * @category Arena
 */
export interface Fault {
  /** The seat of the bot at fault. */
  readonly seat: Seat;
  readonly kind: 'threw' | 'illegal' | 'silent';
  /** What it threw, or why the move was refused; 500 characters at most. */
  readonly reason: string;
  /** How many moves had been played. */
  readonly ply: number;
}

/**
 * A game that bots have played to its end, or until one of them failed.
 *
 * @category Arena
 */
export interface Match<G extends AnyGame> {
  /** Options and moves: enough to replay it. */
  readonly record: GameRecord<MoveOf<G>, OptionsOf<G>>;
  /** The last state; finished, unless there is a fault. */
  readonly state: StateOf<G>;
  /** With a fault its ending is `'forfeit'`: the bot at fault is last, and all others share the first place. */
  readonly outcome: Outcome;
  /** Why the match ended before its time; `undefined` where it did not. */
  readonly fault: Fault | undefined;
}

/**
 * A question of a match to its host: the turn of a bot.
 *
 * @category Arena
 */
export interface AskedTurn<G extends AnyGame> {
  /** The turn. */
  readonly turn: Turn<ViewOf<G>, MoveOf<G>>;
  /** How many moves have been played. */
  readonly ply: number;
}

/**
 * The host's answer: the bot's choice, or why there is none.
 *
 * @category Arena
 */
export type Answer<G extends AnyGame> = Choice<MoveOf<G>> | Pick<Fault, 'kind' | 'reason'>;

/** The outcome of a game that a seat has lost by a fault. */
export function forfeit(game: AnyGame, state: StateOf<AnyGame>, seat: Seat): Outcome {
  const { scores } = game.standing(state);
  const others = scores.filter((score) => score.seat !== seat).map((score) => score.seat);
  const ranks = scores.map((score) => (score.seat === seat ? 1 + others.length : 1));
  return { ending: 'forfeit', scores, ranks, winners: others, margin: null };
}

/** Something that was thrown, in words. */
const messageOf = (error: unknown): string => {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return 'an error without a text';
  }
};

/** The length at which a reason is cut: an error of a bot may have millions of characters. */
export const LONGEST_REASON = 500;

const shortened = (reason: unknown): string => {
  const text = typeof reason === 'string' ? reason : messageOf(reason);
  return text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON - 1)}…` : text;
};

/** A move that was played, and where it led; or why there is none. */
type Step<G extends AnyGame> =
  | { readonly move: MoveOf<G>; readonly state: StateOf<G> }
  | { readonly fault: Pick<Fault, 'kind' | 'reason'> };

/** What a bot has given that is no answer, with what it should do; `undefined` where it is one. */
function misanswered(answer: unknown): string | undefined {
  const give = 'let it return { move, candidates: [] }';
  if (typeof answer !== 'object' || answer === null) return `the bot returned ${String(answer)}: ${give}`;
  if ('then' in answer)
    return 'the bot returned a promise: a bot is no async function. For one that has to wait, take the turns from matchSteps and await them there';
  if ('move' in answer) return undefined;
  return 'kind' in answer ? `the bot returned a move alone: ${give}` : `the bot returned no move: ${give}`;
}

/** Plays the move of an answer. What is checked is what is played and recorded: plain data, copied once. */
function stepBy<G extends AnyGame>(game: G, state: StateOf<G>, seat: Seat, answer: Answer<G>): Step<G> {
  try {
    if ('kind' in answer) return { fault: { kind: answer.kind, reason: answer.reason } };
    const move: MoveOf<G> = boundedCopy(answer.move);
    const refusal = game.check(state, move, seat);
    if (refusal !== undefined) return { fault: { kind: 'illegal', reason: game.describeRefusal(refusal) } };
    return { move, state: playUnchecked(game, state, move) };
  } catch (error) {
    return { fault: { kind: 'illegal', reason: messageOf(error) } };
  }
}

/**
 * A match in steps: yields each turn of a bot and takes the answer, so that a host can wait for remote bots, give them a time limit, or
 * show the game. Bots get frozen copies that share nothing with the game. Each seat has random numbers of its own, and so has chance: those
 * of one say nothing about the others.
 *
 * @param options - The game's options; the random numbers of every seat follow from their seed.
 * @throws {@link InvalidOptionsError} as `newGame` does.
 * @example
 * ```ts
 * import { matchSteps } from '@wonders/core/arena';
 * import { sealed } from '@wonders/core/testing';
 * const match = matchSteps(sealed, { seats: 2, seed: 'monday' });
 * let step = match.next();
 * while (!step.done) step = match.next({ move: step.value.turn.legal[0]!, candidates: [] });
 * console.log(step.value.outcome.ending); // all-sold
 * ```
 * @category Arena
 */
export function* matchSteps<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
): Generator<AskedTurn<G>, Match<G>, Answer<G>> {
  gameGiven('matchSteps', game);
  const seed = String(options.seed ?? '0');
  let state: StateOf<G> = game.newGame(options);
  const seats = game.seats(state);
  const streams = seats.map((_, seat) => streamOf(seed, 'seat', seat));
  const chance = streamOf(seed, 'chance');
  const moves: MoveOf<G>[] = [];
  const ended = (outcome: Outcome, fault?: Fault): Match<G> => ({
    record: { game: game.id, options, moves },
    state,
    outcome,
    fault,
  });
  for (let seat = game.activeSeats(state)[0]; seat !== undefined; seat = game.activeSeats(state)[0]) {
    let move: MoveOf<G>;
    if (seat === CHANCE || seats[seat]?.role === 'script') {
      move = seat === CHANCE ? game.fast.randomMove(state, () => draw(chance)) : game.botMove(state, seat);
      state = playUnchecked(game, state, move);
    } else {
      const view: ViewOf<G> = frozenCopy(game.view(state, seat));
      const stream = streams[seat] as (typeof streams)[number];
      const legal = frozenCopy(game.legalMoves(view, seat));
      const answer = yield { turn: { view, seat, legal, random: () => draw(stream) }, ply: moves.length };
      const step = stepBy(game, state, seat, answer);
      if ('fault' in step) {
        const { kind, reason } = step.fault;
        return ended(forfeit(game, state, seat), { seat, kind, reason: shortened(reason), ply: moves.length });
      }
      ({ move, state } = step);
    }
    moves.push(move);
  }
  return ended(game.outcome(state) as Outcome);
}

/** A new bot; where its factory throws, that is what the bot does when it is asked. */
function made<G extends AnyGame>({ forGame }: BotFactory<G>, seat: Seat): BotOf<G> {
  try {
    const bot = forGame(seat);
    return (turn) => bot(turn);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** The bots of a game; a factory makes a new one. */
export const seated = <G extends AnyGame>(entrants: readonly (Entrant<G> | undefined)[]): (BotOf<G> | undefined)[] =>
  entrants.map((entrant, seat) => (typeof entrant === 'object' ? made(entrant, seat) : entrant));

/**
 * For a host that asks its bots by functions: throw it where a bot has not answered.
 *
 * @category Arena
 */
export class NoAnswerError extends Error {
  /** The name of the class, which also tells it apart across copies of the package. */
  override readonly name = 'NoAnswerError';
}

/**
 * Whether an error is a {@link NoAnswerError}, even one of another copy of this library.
 *
 * @example
 * ```ts
 * import { isNoAnswerError, NoAnswerError } from '@wonders/core/arena';
 * console.log(isNoAnswerError(new NoAnswerError('no answer in 5 s')), isNoAnswerError(new Error('no answer'))); // true false
 * ```
 * @category Arena
 */
export const isNoAnswerError = (error: unknown): error is NoAnswerError => isNamed(error, 'NoAnswerError');

/**
 * Asks a bot, and gives its choice, or its fault if it fails in any way. For hosts that drive {@link matchSteps} themselves.
 *
 * @category Arena
 */
export function askBot<G extends AnyGame>(bot: BotOf<G>, turn: Turn<ViewOf<G>, MoveOf<G>>): Answer<G> {
  try {
    const answer: unknown = bot(turn);
    const misgiven = misanswered(answer);
    if (misgiven !== undefined) return { kind: 'illegal', reason: misgiven };
    const { move, candidates } = answer as Choice<MoveOf<G>>;
    return { move, candidates };
  } catch (error) {
    if (isNoAnswerError(error)) return { kind: 'silent', reason: error.message };
    return { kind: 'threw', reason: messageOf(error) };
  }
}

/**
 * Plays one game. Each bot sees the view of its seat; seats of the script play by `botMove`; manual chance is drawn by weight. A bot that
 * throws or answers illegally has lost: that is a result, not an error.
 *
 * @param entrants - One for each seat, in seat order; those on seats of the script are never asked.
 * @param options - The game's options; the bots' random numbers follow from their seed, too.
 * @throws {@link InvalidOptionsError} as `newGame` does; `RangeError` when a seat has no bot.
 * @example
 * ```ts
 * import { playMatch } from '@wonders/core/arena';
 * import { houseBot, randomBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const { outcome } = playMatch(sealed, [houseBot(sealed), randomBot()], { seats: 2, seed: 'monday' });
 * console.log(outcome.scores.map((score) => score.total));
 * ```
 * @category Arena
 */
export function playMatch<G extends AnyGame>(
  game: G,
  entrants: readonly (Entrant<G> | undefined)[],
  options: OptionsOf<G>,
): Match<G> {
  gameGiven('playMatch', game);
  const bots = seated(entrants);
  const match = matchSteps(game, options);
  for (let step = match.next(); ; ) {
    if (step.done) return step.value;
    const { turn } = step.value;
    const bot = bots[turn.seat];
    if (bot === undefined) throw new RangeError(`no bot for seat ${turn.seat}`);
    step = match.next(askBot(bot, turn));
  }
}
