import type { Seat } from '@wonders/core';
import { TILES } from '../components/tiles.js';
import type { Building } from '../state/position.js';
import { colorOf, top } from './city.js';

/** HAL-02: whether two buildings stand side by side. */
const areNeighbours = (a: Building, b: Building): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;

/** HAL-63: the sets of two or more connected buildings of one colour. */
export function districts(city: readonly Building[]): Building[][] {
  const left: (Building | null)[] = city.slice();
  const colors = city.map(colorOf);
  const found: Building[][] = [];
  for (let i = 0; i < city.length; i++) {
    const first = left[i] ?? null;
    if (first === null) continue;
    const district = [first];
    // Those before it have their districts already.
    for (let at = 0; at < district.length; at++)
      for (let other = i + 1; other < city.length; other++) {
        const next = left[other] ?? null;
        if (next === null || colors[other] !== colors[i] || !areNeighbours(district[at] as Building, next)) continue;
        left[other] = null;
        district.push(next);
      }
    if (district.length > 1) found.push(district);
  }
  return found;
}

/** A player's standing in a district. */
export interface Standing {
  readonly seat: Seat;
  readonly resources: number;
  readonly tallest: number;
  /** The highest number on a building of that height. */
  readonly number: number;
}

/** HAL-67: who has resources in a district, first place first. */
export function standings(district: readonly Building[]): readonly Standing[] {
  const found: { seat: Seat; resources: number; tallest: number; number: number }[] = [];
  for (const building of district) {
    const { owner, tiles } = building;
    if (owner === null) continue;
    const { number } = TILES[top(building)];
    const floors = tiles.length;
    const standing = found.find(({ seat }) => seat === owner);
    if (standing === undefined) {
      found.push({ seat: owner, resources: floors, tallest: floors, number });
      continue;
    }
    standing.resources += floors;
    if (floors > standing.tallest || (floors === standing.tallest && number > standing.number)) {
      standing.tallest = floors;
      standing.number = number;
    }
  }
  return found.length < 2
    ? found
    : found.sort((a, b) => b.resources - a.resources || b.tallest - a.tallest || b.number - a.number);
}
