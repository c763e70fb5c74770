import { HARVEST, STARTING_SETS } from '../components/board.js';
import type { Colour } from '../components/cubes.js';
import { CUBE, multiple, NONE, plus, total } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import type { Position } from '../state/index.js';
import { marketAt, portAt } from '../table/places.js';
import { orderAt } from '../table/ports.js';
import { tilesOf } from '../table/seats.js';
import type { Language } from './language.js';
import { hexInWords } from './map.js';
import { nameOf } from './names.js';
import { bonusInWords, cubesInWords, faceInWords, often, orderInWords, portInWords, tileInWords } from './phrases.js';
import { speakerAt } from './seats.js';

/** The place of the boat whose turn it is; −1 before it is on the map. */
const boatHere = (position: Position): number => position.seats[position.turn]?.boat ?? -1;

const cube = (colour: Colour): string => `a ${nameOf(colour)} cube`;

function deliver(position: Position): string {
  const order = orderAt(position, portAt(position, boatHere(position)));
  return order === undefined ? 'Deliver the order here' : `Deliver ${cubesInWords(order.cost)} for ${order.vp} points`;
}

function trade(position: Position, times: number): string {
  const tile = marketAt(position, boatHere(position));
  if (times === 0) return 'Trade nothing';
  if (tile === undefined) return `Trade ${often(times)}`;
  return `Trade ${cubesInWords(multiple(tile.give, times))} for ${cubesInWords(multiple(tile.get, times))}`;
}

function payToll(position: Position, colour: Colour): string {
  const owner = position.pending.at(-1)?.owner ?? null;
  const whom = owner === null ? '' : ` to ${speakerAt(position, owner).within}`;
  return `Pay ${cube(colour)}${whom} for the boat that lies here`;
}

/** The port that gets an order: in the setup the first one without, later the one to refill. */
const portToFill = (position: Position): string =>
  portInWords(position.pending.at(-1)?.port ?? position.ports.indexOf(null));

/** The hex that gets a tile. */
const hexToFill = (position: Position): string =>
  hexInWords(position, position.map.hexes[position.map.tiles.length] as Hex);

/** The sentence for each kind of move, without a stop. */
export const moves: Language['moves'] = {
  'choose-start': ({ set }) => `Start with ${cubesInWords(STARTING_SETS[set])}`,
  'place-boat': ({ hex }, position) => `Place the boat on ${hexInWords(position, hex)}`,
  sail: ({ drop, to }, position) =>
    `${drop === null ? 'Sail' : `Leave ${cube(drop)} and sail`} to ${hexInWords(position, to)}`,
  stay: () => 'Stay here',
  dock: () => 'End the movement here',
  'pay-toll': ({ colour }, position) => payToll(position, colour),
  collect: (_, position) => `Collect ${cubesInWords(position.loose[boatHere(position)] ?? NONE)}`,
  leave: () => 'Leave the cubes where they lie',
  harvest(_, { seats, turn }) {
    const side = seats[turn];
    const reds = side === undefined ? 0 : tilesOf(side, 'bonus-harvest-red');
    return `Harvest ${cubesInWords(plus(HARVEST, multiple(CUBE.red, reds)))}`;
  },
  port: (_, position) => deliver(position),
  market: ({ pay }) =>
    total(pay) === 0 ? 'Go to the market' : `Pay ${cubesInWords(pay)} to build, and go to the market`,
  pass: () => 'Take no action',
  upgrade: ({ colour }) => `Upgrade ${cube(colour)}`,
  'skip-upgrade': () => 'Upgrade nothing',
  bonus: ({ tile }) => `Take ${bonusInWords(tile)}`,
  trade: ({ times }, position) => trade(position, times),
  react: () => 'The AI reacts',
  discard: ({ colour }) => `Discard ${cube(colour)}`,
  remove: ({ tile }, position) => `Remove ${tileInWords(position, tile)} from the game`,
  cell: ({ hex }, position) => `Let the map grow by ${hexInWords(position, hex)}`,
  tile: ({ tile }, position) => `Lay ${tileInWords(position, tile)} on ${hexToFill(position)}`,
  order: ({ order }, position) => `Put ${orderInWords(position, order)} on ${portToFill(position)}`,
  lot: ({ colour }) => `Draw the ${nameOf(colour)} lot: start with ${cubesInWords(STARTING_SETS[colour])}`,
  draw: ({ tile }, position) => `Draw ${faceInWords(position, tile)} for ${portToFill(position)}`,
};
