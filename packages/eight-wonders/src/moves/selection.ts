import { among, type Numbered, type Seat } from '@wonders/core';
import { CARDS_PER_JOKER } from '../components/actions.js';
import { type Cards, countWithin, handOf, nthWithin, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import type { MoveOf } from '../notation.js';
import { type Code, refuse } from '../refusals.js';
import type { Position } from '../state/index.js';
import { jokersFor, playable } from '../table/action-cards.js';
import { mayHoldAll } from '../table/hands.js';
import { discUnderConstruction, hasTradingCard, ownCards, seatsWithOffers, shownCards } from '../table/offers.js';
import { refusedOwnCard, withOwnCards } from './action-cards.js';
import type { Rules } from './rules.js';

/** EIGHT-65 to EIGHT-70 */
function refusedSelection(position: Position, move: MoveOf<'complete'>): '' | Code {
  const { seat, accept, jokers } = move;
  const { needs } = discUnderConstruction(position);
  let trades = 0;
  for (const each of accept) {
    if (total(shownCards(position, each)) === 0) return 'no-offer';
    if (hasTradingCard(position, each)) trades++;
  }
  if (trades > 1) return 'several-trading-cards';
  const own = ownCards(position, move, needs);
  for (const type of TYPES)
    if (own[type] < 0) return own[type] + jokers[type] < 0 ? 'too-much-accepted' : 'joker-not-needed';
  const stoodFor = total(jokers);
  if (stoodFor % CARDS_PER_JOKER !== 0) return 'joker-in-part';
  if (stoodFor > 0 && jokersFor(jokers) > playable(position, seat, 'joker')) return 'no-such-card';
  return mayHoldAll(position, seat, own) ? '' : 'too-few-cards';
}

/** EIGHT-122: the most cards of each type that the Jokers of a seat can stand for, taken alone. */
function mostForJokers(position: Position, seat: Seat): Cards {
  const most = CARDS_PER_JOKER * playable(position, seat, 'joker');
  const { needs } = discUnderConstruction(position);
  return handOf((type) => Math.min(needs[type], most));
}

/** To abandon, then the sets of offering seats in binary order, each with all uses of Jokers. */
function selections(position: Position, seat: Seat): Numbered<MoveOf<'abandon' | 'complete'>> {
  const offers = seatsWithOffers(position);
  const most = mostForJokers(position, seat);
  const count = countWithin(most);
  return {
    length: 1 + (1 << offers.length) * count,
    at(i) {
      if (i === 0) return { kind: 'abandon', seat };
      const set = Math.floor((i - 1) / count);
      const accept = offers.filter((_, bit) => (set >> bit) % 2 === 1);
      return { kind: 'complete', seat, accept, jokers: nthWithin(most, (i - 1) % count) };
    },
  };
}

/** EIGHT-65 to EIGHT-70: the ways in which a seat can complete the build. */
export function completions(position: Position, seat: Seat): readonly MoveOf<'complete'>[] {
  const all = selections(position, seat);
  return Array.from({ length: all.length }, (_, i) => all.at(i)).filter(
    (move): move is MoveOf<'complete'> => move?.kind === 'complete' && refusedSelection(position, move) === '',
  );
}

/** EIGHT-65 to EIGHT-70: accept offers and complete the build, or abandon it. */
export const select: Rules = among(
  ['abandon', 'complete', 'card-draw', 'card-trade'],
  (position, _, seat) => withOwnCards(position, seat, selections(position, seat)),
  {
    forbids(position, _, move) {
      if (move.kind === 'abandon') return '';
      return move.kind === 'complete' ? refusedSelection(position, move) : refusedOwnCard(position, move);
    },
    refuse,
  },
);
