import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchTuning } from '@wonders/core';
import type { Dial, Values } from './spsa.js';

/** The numbers of the search that are worth tuning: the default of core, and the range. */
const KNOWN: Readonly<Record<string, readonly [start: number, low: number, high: number]>> = {
  exploration: [0.4, 0.05, 1.5],
  margin: [15, 3, 60],
  victory: [0.5, 0, 1],
  depth: [12, 0, 40],
  bias: [0.3, 0, 1],
  urgency: [0.2, -0.2, 0.6],
} satisfies Partial<Record<keyof SearchTuning, readonly [number, number, number]>>;

/**
 * Reads the dials: `exploration,margin=15:5..40`. Those of the search need neither a start nor a range.
 *
 * @param tuning - The settings of the game, where dials start that have none of their own.
 */
export function dialsOf(text: string, tuning: Partial<SearchTuning>): readonly Dial[] {
  return text.split(',').map((part): Dial => {
    const [name = '', given] = part.trim().split('=');
    const numbers = given
      ?.match(/^(.+):(.+)\.\.(.+)$/)
      ?.slice(1)
      .map(Number);
    const [known, low, high] = numbers ?? KNOWN[name] ?? [];
    const own = tuning[name as keyof SearchTuning];
    const start = numbers === undefined && typeof own === 'number' ? own : known;
    if (start === undefined || low === undefined || high === undefined || ![start, low, high].every(Number.isFinite))
      throw new RangeError(`${name} needs a start and a range, like ${name}=1:0..2`);
    if (!(low < high && start >= low && start <= high)) throw new RangeError(`${name} should start between its bounds`);
    return { name, start, low, high };
  });
}

/** The name of a bot with its dials turned to values. */
export const nameOf = (bot: string, dials: readonly Dial[], values: Values): string =>
  [bot, ...dials.map(({ name }, i) => `${name}=${values[i]}`)].join(':');

/** The command that plays what was found against the start, on other deals. */
export function decider(game: string, bots: readonly string[], options: object, own?: string): string {
  const at = Object.keys(options).length === 0 ? '' : ` --options '${JSON.stringify(options)}'`;
  const from = own === undefined ? '' : ` --own ${own}`;
  return `npm run tournament -- --games ${game} --bots ${bots.join(',')} --sprt 0.05 --n 1000${at}${from}`;
}

/** The steps of a run on disk. */
export interface Steps {
  readonly leads: readonly number[];
  append(lead: number): void;
}

/**
 * Opens the steps in a folder: `plan.json` says what is tuned, and `steps.jsonl` has a line for each step, from which the run goes on.
 *
 * @throws Error when the folder belongs to another plan.
 */
export function openSteps(folder: string, plan: object): Steps {
  mkdirSync(folder, { recursive: true });
  const [about, steps] = [join(folder, 'plan.json'), join(folder, 'steps.jsonl')];
  const text = `${JSON.stringify(plan, null, 2)}\n`;
  if (!existsSync(about)) writeFileSync(about, text);
  else if (readFileSync(about, 'utf8') !== text)
    throw new Error(`${folder} belongs to another plan, see ${about}. Choose another folder with --out`);
  const kept = existsSync(steps) ? readFileSync(steps, 'utf8') : '';
  const whole = kept.slice(0, kept.lastIndexOf('\n') + 1);
  // A line that was cut off is played again.
  if (whole.length < kept.length) truncateSync(steps, whole.length);
  return { leads: whole.split('\n').slice(0, -1).map(Number), append: (lead) => appendFileSync(steps, `${lead}\n`) };
}
