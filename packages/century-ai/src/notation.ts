import type { Field, Notation } from '@wonders/core';
import { integer, nullable, oneOf, schema } from '@wonders/core';
import { STARTING_SETS } from './components/board.js';
import { BONUS_IDS, BONUSES } from './components/bonuses.js';
import type { Cubes } from './components/cubes.js';
import { COLOURS, cubesInWords, cubesText, multiple, PAYMENTS, total } from './components/cubes.js';
import { ORDER_IDS } from './components/orders.js';
import { MARKET_TILE_IDS, PORTS, SEA_TILES } from './components/tiles.js';
import type { Hex } from './map.js';
import { hexAt, MAP_RADIUS } from './map.js';
import type { CenturyRefusal, Move, Position } from './state.js';
import { tablesOf } from './state.js';
import { isMarketTile, marketAt, orderAt, portAt } from './world.js';

const SIDE = 2 * MAP_RADIUS + 1;

const HEX_LIST = Array.from({ length: SIDE * SIDE }, (_, i) =>
  hexAt(Math.floor(i / SIDE) - MAP_RADIUS, (i % SIDE) - MAP_RADIUS),
);
const KNOWN_HEXES: ReadonlySet<unknown> = new Set(HEX_LIST);
const isHex = (value: unknown): value is Hex => KNOWN_HEXES.has(value);

/** Hexes near the middle, as `q,r`. */
export const HEXES: Field<Hex> = {
  ...schema(`a hex "q,r", each from -${MAP_RADIUS} to ${MAP_RADIUS}`, isHex),
  count: HEX_LIST.length,
  nth: (i) => HEX_LIST[i] as Hex,
  is: isHex,
  write: (hex) => hex,
  read: (text) => (isHex(text) ? text : undefined),
};

const ALL_PAYMENTS = PAYMENTS.flat();

const isPayment = (value: unknown): value is Cubes =>
  Array.isArray(value) &&
  value.length === COLOURS.length &&
  ALL_PAYMENTS.some((pay) => pay.every((n, rank) => Object.is(n, value[rank])));

/** Up to three cubes, as letters. */
const payment: Field<Cubes> = {
  ...schema('4 numbers of cubes, at most 3 cubes in all', isPayment),
  count: ALL_PAYMENTS.length,
  nth: (i) => ALL_PAYMENTS[i] as Cubes,
  is: isPayment,
  write: cubesText,
  read: (text) => ALL_PAYMENTS.find((pay) => cubesText(pay) === text),
};

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

/** A move as a sentence for people. */
export function describeMove(position: Position, move: Move): string {
  switch (move.kind) {
    case 'choose-start':
      return `Start with ${cubesInWords(STARTING_SETS[move.set])}`;
    case 'place-boat':
      return `Place the boat on ${move.hex}`;
    case 'sail':
      return move.drop === null ? `Sail to ${move.to}` : `Leave a ${move.drop} cube and sail to ${move.to}`;
    case 'stay':
      return 'Stay here';
    case 'dock':
      return 'End the movement here';
    case 'pay-toll':
      return `Pay a ${move.colour} cube for a boat on this tile`;
    case 'harvest':
      return `Harvest: take 2 yellow${position.seats[position.turn]?.bonuses.includes('bonus-harvest-red') ? ' and 1 red' : ''}`;
    case 'port':
      return describePort(position);
    case 'market':
      return total(move.pay) === 0
        ? 'Go to the market'
        : `Pay ${cubesInWords(move.pay)} to build, and go to the market`;
    case 'upgrade':
      return `Upgrade a ${move.colour} cube`;
    case 'skip-upgrade':
      return 'Upgrade nothing';
    case 'bonus':
      return `Take the bonus tile ${BONUSES[move.tile].name}`;
    case 'trade':
      return describeTrade(position, move.times);
    case 'react':
      return 'The AI reacts';
    case 'discard':
      return `Discard a ${move.colour} cube`;
    case 'remove':
      return `Remove ${tileInWords(position, move.tile)} from the game`;
    case 'cell':
      return `The map grows by ${move.hex}`;
    case 'tile': {
      const hex = position.map.hexes[position.map.tiles.length] ?? 'the map';
      return isMarketTile(move.tile) ? `Lay ${tileInWords(position, move.tile)} on ${hex}` : `Lay a sea tile on ${hex}`;
    }
    case 'order':
      return `Put ${orderInWords(position, move.order)} on ${PORTS[position.ports.indexOf(null)]}`;
    case 'lot':
      return `The ${move.colour} lot: start with ${cubesInWords(STARTING_SETS[move.colour])}`;
    case 'draw':
      return move.tile === 'closed-port' ? 'Draw the Closed Port' : `Draw ${orderInWords(position, move.tile)}`;
    default:
      return move satisfies never;
  }
}

