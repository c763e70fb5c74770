/**
 * How much better the search of a game is with its net, in the same time: `npm run learn -- race duel`. Each deal is played on
 * both seats. It stops when the sequential test has a verdict, or after the given number of deals.
 */
import { type GameResult, playGames, type Standing, sprt, tally, totalsOf } from '@wonders/core/arena';
import { searchBot } from '@wonders/core/bots';
import { Command } from 'commander';
import { cpuClock } from '../tournament/cpu.js';
import { lessonOf } from './lessons.js';

const command = new Command('race')
  .argument('[game]', 'duel or architects', 'duel')
  .option('--iterations <n>', 'iterations of the search with the net', '1000')
  .option('--against <n>', 'iterations of the search without it', '1000')
  .option('--deals <n>', 'how many deals at most, each played on both seats', '400')
  .option('--margin <share>', 'how many more of its games it has to win: 0.28 are 100 points of Elo', '0.28')
  .option('--seed <text>', 'the seed of the deals', 'race')
  .parse();
const flags = command.opts<Readonly<Record<'iterations' | 'against' | 'deals' | 'margin' | 'seed', string>>>();

const { game, options, search } = lessonOf(String(command.processedArgs[0]));

const WITH = 'search with the net';
const WITHOUT = 'search without it';

const bots = {
  [WITH]: searchBot(game, { iterations: Number(flags.iterations), ...search }),
  [WITHOUT]: searchBot(game, { iterations: Number(flags.against) }),
};
const clock = cpuClock(true);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const elo = (share: number): string => (400 * Math.log10(share / (1 - share))).toFixed(0);

/** Deals between two lines of the report. */
const REPORT = 20;

const results: GameResult[] = [];
for (let deal = 0; deal < Number(flags.deals); deal++) {
  const plan = { from: deal, to: deal + 1, ...(clock && { clock }) };
  results.push(...playGames(game, bots, { ...options, seed: flags.seed }, plan));
  const { better, llr, upper } = sprt(results, WITH, WITHOUT, Number(flags.margin));
  const ends = better !== undefined || deal + 1 === Number(flags.deals);
  if (!ends && (deal + 1) % REPORT !== 0) continue;
  const { games, winRate, low, high } = tally(results).find(({ bot }) => bot === WITH) as Standing;
  const totals = totalsOf(results);
  const times = [WITH, WITHOUT].map((name) => ((totals[name]?.time ?? 0) / 1000).toFixed(0)).join(' s and ');
  console.log(
    `${games} games: ${percent(winRate)} (${percent(low)} to ${percent(high)}), Elo ${elo(winRate)} (${elo(low)} to ${elo(high)}); ` +
      `ratio ${llr.toFixed(2)} of ${upper.toFixed(2)}; ${times} of CPU`,
  );
  if (better === undefined) continue;
  console.log(better ? `${WITH} is better by the margin` : `${WITH} is not better by the margin`);
  break;
}
