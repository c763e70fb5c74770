import type { Field, Notation } from '@wonders/core';
import { integer, nullable, oneOf, schema } from '@wonders/core';
import { STARTING_SETS } from './components/board.js';
import { BONUS_IDS, BONUSES } from './components/bonuses.js';
import type { Cubes } from './components/cubes.js';
import { COLOURS, cubesInWords, cubesText, multiple, PAYMENTS, total } from './components/cubes.js';
import { ORDER_IDS, orderText } from './components/orders.js';
import { MARKET_TILE_IDS, PORTS, SEA_TILES, tradeText } from './components/tiles.js';
import type { Hex } from './map.js';
import { hexAt, MAP_RADIUS } from './map.js';
import type { Move, Position } from './state.js';
import { tablesOf } from './state.js';
import { isMarketTile, marketAt, orderAt, portAt } from './world.js';

const SIDE = 2 * MAP_RADIUS + 1;

const HEX_LIST = Array.from({ length: SIDE * SIDE }, (_, i) =>
  hexAt(Math.floor(i / SIDE) - MAP_RADIUS, (i % SIDE) - MAP_RADIUS),
);
const KNOWN_HEXES: ReadonlySet<unknown> = new Set(HEX_LIST);
const isHex = (value: unknown): value is Hex => KNOWN_HEXES.has(value);

/** A parameter with one of the values listed. */
const listed = <T>(
  expected: string,
  values: readonly T[],
  is: (value: unknown) => value is T,
  write: (value: T) => string,
): Field<T> => ({
  ...schema(expected, is),
  count: values.length,
  nth: (i) => values[i] as T,
  is,
  write,
  read: (text) => values.find((value) => write(value) === text),
});

/** Hexes near the middle, as `q,r`. */
export const HEXES = listed(`a hex "q,r", each from -${MAP_RADIUS} to ${MAP_RADIUS}`, HEX_LIST, isHex, String);

const ALL_PAYMENTS = PAYMENTS.flat();

const isPayment = (value: unknown): value is Cubes =>
  Array.isArray(value) &&
  value.length === COLOURS.length &&
  ALL_PAYMENTS.some((pay) => pay.every((n, rank) => Object.is(n, value[rank])));

/** Up to three cubes, as letters. */
const payment = listed('4 numbers of cubes, at most 3 cubes in all', ALL_PAYMENTS, isPayment, cubesText);

const colour = oneOf(...COLOURS);
const marketTile = oneOf(...MARKET_TILE_IDS);

/** How moves are written: the one table for encoding, decoding and validation. */
export const NOTATION: Notation<Move> = {
  'choose-start': { set: colour },
  'place-boat': { hex: HEXES },
  sail: { to: HEXES, drop: nullable(colour) },
  stay: {},
  dock: {},
  'pay-toll': { colour },
  harvest: {},
  port: {},
  market: { pay: payment },
  upgrade: { colour },
  'skip-upgrade': {},
  bonus: { tile: oneOf(...BONUS_IDS) },
  // More cubes than this cannot lie on one tile in the longest game.
  trade: { times: integer(0, 9999) },
  react: {},
  discard: { colour },
  remove: { tile: marketTile },
  cell: { hex: HEXES },
  tile: { tile: oneOf(...MARKET_TILE_IDS, ...SEA_TILES) },
  order: { order: oneOf(...ORDER_IDS) },
  lot: { colour },
  draw: { tile: oneOf(...ORDER_IDS, 'closed-port') },
};

/** Where the boat of the seat lies whose turn it is; at no place before it is on the map. */
const boatHere = (position: Position): number => position.seats[position.turn]?.boat ?? -1;

function describePort(position: Position): string {
  const order = orderAt(position, portAt(position, boatHere(position)));
  return order === undefined ? 'Deliver the order here' : `Deliver ${orderText(order)}`;
}

function describeTrade(position: Position, times: number): string {
  const tile = marketAt(position, boatHere(position));
  if (times === 0 || tile === undefined) return times === 0 ? 'Trade nothing' : `Trade ${times} times`;
  return `Trade ${cubesInWords(multiple(tile.give, times))} for ${cubesInWords(multiple(tile.get, times))}`;
}

export function tileInWords(position: Position, id: (typeof MARKET_TILE_IDS)[number]): string {
  const tile = tablesOf(position).market[id];
  return tile === undefined ? id : `the ${tile.symbol} tile ${tradeText(tile)}`;
}

export function orderInWords(position: Position, id: (typeof ORDER_IDS)[number]): string {
  const order = tablesOf(position).orders[id];
  return order === undefined ? id : `the order ${orderText(order)}`;
}

/** The sentence for each kind of move. */
const SENTENCES: {
  readonly [K in Move['kind']]: string | ((move: Extract<Move, { readonly kind: K }>, position: Position) => string);
} = {
  'choose-start': ({ set }) => `Start with ${cubesInWords(STARTING_SETS[set])}`,
  'place-boat': ({ hex }) => `Place the boat on ${hex}`,
  sail: ({ drop, to }) => (drop === null ? `Sail to ${to}` : `Leave a ${drop} cube and sail to ${to}`),
  stay: 'Stay here',
  dock: 'End the movement here',
  'pay-toll': ({ colour }) => `Pay a ${colour} cube for a boat on this tile`,
  harvest: (_, { seats, turn }) =>
    `Harvest: take 2 yellow${seats[turn]?.bonuses.includes('bonus-harvest-red') ? ' and 1 red' : ''}`,
  port: (_, position) => describePort(position),
  market: ({ pay }) =>
    total(pay) === 0 ? 'Go to the market' : `Pay ${cubesInWords(pay)} to build, and go to the market`,
  upgrade: ({ colour }) => `Upgrade a ${colour} cube`,
  'skip-upgrade': 'Upgrade nothing',
  bonus: ({ tile }) => `Take the bonus tile ${BONUSES[tile].name}`,
  trade: ({ times }, position) => describeTrade(position, times),
  react: 'The AI reacts',
  discard: ({ colour }) => `Discard a ${colour} cube`,
  remove: ({ tile }, position) => `Remove ${tileInWords(position, tile)} from the game`,
  cell: ({ hex }) => `The map grows by ${hex}`,
  tile({ tile }, position) {
    const hex = position.map.hexes[position.map.tiles.length] ?? 'the map';
    return `Lay ${isMarketTile(tile) ? tileInWords(position, tile) : 'a sea tile'} on ${hex}`;
  },
  order: ({ order }, position) => `Put ${orderInWords(position, order)} on ${PORTS[position.ports.indexOf(null)]}`,
  lot: ({ colour }) => `The ${colour} lot: start with ${cubesInWords(STARTING_SETS[colour])}`,
  draw: ({ tile }, position) =>
    tile === 'closed-port' ? 'Draw the Closed Port' : `Draw ${orderInWords(position, tile)}`,
};

/** A move as a sentence for people. */
export function describeMove(position: Position, move: Move): string {
  const says = SENTENCES[move.kind];
  return typeof says === 'string' ? says : says(move as never, position);
}
