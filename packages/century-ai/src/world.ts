import type { Seat } from '@wonders/core';
import type { BonusId } from './components/bonuses.js';
import type { Colour } from './components/cubes.js';
import { RANK } from './components/cubes.js';
import type { Order, PortFace } from './components/orders.js';
import type { LandTileId, MarketTile, MarketTileId, PortId } from './components/tiles.js';
import { PORTS } from './components/tiles.js';
import type { Hex } from './map.js';
import type { Position, SeatView } from './state.js';
import { tablesOf } from './state.js';

export const isMarketTile = (tile: LandTileId | PortId): tile is MarketTileId => tile.startsWith('market-');

/** The seats that take turns: the AI only reacts. */
export const takingTurns = ({ options, seats }: Position): number => (options.mode === 'solo' ? 1 : seats.length);

/** What every position of this game has. */
function found<T>(value: T | null | undefined, what: string, index: number): T {
  if (value === undefined || value === null) throw new RangeError(`there is no ${what} ${index}`);
  return value;
}

/** The seat's side of the table. */
export const seatOf = <S extends SeatView>(position: { readonly seats: readonly S[] }, seat: Seat): S =>
  found(position.seats[seat], 'seat', seat);

export const hexOf = (position: Position, place: number): Hex => found(position.map.hexes[place], 'place', place);

export const owns = (position: Position, seat: Seat, tile: BonusId): boolean =>
  seatOf(position, seat).bonuses.includes(tile);

/** The place of the boat of a seat that has one on the map. */
export const boatOf = (position: Position, seat: Seat): number =>
  found(seatOf(position, seat).boat, 'boat of seat', seat);

export const neighboursOf = (position: Position, place: number): readonly number[] =>
  position.map.neighbours[place] ?? [];

/** The market tile on a place; `undefined` for a sea tile or a port. */
export function marketAt(position: Position, place: number): MarketTile | undefined {
  const tile = position.map.tiles[place];
  return tile !== undefined && isMarketTile(tile) ? tablesOf(position).market[tile] : undefined;
}

export const tileAt = (position: Position, place: number): LandTileId | PortId =>
  found(position.map.tiles[place] ?? PORTS[portAt(position, place)], 'place', place);

/** The index of the port on a place, negative for any other place. */
export const portAt = (position: Position, place: number): number => place - position.map.tiles.length;

/** The order that a port shows; `undefined` when it is closed or empty (CENT-58, CENT-59). */
export function orderAt(position: Position, port: number): Order | undefined {
  const face: PortFace | undefined = position.ports[port];
  return face === null || face === undefined || face === 'closed-port' ? undefined : tablesOf(position).orders[face];
}

export const cubesOf = (seat: SeatView, colour: Colour): number => seat.cargo[RANK[colour]];

/** Whether the Closed Port is still in the draw pile (CENT-29). */
export const closedPortInside = (position: Position): boolean => !position.ports.includes('closed-port');
