import { commonEnglish, count } from '@wonders/core/words';
import { SCRIPT_SEAT } from '../state/index.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { fields, nameOf, RESOURCE_NAMES, SYMBOL_NAMES } from './names.js';
import { describeOutcome, placing } from './outcome.js';
import { piece } from './pieces.js';
import { prompts } from './prompts.js';
import { categories, total } from './scores.js';
import { isYou, seatName } from './seats.js';

/** The words that only the board uses. */
export const boardWords: BoardWords = {
  game: '7 Wonders Duel',
  ages: ['The draft', 'Age I', 'Age II', 'Age III'],
  ahead(position, seat, points, others) {
    if (seat === null) return `The points are equal, ${points} each`;
    return `${seatName(position, seat)} ${isYou(position, seat) ? 'are' : 'is'} ahead, ${count(points, 'point')} to ${others}`;
  },
  direction: (position, direction) => `${seatName(position, SCRIPT_SEAT)} plays for ${fields(direction)}`,
  over: 'The end',
  counted: {
    brown: 'brown',
    grey: 'grey',
    yellow: 'yellow',
    green: 'green',
    red: 'red',
    blue: 'blue',
    wonder: 'wonder',
    money: '3 coins',
  },
  resources: RESOURCE_NAMES,
  symbols: SYMBOL_NAMES,
  letters: { mesopotamian: 'M', phoenician: 'P', greek: 'G', egyptian: 'E', roman: 'R', minerva: 'M' },
  coins: (coins) => count(coins, 'coin'),
  points: (points) => count(points, 'point'),
  free: 'free',
  pantheon: 'The Pantheon',
  progress: 'Progress tokens',
  toChoose: 'To choose from',
  onEnki: 'On Enki',
  discardPile: 'Discard pile',
  removed: 'Removed cards',
  draft: 'The wonders to choose from',
  offering: 'Offering',
  temple: 'Grand Temple',
  titles: { pantheon: 'Pantheon', progress: 'Progress', toChoose: 'To choose' },
};

/** The part of English that the board speaks. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  prompts,
  piece,
  categories,
  total,
  outcome: describeOutcome,
  placing,
  board: boardWords,
};
