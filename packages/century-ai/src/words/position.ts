import type { Seat, Section } from '@wonders/core';
import { capital, count, line, listed, phrase } from '@wonders/core/words';
import { STARTING_SETS } from '../components/board.js';
import { BONUS_IDS, isVpBonus } from '../components/bonuses.js';
import { type Cubes, total } from '../components/cubes.js';
import { axial, type Hex, hexAt } from '../components/hexes.js';
import type { Order, OrderId } from '../components/orders.js';
import { type MarketTile, PORTS, SYMBOLS } from '../components/tiles.js';
import { notices as noticesAt } from '../notices.js';
import { outcome } from '../scoring.js';
import { isScript, type Position } from '../state/index.js';
import { capacity, columnsEmptied, isAside } from '../table/boards.js';
import { hexOf, marketAt, neighboursOf, portAt, tablesOf } from '../table/places.js';
import { closedPortInside, orderAt } from '../table/ports.js';
import { seatOf } from '../table/seats.js';
import { nameOf } from './names.js';
import { notices } from './notices.js';
import { cubesInWords, tradeInWords } from './phrases.js';
import { pointsInWords } from './scores.js';
import { seatName, seatsOf, speakerAt } from './seats.js';

const orNone = (cubes: Cubes): string => (total(cubes) === 0 ? 'none' : cubesInWords(cubes));

const marketInWords = (tile: MarketTile): string => `${nameOf(tile.symbol)} (${tradeInWords(tile)})`;

const orderInWords = ({ cost, vp }: Order): string => `${cubesInWords(cost)} for ${vp} points`;

const said = (lines: readonly string[]): readonly string[] => lines.filter((each) => each !== '');

/** Until all have a boat, no turn has begun. */
const isSetup = ({ path }: Position): boolean => path.length === 0;

/** The round; the notices say whether it is the last. */
function roundInWords(position: Position): string {
  if (isSetup(position)) return 'setup';
  return position.phase === 'over' ? `${position.round}, the game is over` : String(position.round);
}

/** Whose turn it is; in the setup, who chooses. */
function turnInWords(position: Position): string {
  const seat = isSetup(position) ? (position.pending.at(-1)?.seat ?? -1) : position.turn;
  return seat < 0 || position.phase === 'over' ? '' : seatName(position, seat);
}

function wayInWords(position: Position): string {
  const { path, phase } = position;
  return path.length < 2 || phase === 'over' ? '' : path.map((place) => called(position, place)).join(' to ');
}

/** What the actions are called. */
const ACTIONS = { market: 'market', port: 'port', harvest: 'harvest' } as const;

function actionInWords({ action, built, trades, phase }: Position): string {
  if (action === null || phase === 'over') return '';
  return said([ACTIONS[action], built ? 'an outpost built' : '', trades > 0 ? count(trades, 'trade') : '']).join(', ');
}

const winners = (position: Position): string =>
  capital(
    (position.ending === null ? [] : outcome(position).winners)
      .map((seat) => speakerAt(position, seat).within)
      .join(', '),
  );

const roundLines = (position: Position): readonly string[] => [
  line('Round', roundInWords(position)),
  line('Turn', turnInWords(position)),
  line('Way this turn', wayInWords(position)),
  line('Action this turn', actionInWords(position)),
  line('Winner', winners(position)),
  ...noticesAt(position).map(({ key, values }) => phrase(notices[key](values as never, position)).text),
];

/** How many hexes are cells. The ports follow them, once the map has its shape. */
const cellsOf = ({ map, ports }: Position): number =>
  map.neighbours.length === 0 ? map.hexes.length : map.hexes.length - ports.length;

/** The outposts, cubes and boats on a place. */
const onPlace = (position: Position, place: number): readonly string[] => {
  const named = (seatsThere: readonly Seat[]): string =>
    seatsThere.map((seat) => speakerAt(position, seat).within).join(', ');
  const boats = position.seats.flatMap(({ boat }, seat) => (boat === place ? [seat] : []));
  const outposts = position.outposts[place] ?? [];
  const cubes = position.loose[place];
  return [
    outposts.length === 0 ? '' : `outposts ${named(outposts)}`,
    cubes ? `cubes ${cubesInWords(cubes)}` : '',
    boats.length === 0 ? '' : `boats ${named(boats)}`,
  ];
};

