import type { Seat } from '@wonders/core';
import { type Colour, TILES } from '../components/tiles.js';
import type { Building } from '../state/index.js';
import { colourOf, top } from './city.js';

/** The step from one column to the next in the number of a place: more than a row can have buildings. */
const COLUMN = 1 << 8;

/** Where the numbers of each colour begin, so far apart that colours never meet. */
const PLACES: Readonly<Record<Colour, number>> = { red: 0, blue: 1 << 16, yellow: 2 << 16 };

/**
 * HAL-02, HAL-63: for each building the index of the first one that is connected with it in one colour. Colour and place are one
 * number: comparing them at once halves the time, and every score begins here.
 */
function firstsOf(city: readonly Building[]): readonly number[] {
  const firsts: number[] = [];
  const places: number[] = [];
  for (const building of city) {
    const place = PLACES[colourOf(building)] + COLUMN * building.x + building.y;
    let own = firsts.length;
    for (let other = 0; other < places.length; other++) {
      const distance = Math.abs(place - (places[other] as number));
      if (distance !== 1 && distance !== COLUMN) continue;
      const joined = firsts[other] as number;
      const last = Math.max(joined, own);
      own = Math.min(joined, own);
      for (let i = last; i < firsts.length; i++) if (firsts[i] === last) firsts[i] = own;
    }
    places.push(place);
    firsts.push(own);
  }
  return firsts;
}

/** HAL-63: the sets of two or more connected buildings of one colour, in the order of their first buildings. */
export function districts(city: readonly Building[]): Building[][] {
  const firsts = firstsOf(city);
  const byFirst: Building[][] = [];
  let at = 0;
  for (const building of city) {
    const first = firsts[at++] as number;
    const connected = byFirst[first];
    if (connected === undefined) byFirst[first] = [building];
    else connected.push(building);
  }
  return byFirst.filter(({ length }) => length > 1);
}

/** A player's standing in a district. */
export interface Standing {
  readonly seat: Seat;
  readonly resources: number;
  readonly tallest: number;
  /** The highest number on a building of that height. */
  readonly number: number;
}

/** HAL-67: more resources, then the taller building, then the higher number on it. */
const isAhead = (one: Standing, other: Standing): boolean =>
  (one.resources - other.resources || one.tallest - other.tallest || one.number - other.number) > 0;

/** HAL-67: who has resources in a district, first place first. */
export function standings(district: readonly Building[]): readonly Standing[] {
  const found: { seat: Seat; resources: number; tallest: number; number: number }[] = [];
  for (const building of district) {
    const { owner, tiles } = building;
    if (owner === null) continue;
    const { number } = TILES[top(building)];
    const floors = tiles.length;
    let standing: (typeof found)[number] | undefined;
    for (const each of found) if (each.seat === owner) standing = each;
    if (standing === undefined) found.push({ seat: owner, resources: floors, tallest: floors, number });
    else {
      standing.resources += floors;
      if ((floors - standing.tallest || number - standing.number) > 0) {
        standing.tallest = floors;
        standing.number = number;
      }
    }
  }
  // By hand, for there are seldom more than two: a general sort takes a tenth of the house bot's time.
  for (let i = 1; i < found.length; i++)
    for (let at = i; at > 0; at--) {
      const [one, other] = [found[at - 1] as Standing, found[at] as Standing];
      if (isAhead(other, one)) [found[at - 1], found[at]] = [other, one];
    }
  return found;
}
