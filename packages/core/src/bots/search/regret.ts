import type { Edge } from './tree.js';

/** The part of the tries that all moves share, so that none is given up for good. */
const TRIED = 0.2;

/** What a move is taken to have brought where nothing is known: the middle of the rewards. */
const MIDDLE = 0.5;

/** A move that was drawn, and how its seat learns from what it brought. */
interface Drawn {
  readonly edge: Edge;
  readonly learn: (reward: number) => void;
}

/**
 * Draws the move of a seat that chooses at the same time as others, by regret matching (Hart and Mas-Colell 2000): each
 * move as often as the seat regrets not to have made it. No seat needs to know what the others chose, and the average of
 * what each plays comes close to an equilibrium, which may be a mixture that no bound finds.
 *
 * @param edges - The moves of the seat; `share` sums up with what probability each was to be played.
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

/** One of the moves, each as often as it was to be played on average; `undefined` when none was drawn by regret. */
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
