import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { dealtFor } from '../engine/deal.js';
import { gameGiven } from '../engine/given.js';
import { playUnchecked } from '../engine/unchecked.js';
import { draw } from '../rng/rng.js';
import { hasHalfPair, hexOf } from '../rng/sha256.js';
import type { GameResult, GamesPlan } from './games.js';
import { lineUpsFor } from './line-ups.js';
import { forfeit, LONGEST_REASON } from './match.js';
import { deriveSeed, streamOf } from './seeds.js';

/**
 * What a result says that no replay can show, so that you have only the word of whoever ran the games. `bots`: that the bots of these names
 * made the moves. `line`: who sat where, when you did not give the entrants. `fault`: that a bot threw, was silent or answered illegally.
 * `times`: how long they thought.
 *
 * @category Arena
 */
export type Claim = 'bots' | 'line' | 'fault' | 'times';

/**
 * The findings of {@link verify}.
 *
 * @category Arena
 */
export interface Verification {
  /** The first thing that is wrong, as a sentence; `null` when nothing is. */
  readonly wrong: string | null;
  /** Claims that rest on the runner's word alone. */
  readonly claimed: readonly Claim[];
}

/**
 * The entrants of a tournament, as announced before it began.
 *
 * @category Arena
 */
export interface Entered extends Pick<GamesPlan, 'lineUps' | 'field'> {
  /** The names of the bots, in the order in which they entered. */
  readonly bots: readonly string[];
}

/**
 * The announcement of a tournament, made before its first game.
 *
 * @category Arena
 */
export interface Announced extends Entered, Pick<GamesPlan, 'from' | 'to'> {
  /**
   * The SHA-256 of the secret in 64 hexadecimal digits, as `commitment` of `@wonders/core/sealed` gives it. With it you know that the runner
   * did not choose the deals by their results; provided that the secret cannot be guessed.
   */
  readonly commitment?: string;
}

const KINDS: readonly unknown[] = ['threw', 'illegal', 'silent'];

/** What a result says, and nothing else: what no check reads would be believed. */
const KEYS: Readonly<Record<keyof GameResult, true>> = {
  game: true,
  rules: true,
  deal: true,
  lineUp: true,
  seed: true,
  line: true,
  outcome: true,
  fault: true,
  plies: true,
  times: true,
  asked: true,
  moves: true,
};
const FAULT_KEYS: Readonly<Record<keyof NonNullable<GameResult['fault']>, true>> = {
  seat: true,
  kind: true,
  reason: true,
  ply: true,
  bot: true,
};

/** Thrown by a check that fails, and caught by {@link verify}. */
class Wrong extends Error {}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Wrong(otherwise);
}

/** Whether a value has the known keys and no others. */
function mustHave(known: object, value: object, what: string): void {
  for (const key of Object.keys(known)) must(Object.hasOwn(value, key), `${what} lacks "${key}"`);
  for (const key of Object.keys(value)) must(Object.hasOwn(known, key), `${what} has "${key}", which no check reads`);
}

/** As text two values may look the same and be different: JSON writes `Infinity`, which a line has as `1e400`, as `null`. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key as never], b[key as never]))
  );
}

/** What is claimed cannot be checked, but it has a form: totals and reports are made of it. */
const isTimes = (times: unknown, seats: number): boolean =>
  times === null ||
  (Array.isArray(times) && times.length === seats && times.every((time) => Number.isFinite(time) && time >= 0));

/** Where the moves of a result lead, and how often each seat was asked on the way. */
interface Replay<G extends AnyGame> {
  readonly state: StateOf<G>;
  readonly asked: number[];
}

