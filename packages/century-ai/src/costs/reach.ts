import { type Cubes, NONE, total } from '../components/cubes.js';
import type { Position } from '../state/index.js';
import type { Hex } from '../table/hexes.js';
import { hexOf, neighboursOf } from '../table/places.js';
import { boatOf, seatOf } from '../table/seats.js';
import { freeStepsLeft, tollAt } from './sailing.js';

/**
 * A place that the boat can reach this turn, by a shortest way.
 *
 * @category Helpers
 */
export interface Reach {
  readonly hex: Hex;
  /** The way: each hex to sail to, in order; empty for staying. */
  readonly way: readonly Hex[];
  /** The hexes on which a cube must be left, in order: one each. */
  readonly drops: readonly Hex[];
  /** Cubes to pay to the owners of other boats for ending there. */
  readonly toll: number;
  /** Cubes lying there, which are collected on ending there. */
  readonly collects: Cubes;
}

/**
 * Where the boat can end this turn, nearest first, each with what the shortest way costs: a cube on each of `drops`, and
 * `toll`. From the middle of a movement: where it can still end.
 *
 * @param position - A state or view in which a seat is sailing; any other gives an empty list.
 * @example
 * ```ts
 * import { applyMove, legalMoves, newGame } from '@wonders/century-ai';
 * import { reachable } from '@wonders/century-ai/costs';
 * let state = newGame({ seed: 'tuesday' });
 * state = applyMove(state, legalMoves(state)[0] ?? { kind: 'stay' }); // places the boat
 * console.log(reachable(state).filter((reach) => reach.drops.length === 0).length > 2); // true
 * ```
 * @category Helpers
 */
export function reachable(position: Position): readonly Reach[] {
  const decision = position.pending.at(-1);
  if (decision?.kind !== 'sail') return [];
  const { seat } = decision;
  const cubes = total(seatOf(position, seat).cargo);
  const free = freeStepsLeft(position, seat);
  const start = boatOf(position, seat);
  const ways = new Map<number, readonly number[]>([[start, []]]);
  const found: Reach[] = [];
  for (const [place, way] of ways) {
    const drops = [start, ...way].slice(0, -1).slice(Math.max(0, free));
    const paid = drops.length;
    if (paid > cubes) continue;
    for (const next of neighboursOf(position, place))
      if (!ways.has(next) && !position.path.includes(next)) ways.set(next, [...way, next]);
    const stays = place === start && position.path.length === 1;
    const toll = stays ? 0 : tollAt(position, seat, place);
    if (paid + toll > cubes) continue;
    const hexes = (places: readonly number[]): readonly Hex[] => places.map((each) => hexOf(position, each));
    const collects = stays ? NONE : (position.loose[place] ?? NONE);
    found.push({ hex: hexOf(position, place), way: hexes(way), drops: hexes(drops), toll, collects });
  }
  return found;
}
