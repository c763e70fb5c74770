import { LETTERS, type Letter } from '../src/index.js';

// The tokens at the edge of the city, as the rulebook words it: an empty place beside the new tile, or else one in alphabetical order along
// the perimeter, or else other tokens give way (HAL-31, HAL-32, HAL-82 to HAL-84). The perimeter is drawn as a line of walls, and the order
// is tried with every place at which a token may be met on it.

export type Place = `${number} ${number}`;
type Tokens = ReadonlyMap<Letter, Place | null>;
export type Way = 1 | -1;

export const at = (x: number, y: number): Place => `${x} ${y}`;
export const coordinates = (place: Place): [number, number] => place.split(' ').map(Number) as [number, number];

export const around = (place: Place): readonly Place[] => {
  const [x, y] = coordinates(place);
  return [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
};

interface Wall {
  /** The corners of squares at which it begins and ends, with the city to the right. */
  readonly from: Place;
  readonly to: Place;
  /** The cell in front of it. */
  readonly faces: Place;
}

/** The cells without building that can be reached from far away. */
function outside(city: ReadonlySet<Place>): ReadonlySet<Place> {
  const far = Math.max(...[...city].flatMap((place) => coordinates(place).map(Math.abs))) + 1;
  const found = new Set([at(far, far)]);
  for (const place of found)
    for (const next of around(place))
      if (!city.has(next) && coordinates(next).every((each) => Math.abs(each) <= far)) found.add(next);
  return found;
}

/** HAL-82: the cells that a walk round the city passes, clockwise; one that it passes several times comes as often. */
function outline(city: ReadonlySet<Place>): readonly Place[] {
  const open = outside(city);
  const walls = new Map<Place, Wall[]>();
  let left = 0;
  for (const place of city) {
    const [x, y] = coordinates(place);
    const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
    for (const [side, faces] of around(place).entries()) {
      const [from, to] = [corners[side], corners[(side + 1) % 4]];
      if (from === undefined || to === undefined || !open.has(faces)) continue;
      walls.set(from, [...(walls.get(from) ?? []), { from, to, faces }]);
      left++;
    }
  }
  const first = [...walls.values()][0]?.[0];
  const passed: Place[] = [];
  let wall = first;
  do {
    if (wall === undefined) throw new Error('the walls of the city are no closed line');
    const { faces, to } = wall;
    if (passed.at(-1) !== faces) passed.push(faces);
    left--;
    const next: readonly Wall[] = walls.get(to) ?? [];
    // Where two buildings touch at a corner only, the walk stays before the same cell.
    wall = next.length === 1 ? next[0] : next.find((each) => each.faces === faces);
  } while (wall !== first && left >= 0);
  if (left !== 0) throw new Error('the walls of the city are more than one line');
  if (passed.length > 1 && passed[0] === passed.at(-1)) passed.pop();
  return passed;
}

/** HAL-83: whether the tokens on the outline can be read in alphabetical order within one walk. */
function inOrder(walk: readonly Place[], tokens: Tokens): boolean {
  const met = LETTERS.map((letter) => {
    const own = tokens.get(letter);
    return walk.flatMap((place, i) => (place === own ? [i] : []));
  }).filter((moments) => moments.length > 0);
  if (met.length < 3) return true;
  const [first = [], ...others] = met;
  const readable = (start: number, token: number, last: number): boolean =>
    token === others.length ||
    (others[token] ?? []).some((moment) => {
      const steps = (moment - start + walk.length) % walk.length;
      return steps > last && readable(start, token + 1, steps);
    });
  return first.some((start) => readable(start, 0, 0));
}

/** A token that is lifted: beside a new building, or because it gives way. */
export interface Lifted {
  readonly letter: Letter;
  /** The new building; `null` when the token gives way. */
  readonly site: Place | null;
  /** In which direction tokens give way already. */
  readonly way: Way | null;
}

/** The tokens of a city, and where one of them may go. */
export class Edge {
  readonly walk: readonly Place[];
  readonly #city: ReadonlySet<Place>;
  readonly #tokens: Tokens;

  constructor(city: ReadonlySet<Place>, tokens: Tokens, walk = outline(city)) {
    this.#city = city;
    this.#tokens = tokens;
    this.walk = walk;
  }

  get inOrder(): boolean {
    return inOrder(this.walk, this.#tokens);
  }

  /** Whether the walk meets no token twice. */
  get meetsEachOnce(): boolean {
    const met = this.walk.filter((place) => this.on(place) !== undefined);
    return new Set(met).size === met.length;
  }

  on(place: Place): Letter | undefined {
    return [...this.#tokens].find(([, own]) => own === place)?.[0];
  }

  #isEmpty(place: Place): boolean {
    return !this.#city.has(place) && this.on(place) === undefined;
  }

  get empty(): readonly Place[] {
    return [...new Set(this.walk)].filter((place) => this.#isEmpty(place));
  }

  /** The same city with tokens elsewhere. */
  with(moved: Iterable<readonly [Letter, Place | null]>): Edge {
    return new Edge(this.#city, new Map([...this.#tokens, ...moved]), this.walk);
  }

  /** HAL-32: the empty cells on the outline that keep the order. */
  fitting(letter: Letter): readonly Place[] {
    return this.empty.filter((place) => this.with([[letter, place]]).inOrder);
  }

  /** The next token on the outline in the order of letters, and its cell. */
  beyond(letter: Letter, way: Way): readonly [Letter, Place] {
    for (let step = 1; step < LETTERS.length; step++) {
      const other = LETTERS[(LETTERS.indexOf(letter) + way * step + LETTERS.length) % LETTERS.length] ?? 'a';
      const place = this.#tokens.get(other) ?? null;
      if (place !== null && this.walk.includes(place)) return [other, place];
    }
    throw new Error('no other token stands on the outline');
  }

  /** HAL-84: after a step of this token in this direction, which token looks for a place on which edge. */
  step(letter: Letter, way: Way): { readonly edge: Edge; readonly letter: Letter; readonly place: Place } {
    const [other, place] = this.beyond(letter, way);
    return {
      edge: this.with([
        [letter, place],
        [other, null],
      ]),
      letter: other,
      place,
    };
  }

  /** How many tokens give way in this direction until one finds an empty cell. */
  givingWay(letter: Letter, way: Way): number {
    if (this.fitting(letter).length > 0) return 0;
    const next = this.step(letter, way);
    return 1 + next.edge.givingWay(next.letter, way);
  }

  /** Where a lifted token may go. */
  targets({ letter, site, way }: Lifted): readonly Place[] {
    const beside = site === null ? [] : around(site).filter((place) => this.#isEmpty(place));
    if (beside.length > 0) return beside;
    const fitting = this.fitting(letter);
    if (fitting.length > 0) return fitting;
    const ways: readonly Way[] = way === null ? [1, -1] : [way];
    const counted = ways.map((each) => ({ each, count: this.givingWay(letter, each) }));
    const fewest = Math.min(...counted.map(({ count }) => count));
    return [
      ...new Set(counted.filter(({ count }) => count === fewest).map(({ each }) => this.beyond(letter, each)[1])),
    ];
  }

  /** Every way to put down this token if one other may move, whichever and wherever: where the one goes, and the other. */
  *withOneOther(letter: Letter): Generator<{ readonly own: Place; readonly other: Letter; readonly from: Place }> {
    for (const [other, from] of this.#tokens) {
      if (other === letter || from === null || !this.walk.includes(from)) continue;
      const places = [from, ...this.empty];
      for (const own of places)
        if (
          places.some(
            (to) =>
              to !== own &&
              to !== from &&
              this.with([
                [letter, own],
                [other, to],
              ]).inOrder,
          )
        )
          yield { own, other, from };
    }
  }
}
