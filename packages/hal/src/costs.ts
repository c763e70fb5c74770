import type { Seat } from '@wonders/core';
import { type CardId, isLetter } from './components/cards.js';
import { TILES, type Tile, type TileId } from './components/tiles.js';
import { type Building, own, type Position } from './state/index.js';
import { buildingOf } from './table/city.js';

/** HAL-36: the resources that a floor needs, one for each floor of the new building. */
export const floorResources = (building: Building): number => building.tiles.length + 1;

/** HAL-37: the resources that a seat first takes back from a building of its own. */
export const resourcesBack = (building: Building, seat: Seat): number =>
  building.owner === seat ? building.tiles.length : 0;

/** HAL-40: the fee for a tile of another colour, in resources. */
export const colourFee = (below: Tile, tile: Tile): 0 | 1 => (tile.colour === below.colour ? 0 : 1);

/** HAL-39: the price of a lower number, in points. */
export const pointsForLowerNumber = (below: Tile, tile: Tile): number => Math.max(0, below.number - tile.number);

/** HAL-30, HAL-36: the resources that a seat has left for a fee when it plays this card with a tile; negative if it has too few. */
export function resourcesLeft(position: Position, seat: Seat, card: CardId): number {
  const { resources } = own(position, seat);
  if (isLetter(card)) return resources - 1;
  const building = buildingOf(position, card);
  return resources + resourcesBack(building, seat) - floorResources(building);
}

/** HAL-36: what a seat lacks for a floor, `''` if nothing; `left` are its resources for a fee. */
export function lackingFor(
  below: Tile,
  tile: Tile,
  left: number,
  points: number,
): '' | 'too-few-resources' | 'too-few-points' {
  if (left < colourFee(below, tile)) return 'too-few-resources';
  return points < pointsForLowerNumber(below, tile) ? 'too-few-points' : '';
}

/** HAL-85: whether a seat has what a card with a tile takes. */
export function canPay(position: Position, seat: Seat, card: CardId, tile: TileId): boolean {
  const left = resourcesLeft(position, seat, card);
  if (isLetter(card)) return left >= 0;
  return lackingFor(TILES[card], TILES[tile], left, own(position, seat).points) === '';
}

/** HAL-30, HAL-36: the tiles in its stash with which a seat can play a card of its hand. */
export function tilesFor(position: Position, seat: Seat, card: CardId): readonly TileId[] {
  const { points, tiles } = own(position, seat);
  const left = resourcesLeft(position, seat, card);
  if (left < 0) return [];
  if (isLetter(card)) return tiles;
  const below = TILES[card];
  return tiles.filter((tile) => lackingFor(below, TILES[tile], left, points) === '');
}

/**
 * What a floor costs a seat, part by part (HAL-36 to HAL-41).
 *
 * @category Costs
 */
export interface FloorCost {
  /** The resources that go on the building: one for each floor, the new one included. */
  readonly resources: number;
  /** The resources that the seat first takes back, if the building is its own. */
  readonly back: number;
  /** One more resource for a tile of another colour; it goes to the general supply. */
  readonly colourFee: 0 | 1;
  /** Points for a lower number. */
  readonly points: number;
}

/**
 * What a seat pays to construct a floor with a tile on the building of a card. Hal pays neither the fee nor the points (HAL-53).
 *
 * @returns `undefined` if no building shows the card.
 * @example
 * ```ts
 * import { floorCost, newGame } from '@wonders/hal';
 * console.log(floorCost(newGame(), 0, 'red-3', 'blue-2')); // { resources: 2, back: 0, colourFee: 1, points: 1 }
 * ```
 * @category Costs
 */
export function floorCost(position: Position, seat: Seat, card: TileId, tile: TileId): FloorCost | undefined {
  const building = buildingOf(position, card) as Building | undefined;
  if (building === undefined) return undefined;
  return {
    resources: floorResources(building),
    back: resourcesBack(building, seat),
    colourFee: colourFee(TILES[card], TILES[tile]),
    points: pointsForLowerNumber(TILES[card], TILES[tile]),
  };
}
