import type { Legend, Piece, Seat } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { CARGO_BONUS, COLUMN_VP, COLUMNS, ORDERS_TO_END, STARTING_SETS } from '../components/board.js';
import { BONUS_IDS, BONUSES, type BonusId, isVpBonus } from '../components/bonuses.js';
import { COLOURS, type Colour, RANK, total } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import { ORDER_IDS, type OrderId } from '../components/orders.js';
import { isMarketTile, type LandTileId, MARKET_TILE_IDS, SEA_TILES, SYMBOLS } from '../components/tiles.js';
import { openSheet } from '../scoring.js';
import { isScript, type Position } from '../state/index.js';
import { capacity, columnsEmptied, isAside, topVpBonus } from '../table/boards.js';
import { tablesOf } from '../table/places.js';
import { seatOf } from '../table/seats.js';
import { hexPiece, told } from './hexes.js';
import { nameOf } from './names.js';
import { cubesInWords, tradeInWords } from './phrases.js';
import { pointsInWords } from './scores.js';
import { speakerAt } from './seats.js';

function seatPiece(position: Position, seat: Seat): Piece {
  const { cargo, bonuses, orders, pieces } = position.seats[seat] as Position['seats'][0];
  const scripted = isScript(position, seat);
  const hold = scripted
    ? `${count(total(cargo), 'cube')} in its store`
    : `${total(cargo)} of ${capacity({ bonuses })} spaces of the hold in use`;
  return told(
    speakerAt(position, seat).start,
    `points ${pointsInWords(position, seat)}`,
    ['CENT-90', scripted ? 'CENT-93' : 'CENT-92'],
    { status: `${hold}; ${orders.length} of ${ORDERS_TO_END} orders; ${nameOf(pieces)} pieces` },
  );
}

function cargoPiece(position: Position, seat: Seat, colour: Colour): Piece {
  const cubes = seatOf(position, seat).cargo[RANK[colour]];
  const where = `${speakerAt(position, seat).whose} ${isScript(position, seat) ? 'store' : 'hold'}`;
  const worth = colour === 'yellow' ? 'worth no points' : `worth ${count(cubes, 'point')}`;
  return told(`${cubes} ${nameOf(colour)} ${cubes === 1 ? 'cube' : 'cubes'} in ${where}`, worth, [
    'CENT-02',
    'CENT-92',
  ]);
}

/** The rows of a board with what they have uncovered, and its emptied columns. */
function boardPiece(position: Position, seat: Seat): Piece {
  const side = position.seats[seat] as Position['seats'][0];
  const rows = SYMBOLS.map((symbol, row) => `${nameOf(symbol)} ${side.built[row as 0]}`).join(', ');
  const points = openSheet(position, seat).categories.board;
  return told(
    `${capital(speakerAt(position, seat).whose)} board`,
    `uncovered of ${COLUMNS} spaces each: ${rows}; ${count(points, 'point')} by columns of ${listed(COLUMN_VP.map(String))}`,
    ['CENT-49', 'CENT-51'],
    { status: `${columnsEmptied(side)} of ${COLUMNS} columns emptied` },
  );
}

/** What the tiles with an ability do, and their rules. */
const ABILITIES: { readonly [T in BonusId]?: readonly [effect: string, rule: string] } = {
  'bonus-extra-move': ['one more free step each turn', 'CENT-63'],
  'bonus-upgrade': ['upgrade a cube with each build', 'CENT-64'],
  'bonus-harvest-red': ['a red cube with each harvest', 'CENT-65'],
  'bonus-cargo': [`${CARGO_BONUS} more spaces in the hold`, 'CENT-66'],
};

function bonusPiece(tile: BonusId, more: Partial<Piece>): Piece {
  const [ability, rule] = ABILITIES[tile] ?? [];
  const { vp } = BONUSES[tile];
  const effect = [ability, vp > 0 ? count(vp, 'point') : undefined].filter(Boolean).join(', ');
  return told(nameOf(tile), effect, ['CENT-60', ...(rule === undefined ? [] : [rule])], more);
}

