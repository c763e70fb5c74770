import { type BaseEvent, type ChanceEvent, isChance } from '../event.js';
import type { AnyGame, EventOf, MoveOf, OptionsOf, StateOf, ViewOf } from '../game.js';
import { CHANCE, type Viewer } from '../position.js';
import { digest } from '../records/digest.js';
import { begin, load, push, save, undo } from '../records/record.js';
import { InvalidOptionsError } from '../refusal.js';
import { draw, drawInt, seedRng } from '../rng.js';
import { Broken, fail, LAWS, type Ply, randomMoveIsFair, same, sampledChanceIsFair } from './laws.js';
import { anyMove, junk } from './random.js';

/**
 * What the kit has to know of a game.
 *
 * @category Testing
 */
export interface Contract<G extends AnyGame> {
  /** The sets of options to play with; seeds come from the kit. */
  readonly variants: readonly { readonly name: string; readonly options: OptionsOf<G> }[];
  /** The most moves that a game may take, answers to chance decisions included. */
  readonly bound: number;
  /** Random games per variant. Default 100. */
  readonly games?: number;
  /** Throws when a state breaks an invariant of the game: components conserved, nothing negative. */
  invariants?(state: StateOf<G>): void;
  /** The state with every cached total recounted. */
  recount?(state: StateOf<G>): StateOf<G>;
  /** The numbers that a view shows, and how events change them. */
  readonly fold?: {
    numbers(view: ViewOf<G>): Readonly<Record<string, number>>;
    apply(
      numbers: Readonly<Record<string, number>>,
      event: EventOf<G>,
      viewer: Viewer,
    ): Readonly<Record<string, number>>;
  };
}

/**
 * Thrown when a game breaks a law: says which, in which variant, with which seed and at which ply.
 *
 * @category Testing
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * Checks that a game keeps the laws of the contract, on seeded random games of every variant.
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
  const games = spec.games ?? 100;
  test(`${game.id}: newGame takes options and refuses anything else by name`, () => checkOptions(game, spec));
  for (const { name, options } of spec.variants) {
    test(`${game.id}, ${name}: ${games} random games keep the laws`, () => {
      for (let i = 0; i < games; i++) walk(game, spec, { ...options, seed: `${name}/${i}` }, i);
    });
  }
}

function checkOptions<G extends AnyGame>(game: G, spec: Contract<G>): void {
  const rng = seedRng('options');
  for (const { options } of spec.variants) {
    same(game.newGame(options), game.newGame(options), 'two games of the same options');
    for (let i = 0; i < 200; i++) {
      const given = junk([options as never], rng);
      try {
        game.newGame(given as OptionsOf<G>);
      } catch (error) {
        if (error instanceof InvalidOptionsError && error.issues.length > 0) continue;
        throw new ContractError(`${game.id}: newGame(${JSON.stringify(given)}) throws ${error}`);
      }
    }
  }
}

/** Laws that are dear are checked in one of so many games. */
const SELDOM = 10;

function walk<G extends AnyGame>(game: G, spec: Contract<G>, options: OptionsOf<G>, index: number): void {
  const rng = seedRng(`walk/${options.seed}`);
  const moves: MoveOf<G>[] = [];
  let law = 'newGame';
  let state = game.newGame(options);
  try {
    spec.invariants?.(state);
    while (state.pending.length > 0) {
      law = 'law 7: every game ends within its bound, and every active seat has a legal move';
      if (moves.length >= spec.bound) fail(`still going after ${spec.bound} moves`);
      for (const seat of game.activeSeats(state))
        if (game.legalMoves(state, seat).length === 0) fail(`seat ${seat} is active without a legal move`);
      const ply = nextPly(game, spec, state, rng);
      for (const each of LAWS) {
        if (drawInt(rng, each.every) > 0) continue;
        law = `law ${each.law}: ${each.says}`;
        each.check(ply);
      }
      if (index % SELDOM === 0 && drawInt(rng, 10) === 0) {
        law = 'law 5: randomMove is uniform over the legal moves, by weight at chance';
        randomMoveIsFair(ply);
        law = 'law 10: sampled chance follows the weights of manual chance';
        sampledChanceIsFair(ply);
      }
      law = 'law 7: components are conserved';
      spec.invariants?.(ply.next);
      moves.push(ply.move);
      state = ply.next;
    }
    law = 'law 9: the outcome adds up, and its ranking follows what decides it';
    checkOutcome(game, state);
    if (index % SELDOM === 0) {
      law = 'law 4: replaying the encoded moves reproduces the game';
      checkRecord(game, options, moves, state);
      law = 'law 10: manual chance answered as sampled chance drew gives the same game';
      if (options.chance !== 'manual') checkManualChance(game, options, moves);
    }
  } catch (error) {
    const where = `${game.id} ${JSON.stringify(options)}, ply ${moves.length + 1}`;
    const played = moves.slice(-3).map((move) => game.encodeMove(move));
    const reason = error instanceof Broken ? error.message : String(error instanceof Error ? error.stack : error);
    throw new ContractError(`${where}: ${law}\n${reason}\nlast moves: ${played.join(', ')}`, { cause: error });
  }
}

