import { count, listed } from '@wonders/core/words';
import { total } from '../components/cards.js';
import type { Refusal } from '../refusals.js';
import { ACTION_NAMES, cardsName, discName, typeName, wonderName } from './names.js';

type RefusalOf<C extends Refusal['code']> = Extract<Refusal, { readonly code: C }>;

/** The sentence for each refusal: what the rule says, and what would do. */
const SENTENCES: { readonly [C in Refusal['code']]: (refusal: RefusalOf<C>) => string } = {
  'no-disc': ({ wonder, left }) =>
    left.length === 0
      ? `${wonderName(wonder)} is finished: no disc is left on it`
      : `no disc lies on this space; left on ${wonderName(wonder)}: ${left.map(discName).join('; ')}`,
  'not-top': ({ wonder, top }) => `${wonderName(wonder)} is built from the top: its next disc needs ${discName(top)}`,
  'not-in-hand': ({ have }) => `the hand does not hold these cards; it holds ${cardsName(have)}`,
  'too-many-cards': ({ most }) => `an offer for this disc holds at most ${count(most, 'card')}`,
  'above-need': ({ need }) =>
    `an offer holds no more cards of a needed type than the disc needs, and it needs ${cardsName(need)}`,
  'trading-card-alone': () => 'the trading card is offered only together with a building card or more',
  'no-offer': ({ names }) =>
    names.length === 0
      ? 'nobody has offered a card that the disc needs'
      : `only ${listed(names)} offered cards that the disc needs`,
  'two-trading-cards': ({ names }) =>
    `only one accepted offer may hold a trading card, and ${listed(names)} each laid theirs`,
  'too-much-accepted': ({ type, need, accepted }) =>
    `the disc needs ${count(need, typeName(type))}, and the accepted offers hold ${accepted}`,
  'joker-not-needed': ({ missing }) =>
    total(missing) === 0
      ? 'a Joker stands for a card that is missing, and none is'
      : `a Joker stands for a card that is missing, and what is missing is ${cardsName(missing)}`,
  'too-few-cards': ({ own, have }) =>
    `${cardsName(own)} would have to come from the own hand, which holds ${cardsName(have)}`,
  'no-such-card': ({ card, have }) =>
    have === 0 ? `there is no ${ACTION_NAMES[card]} in hand` : `only ${count(have, ACTION_NAMES[card])} in hand`,
  'gives-nothing': () => 'a Card trade gives at least one building card',
  'gives-too-many': ({ most }) => `a Card trade gives at most ${count(most, 'building card')}`,
  finished: ({ wonder }) => `${wonderName(wonder)} is finished; a Triple bonus now goes to a wonder with discs`,
  'named-already': ({ wonder }) => `a Triple bonus of the same seat counts on ${wonderName(wonder)} already`,
};

/**
 * A refusal of this game as a sentence, without its rule.
 *
 * @category Words
 */
export const describeRefusal = (refusal: Refusal): string => SENTENCES[refusal.code](refusal as never);
