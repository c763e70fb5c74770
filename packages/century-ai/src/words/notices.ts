import { count, listed } from '@wonders/core/words';
import { isSolo } from '../state/index.js';
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
    `${speakerAt(position, seat).does('have', `${orders} of ${needed} orders: the last one ends the game with its round`)} (CENT-90).`,
  'orders-filled': ({ seat, orders }, position) =>
    `${speakerAt(position, seat).does('have', `${count(orders, 'order')}: the game ends with this round`)} (CENT-91).`,
  'rounds-left': ({ left, lost }) =>
    `After this round ${left === 1 ? 'one round is' : `${left} rounds are`} left: ${limit(lost)} (CENT-94).`,
  'last-round': ({ round, lost }) => `Round ${round} is the last: ${limit(lost)} (CENT-94).`,
  'last-reaction': ({ seat }, position) =>
    `${speakerAt(position, seat).does('react')} once more, to this turn; after that you only discard (CENT-91).`,
  'last-turns': ({ seats }, position) =>
    seats.length === 0
      ? 'This is the last turn (CENT-117).'
      : `After this turn ${seats.length === 1 ? 'comes that' : 'come those'} of ${listed(seats.map((seat) => speakerAt(position, seat).within))}; then the game ends (CENT-117).`,
  tie: ({ seat }, position) =>
    `With equal points ${speakerAt(position, seat).doing('win')}: the side that took the last turn (${isSolo(position) ? 'CENT-95' : 'CENT-117'}).`,
  'ai-takes': ({ order, port, certain, ends }, position) => {
    const what = `takes ${orderInWords(position, order)} from the ${nameOf(port)} in its ${certain ? '' : 'next '}reaction`;
    const end = ends ? '; it is its last, and the game ends with this round' : '';
    return `${certain ? 'The AI' : 'As the ports stand, the AI'} ${what}${end} (CENT-72).`;
  },
  'closed-port-moves': ({ port, refilled }) =>
    `The Closed Port goes to the port of the next order that is taken; the ${nameOf(port)} then ${refilled ? 'gets the next tile' : 'stays empty'} (CENT-57).`,
  'closed-port-next': () =>
    'The next tile of the pile is the Closed Port: it closes the port of the next order that is taken (CENT-29).',
};
