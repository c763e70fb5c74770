import { CHANCE } from '@wonders/core';
import { capital } from '@wonders/core/words';
import type { Move } from '../notation.js';
import type { Category } from '../scoring.js';
import { SCRIPT_SEAT } from '../state/index.js';
import { describeMove, fields } from '../words/it/moves.js';
import { nameOf } from '../words/it/names.js';
import { coins, isYou, place, side, who } from '../words/it/seats.js';
import { type BoardWords, inPlace } from './words.js';

const ASKED: Partial<Readonly<Record<Move['kind'], string>>> = {
  reveal: 'Quale carta è #?',
  'removed-card': 'Quale carta è stata pescata tra quelle rimosse?',
  'isis-card': 'Quale carta è stata pescata dagli scarti?',
  'draw-wonder': 'Quale meraviglia è stata pescata?',
  'draw-progress': 'Quale segnalino Progresso è stato pescato?',
  'mythology-token': 'Quale segnalino è #?',
  'offering-token': 'Quale segnalino è #?',
  'look-divinity': 'Quale divinità è stata pescata?',
  'turn-divinity': 'Quale divinità è stata rivelata?',
  'theater-draw': 'Quale divinità è stata pescata?',
  'first-player': 'Chi comincia?',
};

const cards = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`;

const CATEGORIES = {
  military: 'Militare',
  blue: 'Carte blu',
  green: 'Carte verdi',
  yellow: 'Carte gialle',
  guilds: 'Gilde',
  temples: 'Grandi Templi',
  wonders: 'Meraviglie',
  progress: 'Progresso',
  divinities: 'Divinità',
  coins: 'Monete',
} as const satisfies Record<Category, string>;

export const ITALIAN: BoardWords = {
  name: (id) => capital(nameOf(id)),
  who: (s, seat) => (isYou(s, seat) ? 'Tu' : who(s, seat)),
  describe: describeMove,
  category: (category) => CATEGORIES[category],
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
  ages: ['La scelta delle meraviglie', 'Epoca I', 'Epoca II', 'Epoca III'],
  direction: (s, letters) => `Indirizzo di ${who(s, SCRIPT_SEAT)}: ${fields(letters)}`,
  turn(s, seat) {
    if (seat === CHANCE) return 'decide il tavolo';
    return isYou(s, seat) ? 'tocca a te' : `tocca a ${who(s, seat)}`;
  },
  won(s, winner) {
    if (winner === null) return 'Pareggio';
    return isYou(s, winner) ? 'Hai vinto' : `Ha vinto ${who(s, winner)}`;
  },
  supremacy: { military: 'per Supremazia Militare', science: 'per Scienza e Progresso' },
  coins,
  constructed: (name) => `${name}, costruita`,
  discarded: (name) => `${name}, negli scarti`,
  inCity: (name, s, owner) => `${name}, nella ${isYou(s, owner) ? 'tua città' : `città di ${who(s, owner)}`}`,
  faceDown: (row) => `Una carta a faccia in giù, fila ${row}`,
  accessible: (name, price) => `${name}, accessibile, ${price}`,
  covered: (name) => `${name}, coperta`,
  space: (s, space) => capital(place(s, space)),
  pawn: (s) => `La pedina Conflitto: ${place(s, s.pawn)}`,
  military: (fine, s, half) => `Segnalino Esercito, ${coins(fine)}, ${side(s, half)}`,
  divinity: (mythology) => `Divinità ${mythology.toLowerCase()}, a faccia in giù`,
  deck: (mythology, left) => `Mazzo della mitologia ${mythology.toLowerCase()}, ${cards(left)}`,
  asks: (s, { kind }) => inPlace(s, ASKED[kind] ?? '', (row, at) => `nella fila ${row}, posto ${at}`),
  more: (moves) => (moves === 1 ? 'un’altra mossa' : `altre ${moves} mosse`),
  free: 'gratis',
  gate: 'Portale',
  theGate: 'Il Portale',
  emptySpace: 'Una casella vuota del Pantheon',
  pantheon: 'Il Pantheon',
  progress: 'Segnalini Progresso',
  toChoose: 'Tra cui scegliere',
  onEnki: 'Su Enki',
  discardPile: 'Pila degli scarti',
  removed: 'Carte rimosse',
  draft: 'Le meraviglie tra cui scegliere',
  offering: 'Offerta',
  total: 'Totale',
  temple: 'Grande Tempio',
};
