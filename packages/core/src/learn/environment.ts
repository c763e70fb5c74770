import { frozenCopy } from '../arena/frozen.js';
import type { BotOf } from '../arena/match.js';
import { deriveSeed, streamOf } from '../arena/seeds.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../contract/game.js';
import type { Rng } from '../contract/generator.js';
import type { Outcome } from '../contract/outcome.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import { playUnchecked } from '../engine/unchecked.js';
import { draw } from '../rng/rng.js';
import { bytesFor, has } from './bits.js';
import type { Learn } from './learn.js';
import { type ReturnOptions, returnsOf } from './returns.js';

/**
 * Many games side by side, for training: each waits for the decision of one seat. Chance, the script and the bots decide within. A
 * game that is over gives its returns as rewards and begins again. The arrays are reused: copy what you keep.
 *
 * @category Learning
 */
export interface Environment {
  /** How many games run side by side. */
  readonly games: number;
  /** How many seats each game has. */
  readonly seats: number;
  /** The seat that decides next in each game: PettingZoo's `agent_selection`. */
  readonly agents: Int32Array;
  /** The observations of these seats, `learn.observation.length` numbers for each game. */
  readonly observations: Float32Array;
  /** Their legal numbers, one bit set of `maskBytes` bytes for each game. */
  readonly masks: Uint8Array;
  /** How many bytes of `masks` belong to one game. */
  readonly maskBytes: number;
  /** The rewards of the last step, `seats` numbers for each game: zeros until a game is over. */
  readonly rewards: Float32Array;
  /** 1 where the last step ended a game; the observation is then of the next game. */
  readonly dones: Uint8Array;
  /** The outcome of the game that the last step ended, where it did. */
  readonly outcomes: readonly (Outcome | null)[];
  /** Begins all games anew. */
  reset(): void;
  /**
   * Plays one number in each game.
   *
   * @throws `RangeError` when one of them is not in its mask. Then all games stay where they were.
   */
  step(actions: ArrayLike<number>): void;
}

/**
 * What an environment plays.
 *
 * @category Learning
 */
export interface EnvironmentOptions<G extends AnyGame> extends ReturnOptions {
  /** How many games side by side. Default 1. */
  readonly games?: number;
  /** The options of the game. The seeds of all games derive from the seed among them. */
  readonly options?: OptionsOf<G>;
  /** Bots, by seat: the environment does not ask the seats that they play. */
  readonly bots?: readonly (BotOf<G> | undefined)[];
}

/** One of the games. */
interface Running<G extends AnyGame> {
  state: StateOf<G>;
  /** The legal moves of the seat that decides. */
  legal: readonly MoveOf<G>[];
  seat: Seat;
  before: readonly number[];
  /** How many games have been played in this place. */
  episode: number;
  chance: Rng;
  bots: Rng;
}

/**
 * Sets up games to be played step by step.
 *
 * @throws {@link InvalidOptionsError} as `newGame` does.
 * @example
 * ```ts
 * import { createEnvironment, defineLearn, numbersIn, scalar } from '@wonders/core/learn';
 * import { type Move, sealed, type View } from '@wonders/core/testing';
 * const learn = defineLearn<typeof sealed>(sealed, {
 *   kinds: ['bid'],
 *   features: [scalar('prize', 24, ({ view }) => view.prize)],
 * });
 * const table = createEnvironment(sealed, learn, { games: 4, options: { seats: 2, seed: 'monday' } });
 * const lowest = () => Int32Array.from({ length: 4 }, (_, i) =>
 *   numbersIn(table.masks.subarray(i * table.maskBytes, (i + 1) * table.maskBytes))[0]!);
 * for (let i = 0; i < 8; i++) table.step(lowest());
 * console.log([...table.dones]); // [1, 1, 1, 1]
 * ```
 * @category Learning
 */
