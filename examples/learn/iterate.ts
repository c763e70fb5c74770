/**
 * Improves the net of a game by games of its own search (expert iteration): `npm run learn -- iterate duel`. The first net learns from games
 * of the house bot. In each generation the last accepted net plays many games alone and some by search, a new one learns from both, and is
 * accepted if it wins a match against the last. All files lie in `--out`: stopped at any time, the same command goes on. Equal settings give
 * equal nets, however many threads play.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type GameResult, type Standing, sprt, tally } from '@wonders/core/arena';
import { type PackedWeights, pack, unpack, type Weights } from '@wonders/core/learn';
import { Command } from 'commander';
import Tinypool from 'tinypool';
import { bundle } from '../../.bench/program.js';
import { percent } from '../../.bench/statistics.js';
import { leadsOf, marginOf } from './elo.js';
import type { Positions } from './judge-games.js';
import { trainJudge } from './judge-training.js';
import { lessonOf } from './lessons.js';
import { type Deals, type Lessons, NEWER, OLDER, positionsIn, resultsIn, writeWhole } from './portions.js';
import { digestOf, STEP, say, told, writeWeights } from './report.js';

const SETTINGS = {
  generations: ['how many nets are trained, one after the other', '4'],
  house: ['games of the house bot, from which the first net learns', '40000'],
  alone: ['games that the net of each generation plays without search', '60000'],
  games: ['games that it plays by search', '1500'],
  iterations: ['iterations of each move, in these games and in the match', '200'],
  window: ['a net learns from the searched games of so many generations, the last ones', '3'],
  epochs: ['how often it goes through the positions', '2'],
  width: ['hidden units', '32'],
  rate: ['how far a step goes', '0.002'],
  fine: ['how far a step goes with searched games, which come last', '0.0005'],
  decay: ['how much weights shrink', '0.01'],
  prior: ['what tells which moves a search tries first: judge or policy', 'judge'],
  exploration: ['how much a policy counts against rewards', '0.8'],
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
const number = (setting: Exclude<Setting, 'seed' | 'elo' | 'prior'>): number => {
  const value = Number(flags[setting]);
  if (!(value > 0)) command.error(`--${setting} should be a number above 0, not ${flags[setting]}`);
  return value;
};
const [least, most] = leadsOf(command, flags.elo);
if (flags.prior !== 'judge' && flags.prior !== 'policy')
  command.error(`--prior should be judge or policy, not ${flags.prior}`);

/** Games and deals of one portion: little is lost where it is stopped. */
const PORTION = { house: 1000, alone: 1000, search: 20, deals: 10 } as const;

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

/** The files with games of a generation, which are played where they are missing. */
async function gamesOf(generation: number, by: Lessons['by'], weights: PackedWeights | null): Promise<Positions[]> {
  const count = number(by === 'search' ? 'games' : by);
  const player = { lesson: name, weights, iterations: number('iterations'), exploration: number('exploration') };
  const portions = portionsOf(count, PORTION[by]).map(
    (portion): Lessons => ({
      ...player,
      ...portion,
      kind: 'lessons',
      by,
      seed: `${flags.seed}/${generation}/${by}`,
      file: join(out, String(generation), by, `${numbered(portion.from)}.bin`),
    }),
  );
  await play(portions);
  return portions.map(({ file }) => positionsIn(file));
}

/** Trains on games, from weights on where there are some. */
function trained(generation: number, played: readonly Positions[], rate: number, start?: Weights): Weights {
  say(`generation ${generation}: learns from ${played.reduce((sum, { won }) => sum + won.length, 0)} positions`);
  return trainJudge(played, {
    inputs: lesson.inputs,
    parts: flags.prior === 'policy' ? (lesson.parts?.count ?? 0) : 0,
    epochs: number('epochs'),
    width: number('width'),
    rate,
    decay: number('decay'),
    seed: `${flags.seed}/${generation}`,
    ...(start && { start }),
    heard: (epoch, loss, heldBack, policy) => {
      say(`  epoch ${epoch}: loss ${loss.toFixed(4)}; ${told(heldBack)}`);
      if (policy === undefined) return;
      const likeliest = `the most visited move is the likeliest in ${percent(policy.first)}`;
      say(`    policy: loss ${policy.loss.toFixed(4)}, evenly shared ${policy.even.toFixed(4)}; ${likeliest}`);
    },
  });
}

/** The net of a generation, which learns where it is missing. */
async function netOf(generation: number, learn: () => Promise<Weights>): Promise<PackedWeights> {
  const file = join(out, String(generation), 'weights.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as PackedWeights;
  const packed = pack(await learn(), STEP);
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
async function matchOf(generation: number, weights: PackedWeights, older: PackedWeights): Promise<Verdict> {
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

let accepted = await netOf(0, async () => trained(0, await gamesOf(0, 'house', null), number('rate')));
let last = 0;
/** The net that plays the games of each generation. */
const players: PackedWeights[] = [];
for (let generation = 1; generation <= number('generations'); generation++) {
  players[generation] = accepted;
  const packed = await netOf(generation, async () => {
    const searched: Positions[] = [];
    for (let past = Math.max(1, generation - number('window') + 1); past <= generation; past++)
      searched.push(...(await gamesOf(past, 'search', players[past] as PackedWeights)));
    const start = trained(generation, await gamesOf(generation, 'alone', accepted), number('rate'), unpack(accepted));
    return trained(generation, searched, number('fine'), start);
  });
  const verdict: Verdict = await matchOf(generation, packed, accepted);
  say(`generation ${generation}: ${verdict.says}; SHA-256 ${digestOf(packed)}`);
  if (verdict.accepted) [accepted, last] = [packed, generation];
}
await pool.destroy();
thread.remove();
if (flags.write && last > 0)
  writeWeights(lesson.weights, accepted, `npm run learn -- iterate ${name} --generations ${last} ${settings} --write`);
