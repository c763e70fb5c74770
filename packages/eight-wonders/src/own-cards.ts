import type { Seat } from '@wonders/core';
import { type Cards, total } from './cards.js';
import type { ActionCard } from './components/actions.js';
import { CARDS_PER_TYPE, TYPES, type TypeIndex } from './components/types.js';
import { holdings, mayHold, mayHoldAll } from './offers.js';
import type { Refusal } from './refusals.js';
import { actionsHeld, entry, type Move, type Position, tablesOf } from './state.js';

/*
 * EIGHT-115: the two cards that go before any decision of one's own. Candidates: the Card draw, then all that a Card
 * trade may give, in lexicographic order.
 */

type OwnCard = Extract<Move, { kind: 'card-draw' | 'card-trade' }>;

export const isOwnCard = (move: Move): move is OwnCard => move.kind === 'card-draw' || move.kind === 'card-trade';

const CARD_DRAW = [0, 1, 2, 3, 4].map((seat): OwnCard => Object.freeze({ kind: 'card-draw', seat }));

const REVERSED = [3, 2, 1, 0] as const satisfies readonly TypeIndex[];

/** EIGHT-08: whether a seat holds an action card of a kind, or may hold one. */
export const mayPlay = (position: Position, seat: Seat, card: ActionCard): boolean =>
  entry(position.actions, seat).includes(card) ||
  (entry(position.hiddenActions, seat) > 0 && position.actionPile[card] > 0);

/** How many action cards of a kind a seat may play. */
export function playable(position: Position, seat: Seat, card: ActionCard): number {
  const held = entry(position.actions, seat).filter((each) => each === card).length;
  return held + Math.min(entry(position.hiddenActions, seat), position.actionPile[card]);
}

/** How many candidates there are. */
export function ownCardSize(position: Position, seat: Seat): number {
  if (!mayPlay(position, seat, 'card-trade')) return 1;
  return TYPES.reduce<number>((product, type) => product * (mayHold(position, seat, type) + 1), 1);
}

/** The candidate with this index. */
export function ownCardAt(position: Position, seat: Seat, i: number): OwnCard {
  if (i === 0) return entry(CARD_DRAW, seat);
  const give: [number, number, number, number] = [0, 0, 0, 0];
  let left = i;
  for (const type of REVERSED) {
    const base = mayHold(position, seat, type) + 1;
    give[type] = left % base;
    left = Math.floor(left / base);
  }
  return { kind: 'card-trade', seat, give };
}

/** Why a card may not be played. */
export function refusedOwnCard(position: Position, move: OwnCard): '' | Refusal['code'] {
  if (!mayPlay(position, move.seat, move.kind)) return 'no-such-card';
  if (move.kind === 'card-draw') return '';
  const given = total(move.give);
  if (given === 0) return 'gives-nothing';
  const { max } = tablesOf(position).actionCards['card-trade'];
  if (max !== null && given > max) return 'gives-too-many';
  return mayHoldAll(position, move.seat, move.give) ? '' : 'not-in-hand';
}

/** The refusal for a code of {@link refusedOwnCard}. */
export function refuseOwnCard(position: Position, move: OwnCard, code: string): Refusal {
  switch (code) {
    case 'gives-nothing':
      return { code, rule: 'EIGHT-121' };
    case 'gives-too-many':
      return { code, most: tablesOf(position).actionCards['card-trade'].max ?? CARDS_PER_TYPE * 4, rule: 'EIGHT-121' };
    case 'not-in-hand':
      return { code, have: holdings(position, move.seat), rule: 'EIGHT-121' };
    default:
      return {
        code: 'no-such-card',
        card: move.kind,
        rule: move.kind === 'card-draw' ? 'EIGHT-120' : 'EIGHT-121',
      };
  }
}

/** Adds what may be played to a list of moves. */
export function pushOwnCards(position: Position, seat: Seat, moves: Move[]): Move[] {
  if (actionsHeld(position, seat) === 0) return moves;
  if (mayPlay(position, seat, 'card-draw')) moves.push(entry(CARD_DRAW, seat));
  if (!mayPlay(position, seat, 'card-trade')) return moves;
  const { max } = tablesOf(position).actionCards['card-trade'];
  const most = max ?? Number.POSITIVE_INFINITY;
  const known = entry(position.hidden, seat) === 0;
  const [camels, cranes, ships, masons] = holdings(position, seat);
  for (let a = 0; a <= camels; a++)
    for (let b = 0; b <= cranes; b++)
      for (let c = 0; c <= ships; c++)
        for (let d = a + b + c === 0 ? 1 : 0; d <= masons && a + b + c + d <= most; d++) {
          const give: Cards = [a, b, c, d];
          if (known || mayHoldAll(position, seat, give)) moves.push({ kind: 'card-trade', seat, give });
        }
  return moves;
}
