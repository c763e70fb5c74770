import { deepFreeze } from '@wonders/core';

/**
 * The three colours.
 *
 * @category Components
 */
export type Colour = (typeof COLOURS)[number];

/**
 * The three colours in canonical order.
 *
 * @category Components
 */
export const COLOURS = /* @__PURE__ */ deepFreeze(['red', 'blue', 'yellow'] as const);

/**
 * The number of a tile.
 *
 * @category Components
 */
export type TileNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;

const NUMBERS = Array.from({ length: 20 }, (_, i) => (i + 1) as TileNumber);

/**
 * What can be produced: red gives resources, blue building tiles, yellow success points.
 *
 * @category Components
 */
export type Item = 'resource' | 'tile' | 'point';

/**
 * How many of each item.
 *
 * @category Components
 */
export interface Items {
  /** Resources. */
  readonly resource: number;
  /** Tiles. */
  readonly tile: number;
  /** Points. */
  readonly point: number;
}

export const PRODUCES = { red: 'resource', blue: 'tile', yellow: 'point' } as const satisfies Record<Colour, Item>;

/**
 * A building tile, and the building card that names it: `red-7`.
 *
 * @category Components
 */
export type TileId = `${Colour}-${TileNumber}`;

/**
 * A printed building tile.
 *
 * @category Components
 */
export interface Tile {
  /** The tile. */
  readonly id: TileId;
  /** Its colour. */
  readonly colour: Colour;
  /** The number on it, 1 to 20. */
  readonly number: TileNumber;
}

/**
 * All 60 tiles in canonical order: red, blue, yellow, each 1 … 20.
 *
 * @category Components
 */
export const TILE_IDS: readonly TileId[] = /* @__PURE__ */ deepFreeze(
  COLOURS.flatMap((colour) => NUMBERS.map((number): TileId => `${colour}-${number}`)),
);

/**
 * The 60 building tiles by id, 1 … 20 in each colour.
 *
 * @category Components
 */
export const TILES: Readonly<Record<TileId, Tile>> = Object.freeze(
  Object.assign(
    Object.create(null),
    Object.fromEntries(
      COLOURS.flatMap((colour) =>
        NUMBERS.map((number) => [`${colour}-${number}`, Object.freeze({ id: `${colour}-${number}`, colour, number })]),
      ),
    ),
  ),
);

/** HAL-06: the nine tiles of the starting city. */
export const STARTING_TILES = [...TILE_IDS].filter((id) => TILES[id].number <= 3);
