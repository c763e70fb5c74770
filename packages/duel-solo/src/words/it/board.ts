import { SCRIPT_SEAT } from '../../state/index.js';
import type { BoardWords } from '../language.js';
import { fields, RESOURCE_NAMES, SYMBOL_NAMES } from './names.js';
import { coins, isYou, points, seatName, who } from './seats.js';

/** What the board says besides. */
export const boardWords: BoardWords = {
  game: '7 Wonders Duel',
  ages: ['Le meraviglie', 'Epoca I', 'Epoca II', 'Epoca III'],
  ahead(position, seat, own, others) {
    if (seat === null) return `Parità, ${points(own)} ciascuno`;
    return `${isYou(position, seat) ? 'Sei' : `${seatName(position, seat)} è`} in vantaggio, ${points(own)} a ${others}`;
  },
  direction: (position, direction) => `Indirizzo di ${who(position, SCRIPT_SEAT)}: ${fields(direction)}`,
  over: 'La fine',
  counted: {
    brown: 'marrone',
    grey: 'grigia',
    yellow: 'gialla',
    green: 'verde',
    red: 'rossa',
    blue: 'blu',
    wonder: 'meraviglia',
    money: '3 monete',
  },
  resources: RESOURCE_NAMES,
  symbols: SYMBOL_NAMES,
  letters: { mesopotamian: 'M', phoenician: 'F', greek: 'G', egyptian: 'E', roman: 'R', minerva: 'M' },
  coins,
  points,
  free: 'gratis',
  pantheon: 'Il Pantheon',
  progress: 'Segnalini Progresso',
  toChoose: 'Tra cui scegliere',
  onEnki: 'Su Enki',
  discardPile: 'Pila degli scarti',
  removed: 'Carte tolte a inizio partita',
  draft: 'Le meraviglie tra cui scegliere',
  offering: 'Offerta',
  temple: 'Grande Tempio',
  titles: { pantheon: 'Il Pantheon', progress: 'Progresso', toChoose: 'Da scegliere' },
};
