import { BONUSES, COLOURS, MARKET_TILES, ORDERS, type State, SYMBOLS } from '../src/index.js';

// A second source: the game as people keep it on a table, from the printed rules alone. It shares the printed tiles with the package, and no
// code. Moves are written as their codes.

/** The tile on a port. */
export type Face = string | null;

/** What lies before a seat. In solo seat 1 is the AI, whose store is its cargo. */
export interface Side {
  boat: number | null;
  cargo: number[];
  bonuses: string[];
  orders: string[];
}

/** The neighbours of a hex, in columns. */
const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** The values of the spaces of a row, in the order in which outposts leave them (CENT-49). */
const ROW = [0, 1, 2, 2, 3];

const NONE = [0, 0, 0, 0];

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const add = (a: readonly number[], b: readonly number[], times = 1): number[] =>
  a.map((n, rank) => n + times * (b[rank] ?? 0));

export const covers = (have: readonly number[], need: readonly number[]): boolean =>
  have.every((n, rank) => n >= (need[rank] ?? 0));

/** The colours of which some cubes are there. */
export const coloursIn = (cubes: readonly number[]): readonly string[] =>
  COLOURS.filter((_, rank) => (cubes[rank] ?? 0) > 0);

/** One cube of a colour. */
export const cube = (colour: string): number[] => COLOURS.map((each) => (each === colour ? 1 : 0));

/** Cubes by letters, as moves name them. */
export const letters = (cubes: readonly number[]): string =>
  cubes.map((n, rank) => 'YRGB'.charAt(rank).repeat(n)).join('') || '-';

export const orderOf = (
  face: Face | undefined,
): { readonly cost: readonly number[]; readonly vp: number } | undefined => ORDERS[face as keyof typeof ORDERS];

interface Laid {
  readonly loose: readonly (readonly number[] | null)[];
  readonly outposts: readonly (readonly number[])[];
  readonly bonusLeft: readonly string[];
  readonly unseen: readonly string[];
  readonly ports: readonly Face[];
}

/** What lies on a table, in an order of its own, to be compared with what the package says. */
export function laid(on: Laid, sides: readonly Readonly<Record<keyof Side, unknown>>[]): object {
  const loose = on.loose.map((cubes) => cubes ?? NONE);
  return {
    seats: (sides as readonly Side[]).map(({ boat, cargo, bonuses, orders }) => ({
      boat,
      cargo: [...cargo],
      bonuses: [...bonuses].sort(),
      orders: [...orders].sort(),
    })),
    loose: loose.flatMap((cubes, place) => (sum(cubes) > 0 ? [`${place}: ${letters(cubes)}`] : [])),
    outposts: on.outposts.flatMap((owners, place) =>
      owners.length > 0 ? [`${place}: ${[...owners].sort().join(' ')}`] : [],
    ),
    bonusLeft: [...on.bonusLeft].sort(),
    unseen: [...on.unseen].sort(),
    ports: [...on.ports],
  };
}

/** The table. */
export class Table {
  readonly options: State['options'];
  readonly solo: boolean;
  readonly sides: readonly Side[];
  readonly loose: number[][];
  readonly outposts: number[][];
  bonusLeft: string[];
  unseen: string[];
  readonly ports: Face[];
  /** What the pile turns up next: told by who plays. */
  turnedUp: string[] = [];
  readonly #hexes: State['map']['hexes'];
  readonly #tiles: readonly string[];

  /** Takes up what lies on the table now. */
  constructor(state: State) {
    this.options = state.options;
    this.solo = state.options.mode === 'solo';
    this.sides = state.seats.map(({ boat, cargo, bonuses, orders }) => ({
      boat,
      cargo: [...cargo],
      bonuses: [...bonuses],
      orders: [...orders],
    }));
    this.loose = state.loose.map((cubes) => [...(cubes ?? NONE)]);
    this.outposts = state.outposts.map((owners) => [...owners]);
    this.bonusLeft = [...state.bonusLeft];
    this.unseen = [...state.unseen];
    this.ports = [...state.ports];
    this.#hexes = state.map.hexes;
    this.#tiles = state.map.tiles;
  }

  /** The seats that people hold. */
  get players(): readonly number[] {
    return this.solo ? [0] : [...this.sides.keys()];
  }

  side(seat: number): Side {
    return this.sides[seat] as Side;
  }

