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
function payer(s: Position): Seat | null {
  if (typeof s.viewer === 'number') return isScript(s, s.viewer) ? null : s.viewer;
  return s.viewer === null && isSolo(s) ? PLAYER_SEAT : null;
}

const parts = (...told: readonly string[]): string => told.filter((part) => part !== '').join(', ');

/** HAL-36 to HAL-41: what a floor on a building costs the viewer, whatever the tile; then what the tile may add. */
function floorPrice(s: Position, building: Building): readonly string[] {
  const seat = payer(s);
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
function harvestWords(s: Position, cell: Cell): string {
  const items = { resource: 0, tile: 0, point: 0 };
  const beside = neighbours(s.city, cell.x, cell.y);
  for (const building of beside) items[PRODUCES[TILES[top(building)].colour]] += building.tiles.length;
  const from = listed(beside.map((building) => nameOf(top(building))));
  return beside.length === 0 ? 'nothing' : `${itemList(items)} from ${from}`;
}

/** HAL-24 to HAL-35: what can be done with a card of the hand. */
function handPiece(s: Position, card: CardId): Pick<Piece, 'effect' | 'price' | 'rules'> {
  if (isLetter(card)) {
    const cell = s.tokens[card];
    const urbanizing =
      cell === null ? '' : `urbanize with a tile for ${count(floorsAround(s, cell), 'item')}: ${harvestWords(s, cell)}`;
    const price = payer(s) === null ? [] : ['1 resource for a new building'];
    return { effect: parts('alone a resource or a tile', urbanizing), price, rules: ['HAL-24', 'HAL-30', 'HAL-33'] };
  }
  const kept = `kept ${bonusWords(keptBonus(s.options, card))}`;
  const building = s.city[indexShowing(s.city, card)];
  if (building === undefined) return { effect: kept, price: [], rules: ['HAL-42'] };
  const floors = building.tiles.length;
  const alone = `alone ${count(floors, PRODUCES[TILES[card].colour])}`;
  const effect = parts(alone, `with a tile floor ${floors + 1}`, kept);
  return { effect, price: floorPrice(s, building), rules: ['HAL-25', 'HAL-36', 'HAL-42'] };
}

/** HAL-42, HAL-61: a card that a seat has kept. */
function keptPiece(s: Position, card: TileId, seat: Seat): Pick<Piece, 'effect' | 'status' | 'price' | 'rules'> {
  const bonus = keptBonus(s.options, card);
  const { points: counted, from } = countedFor(s, seat, card);
  const sum = `counts ${points(counted)} now${from.length === 0 ? '' : `, for ${listed(from.map(nameOf))}`}`;
  const arrow = bonus.kind === 'on-action';
  const idle = arrow && isScript(s, seat) ? 'which never pays Hal' : '';
  const effect = parts(bonusWords(bonus), arrow || bonus.kind === 'flat' ? idle : sum);
  const rules = isScript(s, seat) ? ['HAL-49', 'HAL-61', 'HAL-62'] : ['HAL-42', 'HAL-61'];
  return { effect, status: `kept by ${seated(s, seat).within}`, price: [], rules };
}

/** HAL-45: what a card would mean in Hal's hand, while one has to be given. */
function giftWords(s: Position, card: CardId): string {
  const turn = gifts(s).find((gift) => gift.card === card);
  if (turn === undefined) return '';
  return turn.action === 'cannot-build' ? turnWords(turn) : `for Hal: ${turnWords(turn)}`;
}

/** A building card or an urbanization card, wherever it lies open. */
function cardPiece(s: Position, card: CardId): Piece {
  const name = capital(nameOf(card));
  if (s.halCard === card)
    return { name, effect: turnWords(halTurn(s, card)), status: "Hal's card", price: [], rules: ['HAL-45'] };
  const keeper = s.players.findIndex(({ tableau }) => (tableau as readonly CardId[]).includes(card));
  if (keeper >= 0) return { name, ...keptPiece(s, card as TileId, keeper) };
  const holder = s.players.findIndex(({ hand }) => hand.includes(card));
  const mine = holder >= 0 && holder === payer(s);
  const discarded = s.discard.includes(card);
  const hand = holder < 0 ? '' : `in ${seated(s, holder).whose} hand`;
  const told = handPiece(s, card);
  const place = discarded ? 'in the discard pile' : hand;
  return { name, ...told, price: mine ? told.price : [], status: parts(place, giftWords(s, card)) };
}

/** HAL-71, HAL-72: a character to choose from, or one that a seat has. */
function characterPiece(s: Position, card: CharacterId): Piece {
  const owner = s.players.findIndex(({ characters }) => characters.includes(card));
  const chosen = s.players.some(({ pick }) => pick === card);
  const words = owner < 0 ? candidateWords(s)(card) : characterWords(s)(card);
  const effect = words.slice(words.indexOf('(') + 1, -1);
  const status = owner >= 0 ? `kept by ${seated(s, owner).within}` : chosen ? 'chosen' : '';
  return { name: capital(nameOf(card)), effect, status, price: [], rules: ['HAL-71', 'HAL-72'] };
}

/** A building by the tile that shows. */
function buildingPiece(s: Position, building: Building): Piece {
  const tile = top(building);
  const floors = building.tiles.length;
  const pawn = building.pawn ? 'with a pawn: its card waits for the next refill' : '';
  return {
    name: capital(nameOf(tile)),
    effect: `brings ${count(floors, PRODUCES[TILES[tile].colour])}`,
    status: parts(`${count(floors, 'floor')} ${placeName(s, building)}`, ownerWords(s, building.owner), pawn),
    price: floorPrice(s, building),
    rules: ['HAL-25', 'HAL-36', 'HAL-44'],
  };
}

/** HAL-12: a tile that is no building yet. */
function tilePiece(s: Position, tile: TileId): Piece | undefined {
  const holder = s.players.findIndex(({ tiles }) => tiles.includes(tile));
  if (holder < 0 && s.halTile !== tile) return undefined;
  const { colour } = TILES[tile];
  const status = holder < 0 ? 'drawn by Hal' : `in ${seated(s, holder).whose} stash`;
  const back = s.players[holder]?.returned.includes(tile) === true ? 'to be returned' : '';
  return {
    name: capital(nameOf(tile)),
    effect: `a tile to build with: it will bring a ${PRODUCES[colour]} for each floor`,
    status: parts(status, back),
    price: [],
    rules: ['HAL-29', 'HAL-38'],
  };
}

/** HAL-29, HAL-47: a token, and what a new building on its cell brings. */
function tokenPiece(s: Position, letter: Letter): Piece | undefined {
  const cell = s.tokens[letter];
  if (cell === null) return undefined;
  const hal = isSolo(s) ? `, ${points(floorsAround(s, cell))} to Hal` : '';
  const price = payer(s) === null ? [] : ['1 resource for a new building'];
  return {
    name: `Token ${nameOf(letter)}`,
    effect: `a new building here brings ${harvestWords(s, cell)}${hal}`,
    status: placeName(s, cell),
    price,
    rules: isSolo(s) ? ['HAL-29', 'HAL-33', 'HAL-47'] : ['HAL-29', 'HAL-33'],
  };
}

/** HAL-06, HAL-31: a cell that a question is about. */
function cellPiece(s: Position, x: number, y: number): Piece | undefined {
  if (s.phase === 'city') {
    const next = START_CELLS[s.city.length];
    if (next?.x !== x || next.y !== y) return undefined;
    const name = capital(startCellName(next));
    return { name, effect: 'the next tile lies here', status: '', price: [], rules: ['HAL-06'] };
  }
  const name = `Cell ${placeName(s, { x, y })}`;
  if (!tokenCells(s).some((cell) => cell.x === x && cell.y === y)) return undefined;
  const effect = `a new building here would bring ${harvestWords(s, { x, y })}`;
  const other = tokenAt(s, x, y);
  if (other === undefined)
    return { name, effect, status: 'free for the token', price: [], rules: ['HAL-31', 'HAL-32', 'HAL-33'] };
  const status = `token ${nameOf(other)} stands here and would give way`;
  return { name, effect, status, price: [], rules: ['HAL-84', 'HAL-33'] };
}

const isOneOf = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

/** What stands at a place of the board. */
export function piece(s: Position, place: string): Piece | undefined {
  const [, kind = '', id = ''] = /^([a-z]+)-(.+)$/.exec(place) ?? [];
  if (kind === 'card' && isOneOf(CARD_IDS, id)) return cardPiece(s, id);
  if (kind === 'card' && isOneOf(CHARACTER_IDS, id)) return characterPiece(s, id);
  if (kind === 'tile' && isOneOf(TILE_IDS, id)) {
    const building = s.city[indexShowing(s.city, id)];
    return building === undefined ? tilePiece(s, id) : buildingPiece(s, building);
  }
  if (kind === 'token' && isOneOf(LETTERS, id)) return tokenPiece(s, id);
  const [, x, y] = /^cell-(-?\d+)-(-?\d+)$/.exec(place) ?? [];
  if (x !== undefined && y !== undefined) return cellPiece(s, Number(x), Number(y));
  return tablePiece(s, place);
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
