import type { MenuWords } from './menu.js';
import type { Rival } from './opponents.js';
import { inShell } from './text.js';

/** What the program says to a person at a menu, beside the words of the game. */
export interface Sayings {
  /** What the games call the person, unless they have a name. */
  readonly you: string;
  /** What stands behind the names of scripted opponents. */
  readonly scripted: string;
  /** Who the person is; `''` where the game calls them you. */
  readonly welcome: (name: string) => string;
  readonly whichGame: string;
  readonly continuing: (moves: number) => string;
  /** The question how strong the other players are, and the answers. */
  readonly against: string;
  readonly rivals: Readonly<Record<Rival, string>>;
  readonly onlyAnswer: string;
  readonly over: string;
  readonly turnedUp: string;
  readonly commands: Readonly<Record<'hint' | 'table' | 'undo' | 'save' | 'quit', string>>;
  readonly menu: MenuWords;
  readonly back: (ply: number) => string;
  readonly advice: string;
  readonly noChoice: string;
  readonly saveTo: string;
  readonly replace: (file: string) => string;
  readonly unwritable: (file: string, reason: string) => string;
  readonly saved: (file: string) => string;
  readonly leaving: string;
  readonly leave: Readonly<Record<'save' | 'leave' | 'stay', string>>;
  /** The head of the column for chance, in which the names of the seats stand. */
  readonly chance: string;
  readonly chosen: string;
  readonly rank: string;
}

export const ENGLISH: Sayings = {
  you: 'You',
  scripted: '(scripted)',
  welcome: (name) => `${name === '' ? '' : `You are ${name}. `}Press Ctrl-C to stop.`,
  whichGame: 'Which game?',
  continuing: (moves) => `Continuing after move ${moves}.`,
  against: 'How strong are the other players?',
  rivals: {
    'first-game': 'as in their first game',
    novice: 'novices',
    casual: 'casual players',
    regular: 'regular players',
    expert: 'experts',
    master: 'masters',
    house: 'the house bot, which gives the hints',
  },
  onlyAnswer: 'Only one answer is possible:',
  over: 'The game is over.',
  turnedUp: 'What turned up?',
  commands: {
    hint: 'what the bot would play in your place, and why',
    table: 'show the position again',
    undo: 'go back to your previous decision',
    save: 'save to a file, for --resume and --replay',
    quit: 'leave the game',
  },
  menu: {
    type: 'type',
    search: 'search',
    move: 'move',
    choose: 'choose',
    nothing: (term) => `nothing matches ${JSON.stringify(term)}`,
  },
  back: (ply) => `Back to before move ${ply}.`,
  advice: 'The bot would choose:',
  noChoice: 'there is no other choice',
  saveTo: 'Save to which file?',
  replace: (file) => `${file} already exists. Replace it?`,
  unwritable: (file, reason) => `${file} cannot be written: ${reason}`,
  saved: (file) => `Saved. Continue later with: npm start -- --resume ${inShell(file)}`,
  leaving: 'Save the game first?',
  leave: { save: 'yes, save and leave', leave: 'no, leave without saving', stay: 'keep playing' },
  chance: 'Table',
  chosen: 'has chosen',
  rank: 'Place',
};

const ITALIANO: Sayings = {
  you: 'Tu',
  scripted: '(automatico)',
  welcome: (name) => `${name === '' ? '' : `Sei ${name}. `}Premi Ctrl-C per smettere.`,
  whichGame: 'Quale gioco?',
  continuing: (moves) => `Si riprende dopo la mossa ${moves}.`,
  against: 'Quanto sono forti gli altri giocatori?',
  rivals: {
    'first-game': 'come alla prima partita',
    novice: 'principianti',
    casual: 'giocatori occasionali',
    regular: 'giocatori abituali',
    expert: 'esperti',
    master: 'maestri',
    house: 'il bot della casa, che dà i consigli',
  },
  onlyAnswer: 'È possibile una sola risposta:',
  over: 'La partita è finita.',
  turnedUp: 'Che cosa è stato rivelato?',
  commands: {
    hint: 'che cosa giocherebbe il bot al tuo posto, e perché',
    table: 'mostra di nuovo il tavolo',
    undo: 'torna alla tua decisione precedente',
    save: 'salva in un file, per --resume e --replay',
    quit: 'lascia la partita',
  },
  menu: {
    type: 'scrivi',
    search: 'cerca',
    move: 'scorri',
    choose: 'scegli',
    nothing: (term) => `nessuna voce contiene ${JSON.stringify(term)}`,
  },
  back: (ply) => `Si torna a prima della mossa ${ply}.`,
  advice: 'Il bot sceglierebbe:',
  noChoice: "non c'è altra scelta",
  saveTo: 'In quale file vuoi salvare?',
  replace: (file) => `${file} esiste già. Vuoi sostituirlo?`,
  unwritable: (file, reason) => `Non è possibile scrivere ${file}: ${reason}`,
  saved: (file) => `Partita salvata. Per riprenderla: npm start -- --resume ${inShell(file)}`,
  leaving: 'Vuoi salvare la partita?',
  leave: { save: 'sì, salva ed esci', leave: 'no, esci senza salvare', stay: 'continua a giocare' },
  chance: 'Tavolo',
  chosen: 'ha scelto',
  rank: 'Posto',
};

/** What the program says in a language of a game, by the name that the language gives itself. */
export const sayingsIn = (language: string): Sayings => (language === 'Italiano' ? ITALIANO : ENGLISH);
