/**
 * How strong the bots are, game by game and level by level: `npm run strength -- --n 40 --bots random,greedy,house,search:200`
 * plays what is not played yet and writes `docs/strength.md`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { compare, type GameResult, tally } from '@wonders/core/arena';
import { Command } from 'commander';
import { openLedger } from './ledger.js';
import { run } from './run.js';
import { type Threads, threads } from './threads.js';
import { contestOf, gamesById, type Tournament } from './tournament.js';

interface Flags {
  readonly n: string;
  readonly bots: string;
  readonly against: string;
  readonly out: string;
  readonly workers: string;
  readonly games?: string;
}

/** The games and levels of the page. On seats without a script all others are taken by the house bot. */
const ROWS: readonly {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}[] = [
  { title: 'Hal, normal', game: 'hal', options: { level: 'normal' } },
  { title: 'Hal, expert', game: 'hal', options: { level: 'expert' } },
  { title: 'Duel, normal', game: 'duel-solo', options: { level: 'normal' } },
  { title: 'Duel, legendary', game: 'duel-solo', options: { level: 'legendary' } },
  { title: 'Architects, plain Opponent', game: 'architects-solo', options: {} },
  { title: 'Architects, Opponent that builds', game: 'architects-solo', options: { opponentBuilds: true } },
  { title: 'Century, AI as printed', game: 'century-ai', options: { aiTradeGain: 'printed' } },
  { title: 'Century, default reading', game: 'century-ai', options: {} },
  { title: 'Eight wonders, three seats', game: 'eight-wonders', options: { players: 3 } },
];

const SECRET = 'strength';

const flags = new Command('strength')
  .option('--n <numbers>', 'how many numbers each row has', '40')
  .option('--bots <names>', 'the bots', 'random,greedy,house,search:200')
  .option('--against <bot>', 'beside which bot the others are set', 'house')
  .option('--games <ids>', 'only these games; the others keep what was played')
  .option('--out <folder>', 'where the games are kept', 'temp/strength')
  .option('--workers <count>', 'how many threads', String(availableParallelism()))
  .parse(process.argv)
  .opts<Flags>();

const bots = flags.bots.split(',');
const all = await gamesById();

function tournamentFor({ game: id, options }: (typeof ROWS)[number]): Tournament {
  const game = all.get(id);
  if (game === undefined) throw new RangeError(`no game is called "${id}"`);
  const contest = contestOf(game, bots, options, 'one-against-field', flags.against);
  return { secret: SECRET, numbers: Number(flags.n), bots, contests: [contest], own: null };
}

async function gamesOf(index: number, players: Threads): Promise<readonly GameResult[]> {
  const row = ROWS[index] as (typeof ROWS)[number];
  const tournament = tournamentFor(row);
  const ledger = openLedger(join(flags.out, String(index)), tournament);
  const results = [...ledger.results];
  const asked = flags.games === undefined || flags.games.split(',').includes(row.game);
  const workers = Number(flags.workers);
  if (asked)
    await run(tournament, ledger, players.play, { atOnce: workers, size: 1 }, (fresh) => {
      results.push(...fresh);
      process.stderr.write(`${row.title}: ${results.length} games\n`);
    });
  return results;
}

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;

/** Only the games in which a bot stood for itself, not those in which it filled the other seats. */
const ofItself = (results: readonly GameResult[], bot: string): readonly GameResult[] =>
  results.filter(({ line }) => bot !== flags.against || line.every((name) => name === bot || name === 'script'));

function section(title: string, results: readonly GameResult[]): string {
  const lines = bots.map((bot) => {
    const own = ofItself(results, bot);
    const standing = tally(own).find((each) => each.bot === bot);
    if (standing === undefined) return `| ${bot} | – | – | – | – | – |`;
    const { games, winRate, low, high, points } = standing;
    if (bot === flags.against)
      return `| ${bot} | ${games} | ${percent(winRate)} | ${percent(low)} to ${percent(high)} | ${points.toFixed(1)} | |`;
    const { wins, points: more } = compare(results, bot, flags.against);
    const span = `${percent(wins.low)} to ${percent(wins.high)}, points ${more.low.toFixed(1)} to ${more.high.toFixed(1)}`;
    return `| ${bot} | ${games} | ${percent(winRate)} | ${percent(low)} to ${percent(high)} | ${points.toFixed(1)} | ${span} |`;
  });
  return `### ${title}

| bot | games | won | 95 % | points | more than ${flags.against} under the same numbers, 95 % |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}

const players = threads(Number(flags.workers), 600_000);
const sections: string[] = [];
for (const [index, { title }] of ROWS.entries()) {
  const results = await gamesOf(index, players);
  if (results.length > 0) sections.push(section(title, results));
}
await players.close();

const page = 'docs/strength.md';
const START = '<!-- tables: npm run strength -->';
const text = existsSync(page) ? readFileSync(page, 'utf8') : `# Strength\n\n${START}\n`;
const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`;
const command = `npm run strength -- --n ${flags.n} --bots ${flags.bots}`;
const head = text.slice(0, text.indexOf(START) + START.length);
writeFileSync(page, `${head}\n\nBy \`${command}\` on ${machine}.\n\n${sections.join('\n')}`);
