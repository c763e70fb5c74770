/**
 * Trains a small net for 7 Wonders Duel by self-play, from nothing but the rules, and measures it: `npm run learn -- --rounds 2 --games 100`.
 * Each round plays with the net of the round before.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playGames, type Standing, tally } from '@wonders/core/arena';
import { houseBot } from '@wonders/core/bots';
import { selfPlay } from '@wonders/core/learn';
import { Command } from 'commander';
import { percent } from '../../.bench/statistics.js';
import { metadataOf, type Row, rowOf, writeRows } from './dataset.js';
import { beginner, type DuelBot, exploring, game, learn, OPTIONS, random } from './game.js';
import { type Net, saveNet } from './net.js';
import { netBot, searchWithNet } from './players.js';
import { type Loss, train } from './train.js';

interface Flags {
  readonly rounds: string;
  readonly games: string;
  readonly iterations: string;
  readonly epochs: string;
  readonly width: string;
  readonly matches: string;
  readonly seed: string;
  readonly out: string;
}

const minutes = (): string => (process.cpuUsage().user / 60e6).toFixed(1);
const say = (text: string): void => console.log(`${minutes().padStart(5)} min  ${text}`);

const lost = (what: string, { policy, value }: Loss): string =>
  `${what} policy ${policy.toFixed(3)}, value ${value.toFixed(3)}`;

/** How the first bot did against the second. */
function measure(name: string, bot: DuelBot, other: string, opponent: DuelBot, numbers: number, seed: string): void {
  const results = playGames(game, { [name]: bot, [other]: opponent }, { ...OPTIONS, seed: `${seed}/match` }, numbers);
  const { games, winRate, low, high } = tally(results).find((each) => each.bot === name) as Standing;
  say(`${name} against ${other}: ${percent(winRate)} of ${games} games (${percent(low)} to ${percent(high)})`);
}

const { rounds, games, iterations, epochs, width, matches, seed, out } = new Command('learn')
  .option('--rounds <n>', 'rounds of self-play and training', '2')
  .option('--games <n>', 'games of self-play per round', '100')
  .option('--iterations <n>', 'iterations of the search per move', '100')
  .option('--epochs <n>', 'how often a round learns each sample', '8')
  .option('--width <n>', 'hidden units', '64')
  .option('--matches <n>', 'deals of the matches that measure it, each played on both seats', '100')
  .option('--seed <text>', 'the seed of all chance', 'june')
  .option('--out <directory>', 'where samples and nets go', 'temp/learn')
  .parse()
  .opts<Flags>();

mkdirSync(out, { recursive: true });
const rows: Row[] = [];
let net: Net | undefined;
for (let round = 1; round <= Number(rounds); round++) {
  const player = exploring(net === undefined ? beginner(Number(iterations)) : searchWithNet(net, Number(iterations)));
  const played = selfPlay(game, learn, [player, player], Number(games), {
    options: { ...OPTIONS, seed: `${seed}/${round}` },
  });
  const fresh = Array.from(played, rowOf);
  rows.push(...fresh);
  writeFileSync(join(out, `samples-${round}.arrow`), writeRows(learn, fresh));
  say(`round ${round}: ${fresh.length} samples of ${games} games`);
  net = await train(rows, metadataOf(learn), {
    epochs: Number(epochs),
    width: Number(width),
    batch: 256,
    rate: 2e-3,
    seed: `${seed}/${round}`,
    decay: 3e-4,
    heard: (epoch, learned, heldBack) =>
      say(`  epoch ${epoch}: ${lost('learned', learned)}; ${lost('held back', heldBack)}`),
  });
  writeFileSync(join(out, `net-${round}.safetensors`), saveNet(net));
  measure('net', netBot(net), 'random', random, Number(matches), seed);
}
if (net !== undefined) {
  const some = Math.ceil(Number(matches) / 4);
  measure('net', netBot(net), 'house', houseBot(game), Number(matches), seed);
  measure('search with net', searchWithNet(net, 100), 'random', random, some, seed);
  measure('search with net', searchWithNet(net, 100), 'search without', beginner(100), some, seed);
  measure('search with net', searchWithNet(net, 100), 'house', houseBot(game), some, seed);
}
