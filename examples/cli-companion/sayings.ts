import type { Item } from './evening.js';

/** What a person can ask for besides an answer. */
export type Command = 'advice' | 'table' | 'undo' | 'missing';

/** What the program says itself, beside the words of the games. */
export interface Sayings {
  readonly welcome: string;
  readonly whichGame: string;
  readonly continuing: (file: string) => string;
  readonly leaving: string;
  readonly over: string;
  readonly commands: readonly Item<Command>[];
  readonly whatIsSeen: string;
  readonly noneOfThese: string;
  readonly nowhereElse: string;
  readonly cannotBe: (answer: string) => string;
  readonly whatWasIt: string;
  readonly playOnFrom: (move: string) => string;
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
    { value: 'missing', label: '… What I see is not in this list', hint: 'if an earlier answer was wrong' },
  ],
  whatIsSeen: 'What do you see?',
  noneOfThese: '… None of these: back to the game',
  nowhereElse: 'No earlier answer stands in its way. Look at the table again.',
  cannotBe: (answer) => `One of the two cannot be. Earlier you answered: ${answer}.`,
  whatWasIt: 'What was it then?',
  playOnFrom: (move) => `The game goes on from here. This no longer fits: ${move}.`,
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
    { value: 'missing', label: '… Quello che vedo non è in elenco', hint: 'se una risposta precedente era sbagliata' },
  ],
  whatIsSeen: 'Che cosa vedi?',
  noneOfThese: '… Nessuno di questi: torna alla partita',
  nowhereElse: 'Nessuna risposta precedente lo impedisce. Guarda di nuovo il tavolo.',
  cannotBe: (answer) => `Una delle due non può essere. Prima hai risposto: ${answer}.`,
  whatWasIt: 'Che cos’era allora?',
  playOnFrom: (move) => `Si riprende da qui. Questo non è più possibile: ${move}.`,
};

/** By the name that a language gives itself, as the boxes have it. */
export const sayingsIn = (language: string): Sayings => (language === 'Italiano' ? ITALIANO : ENGLISH);
