import { once } from '@wonders/core';
import { element } from '@wonders/core/board';
import type { Pieces } from '../components/board.js';
import type { Table } from './table.js';

/** How far the coast of an island reaches in each direction, in four shapes. */
const COASTS = [
  [0.97, 0.9, 0.95, 0.91, 0.96, 0.89, 0.97, 0.92, 0.9, 0.96, 0.91],
  [0.91, 0.97, 0.9, 0.94, 0.97, 0.91, 0.95, 0.89, 0.97, 0.92, 0.95],
  [0.96, 0.92, 0.97, 0.9, 0.94, 0.97, 0.9, 0.95, 0.92, 0.89, 0.97],
  [0.9, 0.95, 0.92, 0.97, 0.89, 0.96, 0.93, 0.97, 0.91, 0.95, 0.93],
] as const;

type Spot = readonly [x: number, y: number];

const tenths = (value: number): number => Math.round(10 * value) / 10;

/** The capes of a coast around a middle. */
const capesOf = (reach: readonly number[], middle: number, radius: number): readonly Spot[] =>
  reach.map((far, i): Spot => {
    const angle = ((2 * Math.PI) / reach.length) * i;
    return [middle + radius * far * Math.cos(angle), middle + radius * far * Math.sin(angle)];
  });

/**
 * A coast as a smooth line around the middle of a square of 24 units, through the middles between its capes. Each bend goes on as the one
 * before ends, so that only the first cape is written: that from which the line comes back to where it began.
 */
function coast(reach: readonly number[], share: number): string {
  const capes = capesOf(reach, 12, 12 * share);
  const between = capes.map(([x, y], i): Spot => {
    const [nextX, nextY] = capes[(i + 1) % capes.length] ?? [x, y];
    return [tenths((x + nextX) / 2), tenths((y + nextY) / 2)];
  });
  // The capes are odd in number: mirrored at all middles, the first one comes to lie on itself.
  const first = [0, 1].map((axis) =>
    tenths(between.reduce((sum, spot, i) => sum + (i % 2 === 0 ? 1 : -1) * (spot[axis] ?? 0), 0)),
  );
  const [start, next, ...rest] = [between.at(-1), ...between].map((spot) => spot?.join(' '));
  return `M${start}Q${first.join(' ')} ${next}T${rest.join(' ')}Z`;
}

const washed = (tone: string, opacity: number, d: string): string =>
  element('path', { class: `w-${tone}`, 'fill-opacity': String(opacity), d });

/** What lies in the sea: an island with its fields, a port with its quays, or a shallow. */
export type Ground = 'island' | 'port' | 'sea';

/** All grounds in each shape, in shallow water, with their beach and their land: a map has two dozen, and their coasts take long to write. */
const GROUNDS = once(() =>
  COASTS.map((reach): Readonly<Record<Ground, string>> => {
    const sea = washed('white', 0.14, coast(reach, 1.03));
    const beach = sea + element('path', { class: 'w-stock', d: coast(reach, 0.98) });
    const fields = coast(reach, 0.9);
    return { sea, port: beach + washed('yellow', 0.5, fields), island: beach + washed('green', 0.34, fields) };
  }),
);

/** An island, a port or a shallow in one of four shapes, in a circle of a radius. */
export function land({ board }: Table, shape: number, x: number, y: number, radius: number, ground: Ground): string {
  const i = shape % COASTS.length;
  return board.stamp(`${ground}-${i}`, () => GROUNDS()[i]?.[ground] ?? '', x, y, 2 * radius);
}

/** The corners of each coast around a middle, for a radius of 1: two for each cape. */
const CORNERS = once(() =>
  COASTS.map((reach) => {
    const capes = capesOf(reach, 0, 1.03);
    return capes.flatMap(([x, y], i): readonly Spot[] => {
      const [beforeX, beforeY] = capes.at(i - 1) ?? [x, y];
      const [nextX, nextY] = capes[(i + 1) % capes.length] ?? [x, y];
      return [
        [(beforeX + 6 * x + nextX) / 8, (beforeY + 6 * y + nextY) / 8],
        [(x + nextX) / 2, (y + nextY) / 2],
      ];
    });
  }),
);

