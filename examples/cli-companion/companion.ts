/**
 * For a physical game on your table: you deal and turn up real cards and type in what they are, and the program plays the opponent.
 *
 * `npm start` asks for the game, `npm start hal` names it. The program saves the game after every answer, and continues it the next time.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { autocomplete, cancel, intro, isCancel, log, note, outro, select } from '@clack/prompts';
import { type AnyGame, CHANCE, type StateOf } from '@wonders/core';
import { load, save } from '@wonders/core/records';
import { createTable, dispatch, playthroughOf, stateOf, type Table, undo } from '@wonders/core/table';
import { BOXES, type Box } from './boxes.js';

type Answer = string | { readonly command: 'advice' | 'table' | 'undo' };

interface Item<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

/** Asks for one of the items. You search a long list by typing, and leave with Ctrl-C. */
async function ask<T>(message: string, items: readonly Item<T>[]): Promise<T> {
  const options = items.map((item, i) => ({ ...item, value: i }));
  const menu = items.length > 12 ? autocomplete : select;
  const chosen = await menu({ message, options, maxItems: 12 });
  const item = isCancel(chosen) ? undefined : items[chosen];
  if (item !== undefined) return item.value;
  cancel('The game is saved. See you next time!');
  process.exit(0);
}

// #region asked
/** What can turn up on the table, with its odds, or what you can do. */
function asked(table: Table<AnyGame>): readonly Item<Answer>[] {
  const { game } = table;
  const state = stateOf(table);
  const label = (move: unknown) => ({ value: game.encodeMove(move), label: game.describeMove(state, move) });
  if (game.activeSeats(state)[0] !== CHANCE) return game.legalMoves(state).map(label);
  const all = game.chances(state);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all.map(({ move, weight }) => ({ ...label(move), hint: `${Math.round((100 * weight) / total)} %` }));
}
// #endregion asked

const COMMANDS: readonly Item<Answer>[] = [
  { value: { command: 'advice' }, label: '… Give me advice' },
  { value: { command: 'table' }, label: '… Show the table' },
  { value: { command: 'undo' }, label: '… Take back my last answer', hint: 'if you misread a card' },
];

// #region play
function play(table: Table<AnyGame>, code: string): Table<AnyGame> {
  const played = dispatch(table, table.game.decodeMove(code));
  if (played.ok) return played.table;
  log.error(played.message);
  return table;
}

/** What the bot would do, and why. */
function advice(state: StateOf<AnyGame>, { game, describeExplanation }: Box) {
  const explanation = game.explainBotMove(state);
  const { move } = explanation;
  const said = [game.describeMove(state, move), ...describeExplanation(state, explanation).reasons].join('\n');
  return { move, said };
}

/** The opponent moves by itself and says why. */
function opponent(table: Table<AnyGame>, box: Box, name: string): Table<AnyGame> {
  const state = stateOf(table);
  const { move, said } = advice(state, box);
  log.step(`${name}: ${said}`);
  return play(table, box.game.encodeMove(move));
}

/** Asks the person for every decision that is not the opponent's. */
async function person(table: Table<AnyGame>, box: Box): Promise<Table<AnyGame>> {
  const { game, describePosition } = box;
  const state = stateOf(table);
  const turnedUp = game.activeSeats(state)[0] === CHANCE;
  const commands = turnedUp ? COMMANDS.slice(1) : COMMANDS;
  const answer = await ask(turnedUp ? 'What turned up?' : 'Your move?', [...asked(table), ...commands]);
  if (typeof answer === 'string') return play(table, answer);
  if (answer.command === 'undo') return undo(table);
  if (answer.command === 'table')
    for (const { heading, lines } of describePosition(game.view(state, 0))) note(lines.join('\n'), heading);
  else log.info(advice(state, box).said);
  return table;
}
// #endregion play

// #region main
const named = BOXES.find(({ game }) => game.id === process.argv[2]);
intro('An opponent for your board game');
const box =
  named ??
  (await ask(
    'Which game is on the table?',
    BOXES.map((value) => ({ value, label: value.title })),
  ));
const { game } = box;
const file = `${game.id}.json`;

const kept = load(game, existsSync(file) ? readFileSync(file, 'utf8') : '');
if (kept.ok) log.info(`Continuing the game in ${file}.`);
let table = createTable(game, kept.ok ? { record: kept.playthrough.record } : { options: { chance: 'manual' } });

for (;;) {
  const [seat] = game.activeSeats(stateOf(table));
  if (seat === undefined) break;
  const info = game.seats(stateOf(table))[seat];
  table = info?.role === 'script' ? opponent(table, box, info.name) : await person(table, box);
  writeFileSync(file, JSON.stringify(save(game, playthroughOf(table)), null, 2));
}

const state = stateOf(table);
for (const { seat, total, categories } of game.outcome(state)?.scores ?? []) {
  const lines = Object.entries(categories).map(([category, points]) => `${String(points).padStart(3)}  ${category}`);
  note(lines.join('\n'), `${game.seats(state)[seat]?.name}: ${total}`);
}
rmSync(file);
outro('The game is over. Another one?');
// #endregion main
