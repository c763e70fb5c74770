import type { Legend, Piece, Seat } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { CARD_IDS, type CardId, isLetter, LETTERS, type Letter } from '../components/cards.js';
import { CHARACTER_IDS, type CharacterId } from '../components/characters.js';
import { type Cell, START_CELLS } from '../components/grid.js';
import { PRODUCES, TILE_IDS, TILES, type TileId } from '../components/tiles.js';
import { floorResources, resourcesBack } from '../costs.js';
import { gifts, halTurn } from '../script/forecast.js';
import { type Building, isScript, isSolo, PLAYER_SEAT, type Position } from '../state/index.js';
import { floorsAround, indexShowing, neighbours, top } from '../table/city.js';
import { countedFor, keptBonus } from '../table/tableau.js';
import { tokenAt, tokenCells } from '../table/tokens.js';
import { bonusWords, candidateWords, characterWords } from './cards.js';
import { turnWords } from './hal-turns.js';
import { nameOf } from './names.js';
import { itemList, placeName, points, startCellName } from './phrases.js';
import { ownerWords, seated } from './seats.js';
import { tablePiece } from './table-pieces.js';

/** Whom the prices are for: the viewer; against Hal the human also where everything is seen. */
function payer(position: Position): Seat | null {
  if (typeof position.viewer === 'number') return isScript(position, position.viewer) ? null : position.viewer;
  return position.viewer === null && isSolo(position) ? PLAYER_SEAT : null;
}

const parts = (...told: readonly string[]): string => told.filter((part) => part !== '').join(', ');

/** HAL-36 to HAL-41: what a floor on a building costs the viewer, whatever the tile; then what the tile may add. */
function floorPrice(position: Position, building: Building): readonly string[] {
  const seat = payer(position);
  if (seat === null || building.pawn) return [];
  const { colour, number } = TILES[top(building)];
  const [floor, back] = [floorResources(building), resourcesBack(building, seat)];
  const fee = number === 1 ? [] : [`1 point for each number below ${number}`];
  return [
    `${count(floor, 'resource')} for floor ${floor}${back === 0 ? '' : `, of which ${back} ${back === 1 ? 'comes' : 'come'} back from the building`}`,
    `1 resource more for a tile that is not ${colour}`,
    ...fee,
  ];
}

/** HAL-33, HAL-47: what the buildings around a cell bring, with their names. */
function harvestWords(position: Position, cell: Cell): string {
  const items = { resource: 0, tile: 0, point: 0 };
  const beside = neighbours(position.city, cell.x, cell.y);
  for (const building of beside) items[PRODUCES[TILES[top(building)].colour]] += building.tiles.length;
  const from = listed(beside.map((building) => nameOf(top(building))));
  return beside.length === 0 ? 'nothing' : `${itemList(items)} from ${from}`;
}

/** HAL-24 to HAL-35: what can be done with a card of the hand. */
function handPiece(position: Position, card: CardId): Pick<Piece, 'effect' | 'price' | 'rules'> {
  if (isLetter(card)) {
    const cell = position.tokens[card];
    const urbanizing =
      cell === null
        ? ''
        : `urbanize with a tile for ${count(floorsAround(position, cell), 'item')}: ${harvestWords(position, cell)}`;
    const price = payer(position) === null ? [] : ['1 resource for a new building'];
    return { effect: parts('alone a resource or a tile', urbanizing), price, rules: ['HAL-24', 'HAL-30', 'HAL-33'] };
  }
  const kept = `kept ${bonusWords(keptBonus(position.options, card))}`;
  const building = position.city[indexShowing(position.city, card)];
  if (building === undefined) return { effect: kept, price: [], rules: ['HAL-42'] };
  const floors = building.tiles.length;
  const alone = `alone ${count(floors, PRODUCES[TILES[card].colour])}`;
  const effect = parts(alone, `with a tile floor ${floors + 1}`, kept);
  return { effect, price: floorPrice(position, building), rules: ['HAL-25', 'HAL-36', 'HAL-42'] };
}

/** HAL-42, HAL-61: a card that a seat has kept. */
function keptPiece(position: Position, card: TileId, seat: Seat): Pick<Piece, 'effect' | 'status' | 'price' | 'rules'> {
  const bonus = keptBonus(position.options, card);
  const { points: counted, from } = countedFor(position, seat, card);
  const sum = `counts ${points(counted)} now${from.length === 0 ? '' : `, for ${listed(from.map(nameOf))}`}`;
  const arrow = bonus.kind === 'on-action';
  const idle = arrow && isScript(position, seat) ? 'which never pays Hal' : '';
  const effect = parts(bonusWords(bonus), arrow || bonus.kind === 'flat' ? idle : sum);
  const rules = isScript(position, seat) ? ['HAL-49', 'HAL-61', 'HAL-62'] : ['HAL-42', 'HAL-61'];
  return { effect, status: `kept by ${seated(position, seat).within}`, price: [], rules };
}

/** HAL-45: what a card would mean in Hal's hand, while one has to be given. */
function giftWords(position: Position, card: CardId): string {
  const turn = gifts(position).find((gift) => gift.card === card);
  if (turn === undefined) return '';
  return turn.action === 'cannot-build' ? turnWords(turn) : `for Hal: ${turnWords(turn)}`;
}

