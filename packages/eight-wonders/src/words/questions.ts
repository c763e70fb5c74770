import { byKind } from '@wonders/core';
import { count, fitting } from '@wonders/core/words';
import { total } from '../components/cards.js';
import type { SeatMove } from '../notation.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { wonderName } from './names.js';
import { holdsNo } from './reasons.js';
import { does } from './seats.js';

/** What a seat does, in few words: the verb, and the rest. */
const deed = /* @__PURE__ */ byKind<SeatMove, [], readonly [verb: string, what?: string]>({
  pass: () => ['pass'],
  build: ({ wonder }) => ['build', `on ${wonderName(wonder)}`],
  offer: ({ cards, trade }) => [
    'offer',
    `${total(cards) === 0 ? 'nothing' : count(total(cards), 'card')}${trade ? ' with the trading card' : ''}`,
  ],
  complete: ({ accept }) => [
    'complete',
    `the build ${accept.length === 0 ? 'alone' : `with ${count(accept.length, 'offer')}`}`,
  ],
  abandon: () => ['abandon', 'the build'],
  'card-draw': () => ['play', 'Card draw'],
  'card-trade': () => ['play', 'Card trade'],
  triple: ({ use }) => [use ? 'play' : 'keep', 'Triple bonus'],
  double: ({ use }) => [use ? 'play' : 'keep', 'Double turn'],
});

const doesIn = (move: SeatMove, position: Position): string => does(position, move.seat, ...deed(move));

/** Of a headline that tells a seat, what it does. */
const doing =
  (verb: string, what: string) =>
  ({ seat }: { readonly seat: number }, position: Position): string =>
    does(position, seat, verb, what);

/** Headlines in brief. */
export const briefly: Language['briefly'] = {
  chosen({ choice }, position) {
    const told = doesIn(choice.move, position);
    return fitting(`${told}, worth ${count(choice.points, 'point')}`, told);
  },
  'apprentice-choice': ({ choice }, position) => doesIn(choice.move, position),
  'apprentice-offer': ({ seat, offer }, position) => doesIn({ kind: 'offer', seat, ...offer }, position),
  'plays-card-draw': doing('play', 'Card draw'),
  'plays-card-trade': doing('play', 'Card trade'),
  'double-turn-to-build': doing('play', 'Double turn to build again'),
  'double-turn-near-the-end': doing('play', 'Double turn near the end'),
  'keeps-double-turn': doing('keep', 'Double turn'),
  'no-double-turn': ({ seat, hidden }, position) => holdsNo(position, seat, hidden, 'Double turn'),
  'no-triple-bonus': ({ seat, hidden }, position) => holdsNo(position, seat, hidden, 'Triple bonus'),
  'triple-bonus': ({ seat, use, points }, position) =>
    does(position, seat, use ? 'play' : 'keep', `Triple bonus: ${count(points, 'more point')}`),
};

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'most-points': ({ envy }) =>
    envy === 0
      ? 'Which brings it the most points?'
      : 'Which brings it the most points, less a share of what others gain?',
};