  boat(seat: number): number {
    return this.side(seat).boat ?? -1;
  }

  hex(place: number): string {
    return this.#hexes[place] ?? '';
  }

  place(hex: string): number {
    return this.#hexes.indexOf(hex as State['map']['hexes'][0]);
  }

  /** The market tile on a place; none on sea tiles and ports. */
  market(place: number): (typeof MARKET_TILES)[keyof typeof MARKET_TILES] | undefined {
    return MARKET_TILES[this.#tiles[place] as keyof typeof MARKET_TILES];
  }

  /** The places with a market tile. */
  get markets(): readonly number[] {
    return [...this.#tiles.keys()].filter((place) => this.market(place) !== undefined);
  }

  /** The port on a place: 0 to 3, as ports lie behind the tiles; or less than 0. */
  port(place: number): number {
    return place - this.#tiles.length;
  }

  near(place: number): readonly number[] {
    const [q = 0, r = 0] = this.hex(place).split(',').map(Number);
    return AROUND.map(([dq, dr]) => this.place(`${q + dq},${r + dr}`)).filter((each) => each >= 0);
  }

  /** The spaces of a hold (CENT-66, CENT-68). */
  spaces(seat: number): number {
    return 10 + 3 * this.owns(seat, 'bonus-cargo');
  }

  owns(seat: number, tile: string): number {
    return this.side(seat).bonuses.filter((each) => each === tile).length;
  }

  /** The seats clockwise from one, itself left out. */
  after(seat: number): readonly number[] {
    return this.sides.slice(1).map((_, i) => (seat + 1 + i) % this.sides.length);
  }

  /** The owners of other boats on a place, clockwise. */
  boatsBeside(seat: number, place: number): readonly number[] {
    return this.after(seat).filter((other) => this.side(other).boat === place);
  }

  gain(seat: number, cubes: readonly number[], times = 1): void {
    this.side(seat).cargo = add(this.side(seat).cargo, cubes, times);
  }

  lay(place: number, cubes: readonly number[], times = 1): void {
    this.loose[place] = add(this.loose[place] ?? NONE, cubes, times);
  }

  /** How many outposts have left each row. */
  rows(seat: number): readonly number[] {
    const places = this.markets.filter((place) => this.outposts[place]?.includes(seat));
    return SYMBOLS.map((symbol) => places.filter((place) => this.market(place)?.symbol === symbol).length);
  }

  /** How many outposts have left the row of a market tile. */
  rowOf(seat: number, place: number): number {
    return this.rows(seat)[SYMBOLS.indexOf(this.market(place)?.symbol ?? 'ginger')] ?? 0;
  }

  columns(seat: number): number {
    return Math.min(...this.rows(seat));
  }

  /** CENT-56, CENT-57: the order of a port is paid and taken, the Closed Port comes there from its port, and the pile turns up a tile. */
  claim(seat: number, port: number): void {
    const face = this.ports[port] as string;
    this.gain(seat, orderOf(face)?.cost ?? NONE, -1);
    this.side(seat).orders.push(face);
    const closed = this.ports.indexOf('closed-port');
    if (closed >= 0) this.ports[port] = 'closed-port';
    const refilled = closed >= 0 ? closed : port;
    const tile = this.turnedUp.shift() ?? 'nothing';
    const inside = closed < 0 && tile === 'closed-port';
    if (!inside && !this.unseen.includes(tile)) throw new Error(`${tile} cannot come from the pile`);
    this.ports[refilled] = tile;
    this.unseen = this.unseen.filter((each) => each !== tile);
  }

  /** CENT-92, CENT-93: the lines of the score sheet. */
  score(seat: number): Readonly<Record<'vpTiles' | 'bonus' | 'board' | 'cubes', number>> {
    const { orders, bonuses, cargo } = this.side(seat);
    const boardless = this.solo && seat === 1 && this.options.aiBoard === 'none';
    return {
      vpTiles: sum(orders.map((order) => orderOf(order)?.vp ?? 0)),
      bonus: sum(bonuses.map((tile) => BONUSES[tile as keyof typeof BONUSES].vp)),
      board: boardless ? 0 : sum(this.rows(seat).map((n) => sum(ROW.slice(0, n)))),
      cubes: sum(cargo.slice(1)),
    };
  }
}