/** A building card or an urbanization card, wherever it lies open. */
function cardPiece(position: Position, card: CardId): Piece {
  const name = capital(nameOf(card));
  if (position.halCard === card)
    return { name, effect: turnWords(halTurn(position, card)), status: "Hal's card", price: [], rules: ['HAL-45'] };
  const keeper = position.players.findIndex(({ tableau }) => (tableau as readonly CardId[]).includes(card));
  if (keeper >= 0) return { name, ...keptPiece(position, card as TileId, keeper) };
  const holder = position.players.findIndex(({ hand }) => hand.includes(card));
  const mine = holder >= 0 && holder === payer(position);
  const discarded = position.discard.includes(card);
  const hand = holder < 0 ? '' : `in ${seated(position, holder).whose} hand`;
  const told = handPiece(position, card);
  const place = discarded ? 'in the discard pile' : hand;
  return { name, ...told, price: mine ? told.price : [], status: parts(place, giftWords(position, card)) };
}

/** HAL-71, HAL-72: a character to choose from, or one that a seat has. */
function characterPiece(position: Position, card: CharacterId): Piece {
  const owner = position.players.findIndex(({ characters }) => characters.includes(card));
  const chosen = position.players.some(({ pick }) => pick === card);
  const words = owner < 0 ? candidateWords(position)(card) : characterWords(position)(card);
  const effect = words.slice(words.indexOf('(') + 1, -1);
  const status = owner >= 0 ? `kept by ${seated(position, owner).within}` : chosen ? 'chosen' : '';
  return { name: capital(nameOf(card)), effect, status, price: [], rules: ['HAL-71', 'HAL-72'] };
}

/** A building by the tile that shows. */
function buildingPiece(position: Position, building: Building): Piece {
  const tile = top(building);
  const floors = building.tiles.length;
  const pawn = building.pawn ? 'with a pawn: its card waits for the next refill' : '';
  return {
    name: capital(nameOf(tile)),
    effect: `brings ${count(floors, PRODUCES[TILES[tile].colour])}`,
    status: parts(
      `${count(floors, 'floor')} ${placeName(position, building)}`,
      ownerWords(position, building.owner),
      pawn,
    ),
    price: floorPrice(position, building),
    rules: ['HAL-25', 'HAL-36', 'HAL-44'],
  };
}

/** HAL-12: a tile that is no building yet. */
function tilePiece(position: Position, tile: TileId): Piece | undefined {
  const holder = position.players.findIndex(({ tiles }) => tiles.includes(tile));
  if (holder < 0 && position.halTile !== tile) return undefined;
  const { colour } = TILES[tile];
  const status = holder < 0 ? 'drawn by Hal' : `in ${seated(position, holder).whose} stash`;
  const back = position.players[holder]?.returned.includes(tile) === true ? 'to be returned' : '';
  return {
    name: capital(nameOf(tile)),
    effect: `a tile to build with: it will bring a ${PRODUCES[colour]} for each floor`,
    status: parts(status, back),
    price: [],
    rules: ['HAL-29', 'HAL-38'],
  };
}

/** HAL-29, HAL-47: a token, and what a new building on its cell brings. */
function tokenPiece(position: Position, letter: Letter): Piece | undefined {
  const cell = position.tokens[letter];
  if (cell === null) return undefined;
  const hal = isSolo(position) ? `, ${points(floorsAround(position, cell))} to Hal` : '';
  const price = payer(position) === null ? [] : ['1 resource for a new building'];
  return {
    name: `Token ${nameOf(letter)}`,
    effect: `a new building here brings ${harvestWords(position, cell)}${hal}`,
    status: placeName(position, cell),
    price,
    rules: isSolo(position) ? ['HAL-29', 'HAL-33', 'HAL-47'] : ['HAL-29', 'HAL-33'],
  };
}

/** HAL-06, HAL-31: a cell that a question is about. */
function cellPiece(position: Position, x: number, y: number): Piece | undefined {
  if (position.phase === 'city') {
    const next = START_CELLS[position.city.length];
    if (next?.x !== x || next.y !== y) return undefined;
    const name = capital(startCellName(next));
    return { name, effect: 'the next tile lies here', status: '', price: [], rules: ['HAL-06'] };
  }
  const name = `Cell ${placeName(position, { x, y })}`;
  if (!tokenCells(position).some((cell) => cell.x === x && cell.y === y)) return undefined;
  const effect = `a new building here would bring ${harvestWords(position, { x, y })}`;
  const other = tokenAt(position, x, y);
  if (other === undefined)
    return { name, effect, status: 'free for the token', price: [], rules: ['HAL-31', 'HAL-32', 'HAL-33'] };
  const status = `token ${nameOf(other)} stands here and would give way`;
  return { name, effect, status, price: [], rules: ['HAL-84', 'HAL-33'] };
}

const isOneOf = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

/** What stands at a place of the board. */
export function piece(position: Position, place: string): Piece | undefined {
  const [, kind = '', id = ''] = /^([a-z]+)-(.+)$/.exec(place) ?? [];
  if (kind === 'card' && isOneOf(CARD_IDS, id)) return cardPiece(position, id);
  if (kind === 'card' && isOneOf(CHARACTER_IDS, id)) return characterPiece(position, id);
  if (kind === 'tile' && isOneOf(TILE_IDS, id)) {
    const building = position.city[indexShowing(position.city, id)];
    return building === undefined ? tilePiece(position, id) : buildingPiece(position, building);
  }
  if (kind === 'token' && isOneOf(LETTERS, id)) return tokenPiece(position, id);
  const [, x, y] = /^cell-(-?\d+)-(-?\d+)$/.exec(place) ?? [];
  if (x !== undefined && y !== undefined) return cellPiece(position, Number(x), Number(y));
  return tablePiece(position, place);
}

/** What each icon of the board means. */
export const legend: Legend = {
  cube: 'resources; a red building brings them',
  tile: 'tiles; a blue building brings them',
  points: 'success points; a yellow building brings them',
  card: 'cards, and the points that kept cards count',
  discard: 'the discard pile',
  floors: 'the points for districts',
  hand: 'New Hand tokens',
  crane: 'a pawn: the card of the building waits for the next refill',
};
