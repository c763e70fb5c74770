import type { Seat } from '@wonders/core';
import { TILES } from '../components/tiles.js';
import type { Building } from '../state/position.js';
import { colorOf, neighbours, top } from './city.js';

/** HAL-63: the sets of two or more connected buildings of one colour. */
export function districts(city: readonly Building[]): Building[][] {
  const left = new Set(city);
  const found: Building[][] = [];
  for (const first of city) {
    if (!left.delete(first)) continue;
    const district = [first];
    for (const building of district) {
      for (const next of neighbours(city, building.x, building.y))
        if (colorOf(next) === colorOf(first) && left.delete(next)) district.push(next);
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
export function standings(district: readonly Building[]): Standing[] {
  const found: Standing[] = [];
  for (const building of district) {
    const { owner } = building;
    if (owner === null || found.some(({ seat }) => seat === owner)) continue;
    const owned = district.filter((other) => other.owner === owner);
    const tallest = Math.max(...owned.map(({ tiles }) => tiles.length));
    found.push({
      seat: owner,
      resources: owned.reduce((sum, { tiles }) => sum + tiles.length, 0),
      tallest,
      number: Math.max(...owned.filter(({ tiles }) => tiles.length === tallest).map((each) => TILES[top(each)].number)),
    });
  }
  return found.sort((a, b) => b.resources - a.resources || b.tallest - a.tallest || b.number - a.number);
}