/** The corners of each coast, for a frame around it. */
export const coastlines = (middle: number): readonly string[] =>
  CORNERS().map((corners) =>
    corners.map(([x, y]) => `${Math.round(middle * (1 + x))},${Math.round(middle * (1 + y))}`).join(' '),
  );

/** Open water: three waves. */
const WAVES = [2, 9, 16]
  .map((y) => `M1 ${y + 2}c3-3 5-3 7.5-.5s4 3 7-.5s5-3 7.5-.5v1.7c-2.5-2.5-4-2-6.5.6s-6 3-9 0S4 ${y + 2} 1 ${y + 4}Z`)
  .join('');

export const waves = ({ board }: Table, x: number, y: number, size: number): string =>
  board.emblem('waves', WAVES, x, y, size, 'white faded');

/** The houses of a port, on both sides of its points. */
const HOUSES =
  'M0 22V13L3.5 9L7 13V22ZM7 22V16h3v6ZM24 22V13L20.5 9L17 13V22ZM17 22V16h-3v6ZM2.5 15v3h2v-3ZM19.5 15v3h2v-3Z';

export const houses = ({ board }: Table, x: number, y: number, size: number): string =>
  board.emblem('houses', HOUSES, x, y, size, 'brown faded');

/** What stands on the sails and the walls of a seat, around a spot: people who see colours alike tell the seats by it. */
const SIGNS: Readonly<Record<Pieces, (x: number, y: number) => string>> = {
  blue: (x, y) => `M${x - 2.6} ${y - 2.6}h5.2v5.2h-5.2Z`,
  orange: (x, y) => `M${x} ${y - 3}a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z`,
  purple: (x, y) => `M${x - 1.1} ${y - 3.3}h2.2v2.2h2.2v2.2h-2.2v2.2h-2.2v-2.2h-2.2v-2.2h2.2Z`,
  white: (x, y) => `M${x} ${y - 3.4}L${x + 3.4} ${y}L${x} ${y + 3.4}L${x - 3.4} ${y}Z`,
};

const path = (tone: string, d: string): string => element('path', { class: `w-${tone}`, d });

/** A boat with its hull and sails, and a hut with its door, on what sets them off from every ground. */
const PIECES = {
  boat: (tone: Pieces) =>
    path('stock', 'M12.5 0a2 2 0 0 1 1.5.8L23 13.5V15.5L24 16.5L20.5 23.5H4.5L0 16.5L3 14.5V13.5L11 .7Z') +
    path('ink', 'M1.8 16.8H22.3L19.4 22.2H5.2ZM11.5 2h1.3v15h-1.3Z') +
    path(tone, 'M13.3 2.3L21.5 14.8H13.3ZM11 3.5V14.8H4.3Z') +
    path('deep', 'M11 3.5V14.8H8Z') +
    path(`on-${tone}`, SIGNS[tone](16, 11.2)),
  outpost: (tone: Pieces) =>
    path('stock', 'M12 .5L24 11V14H22.5V24H1.5V14H0V11Z') +
    path(tone, 'M12 2.5L22.5 11.8V13H1.5V11.8ZM3.5 13.8H20.5V22.5H3.5Z') +
    path('deep', 'M12 2.5L22.5 11.8V13H12ZM16.5 13.8H20.5V22.5H16.5Z') +
    path(`on-${tone}`, SIGNS[tone](10.2, 18)),
};

/** A boat or an outpost in the colour of its seat. */
export const pieceArt = (
  { board }: Table,
  sign: keyof typeof PIECES,
  tone: Pieces,
  x: number,
  y: number,
  size: number,
): string => board.stamp(`${sign}-${tone}`, () => PIECES[sign](tone), x, y, size);
