import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../../contract/game.js';
import type { AleaRng } from '../../contract/generator.js';
import { isIllegalMoveError, isInvalidOptionsError } from '../../engine/errors.js';
import { copy } from '../../engine/state-form.js';
import { digest } from '../../records/digest.js';
import { cipherOrThrow } from '../../rng/cipher.js';
import { draw, drawInt, seedRng } from '../../rng/rng.js';
import { type Fairness, randomMoveIsFair, sampledChanceIsFair } from './fair.js';
import { checkJunk } from './junk.js';
import { checkLight } from './light.js';
import { ContractError } from './named.js';
import { LAWS } from './plies.js';
import { JSON_ONLY, type Ply } from './ply.js';
import { allMoves, anyMove, junk } from './random.js';
import { Broken, fail, plainJson, same } from './same.js';
import type { Contract } from './terms.js';
import { seeded } from './values.js';
import { checkEvaluation, checkManualChance, checkOutcome, checkRecord } from './whole.js';
import { checkPlain } from './wrapping.js';

/**
 * Checks that a game keeps the laws of the contract, on seeded random games of every variant. Cheap laws are checked in every game,
 * the others at random plies, and at every ply of one game in six. A game depends only on its variant, its number and the beginning
 * of the seeds: a {@link ContractError} names all three, so that you can replay it.
 *
 * @param test - How the runner names a test and runs it: vitest's, Jest's or Mocha's `test`, or `(_, run) => run()`.
 * @example
 * ```ts
 * import { contract, sealed } from '@wonders/core/testing';
 * contract(sealed, { variants: [{ name: 'three seats', options: { seats: 3 } }], bound: 60 }, (_, run) => run());
 * ```
 * @category Testing
 */
export function contract<G extends AnyGame>(
  game: G,
  spec: Contract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const { games = 100, first = 0, seeds = '' } = spec;
  test(`${game.id}: newGame takes options and refuses anything else by name`, () => checkOptions(game, spec));
  const everyMove = allMoves(game);
  for (const { name, options } of spec.variants) {
    test(`${game.id}, ${name}: ${games} random games keep the laws`, () => {
      const variant = { everyMove, fairness: { chi2: 0, degrees: 0 } };
      for (let i = first; i < first + games; i++) walk(game, spec, seeded(options, `${seeds}${name}/${i}`), i, variant);
    });
  }
  test(`${game.id}: untrusted JSON is taken or refused by name, as a move, a text, a state, options and a save`, () =>
    checkJunk(game, spec));
}

