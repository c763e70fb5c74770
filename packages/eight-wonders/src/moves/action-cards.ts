import type { Seat } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { countWithin, nthWithin, total } from '../components/cards.js';
import type { Refusal } from '../refusals.js';
import { actionsHeld, copiesHeld, type Move, type Position, tablesOf } from '../state.js';
import { holdings, mayHoldAll } from '../table/offers.js';

/*
 * EIGHT-115: the two cards that go before any decision of one's own. Candidates: the Card draw, then all that a Card
 * trade may give, in lexicographic order.
 */

type OwnCard = Extract<Move, { kind: 'card-draw' | 'card-trade' }>;

/** EIGHT-08: whether a seat holds an action card of a kind, or may hold one. */
export const mayPlay = (position: Position, seat: Seat, card: ActionCard): boolean =>
  playable(position, seat, card) > 0;

/** How many action cards of a kind a seat may play. */
export const playable = (position: Position, seat: Seat, card: ActionCard): number =>
  copiesHeld(position, seat, card) + Math.min(position.hiddenActions[seat] as number, position.actionPile[card]);

/** How many candidates there are. */
export const ownCardSize = (position: Position, seat: Seat): number =>
  mayPlay(position, seat, 'card-trade') ? countWithin(holdings(position, seat)) : 1;

/** The candidate with this index. */
export const ownCardAt = (position: Position, seat: Seat, i: number): OwnCard =>
  i === 0 ? { kind: 'card-draw', seat } : { kind: 'card-trade', seat, give: nthWithin(holdings(position, seat), i) };

/** EIGHT-121: the most cards that a Card trade gives. */
export const mostGiven = (position: Position): number =>
  tablesOf(position).actionCards['card-trade'].max ?? Number.POSITIVE_INFINITY;

/** Why a card may not be played. */
export function refusedOwnCard(position: Position, move: OwnCard): '' | Refusal['code'] {
  if (!mayPlay(position, move.seat, move.kind)) return 'no-such-card';
  if (move.kind === 'card-draw') return '';
  const given = total(move.give);
  if (given === 0) return 'gives-nothing';
  if (given > mostGiven(position)) return 'gives-too-many';
  return mayHoldAll(position, move.seat, move.give) ? '' : 'not-in-hand';
}

/** Adds what may be played to a list of moves. */
export function pushOwnCards(position: Position, seat: Seat, moves: Move[]): Move[] {
  if (actionsHeld(position, seat) === 0) return moves;
  if (mayPlay(position, seat, 'card-draw')) moves.push({ kind: 'card-draw', seat });
  const size = ownCardSize(position, seat);
  const have = holdings(position, seat);
  const most = mostGiven(position);
  const known = position.hidden[seat] === 0;
  for (let i = 1; i < size; i++) {
    const give = nthWithin(have, i);
    if (total(give) <= most && (known || mayHoldAll(position, seat, give)))
      moves.push({ kind: 'card-trade', seat, give });
  }
  return moves;
}