/** A bonus tile that is left, and where it lies. */
function bonusLeft(position: Position, tile: BonusId): Piece | undefined {
  const { bonusLeft: left } = position;
  if (!left.includes(tile)) return undefined;
  const number = left.filter((each) => each === tile).length;
  const where = isAside(position, tile)
    ? 'set aside for the last column'
    : !isVpBonus(tile)
      ? `${number} left`
      : tile === topVpBonus(position)
        ? 'on top of the pile'
        : 'in the pile under another one';
  return bonusPiece(tile, { status: where, price: ['a column emptied in all rows'] });
}

/** A tile that may have turned up for the map. */
function tilePiece(position: Position, tile: LandTileId): Piece | undefined {
  if (!position.bag.includes(tile)) return undefined;
  const market = isMarketTile(tile) ? tablesOf(position).market[tile] : undefined;
  return market === undefined
    ? told('Sea tile', 'no trade and no outposts', ['CENT-12'])
    : told(`${capital(nameOf(market.symbol))} tile`, `trade ${tradeInWords(market)}`, ['CENT-11', 'CENT-52']);
}

/** An order that a seat has claimed, or a tile that may have turned up for a port. */
function orderPiece(position: Position, face: OrderId | 'closed-port'): Piece | undefined {
  if (face === 'closed-port')
    return told('Closed Port', 'nothing can be delivered where it lies', ['CENT-57', 'CENT-58']);
  const order = tablesOf(position).orders[face];
  if (order === undefined) return undefined;
  const owner = position.seats.findIndex(({ orders }) => orders.includes(face));
  return told('Order', `${order.vp} points for ${cubesInWords(order.cost)}`, ['CENT-56'], {
    status: owner < 0 ? '' : `delivered by ${speakerAt(position, owner).within}`,
  });
}

const known = <T extends string>(list: readonly T[], id: string): T | undefined => list.find((each) => each === id);

/** What stands at a place of the board. */
export function piece(position: Position, place: string): Piece | undefined {
  const [kind = '', ...words] = place.split('-');
  const rest = place.slice(kind.length + 1);
  const seat = Number(words[0]);
  const of = rest.slice(String(seat).length + 1);
  const isSeat = position.seats[seat] !== undefined && words[0] === String(seat);
  switch (kind) {
    case 'hex':
      return hexPiece(position, rest.replace('_', ',') as Hex);
    case 'bonus': {
      const tile = known(BONUS_IDS, place);
      return tile && bonusLeft(position, tile);
    }
    case 'tile': {
      const tile = known<LandTileId>([...MARKET_TILE_IDS, ...SEA_TILES], rest);
      return tile && tilePiece(position, tile);
    }
    case 'order': {
      const face = known<OrderId | 'closed-port'>([...ORDER_IDS, 'closed-port'], rest);
      return face && orderPiece(position, face);
    }
    case 'lot': {
      const colour = known(COLOURS, rest);
      return (
        colour &&
        told(`${capital(nameOf(colour))} lot`, `${cubesInWords(STARTING_SETS[colour])} to start with`, ['CENT-23'])
      );
    }
    default:
      return isSeat ? seatsPiece(position, kind, seat, of) : undefined;
  }
}

/** What stands on the side of a seat. */
function seatsPiece(position: Position, kind: string, seat: Seat, of: string): Piece | undefined {
  switch (kind) {
    case 'seat':
      return seatPiece(position, seat);
    case 'cargo': {
      const colour = known(COLOURS, of);
      return colour && cargoPiece(position, seat, colour);
    }
    case 'board':
      return isScript(position, seat) ? undefined : boardPiece(position, seat);
    case 'owned': {
      const tile = seatOf(position, seat).bonuses[Number(of)];
      return tile && bonusPiece(tile, { status: `taken by ${speakerAt(position, seat).within}` });
    }
    case 'face':
      return position.seats[seat]?.orders[Number(of)] === 'hidden'
        ? told('An order face down', '', ['CENT-118'], { status: `delivered by ${speakerAt(position, seat).within}` })
        : undefined;
    default:
      return undefined;
  }
}

/** The meaning of each icon. */
export const legend: Legend = {
  points: 'points',
  cube: 'cubes, where there is no room for their colours',
  boat: 'a boat, in the colour of its seat',
  outpost: 'an outpost, on the map or still on a board',
  ship: 'the sea',
  anchor: 'a port without an order',
};