/** A hex by its number in the list of the map, a port by its name. */
function called(position: Position, place: number): string {
  const port = portAt(position, place);
  return place < cellsOf(position) ? `hex ${place + 1}` : nameOf(PORTS[port as 0]);
}

/** What lies beside a place: `beside hexes 2, 5 and 6`. */
function besideInWords(position: Position, place: number): string {
  const near = [...neighboursOf(position, place)].sort((a, b) => a - b);
  const cells = near.filter((each) => each < cellsOf(position)).map((each) => each + 1);
  const hexes = cells.length === 0 ? [] : [`${cells.length === 1 ? 'hex' : 'hexes'} ${listed(cells.map(String))}`];
  const ports = near.filter((each) => each >= cellsOf(position)).map((each) => `the ${called(position, each)}`);
  return near.length === 0 ? '' : `beside ${listed([...hexes, ...ports])}`;
}

function tileInWords(position: Position, place: number): string {
  const market = marketAt(position, place);
  if (market !== undefined) return `${nameOf(market.symbol)} market (${tradeInWords(market)})`;
  return place < position.map.tiles.length ? 'sea tile' : 'no tile yet';
}

/** The map column by column from the west, each from the north. */
const hexLines = (position: Position): readonly string[] =>
  position.map.hexes.slice(0, cellsOf(position)).map((_, place) => {
    const what = [tileInWords(position, place), besideInWords(position, place), ...onPlace(position, place)];
    return line(`Hex ${place + 1}`, said(what).join('; '));
  });

function faceInWords(position: Position, port: number): string {
  const order = orderAt(position, port);
  if (order !== undefined) return orderInWords(order);
  return position.ports[port] === 'closed-port' ? 'closed' : 'empty';
}

const portLines = (position: Position): readonly string[] =>
  position.map.hexes.slice(cellsOf(position)).map((_, port) => {
    const place = cellsOf(position) + port;
    const what = [faceInWords(position, port), besideInWords(position, place), ...onPlace(position, place)];
    return line(capital(called(position, place)), said(what).join('; '));
  });

/** The draw pile, without the orders that others keep face down (CENT-118). */
function pileInWords(position: Position): string {
  const orders = position.seats.flatMap((side): readonly (OrderId | 'hidden')[] => side.orders);
  const hidden = orders.filter((order) => order === 'hidden').length;
  const pile = count(position.unseen.length - hidden, 'order');
  return closedPortInside(position) ? `${pile} and the Closed Port` : pile;
}

const abilitiesLeft = ({ bonusLeft }: Position): string =>
  BONUS_IDS.filter((tile) => !isVpBonus(tile) && bonusLeft.includes(tile))
    .map((tile) => `${bonusLeft.filter((each) => each === tile).length} ${nameOf(tile)}`)
    .join(', ');

const vpTilesLeft = (position: Position, aside: boolean): string =>
  position.bonusLeft
    .filter((tile) => isVpBonus(tile) && isAside(position, tile) === aside)
    .map(nameOf)
    .join(', ');

/** CENT-24: only as long as a seat is to take one. */
const setsLeft = ({ sets, pending, phase }: Position): string =>
  phase === 'deal' || pending.some(({ kind }) => kind === 'choose-start')
    ? sets.map((set) => cubesInWords(STARTING_SETS[set])).join('; ')
    : '';

const supplyLines = (position: Position): readonly string[] => [
  line('Starting sets left', setsLeft(position)),
  line('Tiles not yet laid', position.bag.length === 0 ? '' : String(position.bag.length)),
  line('Tiles out of the game', position.removed.map((id) => marketInWords(tablesOf(position).market[id])).join(', ')),
  line('Draw pile', pileInWords(position)),
  line('Bonus tiles left', abilitiesLeft(position) || 'none'),
  line('Bonus pile from the top', vpTilesLeft(position, false)),
  line('Set aside for the last column', vpTilesLeft(position, true)),
];

