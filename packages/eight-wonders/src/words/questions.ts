import { byKind } from '@wonders/core';
import { count, fitting } from '@wonders/core/words';
import { total } from '../components/cards.js';
import type { SeatMove } from '../notation.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { wonderName } from './names.js';
import { seatName } from './seats.js';

/** What a seat does, in few words. */
const deed = /* @__PURE__ */ byKind<SeatMove, [], string>({
  pass: () => 'passes',
  build: ({ wonder }) => `builds on ${wonderName(wonder)}`,
  offer: ({ cards, trade }) =>
    `offers ${total(cards) === 0 ? 'nothing' : count(total(cards), 'card')}${trade ? ' with the trading card' : ''}`,
  complete: ({ accept }) =>
    `completes the build ${accept.length === 0 ? 'alone' : `with ${count(accept.length, 'offer')}`}`,
  abandon: () => 'abandons the build',
  'card-draw': () => 'plays Card draw',
  'card-trade': () => 'plays Card trade',
  triple: ({ use }) => `${use ? 'plays' : 'keeps'} Triple bonus`,
  double: ({ use }) => `${use ? 'plays' : 'keeps'} Double turn`,
});

const doesIn = (move: SeatMove, position: Position): string => `${seatName(position, move.seat)} ${deed(move)}`;

/** Of a headline that tells a seat, what it does. */
const doing =
  (what: string) =>
  ({ seat }: { readonly seat: number }, position: Position): string =>
    `${seatName(position, seat)} ${what}`;

/** Headlines in brief. */
export const briefly: Language['briefly'] = {
  chosen({ choice }, position) {
    const does = doesIn(choice.move, position);
    return fitting(`${does}, worth ${count(choice.points, 'point')}`, does);
  },
  'apprentice-choice': ({ choice }, position) => doesIn(choice.move, position),
  'apprentice-offer': ({ seat, offer }, position) => doesIn({ kind: 'offer', seat, ...offer }, position),
  'plays-card-draw': doing('plays Card draw'),
  'plays-card-trade': doing('plays Card trade'),
  'double-turn-to-build': doing('plays Double turn to build again'),
  'double-turn-near-the-end': doing('plays Double turn near the end'),
  'keeps-double-turn': doing('keeps Double turn'),
  'no-double-turn': ({ seat, hidden }, position) =>
    `${seatName(position, seat)} ${hidden > 0 ? 'is not known to hold a' : 'holds no'} Double turn`,
  'no-triple-bonus': ({ seat, hidden }, position) =>
    `${seatName(position, seat)} ${hidden > 0 ? 'is not known to hold a' : 'holds no'} Triple bonus`,
  'triple-bonus': ({ seat, use, points }, position) =>
    `${seatName(position, seat)} ${use ? 'plays' : 'keeps'} Triple bonus: ${count(points, 'more point')}`,
};

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'most-points': ({ envy }) =>
    envy === 0
      ? 'Which brings it the most points?'
      : 'Which brings it the most points, less a share of what others gain?',
};
