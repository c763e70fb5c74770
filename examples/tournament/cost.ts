/**
 * What games cost: `npm run tournament -- cost` plays each game with each bot for some seconds of CPU time and prints a table in Markdown;
 * `npm run tournament -- cost --memory 50000` plays games and prints how much memory is in use while it does.
 */
import '@wonders/core/sealed';
import { type GameResult, playGames, type Totals, totalsOf } from '@wonders/core/arena';
import { botNamed } from '@wonders/core/bots';
import { Command } from 'commander';
import { manifests } from '../../.ci/lib/games.js';
import { merged } from './show.js';
import { contestOf, gamesById } from './tournament.js';

const flags = new Command('cost')
  .option('--games <ids>', 'the games', (await manifests()).map(({ pkg }) => pkg.id).join())
  .option('--bots <names>', 'the bots', 'random,house,search:200,search:1000')
  .option('--seconds <count>', 'seconds of CPU time for each', '2')
  .option('--memory <games>', 'instead: play this many games of each with the first bot, and watch the memory')
  .parse(process.argv)
  .opts<{ games: string; bots: string; seconds: string; memory?: string }>();

const SECRET = 'cost';
const DAY = 86_400;
const MANY = 1e7;
const all = await gamesById();

/** Game after game of one bot on all free seats. */
function* gamesOf(id: string, name: string): Generator<GameResult> {
  const game = all.get(id);
  if (game === undefined) throw new RangeError(`there is no game "${id}"`);
  const { lineUps, field } = contestOf(game, [name], {}, 'one-against-field', name);
  const bots = { [name]: botNamed(game, name) };
  for (let from = 0; ; from++)
    yield* playGames(game, bots, { seed: SECRET }, { from, to: from + 1, lineUps, ...(field !== null && { field }) });
}

/** CPU time of this process, in seconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function perSecond(id: string, name: string): number {
  const games = gamesOf(id, name);
  // The first game is slow: nothing is compiled yet.
  games.next();
  const begin = spent();
  for (let count = 1; ; count++) {
    games.next();
    const time = spent() - begin;
    if (time >= Number(flags.seconds)) return count / time;
  }
}

function cost(): void {
  console.log('| game | bot | games per second and core | 10⁷ games, in days of one core |\n| --- | --- | --- | --- |');
  for (const id of flags.games.split(','))
    for (const name of flags.bots.split(',')) {
      const rate = perSecond(id, name);
      const days = MANY / rate / DAY;
      const digits = (value: number): string => value.toPrecision(2).replace(/\.0$/, '');
      console.log(
        `| ${id} | \`${name}\` | ${rate < 100 ? digits(rate) : rate.toFixed(0)} | ${days < 100 ? digits(days) : days.toFixed(0)} |`,
      );
    }
}

function memory(count: number): void {
  const [name = 'random'] = flags.bots.split(',');
  const glances = 10;
  for (const id of flags.games.split(',')) {
    const games = gamesOf(id, name);
    let totals: Totals | undefined;
    for (let played = 1; played <= count; played++) {
      const { value } = games.next();
      totals = merged(totals, totalsOf([value as GameResult]));
      if (played % Math.ceil(count / glances) !== 0) continue;
      globalThis.gc?.();
      const { heapUsed, rss } = process.memoryUsage();
      const [heap, whole] = [heapUsed, rss].map((bytes) => (bytes / 2 ** 20).toFixed(1));
      console.log(`${id}, ${name}: ${played} games, heap ${heap} MB, process ${whole} MB`);
    }
  }
}

if (flags.memory === undefined) cost();
else memory(Number(flags.memory));
