import type { Numbered, Seat } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { countWithin, nthWithin, total } from '../components/cards.js';
import type { Move, MoveOf } from '../notation.js';
import type { Code } from '../refusals.js';
import type { Decision, Position } from '../state/index.js';
import { actionsHeld, mayPlay, mostGiven } from '../table/action-cards.js';
import { holdings, mayHoldAll } from '../table/hands.js';

/*
 * EIGHT-115: the two cards that a seat can play before any decision of its own. Candidates: the Card draw, then everything that
 * a Card trade can give, in lexicographic order.
 */

type OwnCard = MoveOf<'card-draw' | 'card-trade'>;

/** How many candidates there are. */
export const ownCardSize = (position: Position, seat: Seat): number =>
  mayPlay(position, seat, 'card-trade') ? countWithin(holdings(position, seat)) : 1;

/** The candidate with this index. */
export const ownCardAt = (position: Position, seat: Seat, i: number): OwnCard =>
  i === 0 ? { kind: 'card-draw', seat } : { kind: 'card-trade', seat, give: nthWithin(holdings(position, seat), i) };

/** The candidates of a decision, and after them these cards. */
export const withOwnCards = <M>(position: Position, seat: Seat, moves: Numbered<M>): Numbered<M | OwnCard> => ({
  length: moves.length + ownCardSize(position, seat),
  at: (i) => (i < moves.length ? moves.at(i) : ownCardAt(position, seat, i - moves.length)),
});

/** Why a card cannot be played. */
export function refusedOwnCard(position: Position, move: OwnCard): '' | Code {
  if (!mayPlay(position, move.seat, move.kind)) return 'no-such-card';
  if (move.kind === 'card-draw') return '';
  const given = total(move.give);
  if (given === 0) return 'gives-nothing';
  if (given > mostGiven(position)) return 'gives-too-many';
  return mayHoldAll(position, move.seat, move.give) ? '' : 'not-in-hand';
}

/** Adds the cards that can be played to a list of moves. */
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

/** EIGHT-125, EIGHT-126: a question to a seat that holds any action card. */
export const refusedAnswer =
  (card: ActionCard) =>
  (position: Position, _: Decision, { seat, use }: MoveOf<'triple' | 'double'>): '' | Code =>
    !use || mayPlay(position, seat, card) ? '' : 'no-such-card';
