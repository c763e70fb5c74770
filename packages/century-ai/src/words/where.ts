import type { Seat } from '@wonders/core';
import { COLOURS } from '../components/cubes.js';
import { PORTS, type PortId } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { cargoPlace, hexOf, hexPlace, seatPlace } from '../table/places.js';
import type { Language } from './language.js';

const atSeat = (of: { readonly seat: Seat }): readonly string[] => [seatPlace(of.seat)];
const atHex = ({ place }: { readonly place: number }, position: Position): readonly string[] => [
  hexPlace(hexOf(position, place)),
];
/** The hex of a port, by its number. */
const harbour = (position: Position, port: number): string =>
  hexPlace(hexOf(position, position.map.hexes.length - position.ports.length + port));
const atPort = ({ port }: { readonly port: PortId }, position: Position): readonly string[] => [
  harbour(position, PORTS.indexOf(port)),
];
/** The hex of the boat that moves, and its seat before it has a boat. */
const here = (_: unknown, position: Position): readonly string[] => {
  const boat = position.seats[position.turn]?.boat ?? null;
  return [boat === null ? seatPlace(position.turn) : hexPlace(hexOf(position, boat))];
};
const mover = (_: unknown, position: Position): readonly string[] => [seatPlace(position.turn)];

/** Where each sentence happens. */
export const places: Language['places'] = {
  events: {
    turn: atSeat,
    boat: atHex,
    cubes: ({ seat, by }) => COLOURS.flatMap((colour, i) => (by[i] === 0 ? [] : [cargoPlace(seat, colour)])),
    loose: atHex,
    action: atSeat,
    outpost: atHex,
    trades: atSeat,
    bonus: atSeat,
    order: ({ seat, port, order }, position) => [
      order === 'hidden' ? seatPlace(seat) : `order-${order}`,
      harbour(position, port),
    ],
    'closed-port': ({ from, to }, position) => [harbour(position, from), harbour(position, to)],
    over: [],
  },
  draws: {
    remove: [],
    cell: (move) => (move === null ? [] : [hexPlace(move.hex)]),
    tile: [],
    order: [],
    lot: [],
    draw: [],
  },
  notices: {
    'orders-nearly-filled': atSeat,
    'orders-filled': atSeat,
    'rounds-left': [],
    'last-round': [],
    'last-reaction': atSeat,
    'last-turns': ({ seats }) => seats.map(seatPlace),
    tie: atSeat,
    'ai-takes': atPort,
    'closed-port-moves': atPort,
    'closed-port-next': [],
  },
  ahead: {
    'place-boat': ({ hex }) => [hexPlace(hex)],
    sail: ({ to }) => [hexPlace(to)],
    stay: here,
    dock: here,
    market: here,
    leave: mover,
    pass: mover,
    'skip-upgrade': mover,
    trade: mover,
  },
};
