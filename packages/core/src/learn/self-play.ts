import { type Entrant, matchSteps, seated } from '../arena/match.js';
import { deriveSeed } from '../arena/seeds.js';
import type { Choice } from '../bots/bot.js';
import type { AnyGame, OptionsOf } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import type { Learn } from './learn.js';
import { type ReturnOptions, returnsOf } from './returns.js';

/**
 * A decision of self-play as a net learns it. A composed move gives one for each of its numbers.
 *
 * @category Learning
 */
export interface Sample {
  /** The number of the game, from 0. */
  readonly game: number;
  /** How many moves had been played in it. */
  readonly ply: number;
  /** The seat that decides. */
  readonly seat: Seat;
  /** What the seat sees, as numbers from −1 to 1. */
  readonly observation: Float32Array;
  /** The legal numbers as a bit set. */
  readonly mask: Uint8Array;
  /** The number that was played. */
  readonly action: number;
  /** The target: the share of each number among the bot's visits, or 1 for the move played. */
  readonly policy: {
    /** The numbers that have a share. */
    readonly actions: readonly number[];
    /** The share of each of them, in the same order; 1 in all. */
    readonly weights: readonly number[];
  };
  /** The return of the game for the seat, from −1 to 1. */
  readonly value: number;
}

/**
 * Which games are played.
 *
 * @category Learning
 */
export interface SelfPlay<G extends AnyGame> extends ReturnOptions {
  /** The options of the game. The seeds of all games derive from the seed among them. */
  readonly options?: OptionsOf<G>;
  /** The number of the first game. Default 0; other numbers let several machines share the games. */
  readonly from?: number;
}

/** Moves with their weights, which add up to 1. */
type Weighed<M> = readonly { readonly move: M; readonly weight: number }[];

function weigh<M>({ move, candidates }: Choice<M>): Weighed<M> {
  const visits = candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  if (visits <= 0) return [{ move, weight: 1 }];
  return candidates.map((candidate) => ({ move: candidate.move, weight: candidate.visits / visits }));
}

/** The shares of the numbers that follow some others. */
function policyOf(weighed: readonly { readonly numbers: readonly number[]; readonly weight: number }[], at: number) {
  const shares = new Map<number, number>();
  for (const { numbers, weight } of weighed) {
    const next = numbers[at] as number;
    if (weight > 0) shares.set(next, (shares.get(next) ?? 0) + weight);
  }
  const sum = [...shares.values()].reduce((total, weight) => total + weight, 0);
  return { actions: [...shares.keys()], weights: [...shares.values()].map((weight) => weight / sum) };
}

/**
 * Lets bots play, and yields their decisions once a game is over and its return is known. Seats of the script give no samples.
 *
 * @param bots - One for each seat, in seat order, as for `playMatch`. Bots that give candidates, as `searchBot` does, teach more.
 * @param games - How many games.
 * @throws `RangeError` when a seat has no bot, `Error` when a bot fails.
 * @example
 * ```ts
 * import { houseBot } from '@wonders/core/bots';
 * import { defineLearn, scalar, selfPlay } from '@wonders/core/learn';
 * import { type Move, sealed, type View } from '@wonders/core/testing';
 * const learn = defineLearn<typeof sealed>(sealed, {
 *   kinds: ['bid'],
 *   features: [scalar('prize', 24, ({ view }) => view.prize)],
 * });
 * const bots = [houseBot(sealed), houseBot(sealed)];
 * const samples = [...selfPlay(sealed, learn, bots, 2, { options: { seats: 2, seed: 'monday' } })];
 * console.log(samples.length); // 16
 * ```
 * @category Learning
 */
export function* selfPlay<G extends AnyGame>(
  game: G,
  learn: Learn<G>,
  bots: readonly (Entrant<G> | undefined)[],
  games: number,
  { options, from = 0, ...how }: SelfPlay<G> = {},
): Generator<Sample, void, void> {
  gameGiven('selfPlay', game);
  for (let index = from; index < from + games; index++) {
    const seed = deriveSeed(String(options?.seed ?? '0'), game.id, index);
    yield* playOne(game, learn, seated(bots), { options: { ...options, seed } as OptionsOf<G>, index, ...how });
  }
}

type Decided = Omit<Sample, 'value'>;

function* playOne<G extends AnyGame>(
  game: G,
  learn: Learn<G>,
  players: ReturnType<typeof seated<G>>,
  { options, index, ...how }: ReturnOptions & { readonly options: OptionsOf<G>; readonly index: number },
): Generator<Sample, void, void> {
  const decided: Decided[] = [];
  const match = matchSteps(game, options);
  let step = match.next();
  while (!step.done) {
    const { turn, ply } = step.value;
    const player = players[turn.seat];
    if (player === undefined) throw new RangeError(`no bot for seat ${turn.seat}`);
    const choice = player(turn);
    const { actions } = learn;
    const played = actions.actionsOf(choice.move);
    let weighed = weigh(choice).map(({ move, weight }) => ({ numbers: actions.actionsOf(move), weight }));
    for (const [at, action] of played.entries()) {
      const before = played.slice(0, at);
      decided.push({
        game: index,
        ply,
        seat: turn.seat,
        observation: learn.observe(turn.view, turn.seat, before),
        mask: actions.legalMask(turn.legal, before),
        action,
        policy: policyOf(weighed, at),
      });
      weighed = weighed.filter(({ numbers }) => numbers[at] === action);
    }
    step = match.next(choice);
  }
  const { outcome, fault } = step.value;
  if (fault !== undefined) throw new Error(`the bot of seat ${fault.seat} ${fault.kind}: ${fault.reason}`);
  const returns = returnsOf(outcome, how);
  for (const each of decided) yield { ...each, value: returns[each.seat] ?? 0 };
}