function describePort(position: Position): string {
  const { boat = null } = position.seats[position.turn] ?? {};
  const order = boat === null ? undefined : orderAt(position, portAt(position, boat));
  return order === undefined ? 'Deliver the order here' : `Deliver ${cubesText(order.cost)} for ${order.vp} VP`;
}

function describeTrade(position: Position, times: number): string {
  const { boat = null } = position.seats[position.turn] ?? {};
  const tile = boat === null ? undefined : marketAt(position, boat);
  if (times === 0 || tile === undefined) return times === 0 ? 'Trade nothing' : `Trade ${times} times`;
  return `Trade ${cubesInWords(multiple(tile.give, times))} for ${cubesInWords(multiple(tile.get, times))}`;
}

function tileInWords(position: Position, id: (typeof MARKET_TILE_IDS)[number]): string {
  const tile = tablesOf(position).market[id];
  return tile === undefined ? id : `the ${tile.symbol} tile ${cubesText(tile.give)}->${cubesText(tile.get)}`;
}

function orderInWords(position: Position, id: (typeof ORDER_IDS)[number]): string {
  const order = tablesOf(position).orders[id];
  return order === undefined ? id : `the order ${cubesText(order.cost)} for ${order.vp} VP`;
}

const cubeCount = (n: number): string => (n === 1 ? '1 cube' : `${n} cubes`);

/** Why a move is refused, as a sentence. */
export function describeRefusal(refusal: CenturyRefusal): string {
  switch (refusal.code) {
    case 'taken':
      return `left are ${refusal.left.join(', ')}`;
    case 'no-market':
      return 'this needs a market tile';
    case 'not-adjacent':
      return `that is no neighbour of ${refusal.from}`;
    case 'visited':
      return 'a turn visits no hex twice';
    case 'free-step':
      return 'this step is free';
    case 'paid-step':
      return 'this step needs a cube to leave behind';
    case 'no-such-cube':
      return `no such cube: you have ${cubesInWords(refusal.have)}`;
    case 'stranded':
      return 'the movement could not end there';
    case 'under-way':
      return 'the boat has moved: dock';
    case 'not-under-way':
      return 'the boat has not moved: stay';
    case 'toll':
      return `the toll is ${cubeCount(refusal.need)}, and you have ${refusal.have}`;
    case 'no-port':
      return 'this needs a port';
    case 'closed':
      return 'this port is closed';
    case 'empty':
      return 'this port shows no order';
    case 'too-expensive':
      return `this takes ${cubesInWords(refusal.need)}, and you have ${cubesInWords(refusal.have)}`;
    case 'wrong-payment':
      return `the price is exactly ${cubeCount(refusal.need)}`;
    case 'nothing-to-do':
      return 'there is nothing to build and no trade to pay';
    case 'top-rank':
      return 'a brown cube cannot be upgraded';
    case 'not-left':
      return 'that bonus tile is gone';
    case 'owned':
      return 'you own a bonus tile of this type';
    case 'not-on-top':
      return 'that tile lies under another';
    case 'too-early':
      return `that is for the fifth column, not for ${refusal.columns}`;
    case 'times':
      return refusal.min === refusal.max
        ? 'you must trade once'
        : `you can trade ${refusal.min} to ${refusal.max} times`;
    default:
      return refusal satisfies never;
  }
}
