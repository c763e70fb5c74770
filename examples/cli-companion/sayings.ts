import type { Item } from './evening.js';

/** What a person can ask for besides an answer. */
export type Command = 'advice' | 'table' | 'undo';

/** What the program says itself, beside the words of the games. */
export interface Sayings {
  readonly welcome: string;
  readonly whichGame: string;
  readonly continuing: (file: string) => string;
  readonly leaving: string;
  readonly over: string;
  readonly commands: readonly Item<Command>[];
}

const ENGLISH: Sayings = {
  welcome: 'An opponent for your board game',
  whichGame: 'Which game is on the table?',
  continuing: (file) => `Continuing the game in ${file}.`,
  leaving: 'The game is saved. See you next time!',
  over: 'The game is over. Another one?',
  commands: [
    { value: 'advice', label: '… Give me advice' },
    { value: 'table', label: '… Show the table' },
    { value: 'undo', label: '… Take back my last answer', hint: 'if you misread a card' },
  ],
};

const ITALIANO: Sayings = {
  welcome: 'Un avversario per il tuo gioco da tavolo',
  whichGame: 'Quale gioco è sul tavolo?',
  continuing: (file) => `Si riprende la partita in ${file}.`,
  leaving: 'La partita è salvata. Alla prossima!',
  over: "La partita è finita. Un'altra?",
  commands: [
    { value: 'advice', label: '… Dammi un consiglio' },
    { value: 'table', label: '… Mostra il tavolo' },
    { value: 'undo', label: "… Annulla l'ultima risposta", hint: 'se hai letto male una carta' },
  ],
};

/** By the name that a language gives itself, as the boxes have it. */
export const sayingsIn = (language: string): Sayings => (language === 'Italiano' ? ITALIANO : ENGLISH);
