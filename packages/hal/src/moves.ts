import { among, choice, type DecisionRules, type Seat } from '@wonders/core';
import { type CardId, isLetter } from './components/cards.js';
import { TILES, type TileId } from './components/tiles.js';
import { lackingFor, resourcesLeft } from './costs.js';
import type { Move, MoveOf } from './notation.js';
import { type Code, type Refusal, refuse } from './refusals.js';
import type { Decision } from './state/index.js';
import { own, type Position, type SeatDecisionKind } from './state/index.js';
import { precedes } from './table/pool.js';
import { stillToDecide } from './table/seats.js';
import { isOnOutline, tokenCells, tokenChoice } from './table/tokens.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;

const always = (): '' => '';

const ITEMS = ['resource', 'tile'] as const;

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

/** HAL-20: for each card first alone, with each item if there is a choice, then with each tile of the stash. */
const act: Rules = among(
  ['exploit', 'urbanize', 'construct'],
  (position, { whose }) => {
    const { tiles } = own(position, whose);
    const hand = handOf(position, whose);
    const ways = 2 + tiles.length;
    return {
      length: hand.length * ways,
      at(i) {
        const card = hand[Math.floor(i / ways)] as CardId;
        const way = i % ways;
        if (way === 0) return { kind: 'exploit', card, take: isLetter(card) ? 'resource' : null };
        if (way === 1) return { kind: 'exploit', card, take: 'tile' };
        const tile = tiles[way - 2] as TileId;
        return isLetter(card) ? { kind: 'urbanize', card, tile } : { kind: 'construct', card, tile };
      },
    };
  },
  {
    forbids(position, { whose }, move) {
      if (move.kind !== 'exploit') return cannotBuild(position, whose, move.card, move.tile);
      const { card, take } = move;
      if (!own(position, whose).hand.includes(card)) return 'not-in-hand';
      // HAL-24: only an urbanization card offers a choice of items.
      if (isLetter(card)) return take === null ? 'item-to-choose' : '';
      return take === null ? '' : 'no-item-to-choose';
    },
    refuse: refuse('HAL-20'),
  },
);

/** HAL-31, HAL-32, HAL-48, HAL-84: the lifted token is put down, where another one gives way if it must. */
const moveToken: Rules = {
  kinds: ['move-token'],
  list: (position) => tokenCells(position).map(({ x, y }) => ({ kind: 'move-token', x, y })),
  forbids(position, _, { x, y }: MoveOf<'move-token'>) {
    const choice = tokenChoice(position);
    if (choice === null || tokenCells(position).some((cell) => cell.x === x && cell.y === y)) return '';
    if (choice.giveWay.length > 0) return 'gives-way';
    return choice.between !== null && isOnOutline(position, x, y) ? 'breaks-order' : 'not-a-cell-for-it';
  },
  refuse: refuse('HAL-31'),
};

/** HAL-78: tile by tile in canonical order, so that only one way leads to each set of tiles; `null` ends it. */
const returnTiles: Rules = among(
  ['return-tiles'],
  (position, _, seat) =>
    isOpen(position, seat)
      ? [null, ...own(position, seat).tiles].map((tile) => ({ kind: 'return-tiles', seat, tile }))
      : [],
  {
    actors: (position) => stillToDecide(position, 'return-tiles'),
    forbids(position, _, { seat, tile }) {
      if (tile === null) return '';
      const { tiles, returned, commitment } = own(position, seat);
      if (!tiles.includes(tile)) return 'not-in-stash';
      if (commitment !== null && commitment.tile === tile) return 'committed';
      const last = returned[returned.length - 1];
      return last === undefined || precedes(last, tile) ? '' : 'out-of-order';
    },
    refuse: refuse('HAL-78'),
  },
);

/** The rules of every kind of decision. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  // HAL-19: one of the cards drawn goes to Hal.
  give: choice(
    'give',
    { card: (position, { whose }) => handOf(position, whose) },
    { forbids: 'not-in-hand', refuse: refuse('HAL-19') },
  ),
  act,
  'move-token': moveToken,
  // HAL-45: Hal's turn leaves nothing to choose.
  hal: choice('hal-turn', {}, { forbids: always, refuse: refuse('HAL-45') }),
  // HAL-71: all players at once keep one of their characters.
  draft: choice(
    'draft',
    { character: (position, _, seat) => (isOpen(position, seat) ? own(position, seat).dealt : []) },
    { actors: (position) => stillToDecide(position, 'draft'), forbids: 'not-dealt', refuse: refuse('HAL-71') },
  ),
  // HAL-75: four new cards for a token, or the old hand.
  'new-hand': choice('new-hand', { use: () => [false, true] }, { forbids: always, refuse: refuse('HAL-75') }),
  // HAL-74, HAL-76: all players at once commit a card, alone or with any tile. HAL-85 has the effects.
  commit: choice(
    'commit',
    {
      card: (position, _, seat) => handOf(position, seat),
      tile: (position, _, seat) => [null, ...own(position, seat).tiles],
    },
    {
      actors: (position) => stillToDecide(position, 'commit'),
      forbids(position, _, { seat, card, tile }) {
        const { hand, tiles } = own(position, seat);
        if (!hand.includes(card)) return 'not-in-hand';
        return tile === null || tiles.includes(tile) ? '' : 'not-in-stash';
      },
      refuse: refuse('HAL-74'),
    },
  ),
  // HAL-24: the item of an exploited urbanization card, chosen when it is turned up (HAL-74).
  take: choice('take', { item: () => ITEMS }, { forbids: always, refuse: refuse('HAL-24') }),
  'return-tiles': returnTiles,
};
