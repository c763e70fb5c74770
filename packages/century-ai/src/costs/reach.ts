import { type Cubes, NONE, total } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import type { Position } from '../state/index.js';
import { hexOf, neighboursOf } from '../table/places.js';
import { boatOf, seatOf } from '../table/seats.js';
import { freeStepsLeft, tollAt } from './sailing.js';

/**
 * A hex that the boat can reach this turn, by a shortest way.
 *
 * @category Costs
 */
export interface Reach {
  /** Where the boat ends its movement. */
  readonly hex: Hex;
  /** The hexes to sail to, in order; none for staying. */
  readonly way: readonly Hex[];
  /** The hexes on which a cube stays behind, in order. */
  readonly drops: readonly Hex[];
  /** The cubes that go to the owners of other boats there. */
  readonly toll: number;
  /** The cubes that lie there: the boat collects them, in `versus` if its seat wants them. */
  readonly collects: Cubes;
}

/**
 * Where the boat can end its movement this turn, nearest first, each with the price of the shortest way: a cube on each of `drops`,
 * and `toll`. In the middle of a movement: where it can still end. Longer ways are legal too, also back to where the boat has been.
 *
 * @param position - A state or view in which a seat is sailing. Any other gives an empty list.
 * @example
 * ```ts
 * import { applyMove, legalMoves, newGame } from '@wonders/century-ai';
 * import { reachable } from '@wonders/century-ai/costs';
 * let state = newGame({ seed: 'tuesday' });
 * state = applyMove(state, legalMoves(state)[0] ?? { kind: 'stay' }); // places the boat
 * console.log(reachable(state).filter((reach) => reach.drops.length === 0).length > 2); // true
 * ```
 * @category Costs
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
    for (const next of neighboursOf(position, place)) if (!ways.has(next)) ways.set(next, [...way, next]);
    const stays = place === start && position.path.length === 1;
    const toll = stays ? 0 : tollAt(position, seat, place);
    if (paid + toll > cubes) continue;
    const hexes = (places: readonly number[]): readonly Hex[] => places.map((each) => hexOf(position, each));
    const collects = stays ? NONE : (position.loose[place] ?? NONE);
    found.push({ hex: hexOf(position, place), way: hexes(way), drops: hexes(drops), toll, collects });
  }
  return found;
}
