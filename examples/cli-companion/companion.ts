/**
 * For a physical game on your table: you deal and turn up real cards and type in what they are, and the program plays the opponent.
 *
 * `npm start` asks for the language and the game, `npm start hal` names the game. The program saves the game after every answer, and continues it the next time.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { autocomplete, cancel, intro, isCancel, log, note, outro, select } from '@clack/prompts';
import { BOXES } from './boxes.js';
import { type Item, play, sitDown, type Terminal } from './evening.js';
import { sayingsIn } from './sayings.js';

let says = sayingsIn('');

/** Asks for one of the items. You search a long list by typing, and leave with Ctrl-C. */
async function ask<T>(message: string, items: readonly Item<T>[]): Promise<T> {
  const options = items.map((item, i) => ({ ...item, value: i }));
  const menu = items.length > 12 ? autocomplete : select;
  const chosen = await menu({ message, options, maxItems: 12 });
  const item = isCancel(chosen) ? undefined : items[chosen];
  if (item !== undefined) return item.value;
  cancel(says.leaving);
  process.exit(0);
}

const named = BOXES.filter(({ game }) => game.id === process.argv[2]);
const { box, language } = await sitDown(named.length > 0 ? named : BOXES, { ask });
says = sayingsIn(language);
intro(says.welcome);
const file = `${box.game.id}.json`;
const terminal: Terminal = {
  ask,
  tell: (line) => log.message(line),
  show: (heading, lines) => note(lines.join('\n'), heading),
  keep: (game) => (game === undefined ? rmSync(file) : writeFileSync(file, JSON.stringify(game, null, 2))),
};
const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (kept !== '') log.info(says.continuing(file));
await play(box, language, terminal, kept);
outro(says.over);
