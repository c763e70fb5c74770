import type { Field } from '@wonders/core';
import { encoded } from '@wonders/core';
import { COLUMN_ENDS, PORT_HEXES } from './layouts.js';

/**
 * A hex in axial coordinates, written `"q,r"`: flat-top hexes, q is the column, r runs down. With hexes of size 1 its
 * centre lies at x = 1.5 q, y = √3 (r + q / 2), y downwards.
 *
 * @category Map
 */
export type Hex = `${number},${number}`;

/** The neighbours of a hex, in the order in which moves are listed (CENT-14). */
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** No coordinate is larger: 24 tiles cannot form a map that reaches farther. */
const MAP_RADIUS = 20;

export const hexAt = (q: number, r: number): Hex => `${q},${r}`;

/**
 * The axial coordinates of a hex.
 *
 * @example
 * ```ts
 * import { axial } from '@wonders/century-ai';
 * const [q, r] = axial('1,-3');
 * console.log(q, r); // 1 -3
 * ```
 * @category Map
 */
export function axial(hex: Hex): readonly [q: number, r: number] {
  const comma = hex.indexOf(',');
  return [numberIn(hex, 0, comma), numberIn(hex, comma + 1, hex.length)];
}

const ZERO = '0'.charCodeAt(0);

/** The whole number in a part of a text. A random map reads thousands of them. */
function numberIn(text: string, from: number, to: number): number {
  const isNegative = text[from] === '-';
  let number = 0;
  for (let i = isNegative ? from + 1 : from; i < to; i++) number = 10 * number + text.charCodeAt(i) - ZERO;
  return isNegative ? -number : number;
}

export function hexesAround(hex: Hex): readonly Hex[] {
  const [q, r] = axial(hex);
  return DIRECTIONS.map(([dq, dr]) => hexAt(q + dq, r + dr));
}

/** The hexes by q, then by r (CENT-15). */
export function sorted(hexes: Iterable<Hex>): Hex[] {
  const cells = Array.from(hexes, (hex) => ({ hex, at: axial(hex) }));
  return cells.sort(({ at: a }, { at: b }) => a[0] - b[0] || a[1] - b[1]).map(({ hex }) => hex);
}

/** The cells and the ports of the printed map (CENT-14). */
export function layout(seaTiles: keyof typeof PORT_HEXES): {
  readonly cells: readonly Hex[];
  readonly ports: readonly Hex[];
} {
  const ports: readonly Hex[] = PORT_HEXES[seaTiles];
  const hexagon = COLUMN_ENDS.flatMap(([from, to], i) =>
    Array.from({ length: to - from + 1 }, (_, r) => hexAt(i - 2, from + r)),
  );
  return { cells: hexagon.filter((hex) => !ports.includes(hex)), ports };
}

/** The triangle from which a random map grows (CENT-17). */
export const TRIANGLE: readonly Hex[] = ['0,0', '1,0', '0,1'];

/** The height of a column in a chart of all hexes near the middle and their neighbours. */
const COLUMN = 2 * MAP_RADIUS + 3;

/** From a hex on that chart to its neighbours. */
const AROUND: readonly number[] = DIRECTIONS.map(([q, r]) => q * COLUMN + r);

/** The index of a hex on that chart, column by column. */
function placeOnChart(hex: Hex): number {
  const [q, r] = axial(hex);
  return (q + MAP_RADIUS + 1) * COLUMN + r + MAP_RADIUS + 1;
}

/**
 * The empty hexes that touch at least `touching` cells, by q, then by r. It counts on a chart of numbers: a random map asks fifty
 * times, and with hexes as texts that took four times as long.
 */
function emptyAround(cells: readonly Hex[], touching: number): Hex[] {
  const touches = new Int8Array(COLUMN * COLUMN);
  const places = cells.map(placeOnChart);
  const found: number[] = [];
  // A cell is never empty, however many others it touches: it counts on from more than is asked for.
  for (const place of places) touches[place] = DIRECTIONS.length;
  for (const place of places)
    for (const step of AROUND) {
      const near = place + step;
      touches[near] = (touches[near] ?? 0) + 1;
      if (touches[near] === touching) found.push(near);
    }
  return found
    .sort((a, b) => a - b)
    .map((place) => hexAt(Math.floor(place / COLUMN) - MAP_RADIUS - 1, (place % COLUMN) - MAP_RADIUS - 1));
}

/** The hexes that may join a growing map (CENT-17). */
export const growth = (cells: readonly Hex[]): readonly Hex[] => emptyAround(cells, 2);

/** The corner of each port, in coordinates X = 12q, Y = 14r + 7q (CENT-17). */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The ports of a map of any shape, NW, NE, SE, SW (CENT-17). */
export function portsFor(cells: readonly Hex[]): Hex[] {
  const ports: Hex[] = [];
  const wedged = growth(cells);
  const touching = emptyAround(cells, 1);
  for (const [x, y] of CORNERS) {
    const free = (hex: Hex): boolean => !ports.includes(hex);
    const apart = (hex: Hex): boolean => free(hex) && !hexesAround(hex).some((near) => ports.includes(near));
    const choices = [wedged.filter(apart), wedged.filter(free), touching.filter(free)];
    const score = (hex: Hex): number => {
      const [q, r] = axial(hex);
      return x * 12 * q + y * (14 * r + 7 * q);
    };
    const candidates = choices.find((list) => list.length > 0) ?? [];
    ports.push(...candidates.sort((a, b) => score(b) - score(a)).slice(0, 1));
  }
  return ports;
}

/** The places of each hex's neighbours, in the order of the directions. */
export function adjacency(hexes: readonly Hex[]): readonly (readonly number[])[] {
  const places = new Map(hexes.map((hex, place) => [hex, place]));
  return hexes.map((hex) => hexesAround(hex).flatMap((near) => places.get(near) ?? []));
}

/** What is wrong with a map; '' for nothing. It must be connected, and every hex must touch two others (CENT-16). */
export function mapFault(neighbours: readonly (readonly number[])[]): string {
  if (neighbours.some((near) => near.length < 2)) return 'with a map on which every tile and port touches two others';
  const reached = new Set([0]);
  for (const place of reached) for (const next of neighbours[place] ?? []) reached.add(next);
  return reached.size === neighbours.length ? '' : 'with a connected map';
}

/** How many values a coordinate has. */
const SIDE = 2 * MAP_RADIUS + 1;

/** Every hex near the middle, by q, then by r: so many that no page makes them while it loads. */
const NEAR = {
  length: SIDE ** 2,
  at: (i: number): Hex => hexAt(Math.floor(i / SIDE) - MAP_RADIUS, (i % SIDE) - MAP_RADIUS),
};

/** A hex as a parameter of moves and options. */
export const HEX: Field<Hex> = encoded(`a hex "q,r", each from -${MAP_RADIUS} to ${MAP_RADIUS}`, NEAR, String);
