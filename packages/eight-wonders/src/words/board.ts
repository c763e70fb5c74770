import { capital, commonEnglish, count, listed } from '@wonders/core/words';
import { total } from '../components/cards.js';
import { entry, type Position } from '../state/index.js';
import { correctCards, ownCards, rejectedPoints } from '../table/offers.js';
import { leaders, pointsOf } from '../table/points.js';
import { wonderAt, wonderOf } from '../table/wonders.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { cardsName, nameOf, wonderName } from './names.js';
import { describeOutcome, placing } from './outcome.js';
import { piece } from './pieces.js';
import { prompts } from './prompts.js';
import { categories } from './scores.js';
import { does, offerTitle, seatName, who, within } from './seats.js';
import { textWords } from './text.js';

/** Where the game stands. */
function moment(position: Position): string {
  const { phase, site, active } = position;
  if (phase === 'discs' || phase === 'hands' || phase === 'order') return 'Setup';
  if (phase === 'count') return 'The final scoring';
  if (phase === 'over') return 'The game is over';
  const { isYou, start, does } = who(position, active);
  if (site === null) return isYou ? 'Your turn' : `Turn of ${start}`;
  return does('build', `on ${wonderName(wonderAt(wonderOf(site)))}`);
}

/** What the boards say besides names and moves. */
export const boardWords: BoardWords = {
  game: 'Tower of Babel',
  moment,
  ahead(position) {
    const seats = leaders(position);
    const points = count(pointsOf(position, entry(seats, 0)), 'point');
    if (seats.length === position.scores.length) return `All seats have ${points}`;
    const [leader = 0, ...others] = seats;
    if (others.length === 0) return does(position, leader, 'are', `ahead with ${points}`);
    const names = listed(seats.map((seat) => who(position, seat).within));
    return `${capital(names)} are ahead with ${points}`;
  },
  buttons: {
    pass: () => ({ title: 'Pass', more: 'draw a card' }),
    abandon: () => ({ title: 'Abandon the build', more: 'all offers score' }),
    offer({ cards, trade }, position) {
      const correct = correctCards(position, cards);
      if (total(correct) > 0) return { title: capital(cardsName(correct)), more: trade ? '+ trading card' : '' };
      return trade ? { title: 'Decoys alone', more: 'with the trading card' } : { title: 'Offer nothing', more: '' };
    },
    complete(move, position) {
      const own = ownCards(position, move);
      const names = move.accept.map((seat) => within(position, seat));
      return {
        title: names.length === 0 ? 'Build alone' : `Accept ${listed(names)}`,
        more: `adds ${total(own) > 0 || total(move.jokers) === 0 ? cardsName(own) : 'Jokers'}`,
      };
    },
    triple: ({ seat, use }, position) => ({
      title: use ? 'Play Triple bonus' : 'No Triple bonus',
      more: count(rejectedPoints(position, seat, use), 'point'),
    }),
    double: ({ use }) => ({ title: use ? 'Play Double turn' : 'End the turn', more: '' }),
  },

  colourLetters: { red: 'R', blue: 'B', green: 'G', yellow: 'Y', black: 'K' },
  shortWonder: (wonder) => (wonder === 'lighthouse-of-alexandria' ? 'Lighthouse' : nameOf(wonder)),
  finished: 'finished',
  noParts: 'no parts',

  offerOf: offerTitle,
  decoys: (cards) => (total(cards) === 0 ? 'alone' : `+ ${cardsName(cards)}`),
  offerMissing: 'still to offer',
  accepted: 'accepted',
  faceDown: 'face down',
  tradingCard: { long: 'trading card', short: 'trade' },
  nothing: 'nothing',

  points: (points) => count(points, 'point'),
  partsLeft: (parts) => ({ long: count(parts, 'part left', 'parts left'), short: count(parts, 'part') }),
  noDiscs: 'no discs yet',
  cards: (cards) => (cards === 1 ? 'card' : 'cards'),
  actionCards: (cards) => count(cards, 'action card'),
  hiddenActionCards: (cards) => count(cards, 'hidden action card'),
  shown: 'shown',
  hidden: 'hidden',
  hiddenCard: 'A hidden card',

  turnOrder: 'Turn order',
  discsLeft: 'Discs left',
  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  emptyPile: 'empty',
  actionCardsPlayed: 'Action cards played',
  scoring: 'Most and second most parts',
  others: (points) => `others ${points}`,
  shortCategories: {
    finished: 'Finished',
    unfinished: 'Unfinished',
    rejected: 'Offers',
    discs: 'Discs',
    actions: 'Actions',
  },

  text: textWords,
};

/** The part of English that the board speaks: a picture does not load the rest. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  prompts,
  piece,
  categories,
  total: 'Total',
  outcome: describeOutcome,
  placing,
  board: boardWords,
};
