import type { DecisionRules, Seat } from '@wonders/core';
import { floorCost, floorFunds, lowerBy } from './actions.js';
import { cellsForToken, indexShowing } from './city.js';
import { type CardId, isLetter } from './components/cards.js';
import type { TileId } from './components/tiles.js';
import { precedes } from './pool.js';
import type { Building, Entry, HalRefusal, Move, Position } from './state.js';
import { own } from './state.js';

type Rules = DecisionRules<Position, Entry, Move, HalRefusal>;
type Code = HalRefusal['code'];
/** For decisions of which every well-formed answer is legal. */
const anything = {
  no: () => '' as const,
  refuse: (): never => {
    throw new TypeError('hal: refused without a reason');
  },
};

type MoveOfKind<K extends Move['kind']> = Move & { readonly kind: K };

/** The cards a seat may look at; of other seats' hands there is nothing to choose from. */
function handOf(position: Position, seat: Seat): readonly CardId[] {
  return position.viewer === null || position.viewer === seat ? own(position, seat).hand : [];
}

function buildingOf(position: Position, card: TileId): Building {
  return position.city[indexShowing(position.city, card)] as Building;
}

/** Whether a seat can play a card with a tile: HAL-30 for an urbanization card, HAL-36 for a building card. */
export function cannotBuild(position: Position, seat: Seat, card: CardId, tile: TileId): '' | Code {
  const { resources, points, tiles, hand } = own(position, seat);
  if (!hand.includes(card)) return 'not-in-hand';
  if (!tiles.includes(tile)) return 'not-in-stash';
  if (isLetter(card)) return resources < 1 ? 'too-few-resources' : '';
  const building = buildingOf(position, card);
  if (floorFunds(building, seat, resources) < floorCost(building, tile, true)) return 'too-few-resources';
  return points < lowerBy(building, tile) ? 'too-few-points' : '';
}

function refuseBuilding(position: Position, seat: Seat, card: CardId, tile: TileId, code: string): HalRefusal {
  const { resources, points } = own(position, seat);
  const rule = isLetter(card) ? 'HAL-30' : 'HAL-36';
  if (code === 'not-in-hand') return { code, card, rule: 'HAL-20' };
  if (code === 'not-in-stash') return { code, tile, rule: 'HAL-20' };
  if (isLetter(card)) return { code: 'too-few-resources', need: 1, have: resources, rule };
  const building = buildingOf(position, card);
  if (code === 'too-few-points') return { code, need: lowerBy(building, tile), have: points, rule };
  const need = floorCost(building, tile, true);
  return { code: 'too-few-resources', need, have: floorFunds(building, seat, resources), rule };
}

/** HAL-19: Hal's card is one of the cards drawn. */
const give: Rules = {
  kinds: ['give'],
  size: (position, { whose }) => handOf(position, whose).length,
  at: (position, { whose }, i) => ({ kind: 'give', card: handOf(position, whose)[i] as CardId }),
  no: (position, { whose }, move) =>
    own(position, whose).hand.includes((move as MoveOfKind<'give'>).card) ? '' : 'not-in-hand',
  refuse: (_, __, move) => ({ code: 'not-in-hand', card: (move as MoveOfKind<'give'>).card, rule: 'HAL-19' }),
};

/** HAL-20: for each card: exploit it, with both items when there is a choice, then each tile of the stash. */
const act: Rules = {
  kinds: ['exploit', 'urbanize', 'construct'],
  size: (position, { whose }) => handOf(position, whose).length * (2 + own(position, whose).tiles.length),
  at(position, { whose }, i) {
    const { hand, tiles } = own(position, whose);
    const card = hand[Math.floor(i / (2 + tiles.length))] as CardId;
    const option = i % (2 + tiles.length);
    if (option === 0) return { kind: 'exploit', card, take: isLetter(card) ? 'resource' : null };
    if (option === 1) return { kind: 'exploit', card, take: 'tile' };
    const tile = tiles[option - 2] as TileId;
    return isLetter(card) ? { kind: 'urbanize', card, tile } : { kind: 'construct', card, tile };
  },
  no(position, { whose }, move) {
    if (move.kind === 'urbanize' || move.kind === 'construct')
      return cannotBuild(position, whose, move.card, move.tile);
    const { card, take } = move as MoveOfKind<'exploit'>;
    if (!own(position, whose).hand.includes(card)) return 'not-in-hand';
    // HAL-24: only an urbanization card leaves a choice of items.
    if (isLetter(card)) return take === null ? 'item-to-choose' : '';
    return take === null ? '' : 'no-item-to-choose';
  },
  refuse(position, { whose }, move, code) {
    if (move.kind === 'urbanize' || move.kind === 'construct')
      return refuseBuilding(position, whose, move.card, move.tile, code);
    const { card } = move as MoveOfKind<'exploit'>;
    if (code === 'not-in-hand') return { code, card, rule: 'HAL-20' };
    return code === 'item-to-choose'
      ? { code, card, rule: 'HAL-24' }
      : { code: 'no-item-to-choose', card, rule: 'HAL-25' };
  },
};

const noCells: readonly never[] = [];
const tokenCells = (position: Position) =>
  position.running?.site ? cellsForToken(position, position.running.site) : noCells;

