import type { Seat } from '@wonders/core';
import type { Colour } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import { PRINTED, type Tables } from '../components/tables.js';
import { type LandTileId, type MarketTile, type MarketTileId, PORTS, type PortId } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { present } from './seats.js';

export const hexOf = (position: Position, place: number): Hex => present(position.map.hexes[place], 'place', place);
export const neighboursOf = (position: Position, place: number): readonly number[] =>
  position.map.neighbours[place] ?? [];
/** The market tile on a place; `undefined` for a sea tile or a port. */
export const marketAt = (position: Position, place: number): MarketTile | undefined =>
  tablesOf(position).market[position.map.tiles[place] as MarketTileId];

export const tileAt = (position: Position, place: number): LandTileId | PortId =>
  present(position.map.tiles[place] ?? PORTS[portAt(position, place)], 'place', place);
/** The index of the port on a place; negative for any other place. The ports come after the cells, once the map has its shape. */
export const portAt = (position: Position, place: number): number =>
  place - (position.map.hexes.length - position.ports.length);

/** The trades and orders of a game. */
export const tablesOf = (position: Position): Tables => position.tables ?? PRINTED;

// The ids of the places on the board, which questions, pictures and descriptions share.
export const hexPlace = (hex: Hex): string => `hex-${hex.replace(',', '_')}`;
export const seatPlace = (seat: Seat): string => `seat-${seat}`;
/** The cubes of one colour in a hold. */
export const cargoPlace = (seat: Seat, colour: Colour): string => `cargo-${seat}-${colour}`;
/** The board of a seat, with its outposts. */
export const boardPlace = (seat: Seat): string => `board-${seat}`;
/** A bonus tile that a seat has, by its number: it may have equal ones. */
export const ownedPlace = (seat: Seat, tile: number): string => `owned-${seat}-${tile}`;
/** An order that a seat has face down, by its number. */
export const facePlace = (seat: Seat, order: number): string => `face-${seat}-${order}`;