/** Plays the moves again. Those of chance and of the script are made anew and compared. */
function replayed<G extends AnyGame>(game: G, { seed, moves }: GameResult, options: OptionsOf<G>): Replay<G> {
  let state: StateOf<G> = game.newGame({ ...dealtFor(game, options), seed });
  const seats = game.seats(state);
  const chance = streamOf(seed, 'chance');
  const asked = seats.map(() => 0);
  const own = (seat: Seat): MoveOf<G> | undefined => {
    if (seat === CHANCE) return game.fast.randomMove(state, () => draw(chance));
    return seats[seat]?.role === 'script' ? game.botMove(state, seat) : undefined;
  };
  for (const [ply, code] of (moves ?? []).entries()) {
    const named = `move ${ply + 1} "${code}"`;
    const [seat] = game.activeSeats(state);
    must(seat !== undefined, `${named} comes after the end`);
    const expected = own(seat);
    if (expected === undefined) asked[seat] = (asked[seat] ?? 0) + 1;
    else {
      const by = seat === CHANCE ? 'chance draws' : 'the script plays';
      must(game.encodeMove(expected) === code, `${named} is not what ${by}`);
    }
    const move = game.decodeMove(code);
    const refusal = game.check(state, move, seat);
    must(refusal === undefined, `${named} is illegal: ${refusal && game.describeRefusal(refusal)}`);
    state = playUnchecked(game, state, move as MoveOf<G>);
  }
  return { state, asked };
}

/** Whether a game could have ended by this fault, and what it then counts. */
function checkFault<G extends AnyGame>(game: G, { fault, line, moves, outcome }: GameResult, state: StateOf<G>): void {
  if (fault === null) {
    must(game.outcome(state) !== undefined, `the game is not over after move ${moves?.length}`);
    must(same(game.outcome(state), outcome), 'the moves lead to another outcome');
    return;
  }
  mustHave(FAULT_KEYS, fault, 'the fault');
  const { seat, ply, bot, kind, reason } = fault;
  const [mover] = game.activeSeats(state);
  const asked = mover === seat && game.seats(state)[seat]?.role === 'player';
  must(asked && ply === moves?.length, `seat ${seat} was not asked after move ${ply}`);
  must(bot === line[seat], `the fault is that of ${bot}, and ${line[seat]} has seat ${seat}`);
  must(KINDS.includes(kind), `there is no fault ${kind}`);
  must(
    typeof reason === 'string' && reason.length <= LONGEST_REASON,
    `the reason of a fault should be a text of at most ${LONGEST_REASON} characters`,
  );
  must(same(forfeit(game, state, seat), outcome), 'a game lost by this fault has another outcome');
}

function checkLine<G extends AnyGame>(game: G, result: GameResult, options: OptionsOf<G>, entered?: Entered): void {
  const { line, lineUp } = result;
  must(Number.isInteger(lineUp) && lineUp >= 0, `there is no line-up ${lineUp}`);
  must(Array.isArray(line) && line.every((name) => typeof name === 'string'), 'the line should be a list of names');
  const roles = game.seats(game.newGame({ ...dealtFor(game, options), seed: result.seed })).map(({ role }) => role);
  const fits =
    line.length === roles.length && roles.every((role, seat) => (role === 'script') === (line[seat] === 'script'));
  must(fits, `${line.join(', ')} are not the seats of this game`);
  if (entered === undefined) return;
  const lines = lineUpsFor(game, entered.bots, options, entered.lineUps, entered.field);
  must(
    same(lines[lineUp], line),
    `line-up ${lineUp} is ${lines[lineUp]?.join(', ') ?? 'none'}, not ${line.join(', ')}`,
  );
}

function checkAll<G extends AnyGame>(game: G, result: GameResult, options: OptionsOf<G>, entered?: Entered): void {
  const { deal, moves, rules, seed, plies, fault, line, times } = result;
  must(
    result.game === game.id && rules === game.rules,
    `a result of ${result.game} under rules ${rules}, this is ${game.id} under rules ${game.rules}`,
  );
  mustHave(KEYS, result, 'the result');
  must(Number.isInteger(deal) && deal >= 0, `there is no deal ${deal}`);
  must(seed === deriveSeed(String(options.seed ?? '0'), game.id, deal), `the seed is not that of deal ${deal}`);
  checkLine(game, result, options, entered);
  must(moves !== null, 'the moves were not kept');
  must(isTimes(times, line.length), 'the times should be null, or a number from 0 for each seat');
  must(plies === moves.length, `${moves.length} moves are not ${plies}`);
  const { state, asked } = replayed(game, result, options);
  checkFault(game, result, state);
  if (fault !== null) asked[fault.seat] = (asked[fault.seat] ?? 0) + 1;
  must(same(asked, result.asked), `the seats were asked ${asked.join(', ')} times, not ${result.asked.join(', ')}`);
}

