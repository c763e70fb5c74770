import { count, inBrief, listed, verbFor } from '@wonders/core/words';
import { tablesOf } from '../table/places.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { orderInWords } from './phrases.js';
import { speakerAt } from './seats.js';

/** What the end of the rounds means. */
const limit = (lost: boolean): string =>
  lost ? 'unless a last order is taken, you lose then, whatever the points' : 'the points decide then';

/** What is about to end the game, or to change its ports. */
export const notices: Language['notices'] = {
  'orders-nearly-filled': ({ seat, orders, needed }, position) =>
    inBrief(
      `${speakerAt(position, seat).does('have', `${orders} of ${needed} orders: the last one ends the game with its round`)}.`,
      speakerAt(position, seat).does('have', `${orders} of ${needed} orders: one more ends the game`),
    ),
  'orders-filled': ({ seat, orders }, position) =>
    inBrief(
      `${speakerAt(position, seat).does('have', `${count(orders, 'order')}: the game ends with this round`)}.`,
      speakerAt(position, seat).does('have', `${count(orders, 'order')}: this round is the last`),
    ),
  'rounds-left': ({ left, lost }) =>
    inBrief(
      `After this round ${left === 1 ? 'one round is' : `${left} rounds are`} left: ${limit(lost)}.`,
      `After this round ${left === 1 ? 'one round is' : `${left} rounds are`} left${lost ? ', and then you lose' : ''}`,
    ),
  'last-round': ({ round, lost }) =>
    inBrief(
      `Round ${round} is the last: ${limit(lost)}.`,
      `Round ${round} is the last${lost ? ': without a last order you lose' : ''}`,
    ),
  'last-reaction': ({ seat }, position) =>
    inBrief(
      `${speakerAt(position, seat).does('react')} once more, to this turn; after that you only discard.`,
      `${speakerAt(position, seat).does('react')} once more; then you only discard`,
    ),
  'last-turns': ({ seats }, position) =>
    seats.length === 0
      ? 'This is the last turn.'
      : inBrief(
          `After this turn ${verbFor(seats.length > 1, 'come')} ${listed(seats.map((seat) => speakerAt(position, seat).whose))} ${seats.length === 1 ? 'turn' : 'turns'}; then the game ends.`,
          `The game ends after this turn and ${count(seats.length, 'more turn')}`,
        ),
  tie: ({ seat }, position) =>
    inBrief(
      `With equal points ${speakerAt(position, seat).doing('win')}: the side that took the last turn.`,
      `With equal points ${speakerAt(position, seat).doing('win')}`,
    ),
  'ai-takes': ({ order, port, certain, ends }, position) => {
    const what = `takes ${orderInWords(position, order)} from the ${nameOf(port)} in its ${certain ? '' : 'next '}reaction`;
    const end = ends ? '; it is its last, and the game ends with this round' : '';
    const brief = `The AI takes the ${tablesOf(position).orders[order].vp}-point order ${certain ? '' : 'next '}${ends ? 'and ends the game' : `at the ${nameOf(port)}`}`;
    return inBrief(`${certain ? 'The AI' : 'As the ports stand, the AI'} ${what}${end}.`, brief);
  },
  'closed-port-moves': ({ port, refilled }) =>
    inBrief(
      `The Closed Port goes to the port of the next order that is taken; the ${nameOf(port)} then ${refilled ? 'gets the next tile' : 'stays empty'}.`,
      'The Closed Port goes where the next order is taken',
    ),
  'closed-port-next': () =>
    inBrief(
      'The next tile of the pile is the Closed Port: it closes the port of the next order that is taken.',
      'The Closed Port closes the port of the next order taken',
    ),
};
