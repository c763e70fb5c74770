import type { DecisionRules, ListedRules, Seat } from '@wonders/core';
import { type CardId, isLetter } from './components/cards.js';
import type { CharacterId } from './components/characters.js';
import type { Cell } from './components/grid.js';
import { TILES, type TileId } from './components/tiles.js';
import { lackingFor, resourcesLeft, tilesFor } from './costs.js';
import type { Move, MoveOf } from './notation.js';
import { type Code, type Refusal, refuse } from './refusals.js';
import type { Decision } from './state/index.js';
import { own, type Position } from './state/index.js';
import { precedes } from './table/pool.js';
import { stillToDecide } from './table/seats.js';
import { isOnOutline, tokenCells, tokenChoice } from './table/tokens.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;

type Listed = ListedRules<Position, Decision, Move, Refusal>;

/** Whether the viewer sees what a seat has to choose from: of others no moves are listed. */
const isOpen = ({ viewer }: Position, seat: Seat): boolean => viewer === null || viewer === seat;

const handOf = (position: Position, seat: Seat): readonly CardId[] =>
  isOpen(position, seat) ? own(position, seat).hand : [];

/** Why a seat cannot play a card with a tile, `''` if it can. */
function cannotBuild(position: Position, seat: Seat, card: CardId, tile: TileId): '' | Code {
  const { points, tiles, hand } = own(position, seat);
  if (!hand.includes(card)) return 'not-in-hand';
  if (!tiles.includes(tile)) return 'not-in-stash';
  const left = resourcesLeft(position, seat, card);
  if (isLetter(card)) return left < 0 ? 'no-resource' : '';
  return lackingFor(TILES[card], TILES[tile], left, points);
}

/** HAL-19: one of the cards drawn goes to Hal. */
const give: Rules = {
  kinds: ['give'],
  size: (position, { whose }) => handOf(position, whose).length,
  candidate: (position, { whose }, i) => ({ kind: 'give', card: handOf(position, whose)[i] as CardId }),
  forbids: (position, { whose }, move) =>
    own(position, whose).hand.includes((move as MoveOf<'give'>).card) ? '' : 'not-in-hand',
  refuse: refuse('HAL-19'),
};

/** HAL-20: for each card first alone, with each item if there is a choice, then with each tile of the stash. */
const act = {
  kinds: ['exploit', 'urbanize', 'construct'],
  size: (position, { whose }) => handOf(position, whose).length * (2 + own(position, whose).tiles.length),
  candidate(position, { whose }, i) {
    const { hand, tiles } = own(position, whose);
    const card = hand[Math.floor(i / (2 + tiles.length))] as CardId;
    const option = i % (2 + tiles.length);
    if (option === 0) return { kind: 'exploit', card, take: isLetter(card) ? 'resource' : null };
    if (option === 1) return { kind: 'exploit', card, take: 'tile' };
    const tile = tiles[option - 2] as TileId;
    return isLetter(card) ? { kind: 'urbanize', card, tile } : { kind: 'construct', card, tile };
  },
  forbids(position, { whose }, move) {
    if (move.kind === 'urbanize' || move.kind === 'construct')
      return cannotBuild(position, whose, move.card, move.tile);
    const { card, take } = move as MoveOf<'exploit'>;
    if (!own(position, whose).hand.includes(card)) return 'not-in-hand';
    // HAL-24: only an urbanization card offers a choice of items.
    if (isLetter(card)) return take === null ? 'item-to-choose' : '';
    return take === null ? '' : 'no-item-to-choose';
  },
  refuse: refuse('HAL-20'),
  list(position: Position, { whose }: Decision) {
    const moves: MoveOf<'exploit' | 'urbanize' | 'construct'>[] = [];
    for (const card of handOf(position, whose)) {
      if (isLetter(card))
        moves.push({ kind: 'exploit', card, take: 'resource' }, { kind: 'exploit', card, take: 'tile' });
      else moves.push({ kind: 'exploit', card, take: null });
      for (const tile of tilesFor(position, whose, card))
        moves.push(isLetter(card) ? { kind: 'urbanize', card, tile } : { kind: 'construct', card, tile });
    }
    return moves;
  },
} satisfies Rules;

/** HAL-31, HAL-32, HAL-48, HAL-84: the lifted token is put down, where another one gives way if it must. */
const moveToken: Listed = {
  kinds: ['move-token'],
  forbids(position, _, move) {
    const { x, y } = move as MoveOf<'move-token'>;
    const choice = tokenChoice(position);
    if (choice === null || tokenCells(position).some((cell) => cell.x === x && cell.y === y)) return '';
    if (choice.giveWay.length > 0) return 'gives-way';
    return choice.between !== null && isOnOutline(position, x, y) ? 'breaks-order' : 'not-a-cell-for-it';
  },
  refuse: refuse('HAL-31'),
  list: (position) => tokenCells(position).map(({ x, y }) => ({ kind: 'move-token', x, y })),
  random(position, _, random) {
    const cells = tokenCells(position);
    const { x, y } = cells[Math.floor(random() * cells.length)] as Cell;
    return { kind: 'move-token', x, y };
  },
};

