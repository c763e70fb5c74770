/**
 * Improves the net of a game by games of its own search (expert iteration): `npm run learn -- iterate duel`. In each generation the last
 * accepted net plays games by search, a new one learns from them, and is accepted if it wins a match against the last. All files lie in
 * `--out`: stopped at any time, the same command goes on. Equal settings give equal nets, however many threads play.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type GameResult, type Standing, sprt, tally } from '@wonders/core/arena';
import { type PackedWeights, pack } from '@wonders/core/learn';
import { Command } from 'commander';
import Tinypool from 'tinypool';
import { bundle } from '../../.bench/program.js';
import { leadsOf, marginOf } from './elo.js';
import { trainJudge } from './judge-training.js';
import { lessonOf } from './lessons.js';
import { type Deals, type Lessons, NEWER, OLDER, positionsIn, resultsIn, writeWhole } from './portions.js';
import { digestOf, percent, STEP, say, told, writeWeights } from './report.js';

const SETTINGS = {
  generations: ['how many nets are trained, one after the other', '4'],
  games: ['games of each generation to learn from', '10000'],
  iterations: ['iterations of each move, in these games and in the match', '200'],
  window: ['a net learns from the games of so many generations, the last ones', '3'],
  epochs: ['how often it goes through the positions', '2'],
  width: ['hidden units', '32'],
  rate: ['how far a step goes', '0.002'],
  decay: ['how much weights shrink', '0.01'],
  exploration: ['how much the policy counts against rewards', '0.8'],
  deals: ['deals of a match at most, each played on both seats', '400'],
  elo: ['the leads that the sequential test of the match tells apart, in points of Elo', '0,30'],
  seed: ['the seed of all chance', 'june'],
} as const;
type Setting = keyof typeof SETTINGS;

const command = new Command('iterate').argument('[game]', 'duel or architects', 'duel');
for (const [name, [says, value]] of Object.entries(SETTINGS)) command.option(`--${name} <value>`, says, value);
command
  .option('--workers <count>', 'how many threads', String(availableParallelism()))
  .option('--out <folder>', 'where everything lies; default temp/learn/<game>')
  .option('--write', 'also writes the weights of the package, if a net was accepted')
  .parse();
const flags = command.opts<
  Readonly<Record<Setting | 'workers', string>> & { readonly out?: string; readonly write?: true }
>();
const [name = ''] = command.processedArgs as readonly string[];
const lesson = lessonOf(name);
const number = (setting: Exclude<Setting, 'seed' | 'elo'>): number => {
  const value = Number(flags[setting]);
  if (!(value > 0)) command.error(`--${setting} should be a number above 0, not ${flags[setting]}`);
  return value;
};
const [least, most] = leadsOf(command, flags.elo);

/** Games and deals of one portion: little is lost where it is stopped. */
const PORTION = { lessons: 20, deals: 10 } as const;

const out = resolve(process.env['INIT_CWD'] ?? process.cwd(), flags.out ?? join('temp/learn', name));
const settings = (Object.keys(SETTINGS) as Setting[])
  .filter((setting) => setting !== 'generations')
  .map((setting) => `--${setting} ${flags[setting]}`)
  .join(' ');
const kept = join(out, 'settings.txt');
mkdirSync(out, { recursive: true });
if (!existsSync(kept)) writeWhole(kept, settings);
if (readFileSync(kept, 'utf8') !== settings)
  command.error(`${out} was made with ${readFileSync(kept, 'utf8')}: use these settings, or another folder by --out`);

const thread = bundle('thread', "export { playPortion as default } from '../examples/learn/portions.js';");
const pool = new Tinypool({
  filename: thread.file,
  runtime: 'worker_threads',
  minThreads: Number(flags.workers),
  maxThreads: Number(flags.workers),
  execArgv: [],
});

interface Verdict {
  readonly accepted: boolean;
  readonly says: string;
}

const portionsOf = (all: number, size: number): { readonly from: number; readonly count: number }[] =>
  Array.from({ length: Math.ceil(all / size) }, (_, i) => ({ from: i * size, count: Math.min(size, all - i * size) }));

const numbered = (from: number): string => String(from).padStart(7, '0');

const play = (portions: readonly (Lessons | Deals)[]) => Promise.all(portions.map((portion) => pool.run(portion)));

