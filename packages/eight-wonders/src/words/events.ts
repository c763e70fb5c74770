import { capital, count, inBrief } from '@wonders/core/words';
import { total } from '../components/cards.js';
import type { Category } from '../state/index.js';
import type { Language } from './language.js';
import { cardsName, nameOf, offerName, wonderName } from './names.js';
import { does, who, within } from './seats.js';

/** What points are for (EIGHT-142). */
const FOR: Readonly<Record<Category, string>> = {
  finished: 'for parts of the finished wonder',
  unfinished: 'for parts of an unfinished wonder',
  rejected: 'for correct cards that were not accepted',
  discs: 'for building discs',
  actions: 'for action cards',
};

const unsaid = (): string => '';

/** What happened, as a sentence. */
export const events: Language['events'] = {
  passed: unsaid,
  'build-begun': unsaid,
  'offer-committed': unsaid,
  'offers-revealed'({ offers }, position) {
    const said = offers.flatMap((offer, seat) =>
      offer === null ? [] : [`${within(position, seat)} ${offerName(offer)}`],
    );
    const offering = offers.filter((offer) => offer !== null && total(offer.cards) > 0).length;
    return inBrief(
      `The offers are turned up: ${said.join('; ')}`,
      `The offers are turned up: ${count(offering, 'seat')} ${offering === 1 ? 'offers' : 'offer'} cards`,
    );
  },
  abandoned: unsaid,
  completed: ({ trader }, position) =>
    trader === null
      ? ''
      : inBrief(
          `${capital(who(position, trader).whose)} trading card counts: the disc for the card, the parts for the builder`,
          `${capital(who(position, trader).whose)} trading card counts: it takes the disc`,
        ),
  'cards-spent': ({ seat, cards }, position) =>
    inBrief(
      does(position, seat, 'spend', cardsName(cards)),
      does(position, seat, 'spend', count(total(cards), 'card')),
    ),
  'discard-reshuffled': ({ cards }) => `The discard pile is shuffled: ${count(cards, 'card')}`,
  'parts-placed': ({ seat, wonder, parts }, position) =>
    does(position, seat, 'place', `${count(parts, 'part')} on ${wonderName(wonder)}`),
  'disc-taken': ({ seat, wonder }, position) => does(position, seat, 'take', `the disc of ${wonderName(wonder)}`),
  points({ seat, category, points }, position) {
    const scores = does(position, seat, 'score', count(points, 'point'));
    return inBrief(
      `${scores} ${category === 'rejected' && points === 1 ? 'for a correct card that was not accepted' : FOR[category]}`,
      `${scores}, since an offer was not accepted`,
    );
  },
  'row-changed': ({ row }) => `The marker moves to ${row === 'light' ? 'the light row' : `row ${row}`}`,
  'parts-returned': ({ wonder }) =>
    inBrief(`The parts on ${wonderName(wonder)} go back to their owners`, `The parts on ${wonderName(wonder)} go back`),
  'action-played': ({ seat, card }, position) => does(position, seat, 'play', nameOf(card)),
  'turn-ended': unsaid,
  'next-turn': ({ seat }, position) => does(position, seat, 'are', 'next'),
  ended: ({ ending }) =>
    ending === 'stall'
      ? 'The game ends: no disc has been taken for too long'
      : inBrief(
          'The game ends: one of the types is no longer shown by any disc',
          'The game ends: no disc shows one of the types',
        ),
};

/** What turned up. `to` is the seat that draws, and sees it. */
export const draws: Language['draws'] = {
  disc: (move) => (move === null ? 'The next disc is laid' : `The next disc shows ${nameOf(move.disc)}`),
  card(move, position, to) {
    const card = move === null || move.card === 'hidden' ? 'a card' : `a ${nameOf(move.card)}`;
    return to === 'all' ? `A seat draws ${card}` : does(position, to, 'draw', card);
  },
  start: (move, position) => (move === null ? 'The starting seat is drawn' : does(position, move.first, 'start')),
  action(move, position, to) {
    const card = move === null || move.card === 'hidden' ? 'an action card' : `the action card ${nameOf(move.card)}`;
    return to === 'all' ? `A seat takes ${card}` : does(position, to, 'take', card);
  },
  'name-action': (move) =>
    move === null ? 'A hidden action card is named' : `A hidden action card turns out to be ${nameOf(move.card)}`,
};
