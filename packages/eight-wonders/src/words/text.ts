import { capital } from '@wonders/core/words';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { writeCards } from '../notation.js';
import { entry, tablesOf } from '../state/index.js';
import type { TextWords } from './language.js';
import { nameOf } from './names.js';
import { whose } from './seats.js';

/** What the board for terminals says. Its letters for building cards are the same as in the text of moves. */
export const textWords: TextWords = {
  wonders: 'Wonders',
  seats: 'Seats',
  brief: writeCards,
  legend: 'c camel, k crane, s ship, m stone mason',
  types: { camel: 'camel', crane: 'crane', ship: 'ship', 'stone-mason': 'mason' },
  scoring(position) {
    const { rows, light, others } = tablesOf(position).scoringTable;
    const { row } = position;
    const { first, second } = row === 'light' ? light : entry(rows, row - 1);
    const name = row === 'light' ? 'light row' : `row ${row} of ${rows.length}`;
    return `Scoring ${name}: ${first} / ${second} / ${others}`;
  },
  turnOrder: 'Turn order',
  discsLeft: 'Discs left',
  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  columns: {
    points: 'points',
    cards: 'cards',
    shown: 'shown',
    actionCards: 'action',
    parts: 'parts',
    discs: 'discs',
    offer: 'offer',
  },
  builds: 'builds',
  tradingCard: '+ trading card',
  hand(position, seat) {
    const hand = entry(position.hands, seat);
    const held = TYPES.filter((type) => hand[type] > 0).map((type) => `${hand[type]} ${nameOf(BUILDING_TYPES[type])}`);
    return `${capital(whose(position, seat))} hand: ${held.join(', ') || '-'}`;
  },
  actionCards: (position, seat) =>
    `${capital(whose(position, seat))} action cards: ${entry(position.actions, seat).map(nameOf).join(', ')}`,
};
