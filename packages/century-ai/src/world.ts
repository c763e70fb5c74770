import type { Seat } from '@wonders/core';
import type { Colour } from './components/cubes.js';
import { RANK } from './components/cubes.js';
import type { Order, PortFace } from './components/orders.js';
import type { LandTileId, MarketTile, MarketTileId, PortId } from './components/tiles.js';
import { PORTS } from './components/tiles.js';
import type { Hex } from './map.js';
import type { Position, SeatView } from './state.js';
import { tablesOf } from './state.js';

export const isMarketTile = (tile: LandTileId | PortId): tile is MarketTileId => tile.startsWith('market-');

/** The seat's side of the table. */
export function seatOf<S extends SeatView>(position: { readonly seats: readonly S[] }, seat: Seat): S {
  const found = position.seats[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

export function hexOf(position: Position, place: number): Hex {
  const hex = position.map.hexes[place];
  if (hex === undefined) throw new RangeError(`there is no place ${place}`);
  return hex;
}

/** The place of the boat of a seat that has one on the map. */
export function boatOf(position: Position, seat: Seat): number {
  const { boat } = seatOf(position, seat);
  if (boat === null) throw new TypeError(`seat ${seat} has no boat on the map`);
  return boat;
}

export const neighboursOf = (position: Position, place: number): readonly number[] =>
  position.map.neighbours[place] ?? [];

/** The market tile on a place; `undefined` for a sea tile or a port. */
export function marketAt(position: Position, place: number): MarketTile | undefined {
  const tile = position.map.tiles[place];
  return tile !== undefined && isMarketTile(tile) ? tablesOf(position).market[tile] : undefined;
}

export function tileAt(position: Position, place: number): LandTileId | PortId {
  const tile = position.map.tiles[place] ?? PORTS[portAt(position, place) as 0];
  if (tile === undefined) throw new RangeError(`there is no place ${place}`);
  return tile;
}

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
