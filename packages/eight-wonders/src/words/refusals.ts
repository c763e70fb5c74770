import type { Seat } from '@wonders/core';
import { count, listed, speaker } from '@wonders/core/words';
import { CARDS_PER_JOKER } from '../components/actions.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { cardsName, nameOf, wonderName } from './names.js';
import { seatName } from './seats.js';

const seatNames = (position: Position | undefined, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => speaker(seatName(position, seat)).within));

/** What the rule says, and what would be legal. */
export const refusals: Language['refusals'] = {
  'no-disc': ({ wonder, left }) =>
    left.length === 0
      ? `${wonderName(wonder)} is finished: no disc is left on it`
      : `no disc lies on this space; left on ${wonderName(wonder)}: ${left.map(nameOf).join('; ')}`,
  'not-top': ({ wonder, top }) => `${wonderName(wonder)} is built from the top: its next disc needs ${nameOf(top)}`,
  'not-in-hand': ({ have }) => `the hand does not hold these cards; it holds ${cardsName(have)}`,
  'too-many-cards': ({ most }) => `an offer for this disc holds at most ${count(most, 'card')}`,
  'above-need': ({ need }) =>
    `an offer holds no more cards of a needed type than the disc needs, and it needs ${cardsName(need)}`,
  'trading-card-alone': () => 'the trading card is offered only together with a building card or more',
  'no-offer': ({ offered }, position) =>
    offered.length === 0
      ? 'no offer has a card that the disc needs'
      : `only ${seatNames(position, offered)} offered cards that the disc needs`,
  'several-trading-cards': ({ offered }, position) =>
    `only one accepted offer may hold a trading card, and ${seatNames(position, offered)} each laid theirs`,
  'too-much-accepted': ({ type, need, accepted }) =>
    `the disc needs ${count(need, nameOf(type))}, and the accepted offers hold ${accepted}`,
  // More cards than needed count as fewer than none.
  'joker-not-needed': ({ missing }) =>
    Object.values(missing).every((n) => n <= 0)
      ? 'a Joker stands for cards that are missing, and none are'
      : `a Joker stands for cards that are missing, and what is missing is ${cardsName(missing)}`,
  'joker-in-part': ({ cards }) =>
    `a Joker stands for exactly ${count(CARDS_PER_JOKER, 'card')}, and ${count(cards, 'card')} cannot be shared out among Jokers`,
  'too-few-cards': ({ own, have }) =>
    `${cardsName(own)} would have to come from the own hand, which holds ${cardsName(have)}`,
  'no-such-card': ({ card, have }) =>
    have === 0 ? `there is no ${nameOf(card)} in hand` : `only ${count(have, nameOf(card))} in hand`,
  'gives-nothing': () => 'a Card trade gives at least one building card',
  'gives-too-many': ({ most }) => `a Card trade gives at most ${count(most, 'building card')}`,
};