/** HAL-31, HAL-32, HAL-48: where the lifted token is put down. */
const moveToken: Rules = {
  kinds: ['moveToken'],
  size: (position) => tokenCells(position).length,
  at: (position, _, i) => ({ kind: 'moveToken', ...(tokenCells(position)[i] as { x: number; y: number }) }),
  no(position, _, move) {
    const { x, y } = move as MoveOfKind<'moveToken'>;
    return tokenCells(position).some((cell) => cell.x === x && cell.y === y) ? '' : 'not-a-cell-for-it';
  },
  refuse: (position) => ({ code: 'not-a-cell-for-it', cells: tokenCells(position), rule: 'HAL-31' }),
  list: (position) => tokenCells(position).map(({ x, y }) => ({ kind: 'moveToken', x, y })),
};

/** HAL-45: Hal's turn leaves nothing to choose. */
const hal: Rules = {
  kinds: ['halTurn'],
  size: () => 1,
  at: () => ({ kind: 'halTurn' }),
  ...anything,
};

/** HAL-71: each keeps one of the characters at hand, all at once. */
const draft: Rules = {
  kinds: ['draft'],
  actors: (position) => position.players.flatMap(({ pick }, seat) => (pick === null ? [seat] : [])),
  size: (position, _, seat) =>
    position.viewer === null || position.viewer === seat ? own(position, seat).dealt.length : 0,
  at: (position, _, i, seat) => ({ kind: 'draft', seat, character: own(position, seat).dealt[i] as never }),
  no(position, _, move) {
    const { seat, character } = move as MoveOfKind<'draft'>;
    return own(position, seat).dealt.includes(character) ? '' : 'not-dealt';
  },
  refuse: (_, __, move) => ({
    code: 'not-dealt',
    character: (move as MoveOfKind<'draft'>).character,
    rule: 'HAL-71',
  }),
};

/** HAL-75: a token for four other cards, or the hand as it is. */
const newHand: Rules = {
  kinds: ['newHand'],
  size: () => 2,
  at: (_, __, i) => ({ kind: 'newHand', use: i === 1 }),
  ...anything,
};

/** HAL-74, HAL-76: each commits a card, alone or with a tile that he can pay for, all at once. */
const commit: Rules = {
  kinds: ['commit'],
  actors: (position) => position.players.flatMap(({ commitment }, seat) => (commitment === null ? [seat] : [])),
  size: (position, _, seat) => handOf(position, seat).length * (1 + own(position, seat).tiles.length),
  at(position, _, i, seat) {
    const { hand, tiles } = own(position, seat);
    const option = i % (1 + tiles.length);
    const card = hand[Math.floor(i / (1 + tiles.length))] as CardId;
    return { kind: 'commit', seat, card, tile: option === 0 ? null : (tiles[option - 1] as TileId) };
  },
  no(position, _, move) {
    const { seat, card, tile } = move as MoveOfKind<'commit'>;
    if (tile !== null) return cannotBuild(position, seat, card, tile);
    return own(position, seat).hand.includes(card) ? '' : 'not-in-hand';
  },
  refuse(position, _, move, code) {
    const { seat, card, tile } = move as MoveOfKind<'commit'>;
    return tile === null
      ? { code: 'not-in-hand', card, rule: 'HAL-74' }
      : { ...refuseBuilding(position, seat, card, tile, code), rule: 'HAL-76' };
  },
};

/** HAL-24, decided when the card is turned up (HAL-74). */
const take: Rules = {
  kinds: ['take'],
  size: () => 2,
  at: (_, __, i) => ({ kind: 'take', item: i === 0 ? 'resource' : 'tile' }),
  ...anything,
};

/** HAL-78: tile by tile in canonical order, so that each set of tiles is reached in one way; `null` ends it. */
const returnTiles: Rules = {
  kinds: ['returnTiles'],
  actors: (position) => position.players.flatMap(({ settled }, seat) => (settled ? [] : [seat])),
  size: (position, _, seat) =>
    position.viewer === null || position.viewer === seat ? 1 + own(position, seat).tiles.length : 0,
  at: (position, _, i, seat) => ({
    kind: 'returnTiles',
    seat,
    tile: i === 0 ? null : (own(position, seat).tiles[i - 1] as TileId),
  }),
  no(position, _, move) {
    const { seat, tile } = move as MoveOfKind<'returnTiles'>;
    if (tile === null) return '';
    const { tiles, returned, commitment } = own(position, seat);
    if (!tiles.includes(tile)) return 'not-in-stash';
    if (commitment !== null && commitment.tile === tile) return 'committed';
    const last = returned[returned.length - 1];
    return last === undefined || precedes(last, tile) ? '' : 'out-of-order';
  },
  refuse(position, _, move, code) {
    const { seat, tile } = move as { readonly seat: Seat; readonly tile: TileId };
    const rule = 'HAL-78';
    if (code === 'not-in-stash' || code === 'committed') return { code, tile, rule };
    return { code: 'out-of-order', after: own(position, seat).returned.at(-1) as TileId, rule };
  },
};

export const decisions = { give, act, moveToken, hal, draft, newHand, commit, take, returnTiles };

/** The legal moves of a seat at a decision. */
export function legal(position: Position, entry: Entry, seat: Seat): Move[] {
  const rules: Rules = decisions[entry.kind as keyof typeof decisions];
  const moves: Move[] = [];
  for (let i = 0; i < rules.size(position, entry, seat); i++) {
    const move = rules.at(position, entry, i, seat);
    if (rules.no(position, entry, move) === '') moves.push(move);
  }
  return moves;
}
