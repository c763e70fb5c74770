import { computed, type Ref } from 'vue';
import { EXAMPLE_ASKS } from '../../rules/lessons/lesson.js';
import { tongue } from '../theme/tongue.js';
import { tagOf } from '../theme/tongues.js';

/** What the pages that teach say themselves. */
export const taskCaptions = {
  game: 'Game',
  home: 'First page',
  menu: 'Menu',
  site: 'Other pages',
  close: 'Close',
  table: 'Table',
  lessonsOf: 'Learn to play',
  task: 'Task',
  tasks: 'Tasks',
  puzzle: 'Puzzle',
  puzzles: 'Puzzles',
  done: 'done',
  missed: 'missed',
  laying: 'Setting up the table …',
  /** Above why a move is wrong. */
  wrong: {
    refused: 'The rules do not allow that:',
    guessed: 'Not that one. This is the move, and why:',
    other: 'That is another move. It would do this:',
  },
  right: 'That is it.',
  showMe: 'Show me',
  again: 'Again',
  learnGame: 'Learn the game',
  playIt: 'Play it',
  backToRule: 'Back to the rule',
  firstGame: 'Play your first game, with hints',
  next: 'Next:',
  which: 'Which move?',
  none: 'None of these',
  list: 'All moves in a list',
  grade: (missed: number, bots: number) => `Missed by ${missed} of the ${bots} bots that tried it.`,
  solvedSoFar: (solved: number, of: number) => `You have solved ${solved} of ${of}.`,
  solved: 'Solved.',
  better: 'There is a better move. Yours does this:',
  tryAgain: 'Try again',
  showSolution: 'Show the solution',
  onceMore: 'Once more',
  nextPuzzle: 'Next puzzle',
  playGame: 'Play the game',
  /** Beside a game that does not speak the language of the page. */
  stillEnglish: 'This game speaks English.',
  noLesson: (game: string) => `There is no lesson of ${game}.`,
  noPuzzles: (game: string) => `There are no puzzles of ${game}.`,
  asks: EXAMPLE_ASKS,
};

type TaskCaptions = typeof taskCaptions;

const italian: TaskCaptions = {
  game: 'Gioco',
  home: 'Pagina iniziale',
  menu: 'Menu',
  site: 'Altre pagine',
  close: 'Chiudi',
  table: 'Tavolo',
  lessonsOf: 'Impara a giocare',
  task: 'Compito',
  tasks: 'Compiti',
  puzzle: 'Rompicapo',
  puzzles: 'Rompicapi',
  done: 'fatto',
  missed: 'sbagliato',
  laying: 'Si prepara il tavolo …',
  wrong: {
    refused: 'Le regole non lo permettono:',
    guessed: 'Non quella. Ecco la mossa, e perché:',
    other: 'È un’altra mossa. Farebbe questo:',
  },
  right: 'Esatto.',
  showMe: 'Mostrami',
  again: 'Ancora',
  learnGame: 'Impara il gioco',
  playIt: 'Gioca',
  backToRule: 'Torna alla regola',
  firstGame: 'Gioca la tua prima partita, con i consigli',
  next: 'Avanti:',
  which: 'Quale mossa?',
  none: 'Nessuna di queste',
  list: 'Tutte le mosse in un elenco',
  grade: (missed, bots) =>
    missed === 1
      ? `Un bot su ${bots} l’ha sbagliato.`
      : `${missed === 0 ? 'Nessuno' : missed} dei ${bots} bot che l’hanno provato ${missed === 0 ? 'l’ha' : 'l’hanno'} sbagliato.`,
  solvedSoFar: (solved, of) => `Ne hai risolti ${solved} su ${of}.`,
  solved: 'Risolto.',
  better: 'C’è una mossa migliore. La tua fa questo:',
  tryAgain: 'Riprova',
  showSolution: 'Mostra la soluzione',
  onceMore: 'Rifallo',
  nextPuzzle: 'Prossimo rompicapo',
  playGame: 'Gioca una partita',
  stillEnglish: 'Il tabellone e le risposte di questo gioco sono in inglese.',
  noLesson: (game) => `Non c’è una lezione per ${game}.`,
  noPuzzles: (game) => `Non ci sono rompicapi per ${game}.`,
  asks: {
    move: 'Fai la mossa di questo esempio.',
    refusal: 'Prova la mossa segnata: le regole la rifiutano.',
    bot: 'Tocca la mossa che fa l’avversario.',
    outcome: 'Una partita finita.',
    position: 'Una posizione da guardare.',
  },
};

/** The captions in the language of the reader, with its tag. */
export const useTaskCaptions = (): Readonly<Ref<TaskCaptions & { readonly tag: string }>> =>
  computed(() => ({ ...(tongue.value === 'Italiano' ? italian : taskCaptions), tag: tagOf(tongue.value) }));