/** The directions of the six steps. */
const DIRECTIONS: Readonly<Record<Hex, string>> = {
  '0,-1': 'north',
  '1,-1': 'north-east',
  '1,0': 'south-east',
  '0,1': 'south',
  '-1,1': 'south-west',
  '-1,0': 'north-west',
};

function direction(from: Hex, to: Hex): string {
  const [[q, r], [toQ, toR]] = [axial(from), axial(to)];
  return DIRECTIONS[hexAt(toQ - q, toR - r)] as string;
}

/** How far each hex is from a boat, in steps of any cost: a line for each distance. */
function distances(position: Position, boat: number): readonly string[] {
  const from = hexOf(position, boat);
  const seen = new Set([boat]);
  const lines: string[] = [];
  for (let ring = [boat]; ring.length > 0; ) {
    const next = ring.flatMap((place) => neighboursOf(position, place)).filter((place) => !seen.has(place));
    ring = [...new Set(next)].sort((a, b) => a - b);
    for (const place of ring) seen.add(place);
    const named = ring.map((place) => {
      const name = called(position, place);
      return lines.length === 0 ? `${name} (${direction(from, hexOf(position, place))})` : name;
    });
    lines.push(line(`${count(lines.length + 1, 'step')} away`, named.join(', ')));
  }
  return lines;
}

function boatLines(position: Position, seat: Seat): readonly string[] {
  const { boat } = seatOf(position, seat);
  if (boat === null) return ['Boat: not on the map yet'];
  return [`Boat: on ${boat < cellsOf(position) ? '' : 'the '}${called(position, boat)}`, ...distances(position, boat)];
}

function ordersInWords(position: Position, orders: readonly (OrderId | 'hidden')[]): string {
  if (orders.length === 0) return 'none';
  if (orders.includes('hidden')) return count(orders.length, 'hidden order');
  return orders.map((order) => orderInWords(tablesOf(position).orders[order as OrderId])).join('; ');
}

function seatLines(position: Position, seat: Seat): readonly string[] {
  const side = seatOf(position, seat);
  const { pieces, cargo, built, bonuses, orders } = side;
  // The AI has neither a boat nor a board, and no limit to its cubes (CENT-70).
  const player = !isScript(position, seat);
  const rows = SYMBOLS.map((symbol, row) => `${built[row as 0]} ${nameOf(symbol)}`).join(', ');
  return [
    line('Pieces', nameOf(pieces)),
    ...(player ? boatLines(position, seat) : []),
    player ? `Cargo: ${orNone(cargo)}; ${total(cargo)} of ${capacity(side)} spaces` : `Cubes: ${orNone(cargo)}`,
    line('Outposts built', player ? `${rows}; ${count(columnsEmptied(side), 'column')} emptied` : rows),
    line('Bonus tiles', player ? bonuses.map(nameOf).join(', ') || 'none' : ''),
    line('Orders', ordersInWords(position, orders)),
    line('Points', pointsInWords(position, seat)),
  ];
}

/**
 * The table: the round, the map hex by hex, the ports, the supply, and each seat. For each boat it tells how many steps away every
 * hex is, so that you can choose a way without a picture. Empty sections are left out.
 */
export function describePosition(position: Position): readonly Section[] {
  const paragraphs: readonly Section[] = [
    { heading: 'The round', lines: said(roundLines(position)) },
    { heading: 'The map', lines: hexLines(position) },
    { heading: 'The ports', lines: portLines(position) },
    { heading: 'The supply', lines: said(supplyLines(position)) },
    ...seatsOf(position).map(({ name }, seat) => ({ heading: name, lines: said(seatLines(position, seat)) })),
  ];
  return paragraphs.filter(({ lines }) => lines.length > 0);
}
