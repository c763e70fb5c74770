/**
 * How much better the search of a game is with its net, in the same time: `npm run learn -- race duel`. Each deal is played on
 * both seats. It stops when the sequential test has a verdict, or after the given number of deals; with `--all` it plays on, since a lead
 * that stops a match looks larger than it is.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GameResult, playGames, type Standing, sprt, tally, totalsOf } from '@wonders/core/arena';
import { type SearchOptions, searchBot } from '@wonders/core/bots';
import { unpack } from '@wonders/core/learn';
import { Command } from 'commander';
import { eloOf, percent } from '../../.bench/statistics.js';
import { cpuClock } from '../tournament/cpu.js';
import { leadsOf, marginOf } from './elo.js';
import { lessonOf, searchWith } from './lessons.js';

const command = new Command('race')
  .argument('[game]', 'duel or architects', 'duel')
  .option('--iterations <n>', 'iterations of the search with the net', '1000')
  .option('--against <n>', 'iterations of the search without it', '1000')
  .option('--deals <n>', 'how many deals at most, each played on both seats', '400')
  .option('--elo <leads>', 'the two leads that the test tells apart, in points of Elo', '0,50')
  .option('--prior', 'race the net as judge and prior against the net as judge alone')
  .option('--weights <file>', 'race weights of `iterate` against the net of the package')
  .option('--exploration <x>', 'how much the policy of these weights counts against rewards', '0.8')
  .option('--all', 'play all deals, also after the verdict')
  .option('--seed <text>', 'the seed of the deals', 'race')
  .parse();
const flags = command.opts<
  Readonly<Record<'iterations' | 'against' | 'deals' | 'elo' | 'seed' | 'exploration', string>> & {
    readonly weights?: string;
    readonly all?: true;
    readonly prior?: true;
  }
>();

const lesson = lessonOf(String(command.processedArgs[0]));
const { game, options, search } = lesson;

const WITH = flags.prior ? 'search with the prior' : 'search with the net';
const WITHOUT = flags.weights ? 'search with the net of the package' : 'search without it';

/** The settings of both sides. */
const [one, other] = ((): readonly SearchOptions[] => {
  if (flags.prior)
    return [
      { ...search, prior: 'judge' },
      { ...search, prior: 'none' },
    ];
  if (flags.weights === undefined) return [search, {}];
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), flags.weights);
  const weights = unpack(JSON.parse(readFileSync(file, 'utf8')));
  return [searchWith(lesson, weights, Number(flags.exploration)), search];
})();

const bots = {
  [WITH]: searchBot(game, { iterations: Number(flags.iterations), ...one }),
  [WITHOUT]: searchBot(game, { iterations: Number(flags.against), ...other }),
};
const clock = cpuClock(true);

const [least, most] = leadsOf(command, flags.elo);
const elo = (share: number): string => eloOf(share).toFixed(0);

/** Deals between two lines of the report. */
const REPORT = 20;

const results: GameResult[] = [];
let judged = false;
for (let deal = 0; deal < Number(flags.deals); deal++) {
  const plan = { from: deal, to: deal + 1, ...(clock && { clock }) };
  results.push(...playGames(game, bots, { ...options, seed: flags.seed }, plan));
  const { better, llr, upper } = sprt(results, WITH, WITHOUT, marginOf(most), 0.05, marginOf(least));
  const verdict: boolean | undefined = judged ? undefined : better;
  const ends = (verdict !== undefined && !flags.all) || deal + 1 === Number(flags.deals);
  if (!ends && verdict === undefined && (deal + 1) % REPORT !== 0) continue;
  const { games, winRate, low, high } = tally(results).find(({ bot }) => bot === WITH) as Standing;
  const totals = totalsOf(results);
  const times = [WITH, WITHOUT].map((name) => ((totals[name]?.time ?? 0) / 1000).toFixed(0)).join(' s and ');
  console.log(
    `${games} games: ${percent(winRate)} (${percent(low)} to ${percent(high)}), Elo ${elo(winRate)} (${elo(low)} to ${elo(high)}); ` +
      `ratio ${llr.toFixed(2)} of ${upper.toFixed(2)}; ${times} s of CPU`,
  );
  if (verdict !== undefined)
    console.log(
      `the lead of the ${WITH} is rather ${verdict ? most : least} than ${verdict ? least : most} points of Elo`,
    );
  judged ||= verdict !== undefined;
  if (ends) break;
}
