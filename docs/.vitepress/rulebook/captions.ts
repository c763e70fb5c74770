import { tagOf } from '../theme/tongues.js';

/** What stands around the example of a rule. */
const english = {
  named: (rule: string) => `${rule}: see it happen`,
  close: 'Close',
  laying: 'Setting up the table …',
  tryIt: 'Try it on a live board',
  openIt: 'Open this position in Play here',
  end: 'The end of a game',
  position: 'The position',
  before: 'Before',
  after: (move: string) => `After: ${move}`,
  tried: (move: string) => `Tried: ${move}`,
  refused: (why: string) => `Refused: ${why}`,
  withoutIt: 'Without this rule',
  withIt: 'By the rules',
  without: 'Without the rule',
  nothing: 'None of this.',
  howOften: 'How often it matters',
  often: (changed: number, games: number) =>
    `The house bots played ${games} ${games === 1 ? 'game' : 'games'}. The rule made a difference in ${changed}.`,
  /** Above the columns of a chart. */
  firstTime: 'When it first did, from the beginning of the game to its end',
  fifth: (fifth: number, games: number) =>
    `${['First', 'Second', 'Third', 'Fourth', 'Last'][fifth]} fifth of the game: ${games} ${games === 1 ? 'game' : 'games'}`,
  total: (name: string, points: number) => `${name}: ${points} ${points === 1 ? 'point' : 'points'}.`,
  /** Beside a game that does not speak the language of the page; of one that does, its rules are in English still. */
  stillEnglish: (_speaks: boolean) => '',
};

/** The captions in one language. */
export type SceneCaptions = typeof english;

const italian: SceneCaptions = {
  named: (rule) => `${rule}: guarda l’esempio`,
  close: 'Chiudi',
  laying: 'Si prepara il tavolo …',
  tryIt: 'Provalo su un tabellone interattivo',
  openIt: 'Apri questa posizione in Gioca qui',
  end: 'La fine di una partita',
  position: 'La posizione',
  before: 'Prima',
  after: (move) => `Dopo: ${move}`,
  tried: (move) => `Si prova: ${move}`,
  refused: (why) => `Rifiutata: ${why}`,
  withoutIt: 'Senza questa regola',
  withIt: 'Con la regola',
  without: 'Senza la regola',
  nothing: 'Niente di tutto questo.',
  howOften: 'Quanto spesso conta',
  often: (changed, games) =>
    `I bot di casa hanno giocato ${games} ${games === 1 ? 'partita' : 'partite'}. La regola ha cambiato qualcosa in ${changed}.`,
  firstTime: 'Quando, per la prima volta, dall’inizio della partita alla fine',
  fifth: (fifth, games) =>
    `${['Primo', 'Secondo', 'Terzo', 'Quarto', 'Ultimo'][fifth]} quinto della partita: ${games} ${games === 1 ? 'partita' : 'partite'}`,
  total: (name, points) => `${name}: ${points} ${points === 1 ? 'punto' : 'punti'}.`,
  stillEnglish: (speaks) =>
    speaks
      ? 'La regola è citata in inglese; il tabellone e le mosse sono in italiano.'
      : 'La regola, il tabellone e le mosse di questo gioco sono in inglese.',
};

/** The captions in a language of the site, with its tag. */
export const sceneCaptionsIn = (language: string): SceneCaptions & { readonly tag: string } => ({
  ...(language === 'Italiano' ? italian : english),
  tag: tagOf(language),
});
