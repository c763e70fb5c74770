import { type AnyGame, CHANCE, type MoveOf, type Seat, type StateOf } from '@wonders/core';
import { load, type Save, save } from '@wonders/core/records';
import {
  createTable,
  dispatch,
  log,
  outcomeOf,
  playthroughOf,
  positionOf,
  stateOf,
  type Table,
  type TablePosition,
  undo,
} from '@wonders/core/table';
import type { AnyWords } from '@wonders/core/words';
import type { Box } from './boxes.js';
import { correct } from './correct.js';
import { type Command, type Sayings, sayingsIn } from './sayings.js';

export interface Item<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

/** How the program talks with the person at the table. */
export interface Terminal {
  ask<T>(question: string, items: readonly Item<T>[]): Promise<T>;
  tell(line: string): void;
  show(heading: string, lines: readonly string[]): void;
  /** Keeps the game after every answer; `undefined` once it is over. */
  keep(game: Save | undefined): void;
}

/** A game at the table, in a language, with the seat of the person. */
export interface Evening {
  readonly game: AnyGame;
  readonly words: AnyWords;
  readonly says: Sayings;
  readonly io: Terminal;
  readonly me: Seat;
}

type Answer = MoveOf<AnyGame> | Command;

/** The language first, so that whatever follows is said in it; then the box, where several speak it. */
export async function sitDown(boxes: readonly Box[], io: Pick<Terminal, 'ask'>) {
  const languages = [...new Set(boxes.flatMap((box) => Object.keys(box.languages)))];
  const items = languages.map((value) => ({ value, label: value }));
  const [spoken = ''] = languages;
  const language = items.length === 1 ? spoken : await io.ask('Which language? · Quale lingua?', items);
  const speaking = boxes.filter((box) => language in box.languages);
  const [only] = speaking;
  const titles = speaking.map((value) => ({ value, label: value.title }));
  const box = speaking.length === 1 && only ? only : await io.ask(sayingsIn(language).whichGame, titles);
  return { box, language };
}

/** Asks for the options of the box. */
async function setUp({ asked }: Box, words: AnyWords, io: Terminal): Promise<object> {
  let options: object = { chance: 'manual' };
  for (const [name, values] of Object.entries(asked)) {
    const told = words.describeOption({ name, values });
    const choices = values.map((value, i) => ({ value, label: told.values[i] ?? '' }));
    options = { ...options, [name]: await io.ask(`${told.label}. ${told.help}`, choices) };
  }
  return options;
}

/** Plays a game from set-up to score sheet. A kept game is continued. */
export async function play(box: Box, language: string, io: Terminal, kept = ''): Promise<StateOf<AnyGame>> {
  const { game } = box;
  const words = box.languages[language];
  if (words === undefined) throw new Error(`${box.title} does not speak ${language}`);
  const says = sayingsIn(language);
  const found = load(game, kept);
  const start = found.ok ? { record: found.playthrough.record } : { options: await setUp(box, words, io) };
  let table = createTable(game, start);
  const me = game.seats(stateOf(table)).findIndex(({ role }) => role === 'player');
  const evening: Evening = { game, words, says, io, me };
  while (game.activeSeats(stateOf(table)).length > 0) {
    table = await next(evening, table);
    io.keep(save(game, playthroughOf(table)));
  }
  const state = stateOf(table);
  const outcome = outcomeOf(table);
  if (outcome !== undefined) {
    const { seats, lines } = words.describeScores(outcome, state);
    io.show(words.describeOutcome(state), [
      seats.join(' : '),
      ...lines.map(({ name, points }) => `${points.join(' : ')}  ${name}`),
    ]);
  }
  io.keep(undefined);
  return state;
}

// #region next
/** One decision: the opponent's, one without an alternative, or one that the person takes. */
async function next(evening: Evening, table: Table<AnyGame>): Promise<Table<AnyGame>> {
  const { game, me } = evening;
  const state = stateOf(table);
  const active = game.activeSeats(state);
  // Where several choose at once, the person does so before anything is known.
  const seat = active.includes(me) ? me : (active[0] ?? CHANCE);
  if (game.seats(state)[seat]?.role === 'script') return answer(evening, table, seat);
  if (seat !== me && seat !== CHANCE) return told(evening, table, game.botMove(game.view(state, seat), seat));
  const only = forced(game, state);
  if (only !== undefined) return told(evening, table, only);
  return person(evening, table, seat);
}

