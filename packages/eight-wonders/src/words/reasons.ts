import type { Reason, Seat, ValuesIn } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import { CARDS_PER_JOKER } from '../components/actions.js';
import { total } from '../components/cards.js';
import type { Brought, ExpectedOffer, ValuedMove } from '../reasons/forecasts.js';
import type { Reason as OwnReason } from '../reasons/index.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { deed } from './moves.js';
import { cardsName, nameOf, offerName } from './names.js';
import { does, who, within } from './seats.js';

const points = (n: number): string => count(n, 'point');

/** A move and what it is worth: `abandons the build, worth −3.34 points`. */
const worth = ({ move, points: n }: ValuedMove, position: Position): string =>
  `${deed(move, position)}, worth ${points(n)}`;

/** Offers: `2 cranes from Blue, nothing from Green`. */
const offersName = (offers: readonly ExpectedOffer[], position: Position): string =>
  listed(offers.map(({ seat, cards }) => `${cardsName(cards)} from ${within(position, seat)}`));

/** What an outcome brings: `brings Red 5.3 points, Blue 1 point`. */
function brings({ gains, final, guessed }: Brought, position: Position): string {
  const each = gains.flatMap((gain, seat) => (gain === 0 ? [] : [`${within(position, seat)} ${points(gain)}`]));
  const told = each.length === 0 ? 'brings nothing to any seat' : `brings ${each.join(', ')}`;
  if (final === null) return told;
  const scores = final.map((n, seat) => `${within(position, seat)} ${n}`).join(', ');
  const secret = guessed ? ', with a guess at action cards' : ', without action cards';
  return `${told}; it ends the game with ${scores}${position.options.actionCards ? secret : ''}`;
}

/** A seat that has just been named. */
const itself = (position: Position, seat: Seat): string => (who(position, seat).isYou ? 'you' : 'it');

/** That a seat does not hold an action card, as far as one knows. */
export const holdsNo = (position: Position, seat: Seat, hidden: number, card: string): string =>
  hidden > 0 ? does(position, seat, 'are', `not known to hold a ${card}`) : does(position, seat, 'hold', `no ${card}`);

const PLACES = ['best', 'second best', 'third best'] as const;

/** What each reason says. */
type Spoken = ValuesIn<OwnReason>;

/** A reason within another. */
function told<K extends keyof Spoken>({ key, values }: Reason<K, Spoken[K]>, position: Position): string {
  return reasons[key](values, position);
}