function nextPly<G extends AnyGame>(
  game: G,
  spec: Contract<G>,
  state: StateOf<G>,
  rng: ReturnType<typeof seedRng>,
): Ply<G> {
  const legal: readonly MoveOf<G>[] = game.legalMoves(state);
  const move = anyMove(game, state, rng);
  const json = JSON.stringify(state);
  const codes = legal.map((each) => game.encodeMove(each));
  return { game, contract: spec, state, json, legal, codes, move, next: game.applyMove(state, move), rng };
}

function checkOutcome(game: AnyGame, state: StateOf<AnyGame>): void {
  const outcome = game.outcome(state);
  if (outcome === undefined) fail('a finished game without an outcome');
  if (game.activeSeats(state).length > 0 || game.legalMoves(state).length > 0) fail('a finished game with moves');
  if (game.check(state, {})?.code !== 'over') fail('a finished game does not refuse moves as over');
  if (outcome.why === '') fail('the outcome does not say why the game ended');
  same(
    outcome.scores.map((score) => score.seat),
    [...game.seats(state).keys()],
    'the seats of the outcome',
  );
  for (const { seat, total, categories } of outcome.scores) {
    same(
      Object.values(categories).reduce((sum, points) => sum + points, 0),
      total,
      `the categories of seat ${seat}`,
    );
  }
  for (const a of outcome.scores) {
    for (const b of outcome.scores) {
      const i = a.order.findIndex((value, at) => value !== b.order[at]);
      const ahead = i >= 0 && (a.order[i] ?? 0) > (b.order[i] ?? 0);
      if (ahead !== (outcome.ranks[a.seat] ?? 0) < (outcome.ranks[b.seat] ?? 0))
        fail(`ranks ${outcome.ranks.join(' ')}`);
    }
  }
  same(
    outcome.winners,
    outcome.ranks.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    'the winners',
  );
}

function checkRecord<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
  moves: readonly MoveOf<G>[],
  end: StateOf<G>,
): void {
  let playthrough = begin(game, options);
  for (const move of moves) playthrough = push(game, playthrough, move);
  const text = JSON.stringify(save(game, playthrough));
  const loaded = load(game, text);
  if (!loaded.ok) fail(loaded.issue.message);
  same(loaded.playthrough.state, end, 'the state of a loaded save');
  const back = undo(game, loaded.playthrough, moves.length);
  same(back.state, game.newGame(options), 'the state after undoing all');
  const forged = load(game, text.replace(digest(end), '00000000000000'));
  if (forged.ok || forged.issue.code !== 'digest-differs') fail('load does not notice another digest');
  const cut = load(game, text.replace(/"moves":\["[^"]*"/, '"moves":["no such move"'));
  if (moves.length > 0 && (cut.ok || cut.issue.code !== 'unreadable-move')) fail('load does not notice a broken move');
}

function checkManualChance<G extends AnyGame>(game: G, options: OptionsOf<G>, moves: readonly MoveOf<G>[]): void {
  const drawn: ChanceEvent<MoveOf<G>>[] = [];
  const typed: ChanceEvent<MoveOf<G>>[] = [];
  const listen = (into: ChanceEvent<MoveOf<G>>[]) => (event: BaseEvent) => {
    if (isChance<MoveOf<G>>(event)) into.push(event);
  };
  const sampled = game.fast.clone(game.newGame(options, listen(drawn)));
  const manual = game.fast.clone(game.newGame({ ...options, chance: 'manual' }, listen(typed)));
  const answer = () => {
    while (game.activeSeats(manual)[0] === CHANCE) {
      const event = drawn[typed.length];
      if (event === undefined) fail('manual chance asks for more than sampled chance drew');
      const refusal = game.check(manual, event.move);
      if (refusal !== undefined)
        fail(`manual chance refuses ${JSON.stringify(event.move)}, which sampled chance drew: ${refusal.code}`);
      game.fast.play(manual, event.move, listen(typed));
    }
    same(typed, drawn, 'the chance events');
    same({ ...manual, rng: null }, { ...sampled, rng: null }, 'the state under manual chance');
  };
  answer();
  for (const move of moves) {
    game.fast.play(sampled, move, listen(drawn));
    game.fast.play(manual, move, listen(typed));
    answer();
  }
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
  return [...lines, `${outcome?.why}, ranks ${outcome?.ranks.join(' ')}`, ...scores, ''].join('\n');
}
