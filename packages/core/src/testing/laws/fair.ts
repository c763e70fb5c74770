import type { BaseEvent } from '../../contract/event.js';
import type { AnyGame, MoveOf } from '../../contract/game.js';
import { isChance } from '../../engine/events.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import type { Ply } from './ply.js';
import { anyMove } from './random.js';
import { fail, same } from './same.js';

/** A chi-square and its degrees of freedom: of one decision, or of all tested decisions of a variant. */
export interface Fairness {
  readonly chi2: number;
  readonly degrees: number;
}

/**
 * Law 5: `randomMove` is uniform over the legal moves, by weight at chance.
 *
 * @param before - The result of the decisions before this one: together they show a bias that each alone leaves in doubt.
 * @returns The result with this decision.
 */
export function randomMoveIsFair<G extends AnyGame>(
  { game, state, legal, codes, rng }: Ply<G>,
  before: Fairness,
): Fairness {
  const outcomes: readonly { move: MoveOf<G>; weight: number }[] = game.chances(state);
  const weights = outcomes.map((outcome) => outcome.weight);
  if (weights.length > 0)
    same(
      outcomes.map((outcome) => outcome.move),
      legal,
      'the moves of chances',
    );
  for (const weight of weights) if (!Number.isInteger(weight) || weight < 0) fail(`${weight} is no weight`);
  const at = new Map(codes.map((code, i) => [code, i]));
  const counts = legal.map(() => 0);
  const draws = enough(Math.min(40 * legal.length, 10 * GROUPS), weights);
  for (let i = 0; i < draws; i++) {
    const index = at.get(game.encodeMove(anyMove(game, state, rng)));
    if (index === undefined) fail('randomMove gives a move that is not listed');
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const shown = fairness(grouped(counts), grouped(weights.length > 0 ? weights : legal.map(() => 1)));
  const together = { chi2: before.chi2 + shown.chi2, degrees: before.degrees + shown.degrees };
  const off = Math.max(deviation(shown), deviation(together));
  if (off > 5) fail(`randomMove is unfair: ${off.toFixed(1)} standard deviations, counts ${counts.join(' ')}`);
  return together;
}

/** Law 10: after a move, sampled chance draws by the weights that manual chance shows. */
export function sampledChanceIsFair<G extends AnyGame>({ game, state, move, rng }: Ply<G>): void {
  if (state.rng === null) return;
  const manual = game.fast.clone(state);
  manual.rng = null;
  let unasked = 0;
  game.fast.play(manual, move, (event: BaseEvent) => {
    if (isChance<MoveOf<G>>(event)) unasked++;
  });
  const outcomes: readonly { move: MoveOf<G>; weight: number }[] = game.chances(manual);
  if (outcomes.length < 2) return;
  const codes = outcomes.map((outcome) => game.encodeMove(outcome.move));
  const counts = codes.map(() => 0);
  const weights = outcomes.map((outcome) => outcome.weight);
  const [salt, draws] = [drawInt(rng, 1_000_000), enough(40 * codes.length, weights)];
  for (let i = 0; i < draws; i++) {
    const draft = game.fast.clone(state);
    draft.rng = seedRng(`${salt}/${i}`);
    // Decisions with a single outcome may be settled without a draw. The next draw answers the decision that manual chance
    // leaves open.
    const drawn: string[] = [];
    game.fast.play(draft, move, (event: BaseEvent) => {
      if (isChance<MoveOf<G>>(event) && drawn.length <= unasked) drawn.push(game.encodeMove(event.move as MoveOf<G>));
    });
    const shown = drawn[unasked] ?? '';
    const at = codes.indexOf(shown);
    if (at < 0) fail(`sampled chance gives ${shown}, which manual chance does not list`);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const off = deviation(fairness(counts, weights));
  if (off > 5) fail(`sampled chance is unfair: ${off.toFixed(1)} standard deviations, counts ${counts.join(' ')}`);
}

/** Up to this many moves are counted one by one; longer lists, which come from offers of cards, in this many groups. */
const GROUPS = 200;

/** The sums of the groups of a list, at most `GROUPS` of them. */
function grouped(values: readonly number[]): readonly number[] {
  const sums = Array<number>(Math.min(values.length, GROUPS)).fill(0);
  for (const [i, value] of values.entries()) {
    const group = Math.floor((i * sums.length) / values.length);
    sums[group] = (sums[group] ?? 0) + value;
  }
  return sums;
}

/** An outcome that is expected this often does not stay away by accident. */
const SURE = 25;

/** More draws would find only biases too small to matter. */
const MOST = 6000;

/** At least this many draws, and more where an outcome is rare: chi-square needs to expect a few of each. */
function enough(draws: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rarest = Math.min(...weights.filter((weight) => weight > 0), total);
  return rarest === 0 ? draws : Math.min(MOST, Math.max(draws, Math.ceil((5 * total) / rarest)));
}

/**
 * How far counts are from their weights.
 *
 * @param counts - How often each outcome was seen.
 * @param weights - Its weight, not all of them 0.
 */
function fairness(counts: readonly number[], weights: readonly number[]): Fairness {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const degrees = weights.filter((weight) => weight > 0).length - 1;
  let chi2 = 0;
  for (const [i, weight] of weights.entries()) {
    const expected = (draws * weight) / total;
    const count = counts[i] ?? 0;
    if (weight === 0 && count > 0) return { chi2: Number.POSITIVE_INFINITY, degrees };
    if (count === 0 && expected > SURE) return { chi2: Number.POSITIVE_INFINITY, degrees };
    if (weight > 0) chi2 += (count - expected) ** 2 / expected;
  }
  return { chi2, degrees };
}

/** The same as a standard normal deviate: more than 5 is no accident. */
function deviation({ chi2, degrees }: Fairness): number {
  // Where only one outcome can be drawn, another one is no accident.
  if (degrees < 1) return chi2 === 0 ? 0 : Number.POSITIVE_INFINITY;
  // Wilson and Hilferty: the cube root of a chi-square variable is nearly normal.
  const spread = 2 / (9 * degrees);
  return ((chi2 / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
}
