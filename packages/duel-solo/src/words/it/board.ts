import { CHANCE } from '@wonders/core';
import { capital } from '@wonders/core/words';
import { type Position, SCRIPT_SEAT } from '../../state/index.js';
import type { BoardWords } from '../language.js';
import { fields, whereWords } from './moves.js';
import { nameOf, RESOURCE_NAMES, SYMBOL_NAMES } from './names.js';
import { coins, isYou, place, seatName, side, to, who } from './seats.js';

/** The slot that the table is asked about. */
const asked = (s: Position): string => whereWords(s, s.pending[s.pending.length - 1]?.slot ?? 0);

const cards = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`;
const points = (n: number): string => `${n} ${n === 1 ? 'punto' : 'punti'}`;

/** What the board says besides. */
export const boardWords: BoardWords = {
  game: '7 Wonders Duel',
  ages: ['La scelta delle meraviglie', 'Epoca I', 'Epoca II', 'Epoca III'],
  turn: (s, seat) => (seat === CHANCE ? 'Decide il tavolo' : `Tocca ${to(s, seat)}`),
  asked: {
    draft: 'prendi una meraviglia',
    direction: "scegli l'indirizzo strategico di SOLO",
    start: "scegli chi comincia l'Epoca",
    turn: 'prendi una carta accessibile o attiva una carta del Pantheon',
    'place-divinity': 'piazza una divinità nel Pantheon',
    progress: 'prendi un segnalino progresso',
    discarded: 'costruisci una carta degli scarti',
    destroy: "scegli la carta che l'avversario scarta",
    'top-row': "costruisci una carta della cima dello schema dell'Epoca",
    'liberty-own': 'costruisci una carta tolta a inizio partita',
    'liberty-give': "consegna all'avversario una carta tolta a inizio partita",
    'theater-deck': 'apri un mazzo di divinità',
    'theater-choose': 'scegli una divinità del mazzo',
    'theater-order': 'scegli quale divinità torna in cima',
    gate: 'scegli una divinità in cima a un mazzo',
    nisaba: 'scegli la carta verde di cui copi il simbolo',
    baal: 'scegli la carta che rubi',
    zeus: 'scarta una carta dello schema',
    anubis: 'scegli la meraviglia che perde la sua carta',
    ra: 'scegli la meraviglia che rubi',
    isis: 'costruisci una meraviglia con una carta degli scarti',
    minerva: 'colloca la pedina Minerva',
    'neptune-remove': "scarta un segnalino Esercito senza applicarne l'effetto",
    'neptune-apply': "scarta un segnalino Esercito e applicane l'effetto",
  },
  questions: {
    'first-player': () => 'Chi comincia?',
    'draw-wonder': () => 'Quale meraviglia è stata pescata?',
    'draw-progress': () => 'Quale segnalino Progresso è stato pescato?',
    'purple-place': (s) => `Dove si trova ${s.pantheon === null ? 'una gilda' : 'un Grande Tempio'}?`,
    reveal: (s) => `Quale carta è ${asked(s)}?`,
    'mythology-token': (s) => `Quale segnalino è ${asked(s)}?`,
    'offering-token': (s) => `Quale segnalino è ${asked(s)}?`,
    'removed-card': () => 'Quale carta è stata pescata tra quelle rimosse?',
    'look-divinity': () => 'Quale divinità è stata pescata?',
    'turn-divinity': () => 'Quale divinità è stata rivelata?',
    'theater-draw': () => 'Quale divinità è stata pescata?',
    'isis-card': () => 'Quale carta è stata pescata dagli scarti?',
  },
  ahead(s, seat, own, others) {
    if (seat === null) return `Parità, ${points(own)} ciascuno`;
    return `${isYou(s, seat) ? 'Sei' : `${seatName(s, seat)} è`} in vantaggio, ${points(own)} a ${others}`;
  },
  direction: (s, direction) => `Indirizzo di ${who(s, SCRIPT_SEAT)}: ${fields(direction)}`,
  won(s, winner) {
    if (winner === null) return 'Pareggio';
    return isYou(s, winner) ? 'Hai vinto' : `Ha vinto ${who(s, winner)}`;
  },
  supremacy: { military: 'per Supremazia Militare', science: 'per Scienza e Progresso' },
  categories: {
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
  },
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
  constructed: (name) => `${name}, costruita`,
  discarded: (name) => `${name}, negli scarti`,
  inCity: (name, s, owner) => `${name}, nella ${isYou(s, owner) ? 'tua città' : `città di ${who(s, owner)}`}`,
  faceDown: (row) => `Una carta a faccia in giù, fila ${row}`,
  accessible: (name, price) => `${name}, accessibile, ${price}`,
  covered: (name) => `${name}, coperta`,
  space: (s, space) => capital(place(s, space)),
  pawn: (s) => `La pedina Conflitto: ${place(s, s.pawn)}`,
  military: (fine, s, half) => `Segnalino Esercito, ${coins(fine)}, ${side(s, half)}`,
  divinity: (mythology) => `Divinità ${nameOf(mythology)}, a faccia in giù`,
  deck: (mythology, left) => `Mazzo della mitologia ${nameOf(mythology)}, ${cards(left)}`,
  free: 'gratis',
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
  titles: { pantheon: 'Il Pantheon', progress: 'Progresso', toChoose: 'Da scegliere' },
};
