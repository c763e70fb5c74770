import type { DecisionRules, Seat } from '@wonders/core';
import { CARDS_PER_JOKER } from '../components/actions.js';
import { type Cards, countWithin, handOf, nthWithin, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import type { Move, MoveOf } from '../notation.js';
import type { Code, Refusal } from '../refusals.js';
import type { Decision, Position } from '../state/index.js';
import { jokersFor, playable } from '../table/action-cards.js';
import { mayHoldAll } from '../table/hands.js';
import { discUnderConstruction, hasTradingCard, ownCards, seatsWithOffers, shownCards } from '../table/offers.js';
import { ownCardAt, ownCardSize, pushOwnCards } from './action-cards.js';

/** EIGHT-65 to EIGHT-70 */
export function refusedSelection(
  position: Position,
  move: MoveOf<'complete'>,
  needs = discUnderConstruction(position).needs,
): '' | Code {
  const { seat, accept, jokers } = move;
  let trades = 0;
  for (const each of accept) {
    if (total(shownCards(position, each)) === 0) return 'no-offer';
    if (hasTradingCard(position, each)) trades++;
  }
  if (trades > 1) return 'two-trading-cards';
  const own = ownCards(position, move, needs);
  for (const type of TYPES)
    if (own[type] < 0) return own[type] + jokers[type] < 0 ? 'too-much-accepted' : 'joker-not-needed';
  const stoodFor = total(jokers);
  if (stoodFor % CARDS_PER_JOKER !== 0) return 'joker-for-two';
  if (stoodFor > 0 && jokersFor(jokers) > playable(position, seat, 'joker')) return 'no-such-card';
  return mayHoldAll(position, seat, own) ? '' : 'too-few-cards';
}

/** EIGHT-122: the most cards of each type that the Jokers of a seat can stand for, taken alone. */
function mostForJokers(position: Position, seat: Seat): Cards {
  const most = CARDS_PER_JOKER * playable(position, seat, 'joker');
  const { needs } = discUnderConstruction(position);
  return handOf((type) => Math.min(needs[type], most));
}

/** The sets of offering seats in binary order, each with all uses of Jokers. */
function selections(position: Position, seat: Seat) {
  const offers = seatsWithOffers(position);
  const most = mostForJokers(position, seat);
  const count = countWithin(most);
  return {
    size: (1 << offers.length) * count,
    at(i: number): MoveOf<'complete'> {
      const set = Math.floor(i / count);
      const accept: Seat[] = [];
      for (let bit = 0; bit < offers.length; bit++) if ((set >> bit) % 2 === 1) accept.push(offers[bit] as Seat);
      return { kind: 'complete', seat, accept, jokers: nthWithin(most, i % count) };
    },
  };
}

/** EIGHT-65 to EIGHT-70: accept offers and complete the build, or abandon it. */
export const select: Omit<DecisionRules<Position, Decision, Move, Refusal>, 'forbids' | 'refuse'> = {
  kinds: ['abandon', 'complete', 'card-draw', 'card-trade'],
  size: (position, _, seat) => 1 + selections(position, seat).size + ownCardSize(position, seat),
  candidate(position, _, i, seat) {
    if (i === 0) return { kind: 'abandon', seat };
    const { size, at } = selections(position, seat);
    return i > size ? ownCardAt(position, seat, i - 1 - size) : at(i - 1);
  },
  list(position, _, seat) {
    const { size, at } = selections(position, seat);
    const { needs } = discUnderConstruction(position);
    const moves: Move[] = [{ kind: 'abandon', seat }];
    for (let i = 0; i < size; i++) {
      const move = at(i);
      if (refusedSelection(position, move, needs) === '') moves.push(move);
    }
    return pushOwnCards(position, seat, moves);
  },
};