/** The one thing that can turn up, or that a seat can do. */
function forced(game: AnyGame, state: StateOf<AnyGame>): MoveOf<AnyGame> | undefined {
  const moves: readonly MoveOf<AnyGame>[] = game.legalMoves(state);
  return moves.length === 1 ? moves[0] : undefined;
}

/** The opponent says what it does, why, and with which result. */
function answer(evening: Evening, table: Table<AnyGame>, seat: Seat): Table<AnyGame> {
  const { game, words, io } = evening;
  const view = game.view(stateOf(table), seat);
  const explanation = game.explainBotMove(view);
  const { headline, lines } = words.describeExplanation(view, explanation);
  io.tell(headline);
  for (const { text } of lines) if (!headline.includes(text)) io.tell(`  ${text}`);
  return told(evening, table, explanation.move);
}

/** Plays a move, and tells it with its events. */
function told({ game, words, io, me }: Evening, table: Table<AnyGame>, move: unknown): Table<AnyGame> {
  const played = dispatch(table, move);
  if (!played.ok) {
    io.tell(words.describeRefusal(played.refusal, game.view(stateOf(table), me)));
    return table;
  }
  // What turns up is the first of the events.
  for (const { seat, says, events } of log(played.table, me, words, table.played.length)) {
    const told = events.map(({ text }) => text);
    io.tell((seat === CHANCE && told.length > 0 ? told : [says, ...told]).join('. '));
  }
  return played.table;
}
// #endregion next

// #region person
/** Asks the person: what they do, or what has turned up on the table. */
async function person(evening: Evening, table: Table<AnyGame>, seat: Seat): Promise<Table<AnyGame>> {
  const { game, words, says, io, me } = evening;
  const now = positionOf(table, seat === CHANCE ? me : seat);
  const { view } = now;
  const { headline, notices } = words.describeTurn(now);
  for (const { text, weight } of notices) io.tell(weight === 'rest' ? text : `! ${text}`);
  const commands = says.commands.filter(({ value }) => value !== (seat === CHANCE ? 'advice' : 'missing'));
  const chosen = await io.ask<Answer>(headline, [...items(evening, now, seat, stateOf(table)), ...commands]);
  if (chosen === 'undo') return back(game, table);
  if (chosen === 'missing') return correct(evening, says, table);
  if (chosen === 'table') for (const { heading, lines } of words.describePosition(view)) io.show(heading, lines);
  if (chosen === 'advice') advise(evening, table, seat);
  return typeof chosen === 'string' ? table : told(evening, table, chosen);
}

/** What can turn up, with its odds, or what the seat can do. */
function items(
  { game, words }: Evening,
  { view, moves }: TablePosition,
  seat: Seat,
  state: StateOf<AnyGame>,
): readonly Item<Answer>[] {
  const item = (move: MoveOf<AnyGame>) => ({ value: move, label: words.describeMove(view, move) });
  if (seat !== CHANCE) return moves.map(item);
  const all = game.chances(state);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all.map(({ move, weight }) => ({ ...item(move), hint: `${Math.round((100 * weight) / total)} %` }));
}

/** What the house bot would do, and why. */
function advise({ game, words, io }: Evening, table: Table<AnyGame>, seat: Seat): void {
  const view = game.view(stateOf(table), seat);
  const explanation = game.explainBotMove(view);
  const { lines } = words.describeExplanation(view, explanation);
  io.show(
    words.describeMove(view, explanation.move),
    lines.map(({ text }) => text),
  );
}

/** Back to the last question that had more than one answer. */
function back(game: AnyGame, table: Table<AnyGame>): Table<AnyGame> {
  let now = undo(table);
  while (now.played.length > 0 && forced(game, stateOf(now)) !== undefined) now = undo(now);
  return now;
}
// #endregion person