export function createEnvironment<G extends AnyGame>(
  game: G,
  learn: Learn<G>,
  { games = 1, options, bots = [], ...how }: EnvironmentOptions<G> = {},
): Environment {
  gameGiven('createEnvironment', game);
  const secret = String(options?.seed ?? '0');
  const { length } = learn.observation;
  const maskBytes = bytesFor(learn.actions.actionCount);
  const seated = game.seats(game.newGame({ ...options, seed: secret } as OptionsOf<G>));
  const seats = seated.length;
  const agents = new Int32Array(games);
  const observations = new Float32Array(games * length);
  const masks = new Uint8Array(games * maskBytes);
  const rewards = new Float32Array(games * seats);
  const dones = new Uint8Array(games);
  const outcomes: (Outcome | null)[] = Array<Outcome | null>(games).fill(null);

  function begin(i: number, episode: number): Running<G> {
    const seed = deriveSeed(secret, game.id, i, episode);
    const state: StateOf<G> = game.newGame({ ...options, seed } as OptionsOf<G>);
    const chance = streamOf(seed, 'chance');
    const running = { state, legal: [], seat: 0, before: [], episode, chance, bots: streamOf(seed, 'bots') };
    advance(running);
    return running;
  }

  /** The move that chance draws or the script dictates, which needs no check; `undefined` for the other seats. */
  function ruledMove({ state, chance }: Running<G>, seat: Seat): MoveOf<G> | undefined {
    if (seat === CHANCE) return game.fast.randomMove(state, () => draw(chance));
    return seated[seat]?.role === 'script' ? game.botMove(state, seat) : undefined;
  }

  /** The move of a seat that plays by a bot; `undefined` for the seats that the environment asks. */
  function moveWithin(running: Running<G>, seat: Seat): MoveOf<G> | undefined {
    const { state } = running;
    const bot = bots[seat];
    if (bot === undefined) return undefined;
    const view: ViewOf<G> = frozenCopy(game.view(state, seat));
    return bot({ view, seat, legal: game.legalMoves(view, seat), random: () => draw(running.bots) }).move;
  }

  /** Plays on until a seat is asked or the game is over. */
  function advance(running: Running<G>): void {
    for (;;) {
      const [seat] = game.activeSeats(running.state);
      if (seat === undefined) return;
      const ruled = ruledMove(running, seat);
      if (ruled !== undefined) {
        running.state = playUnchecked(game, running.state, ruled);
        continue;
      }
      const move = moveWithin(running, seat);
      if (move === undefined) {
        running.seat = seat;
        running.legal = game.legalMoves(running.state, seat);
        return;
      }
      running.state = game.applyMove(running.state, move, seat);
    }
  }

  function show(running: Running<G>, i: number): void {
    const { state, seat, legal, before } = running;
    agents[i] = seat;
    learn.observe(game.view(state, seat), seat, before, observations, i * length);
    masks.set(learn.actions.legalMask(legal, before), i * maskBytes);
  }

  let running = Array.from({ length: games }, (_, i) => begin(i, 0));

  function play(i: number, action: number): void {
    const each = running[i] as Running<G>;
    each.before = [...each.before, action];
    const move = learn.actions.moveOf(each.before, each.seat);
    if (move === undefined) return;
    each.before = [];
    // Whoever holds the masks can write into them, so the move is checked.
    each.state = game.applyMove(each.state, move, each.seat);
    advance(each);
    const outcome = game.outcome(each.state);
    if (outcome === undefined) return;
    rewards.set(returnsOf(outcome, how), i * seats);
    dones[i] = 1;
    outcomes[i] = outcome;
    running[i] = begin(i, each.episode + 1);
  }

  const showAll = (): void => {
    for (const [i, each] of running.entries()) show(each, i);
  };
  const forget = (): void => {
    rewards.fill(0);
    dones.fill(0);
    outcomes.fill(null);
  };
  showAll();
  return {
    games,
    seats,
    agents,
    observations,
    masks,
    maskBytes,
    rewards,
    dones,
    outcomes,
    reset() {
      running = running.map(({ episode }, i) => begin(i, episode + 1));
      forget();
      showAll();
    },
    step(actions) {
      for (let i = 0; i < games; i++)
        if (!has(masks.subarray(i * maskBytes, (i + 1) * maskBytes), actions[i] ?? -1))
          throw new RangeError(`game ${i}: ${actions[i]} is not legal for seat ${agents[i]}`);
      forget();
      for (let i = 0; i < games; i++) play(i, actions[i] as number);
      showAll();
    },
  };
}
