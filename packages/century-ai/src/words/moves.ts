import { byKind } from '@wonders/core';
import { speaker } from '@wonders/core/words';
import { HARVEST, STARTING_SETS } from '../components/board.js';
import { BONUSES } from '../components/bonuses.js';
import { CUBE, cubesInWords, multiple, plus, total } from '../components/cubes.js';
import { isMarketTile, PORT_NAMES } from '../components/tiles.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import type { Hex } from '../table/hexes.js';
import { marketAt, placeName, portAt } from '../table/places.js';
import { orderAt } from '../table/ports.js';
import { nameOf, orderInWords, tileInWords } from './names.js';

/** Where the boat of the seat lies whose turn it is; at no place before it is on the map. */
const boatHere = (position: Position): number => position.seats[position.turn]?.boat ?? -1;

/** A hex by what lies there; by its coordinates alone when the map is not known yet. */
function hexName(position: Position, hex: Hex): string {
  const place = position.map.hexes.indexOf(hex);
  return place < 0 ? hex : placeName(position, place);
}

function describePort(position: Position): string {
  const order = orderAt(position, portAt(position, boatHere(position)));
  return order === undefined ? 'Deliver the order here' : `Deliver ${cubesInWords(order.cost)} for ${order.vp} VP`;
}

function describeTrade(position: Position, times: number): string {
  const tile = marketAt(position, boatHere(position));
  if (times === 0 || tile === undefined) return times === 0 ? 'Trade nothing' : `Trade ${times} times`;
  return `Trade ${cubesInWords(multiple(tile.give, times))} for ${cubesInWords(multiple(tile.get, times))}`;
}

function describeToll(position: Position, colour: string): string {
  const owner = position.pending.at(-1)?.owner ?? null;
  const whom = owner === null ? '' : ` to ${speaker(nameOf(position, owner)).within}`;
  return `Pay a ${colour} cube${whom} for the boat that lies here`;
}

/** The port that is to get an order: in the setup the first one without, later the one just served. */
function portToFill(position: Position): string {
  const port = position.pending.at(-1)?.port ?? position.ports.indexOf(null);
  return `the ${PORT_NAMES[port] ?? 'port'}`;
}

/** The sentence for each kind of move. */
const sentence = byKind<Move, [position: Position], string>({
  'choose-start': ({ set }) => `Start with ${cubesInWords(STARTING_SETS[set])}`,
  'place-boat': ({ hex }, position) => `Place the boat on ${hexName(position, hex)}`,
  sail: ({ drop, to }, position) =>
    `${drop === null ? 'Sail' : `Leave a ${drop} cube and sail`} to ${hexName(position, to)}`,
  stay: () => 'Stay here',
  dock: () => 'End the movement here',
  'pay-toll': ({ colour }, position) => describeToll(position, colour),
  harvest: (_, { seats, turn }) => {
    const red = seats[turn]?.bonuses.includes('bonus-harvest-red');
    return `Harvest ${cubesInWords(red ? plus(HARVEST, CUBE.red) : HARVEST)}`;
  },
  port: (_, position) => describePort(position),
  market: ({ pay }) =>
    total(pay) === 0 ? 'Go to the market' : `Pay ${cubesInWords(pay)} to build, and go to the market`,
  upgrade: ({ colour }) => `Upgrade a ${colour} cube`,
  'skip-upgrade': () => 'Upgrade nothing',
  bonus: ({ tile }) => `Take the bonus tile ${BONUSES[tile].name}`,
  trade: ({ times }, position) => describeTrade(position, times),
  react: () => 'The AI reacts',
  discard: ({ colour }) => `Discard a ${colour} cube`,
  remove: ({ tile }, position) => `Remove ${tileInWords(position, tile)} from the game`,
  cell: ({ hex }) => `Let the map grow by ${hex}`,
  tile({ tile }, position) {
    const hex = position.map.hexes[position.map.tiles.length] ?? 'the map';
    return `Lay ${isMarketTile(tile) ? tileInWords(position, tile) : 'a sea tile'} on ${hex}`;
  },
  order: ({ order }, position) => `Put ${orderInWords(position, order)} on ${portToFill(position)}`,
  lot: ({ colour }) => `Draw the ${colour} lot: start with ${cubesInWords(STARTING_SETS[colour])}`,
  draw: ({ tile }, position) =>
    `Draw ${tile === 'closed-port' ? 'the Closed Port' : orderInWords(position, tile)} for ${portToFill(position)}`,
});

/**
 * A move as a sentence for people, without a stop.
 *
 * @param position - The one in which the move is made.
 * @category Words
 */
export const describeMove = (position: Position, move: Move): string => sentence(move, position);
