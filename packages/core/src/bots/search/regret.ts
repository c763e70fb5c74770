import type { Edge } from './tree.js';

/** The share of the tries that goes to all moves alike, so that none is dropped for good. */
const TRIED = 0.2;

/** The assumed reward of an untried move: the middle of the scale. */
const MIDDLE = 0.5;

/** A drawn move, and how its seat learns from the reward. */
interface Drawn {
  readonly edge: Edge;
  readonly learn: (reward: number) => void;
}

/**
 * Draws the move of a seat that chooses at the same time as others, by regret matching (Hart and Mas-Colell 2000): each move in
 * proportion to the regret of not having made it. No seat needs to know the choices of the others, and the average play comes close
 * to an equilibrium, which may be a mixture that no bound finds.
 *
 * @param edges - The moves of the seat; `share` sums up the probabilities of each.
 */
export function drawByRegret(edges: readonly Edge[], random: () => number): Drawn {
  let sum = 0;
  for (const { regret } of edges) sum += regret;
  let left = random();
  let [edge, chance] = [edges[0] as Edge, 1];
  for (const each of edges) {
    const part = sum > 0 ? each.regret / sum : 1 / edges.length;
    const odds = (1 - TRIED) * part + TRIED / edges.length;
    each.share += part;
    if (left >= 0) [edge, chance] = [each, odds];
    left -= odds;
  }
  const learn = (reward: number) => {
    for (const each of edges) {
      const brings = each === edge ? MIDDLE + (reward - MIDDLE) / chance : MIDDLE;
      each.regret = Math.max(0, each.regret + brings - reward);
    }
  };
  return { edge, learn };
}

/** One of the moves, drawn from the average play; `undefined` when none was drawn by regret. */
export function drawByShare(edges: Iterable<Edge>, lot: number): Edge | undefined {
  const all = [...edges];
  let left = lot * all.reduce((sum, { share }) => sum + share, 0);
  let drawn: Edge | undefined;
  for (const each of all) {
    if (each.share > 0 && left >= 0) drawn = each;
    left -= each.share;
  }
  return drawn;
}