/**
 * Checks a result of {@link playGames} without trusting whoever ran the games: derives the seed of the deal, replays the moves, asks the
 * script and chance for their own moves, and computes the outcome, also that of a game lost by a fault. What no replay can show is listed
 * as `claimed`.
 *
 * @param result - A result that kept its moves. It may come from anywhere: nothing in it makes this throw.
 * @param options - The options of the games; the seed among them is the secret of the tournament.
 * @param entered - Who entered: then who sat where is computed, too.
 * @throws {@link InvalidOptionsError} as `newGame` does; `RangeError` when the entrants do not fit the seats.
 * @example
 * ```ts
 * import { playGames, verify } from '@wonders/core/arena';
 * import { houseBot, randomBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const options = { seats: 2, seed: 'june' };
 * const bots = { house: houseBot(sealed), random: randomBot() };
 * const [result] = playGames(sealed, bots, options, { to: 1, record: true });
 * console.log(verify(sealed, result!, options, { bots: ['house', 'random'] }).wrong); // null
 * console.log(verify(sealed, { ...result!, deal: 1 }, options).wrong); // the seed is not that of deal 1
 * ```
 * @category Arena
 */
export function verify<G extends AnyGame>(
  game: G,
  result: GameResult,
  options: OptionsOf<G>,
  entered?: Entered,
): Verification {
  gameGiven('verify', game);
  const claimed: Claim[] = ['bots'];
  // These come from the caller, so a fault in them is not a fault of the result.
  if (entered === undefined) claimed.push('line');
  else lineUpsFor(game, entered.bots, options, entered.lineUps, entered.field);
  game.newGame({ seed: 'checked', ...options });
  try {
    if (result.fault !== null) claimed.push('fault');
    if (result.times !== null) claimed.push('times');
    checkAll(game, result, options, entered);
    return { wrong: null, claimed };
  } catch (error) {
    return { wrong: error instanceof Wrong ? error.message : `the result cannot be read: ${error}`, claimed };
  }
}

/**
 * Checks all results of a tournament: each by {@link verify}, and that no game is missing, none is there twice, and none was added.
 *
 * @param options - As for {@link verify}: the seed among them is the secret, which the runner tells when all games are played.
 * @param plan - What was announced: the entrants, the deals, and the commitment to the secret, where there was one.
 * @returns What is wrong first, and what is claimed in any of them.
 * @throws As {@link verify} does.
 * @category Arena
 */
export function verifyAll<G extends AnyGame>(
  game: G,
  results: Iterable<GameResult>,
  options: OptionsOf<G>,
  plan: Announced,
): Verification {
  gameGiven('verifyAll', game);
  const { from = 0, to } = plan;
  const perDeal = lineUpsFor(game, plan.bots, options, plan.lineUps, plan.field).length;
  const claimed = new Set<Claim>();
  const missing = new Set(Array.from({ length: (to - from) * perDeal }, (_, i) => from * perDeal + i));
  const { commitment: told } = plan;
  const secret = String(options.seed ?? '0');
  if (told !== undefined && (hasHalfPair(secret) || hexOf(secret) !== told))
    return { wrong: 'the secret is not the one that was committed', claimed: [] };
  for (const result of results) {
    const found = verify(game, result, options, plan);
    for (const each of found.claimed) claimed.add(each);
    const name = `deal ${result?.deal}, line-up ${result?.lineUp}`;
    const wrong =
      found.wrong ??
      (missing.delete(result.deal * perDeal + result.lineUp) ? null : 'is there twice, or not asked for');
    if (wrong !== null) return { wrong: `${name}: ${wrong}`, claimed: [...claimed] };
  }
  const [first] = missing;
  if (first === undefined) return { wrong: null, claimed: [...claimed] };
  const wrong = `deal ${Math.floor(first / perDeal)}, line-up ${first % perDeal}: is missing`;
  return { wrong, claimed: [...claimed] };
}
