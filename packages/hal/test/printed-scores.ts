import { CHARACTERS, type CharacterId, type Colour, TILES, type TileId } from '../src/index.js';
import { around, type Place } from './printed-tokens.js';

// What a table counts when the game is over (HAL-61 to HAL-67 and HAL-80), by the numbers printed on the cards.

export interface Stack {
  readonly tiles: readonly TileId[];
  readonly owner: number | null;
  readonly pawn: boolean;
}

export type Stacks = ReadonlyMap<Place, Stack>;

/** Who counts: a seat with what lies before it. */
interface Counted {
  readonly points: number;
  readonly newHands: number;
  readonly tableau: readonly TileId[];
  readonly characters: readonly CharacterId[];
}

export const topOf = ({ tiles }: Stack): TileId => tiles.at(-1) ?? 'red-1';

const OTHERS = { red: ['yellow', 'blue'], blue: ['red', 'yellow'], yellow: ['red', 'blue'] } as const satisfies Record<
  Colour,
  readonly Colour[]
>;

const THREE = ['exploit', 'urbanize', 'construct'] as const;

/** The action whose arrow a card of a tableau bears: 1, 4 and 7 exploit, and so on. */
const arrowOf = (card: TileId): string => {
  const { number } = TILES[card];
  return number < 10 ? (THREE[(number - 1) % 3] ?? '') : '';
};

/** HAL-62: the points of a seat's equals cards. */
function equals(city: Stacks, seat: number, { tableau, characters }: Omit<Counted, 'points'>): number {
  const own = [...city.values()].filter(({ owner }) => owner === seat);
  const floors = own.map(({ tiles }) => tiles.length);
  const resourcesOn = (colour: Colour | undefined) =>
    own.reduce((sum, stack) => sum + (TILES[topOf(stack)].colour === colour ? stack.tiles.length : 0), 0);
  const arrows = [...tableau.map(arrowOf), ...characters.map((id) => CHARACTERS[id].bonus.action)];
  const colours = [...tableau.map((id) => TILES[id].colour), ...characters.map((id) => CHARACTERS[id].colour)];
  const worth = (card: TileId): number => {
    const { number, colour } = TILES[card];
    if (number < 10) return 0;
    if (number === 10 || number === 13) return resourcesOn(colour);
    if (number <= 12) return resourcesOn(OTHERS[colour][number - 11]);
    if (number === 14) return floors.filter((each) => each <= 2).length;
    if (number === 15) return 3 * floors.filter((each) => each >= 3).length;
    if (number <= 18) return 2 * arrows.filter((each) => each === THREE[number - 16]).length;
    return number === 19 ? 2 * colours.filter((each) => each === colour).length : 9;
  };
  return tableau.reduce((sum, card) => sum + worth(card), 0);
}

/** HAL-63: the districts, two or more buildings of one colour that hang together. */
function districtsOf(city: Stacks): readonly (readonly Stack[])[] {
  const marks = new Map([...city.keys()].map((place, i) => [place, i]));
  // Neighbours of one colour take the smaller of their marks until none changes.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, stack] of city)
      for (const next of around(place)) {
        const other = city.get(next);
        if (other === undefined || TILES[topOf(other)].colour !== TILES[topOf(stack)].colour) continue;
        const [mine = 0, theirs = 0] = [marks.get(place), marks.get(next)];
        if (theirs < mine) {
          marks.set(place, theirs);
          changed = true;
        }
      }
  }
  const groups = new Map<number, Stack[]>();
  for (const [place, stack] of city) {
    const mark = marks.get(place) ?? 0;
    groups.set(mark, [...(groups.get(mark) ?? []), stack]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** HAL-67: a claim on a district as a number that is larger for the better one: resources, then floors, then what the tallest shows. */
function claim(district: readonly Stack[], seat: number): number {
  const own = district.filter(({ owner }) => owner === seat);
  const resources = own.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const best = Math.max(0, ...own.map((stack) => stack.tiles.length * 100 + TILES[topOf(stack)].number));
  return resources * 10_000 + best;
}

/** What ties told in a district: for the tests, to know that they met one. */
export type Told = 'alone' | 'resources' | 'floors' | 'number';

/** HAL-64 to HAL-66: the points of all seats in the districts. */
function districtPointsOf(city: Stacks, seats: number, told: Set<Told>): readonly number[] {
  const points = Array.from({ length: seats }, () => 0);
  const give = (seat: number, more: number) => {
    points[seat] = (points[seat] ?? 0) + more;
  };
  for (const district of districtsOf(city)) {
    const claims = Array.from({ length: seats }, (_, seat) => ({ seat, strength: claim(district, seat) }))
      .filter(({ strength }) => strength > 0)
      .sort((a, b) => b.strength - a.strength);
    const [first, second] = claims;
    if (first === undefined) continue;
    const resources = (strength: number) => Math.floor(strength / 10_000);
    give(
      first.seat,
      claims.reduce((sum, { strength }) => sum + resources(strength), 0),
    );
    const next = second ?? first;
    give(next.seat, resources(next.strength));
    told.add(tieOf(first.strength, second?.strength));
  }
  return points;
}

function tieOf(first: number, second: number | undefined): Told {
  if (second === undefined) return 'alone';
  if (Math.floor(first / 10_000) !== Math.floor(second / 10_000)) return 'resources';
  return Math.floor(first / 100) === Math.floor(second / 100) ? 'number' : 'floors';
}

/** What each seat has in all, by category. */
export function scoresOf(city: Stacks, seats: readonly Counted[], told: Set<Told>) {
  const districts = districtPointsOf(city, seats.length, told);
  return seats.map((seat, i) => ({
    points: seat.points,
    newHands: 2 * seat.newHands,
    cards: equals(city, i, seat),
    districts: districts[i] ?? 0,
  }));
}