/** HAL-45: Hal's turn leaves nothing to choose. */
const hal: Rules = {
  kinds: ['hal-turn'],
  size: () => 1,
  candidate: () => ({ kind: 'hal-turn' }),
  forbids: () => '',
  refuse: refuse('HAL-45'),
};

/** HAL-71: all players at once keep one of their characters. */
const draft: Rules = {
  kinds: ['draft'],
  actors: (position) => stillToDecide(position, 'draft'),
  size: (position, _, seat) => (isOpen(position, seat) ? own(position, seat).dealt.length : 0),
  candidate: (position, _, i, seat) => ({
    kind: 'draft',
    seat,
    character: own(position, seat).dealt[i] as CharacterId,
  }),
  forbids(position, _, move) {
    const { seat, character } = move as MoveOf<'draft'>;
    return own(position, seat).dealt.includes(character) ? '' : 'not-dealt';
  },
  refuse: refuse('HAL-71'),
};

/** HAL-75: four new cards for a token, or the old hand. */
const newHand: Rules = {
  kinds: ['new-hand'],
  size: () => 2,
  candidate: (_, __, i) => ({ kind: 'new-hand', use: i === 1 }),
  forbids: () => '',
  refuse: refuse('HAL-75'),
};

/** HAL-74, HAL-76: all players at once commit a card, alone or with any tile. HAL-85 says what comes of it. */
const commit = {
  kinds: ['commit'],
  actors: (position) => stillToDecide(position, 'commit'),
  size: (position, _, seat) => handOf(position, seat).length * (1 + own(position, seat).tiles.length),
  candidate(position, _, i, seat) {
    const { hand, tiles } = own(position, seat);
    const option = i % (1 + tiles.length);
    const card = hand[Math.floor(i / (1 + tiles.length))] as CardId;
    return { kind: 'commit', seat, card, tile: option === 0 ? null : (tiles[option - 1] as TileId) };
  },
  forbids(position, _, move) {
    const { seat, card, tile } = move as MoveOf<'commit'>;
    const { hand, tiles } = own(position, seat);
    if (!hand.includes(card)) return 'not-in-hand';
    return tile === null || tiles.includes(tile) ? '' : 'not-in-stash';
  },
  refuse: refuse('HAL-74'),
  list(position: Position, _: Decision, seat: Seat) {
    const moves: MoveOf<'commit'>[] = [];
    const { tiles } = own(position, seat);
    for (const card of handOf(position, seat)) {
      moves.push({ kind: 'commit', seat, card, tile: null });
      for (const tile of tiles) moves.push({ kind: 'commit', seat, card, tile });
    }
    return moves;
  },
} satisfies Rules;

/** HAL-24: the item of an exploited urbanization card, chosen when it is turned up (HAL-74). */
const take: Rules = {
  kinds: ['take'],
  size: () => 2,
  candidate: (_, __, i) => ({ kind: 'take', item: i === 0 ? 'resource' : 'tile' }),
  forbids: () => '',
  refuse: refuse('HAL-24'),
};

/** HAL-78: tile by tile in canonical order, so that only one way leads to each set of tiles; `null` ends it. */
const returnTiles: Rules = {
  kinds: ['return-tiles'],
  actors: (position) => stillToDecide(position, 'return-tiles'),
  size: (position, _, seat) => (isOpen(position, seat) ? 1 + own(position, seat).tiles.length : 0),
  candidate: (position, _, i, seat) => ({
    kind: 'return-tiles',
    seat,
    tile: i === 0 ? null : (own(position, seat).tiles[i - 1] as TileId),
  }),
  forbids(position, _, move) {
    const { seat, tile } = move as MoveOf<'return-tiles'>;
    if (tile === null) return '';
    const { tiles, returned, commitment } = own(position, seat);
    if (!tiles.includes(tile)) return 'not-in-stash';
    if (commitment !== null && commitment.tile === tile) return 'committed';
    const last = returned[returned.length - 1];
    return last === undefined || precedes(last, tile) ? '' : 'out-of-order';
  },
  refuse: refuse('HAL-78'),
};

/** The rules of every kind of decision. */
export const decisions = {
  give,
  act,
  'move-token': moveToken,
  hal,
  draft,
  'new-hand': newHand,
  commit,
  take,
  'return-tiles': returnTiles,
};