function checkOptions<G extends AnyGame>(game: G, spec: Contract<G>): void {
  const rng = seedRng('options');
  try {
    for (const variant of spec.variants) {
      // Games with hidden hands have no default seed.
      const options = seeded(variant.options, 'options');
      const state = game.newGame(options);
      if (state.game !== game.id || state.rules !== game.rules) fail('the state does not name its game and its rules');
      const named = game.newGame({ ...options, names: game.seats(state).map(() => 'Anna') });
      for (const [seat, { name, role }] of game.seats(named).entries())
        if ((name === 'Anna') !== (role === 'player')) fail(`the option names calls seat ${seat}, a ${role}, ${name}`);
      same({ ...named, names: [] }, state, 'a game whose seats have names');
      same(game.newGame(options), state, 'two games of the same options');
      const wrong = [
        { ...options, evil: 1 },
        { ...options, seed: 7 },
        { ...options, chance: true },
        { ...options, names: Array(17).fill('Anna') },
        { ...options, names: [7] },
      ];
      for (const given of [null, 'fast', [], ...wrong])
        if (!refusesOptions(game, given)) fail(`newGame(${JSON.stringify(given)}) is accepted`);
      for (let i = 0; i < 200; i++) refusesOptions(game, junk([options as never], rng));
    }
  } catch (error) {
    throw new ContractError(`${game.id}: options: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Whether `newGame` refuses options; fails unless it does so by the right error. */
function refusesOptions(game: AnyGame, given: unknown): boolean {
  try {
    game.newGame(given as OptionsOf<AnyGame>);
  } catch (error) {
    if (isInvalidOptionsError(error) && error.issues.length > 0) return true;
    fail(`newGame(${JSON.stringify(given)}) throws ${error}`);
  }
  return false;
}

/** Every ply is checked in one game of this many, every other one in a run that is shorter; in the others one ply of {@link GLANCE}. */
const CLOSE = 6;
const GLANCE = 25;

/** Laws about whole games are checked in one game of this many. */
const SELDOM = 10;

/**
 * It takes thousands of draws to test whether a draw is fair: at most this many decisions of a game are tested, and fewer in a
 * short run.
 */
const FAIR = 6;

type Everything = ReturnType<typeof allMoves>;

/** What the games of a variant share. */
interface Shared {
  readonly everyMove: Everything;
  fairness: Fairness;
}

function walk<G extends AnyGame>(
  game: G,
  spec: Contract<G>,
  options: OptionsOf<G>,
  index: number,
  shared: Shared,
): void {
  const rng = seedRng(`walk/${options.seed}`);
  const moves: MoveOf<G>[] = [];
  const close = (spec.games ?? CLOSE) < CLOSE ? 2 : 1;
  const pace = index % CLOSE === 0 ? close : GLANCE;
  let fair = index % SELDOM === 0 ? Math.min(FAIR, spec.games ?? FAIR) : 0;
  let law = 'newGame';
  let state = game.newGame(options);
  try {
    plainJson(state, 'state ', JSON_ONLY);
    spec.invariants?.(state);
    while (state.pending.length > 0) {
      law = 'law 7: every game ends within its bound, and every active seat has a legal move';
      if (moves.length >= spec.bound) fail(`the game is not over after ${spec.bound} moves`);
      const look = drawInt(rng, pace) === 0;
      // At other plies a seat that cannot move goes unnoticed until no seat can: `step` finds that.
      if (look)
        for (const seat of game.activeSeats(state))
          if (game.legalMoves(state, seat).length === 0) fail(`seat ${seat} is active without a legal move`);
      law = 'law 2: applyMove accepts exactly what legalMoves lists';
      const ply = look ? nextPly(game, spec, state, String(options.seed), rng, shared.everyMove) : undefined;
      const { move, next } = ply ?? step(game, state, rng);
      if (ply !== undefined) {
        for (const each of LAWS) {
          if (drawInt(rng, each.every) > 0) continue;
          law = `law ${each.law}: ${each.says}`;
          each.check(ply);
        }
        if (fair > 0 && drawInt(rng, SELDOM) === 0) {
          fair--;
          law = 'law 5: randomMove is uniform over the legal moves, by weight at chance';
          shared.fairness = randomMoveIsFair(ply, shared.fairness);
          law = 'law 10: sampled chance follows the weights of manual chance';
          sampledChanceIsFair(ply);
        }
      }
      law = 'law 7: components are conserved';
      spec.invariants?.(next);
      moves.push(move);
      state = next;
    }
    law = 'law 9: the outcome adds up, and its ranks follow the order of the scores';
    checkOutcome(game, state);
    law = 'law 15: at the end of a game evaluate agrees with the outcome';
    checkEvaluation(game, state, spec.unjudged);
    if (index % SELDOM === 0) {
      law = 'law 4: replaying the encoded moves reproduces the game';
      checkRecord(game, options, moves, state);
      law = 'law 10: manual chance, answered with the draws of sampled chance, gives the same game';
      if (options.chance !== 'manual') checkManualChance(game, options, moves);
      law = 'law 5: fast.begin starts the game that newGame starts, and its games do not affect each other';
      checkBeginning(game, options, moves);
      law = 'law 3: what comes out is plain, though states and moves come in proxies';
      checkPlain(game, options, moves);
      law = 'law 6: what has come to light is what a seat could not foresee';
      checkLight(game, options, moves);
    }
  } catch (error) {
    const where = `${game.id} ${JSON.stringify(options)}, ply ${moves.length + 1}`;
    const played = moves.slice(-3).map((move) => game.encodeMove(move));
    const [broken, reason] =
      error instanceof Broken
        ? [error.law ?? law, error.message]
        : [law, String(error instanceof Error ? error.stack : error)];
    throw new ContractError(`${where}: ${broken}\n${reason}\nlast moves: ${played.join(', ')}`, { cause: error });
  }
}

function checkBeginning<G extends AnyGame>(game: G, options: OptionsOf<G>, moves: readonly MoveOf<G>[]): void {
  const { seed, rng, ...others } = options;
  const next = game.fast.begin(others as object);
  const first = game.newGame(options);
  const begun = rng === 'sealed' ? cipherOrThrow().rngOf : seedRng;
  for (let i = 0; i < 2; i++) {
    const draft = next(begun(String(seed)));
    same(draft, first, 'a game of fast.begin');
    for (const move of moves) game.fast.play(draft, move);
  }
}

/** Plays a random move. `applyMove` checks that it is legal. */
function step<G extends AnyGame>(game: G, state: StateOf<G>, rng: AleaRng): Pick<Ply<G>, 'move' | 'next'> {
  const move = anyMove(game, state, rng);
  if (move === undefined) fail('randomMove finds no legal move');
  try {
    return { move, next: game.applyMove(state, move) };
  } catch (error) {
    if (!isIllegalMoveError(error)) throw error;
    return fail(`randomMove gives ${game.encodeMove(move)}, refused as ${error.refusal.code}`);
  }
}

const PURE = 'law 1: pure functions leave their inputs alone';

function nextPly<G extends AnyGame>(
  game: G,
  spec: Contract<G>,
  state: StateOf<G>,
  seed: string,
  rng: AleaRng,
  everyMove: Everything,
): Ply<G> {
  const before = copy(state);
  const legal: readonly MoveOf<G>[] = game.legalMoves(state);
  same(state, before, 'the state after legalMoves', PURE);
  const codes = legal.map((each) => game.encodeMove(each));
  if (new Set(codes).size < codes.length) {
    if (new Set(legal.map((each) => JSON.stringify(each))).size < legal.length)
      fail(`legalMoves lists a move twice: ${codes.join(', ')}`);
    fail(`two legal moves have one text: ${codes.join(', ')}`, 'law 4: codes are unique among the legal moves');
  }
  if (game.outcome(state) !== undefined)
    fail('outcome gives a result while the game goes on', 'law 9: only a finished game has an outcome');
  const move = anyMove(game, state, rng);
  if (!codes.includes(game.encodeMove(move)))
    fail(`randomMove gives ${game.encodeMove(move)}, which is not listed`, 'law 5: randomMove gives legal moves');
  const refusal = game.check(state, move);
  if (refusal !== undefined) fail(`listed, but refused as ${refusal.code}: ${game.encodeMove(move)}`);
  const next = game.applyMove(state, move);
  same(state, before, 'the state after applyMove', PURE);
  plainJson(next, 'state ', JSON_ONLY);
  const known = game.states['~standard'].validate(next);
  if ('issues' in known)
    fail(`states refuses a state: ${known.issues.map(({ message }) => message).join('; ')}`, JSON_ONLY);
  same(JSON.stringify(known.value), JSON.stringify(next), 'the state as states gives it', JSON_ONLY);
  same(Object.keys(next), Object.keys(state), 'the keys of the state, in their order', JSON_ONLY);
  return { game, contract: spec, state, before, seed, legal, codes, move, next, rng, everyMove };
}

/**
 * A random game as text, for golden files: each ply's number of legal moves, move and state digest, then the outcome.
 *
 * @param options - The options, with the seed.
 * @example
 * ```ts
 * import { golden, sealed } from '@wonders/core/testing';
 * console.log(golden(sealed, { seed: 'first', seats: 2 }));
 * ```
 * @category Testing
 */
export function golden<G extends AnyGame>(game: G, options: OptionsOf<G>): string {
  const rng = seedRng(`golden/${options.seed}`);
  let state = game.newGame(options);
  const lines = [`${game.id} rules ${game.rules} ${JSON.stringify(options)}`];
  for (let ply = 1; state.pending.length > 0; ply++) {
    const count = game.legalMoves(state).length;
    const move = game.fast.randomMove(state, () => draw(rng));
    state = game.applyMove(state, move);
    lines.push(`${ply} ${count} ${game.encodeMove(move)} ${digest(state)}`);
  }
  const outcome = game.outcome(state);
  const scores = outcome?.scores.map((score) => `${score.total} ${JSON.stringify(score.categories)}`) ?? [];
  return [...lines, `${outcome?.ending}, ranks ${outcome?.ranks.join(' ')}`, ...scores, ''].join('\n');
}
