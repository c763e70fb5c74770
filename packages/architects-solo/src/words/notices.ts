import { count, inBrief } from '@wonders/core/words';
import type { Language } from './language.js';
import { who } from './seats.js';

const AGES = ['', 'first', 'second', 'third'];

/** A sentence for each notice. */
export const notices: Language['notices'] = {
  'wonder-complete': ({ seat }, position) =>
    `${who(position, seat).does('have', 'a complete Wonder')}: the game ends with this turn`,
  'stages-left'({ seat, stages, lacking }, position) {
    const need =
      lacking === 0 ? 'the cards for the next one lie there' : `${count(lacking, 'resource')} lacking for the next one`;
    const last = stages === 1 ? 'one more stage' : `${stages} more stages`;
    const ends = who(position, seat).does('end', `the game with ${last}`);
    return inBrief(`${ends} (${need})`, ends);
  },
  'cards-left': ({ cards }) =>
    cards === 0
      ? inBrief(
          'No deck has a card left: the game ends when the next card is to be taken',
          'No deck has a card left: the game is about to end',
        )
      : inBrief(
          `The decks have ${count(cards, 'card')} left: the game ends when there is none to take`,
          `The decks have ${count(cards, 'card')} left, and without any the game ends`,
        ),
  passes: ({ passes }, position) =>
    inBrief(
      `${count(passes, 'seat')} of ${position.areas.length} found no card to take: when all have passed, the game ends`,
      `${count(passes, 'seat')} of ${position.areas.length} found no card: when all pass, the game ends`,
    ),
  battle: () => 'All Conflict tokens are turned: this turn ends with a Battle',
  'battle-near': () => 'One more horn brings a Battle',
  'last-turn': ({ age }) =>
    age === 3
      ? inBrief(
          'This is the last turn of the game: after it, shields and points are compared',
          'This is the last turn of the game',
        )
      : inBrief(
          `This is the last turn of the ${AGES[age]} Age: then shields are compared`,
          `This is the last turn of the ${AGES[age]} Age`,
        ),
  level: ({ points, winner }, position) =>
    winner === null
      ? inBrief(
          `The best are level with ${count(points, 'point')} each and equally many stages: as it stands, a draw`,
          `The best are level with ${count(points, 'point')}: as it stands, a draw`,
        )
      : inBrief(
          `The best are level with ${count(points, 'point')}: so ${who(position, winner).doing('would win')}, with more stages built`,
          `The best are level with ${count(points, 'point')}: ${who(position, winner).doing('would win')}`,
        ),
};