/** The files with the games of a generation, which are played where they are missing. */
async function gamesOf(generation: number, weights: PackedWeights | null): Promise<string[]> {
  const seed = `${flags.seed}/${generation}`;
  const player = { lesson: name, weights, iterations: number('iterations'), exploration: number('exploration') };
  const portions = portionsOf(number('games'), PORTION.lessons).map(
    ({ from, count }): Lessons => ({
      ...player,
      kind: 'lessons',
      seed,
      from,
      count,
      file: join(out, String(generation), 'games', `${numbered(from)}.bin`),
    }),
  );
  await play(portions);
  return portions.map(({ file }) => file);
}

/** Trains the net of a generation, if it is missing. */
function netOf(generation: number, files: readonly string[]): PackedWeights {
  const file = join(out, String(generation), 'weights.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as PackedWeights;
  const played = files.map(positionsIn);
  say(`generation ${generation}: learns from ${played.reduce((sum, { won }) => sum + won.length, 0)} positions`);
  const weights = trainJudge(played, {
    inputs: lesson.inputs,
    parts: lesson.parts?.count ?? 0,
    epochs: number('epochs'),
    width: number('width'),
    rate: number('rate'),
    decay: number('decay'),
    seed: `${flags.seed}/${generation}`,
    heard: (epoch, loss, heldBack, policy) => {
      say(`  epoch ${epoch}: loss ${loss.toFixed(4)}; ${told(heldBack)}`);
      if (policy === undefined) return;
      const likeliest = `the most visited move is the likeliest in ${percent(policy.first)}`;
      say(`    policy: loss ${policy.loss.toFixed(4)}, evenly shared ${policy.even.toFixed(4)}; ${likeliest}`);
    },
  });
  const packed = pack(weights, STEP);
  writeWhole(file, JSON.stringify(packed));
  return packed;
}

/** How a match stands: accepted by the sequential test, or by the better half of all deals where it has no verdict. */
function verdictOf(results: readonly GameResult[], isLast: boolean): Verdict | undefined {
  const { better } = sprt(results, NEWER, OLDER, marginOf(most), 0.05, marginOf(least));
  if (better === undefined && !isLast) return undefined;
  const { games, winRate, low, high } = tally(results).find(({ bot }) => bot === NEWER) as Standing;
  const accepted = better ?? winRate > 0.5;
  const score = `wins ${percent(winRate)} of ${games} games (${percent(low)} to ${percent(high)})`;
  return { accepted, says: `${score} and is ${accepted ? '' : 'not '}accepted` };
}

/** Plays the match of a generation against the last accepted net, a portion for each thread at a time. */
async function matchOf(generation: number, weights: PackedWeights, older: PackedWeights | null): Promise<Verdict> {
  const file = join(out, String(generation), 'verdict.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Verdict;
  const player = { lesson: name, weights, iterations: number('iterations'), exploration: number('exploration') };
  const portions = portionsOf(number('deals'), PORTION.deals).map(
    ({ from, count }): Deals => ({
      ...player,
      kind: 'deals',
      older,
      seed: `${flags.seed}/${generation}/match`,
      from,
      count,
      file: join(out, String(generation), 'match', `${numbered(from)}.json`),
    }),
  );
  const results: GameResult[] = [];
  for (const [i, portion] of portions.entries()) {
    // The verdict looks at portions in their order, however many are played at once.
    if (i % pool.threads.length === 0) await play(portions.slice(i, i + pool.threads.length));
    results.push(...resultsIn(portion.file));
    const verdict = verdictOf(results, i + 1 === portions.length);
    if (verdict === undefined) continue;
    writeWhole(file, JSON.stringify(verdict));
    return verdict;
  }
  throw new RangeError('no deals');
}

let accepted: PackedWeights | null = null;
let last = 0;
const files: string[][] = [];
for (let generation = 1; generation <= number('generations'); generation++) {
  files.push(await gamesOf(generation, accepted));
  const packed = netOf(generation, files.slice(-number('window')).flat());
  const verdict: Verdict = await matchOf(generation, packed, accepted);
  say(`generation ${generation}: ${verdict.says}; SHA-256 ${digestOf(packed)}`);
  if (verdict.accepted) [accepted, last] = [packed, generation];
}
await pool.destroy();
thread.remove();
if (flags.write && accepted !== null)
  writeWeights(lesson.weights, accepted, `npm run learn -- iterate ${name} --generations ${last} ${settings} --write`);