/** Why the house bot chooses its moves. */
export const reasons: Language['reasons'] = {
  worth: ({ points: n, because }, position) =>
    `worth ${points(n)}${because === null ? '' : `: ${told(because, position)}`}`,
  'house-bot': () => 'the house bot',
  'most-points'({ envy, win }) {
    const less =
      envy === 0
        ? 'the most points for itself'
        : `the most points, less ${envy} percent of what the others gain on average`;
    return win === 0 ? less : `${less}; to win at once counts ${points(win)} more, to lose as many less`;
  },
  move: ({ move }, position) => deed(move, position),

  chosen({ choice, next }, position) {
    const told = `${who(position, choice.move.seat).start} ${worth(choice, position)}`;
    if (next === null) return `${told}; it weighs nothing else`;
    return choice.points === next.points
      ? `${told}; worth as much, but listed later: ${deed(next.move, position)}`
      : `${told}; next best: ${worth(next, position)}`;
  },
  'apprentice-choice': ({ choice, place }, position) =>
    `${who(position, choice.move.seat).start} ${worth(choice, position)}: this turn an apprentice takes its ${PLACES[place - 1]} move`,
  'apprentice-offer'({ seat, offer }, position) {
    const why =
      total(offer.cards) === 0
        ? 'the hand has no card that the disc needs'
        : 'half of what the disc needs, rounded down but one card at least, as far as the hand goes';
    return `${does(position, seat, 'offer', offerName(offer))}: ${why}`;
  },
  'plays-card-draw': ({ seat, cards }, position) =>
    does(position, seat, 'play', `Card draw first of all: ${count(cards, 'building card')} for nothing`),
  'plays-card-trade': ({ seat, give }, position) =>
    `${who(position, seat).start} ${deed({ kind: 'card-trade', seat, give }, position)}: no build is worth more than to pass, and new cards may open one`,
  'no-double-turn': ({ seat, hidden }, position) => holdsNo(position, seat, hidden, 'Double turn'),
  'double-turn-to-build': ({ seat }, position) =>
    does(position, seat, 'play', 'Double turn: a build is worth more than to pass'),
  'double-turn-near-the-end': ({ seat }, position) =>
    does(position, seat, 'play', 'Double turn: one disc alone shows one of the types, so that the game can soon end'),
  'keeps-double-turn': ({ seat }, position) =>
    does(
      position,
      seat,
      'keep',
      'Double turn: no build is worth more than to pass, and two discs or more show each type',
    ),
  'no-triple-bonus': ({ seat, hidden }, position) => holdsNo(position, seat, hidden, 'Triple bonus'),
  'triple-bonus'({ seat, use, points: n, enough, nearTheEnd }, position) {
    const when = nearTheEnd ? ' now that one disc at most shows one of the types' : '';
    return `${does(position, seat, use ? 'play' : 'keep', 'Triple bonus')}: for this offer it would bring ${count(n, 'more point')}, and ${points(enough)} would be enough${when}`;
  },

  effort: ({ seat, effort }, position) => does(position, seat, 'play', `as ${effort}`),
  'card-worth': ({ points: n, needed, inHands }) =>
    `a building card is worth ${points(n)}: the discs that are left need ${count(needed, 'card')}, and all hands hold ${inHands}`,
  'wonder-share': ({ percent }) =>
    `of what an unfinished wonder seems to be worth, ${percent} percent is counted, since others build on it too`,
  'expected-offers': ({ offers }, position) => `the other offers are expected to be ${offersName(offers, position)}`,
  'expected-hand': ({ seat, cards }, position) =>
    who(position, seat).doing('are', `expected to hold ${cardsName(cards)}`),
  'trading-card': ({ seat, builder }, position) =>
    `with the trading card ${within(position, seat)} would take the disc, and ${within(position, builder)} would place the parts for these cards`,
  'no-decoys': () => 'it weighs no decoys',
  'disc-worth': ({ points: n, enough }) =>
    `the disc is worth ${points(n)}, ${enough ? 'enough' : 'not enough'} to lay the trading card with it`,

  'keeps-card-draw': ({ cards }) =>
    `keeps Card draw: draw pile and discard pile have only ${count(cards, 'card')} left`,
  'card-trade-below-build': () => 'keeps Card trade: a build is worth more than to pass',
  'card-trade-needs-more': ({ fewest, cards, hidden }) =>
    `keeps Card trade: it pays with ${count(fewest, 'building card')} or more, and the hand holds ${cards === 0 ? 'none' : cards}${hidden > 0 ? ' that it knows' : ''}`,
  'card-trade-of-one-type': ({ hidden }) =>
    `keeps Card trade: all building cards in hand${hidden > 0 ? ' that it knows' : ''} are of one type`,
  'joker-for-builds': () => `keeps Joker: it is for ${count(CARDS_PER_JOKER, 'card')} that a build lacks`,
  'double-turn-later': () => 'keeps Double turn: it is played at the end of a turn, if at all',
  'triple-bonus-later': () => 'keeps Triple bonus: it is for an offer that is turned down',
  'counts-at-the-end': ({ card }) => `keeps ${nameOf(card)}: it counts at the end by itself`,
  'none-before-offers': ({ card }) => `keeps ${nameOf(card)}: it plays no action card before an offer`,
  'joker-not-offered': () => 'keeps Joker: a Joker cannot be offered',
  'none-at-selections': ({ card }) => `keeps ${nameOf(card)}: it plays no action card but Jokers before a selection`,
  'joker-not-better': () => 'keeps Joker: no selection with a Joker is worth more',
  'joker-without-use': () => 'keeps Joker: no selection can use it',

  'one-card': () => 'brings one building card',
  'no-card-left': () => 'would bring one building card, but none is left to draw',
  'build-forecasts': ({ forecasts }, position) =>
    forecasts
      .map(
        (each) =>
          `with ${offersName(each.offers, position)} ${itself(position, each.move.seat)} ${worth(each, position)} (${brings(each, position)})`,
      )
      .join('; '),
  'offer-forecasts'({ builder, forecasts }, position) {
    const holds = who(position, builder);
    return forecasts
      .map(
        (each) =>
          `if ${holds.doing('hold', cardsName(each.hand))}, ${itself(position, builder)} ${deed(each.move, position)} (${brings(each, position)})`,
      )
      .join('; ');
  },
  brings,
};
