/**
 * How strong the bots are, game by game and level by level: `npm run strength` plays the games that are missing, writes the figures to
 * `docs/strength.json`, and from them `docs/strength.md` and `docs/public/strength.svg`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@wonders/core';
import { type Comparison, compare, type GameResult, tally } from '@wonders/core/arena';
import { LEVELS as PEOPLE } from '@wonders/core/bots';
import { Command } from 'commander';
import { manifests, variantsNamed } from '../../.ci/games.js';
import { evenlyTimed } from './cpu.js';
import { openLedger } from './ledger.js';
import { run } from './run.js';
import { fixed } from './sizes.js';
import { pageOf, plotOf } from './strength-page.js';
import { threads } from './threads.js';
import { contestOf, gamesById, type Tournament } from './tournament.js';

interface Flags {
  readonly bots: string;
  readonly games?: string;
  readonly rows?: string;
  readonly out: string;
  readonly workers: string;
  readonly played?: true;
}

const listed = await manifests();

/** The games and levels of the page. On seats without a script all others are taken by the house bot. */
const ROWS: readonly (Pick<Row, 'title' | 'game' | 'options'> & { readonly people: boolean })[] = listed.flatMap(
  ({ pkg, manifest }) =>
    Object.entries(manifest.strength).map(([title, variant]) => {
      const [{ options } = { options: {} }] = variantsNamed(manifest, [variant]);
      return { title, game: pkg.id, options, people: variant === manifest.versus };
    }),
);

/** The results of a bot. */
export interface Figure {
  readonly bot: string;
  readonly games: number;
  /** The share of its games that it won, with the 95 % interval by Wilson's score. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly points: number;
  /** How long it thought per move, in milliseconds, on the machine of the run. */
  readonly time: number;
  /** Compared with the house bot on the same deals; `null` for the house bot itself. */
  readonly more: Comparison | null;
}

/** A game at a level, with the results of the bots. */
export interface Row {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly figures: readonly Figure[];
}

const SECRET = 'strength';
const HOUSE = 'house';
const FIGURES = 'docs/strength.json';

/** The bots of the page: the house bot also at the levels that games have besides. */
const LEVELS = [...new Set(listed.flatMap(({ manifest }) => manifest.levels))].map((level) => `${HOUSE}:${level}=200`);
const BOTS = [
  'random=200',
  'greedy=100',
  'house=200',
  ...LEVELS,
  ...PEOPLE.map((level) => `level:${level}=100`),
  'search:100=100',
  'search:200=200',
  'search:1000=200',
  'search:5000=24',
];

const flags = new Command('strength')
  .option('--bots <names>', 'the bots, with how many deals each plays', BOTS.join())
  .option('--games <ids>', 'only these games; the others keep their figures')
  .option('--rows <titles>', 'only these rows, separated by semicolons; the others keep their figures')
  .option('--out <folder>', 'the folder of the games', 'temp/strength')
  .option('--workers <count>', 'how many threads', String(availableParallelism()))
  .option('--played', 'play nothing: make the page from the games played so far; bots without games keep their figures')
  .parse(process.argv)
  .opts<Flags>();

/** The bots with their numbers of deals: `search:200:depth=8=40` means 40 deals of `search:200:depth=8`. */
const sizes = flags.bots.split(',').map((text): readonly [string, number] => {
  const at = text.lastIndexOf('=');
  const deals = Number(text.slice(at + 1));
  if (at < 0 || !Number.isInteger(deals) || deals < 1)
    throw new RangeError(`a bot needs a number of deals, like house=200; "${text}" has none`);
  return [text.slice(0, at), deals];
});

const all = await gamesById();
const players = threads(Number(flags.workers), 600_000);

/** The levels for people, and a search as quick as theirs: measured where people play each other. */
const FOR_PEOPLE = /^(level:|search:100$)/;

/** Whether the house bot of a game has the level in a name: `house:master` plays only some of the games. */
function hasLevel(game: AnyGame, bot: string): boolean {
  const level = bot.startsWith(`${HOUSE}:`) ? bot.slice(HOUSE.length + 1) : undefined;
  return level === undefined || game.levels?.includes(level) === true;
}

/** The games of a bot: those played before, and the missing ones. */
async function gamesOf({ title, game: id, options, people }: (typeof ROWS)[number], bot: string, deals: number) {
  const game = all.get(id);
  if (game === undefined) throw new RangeError(`there is no game "${id}"`);
  if (!hasLevel(game, bot) || (FOR_PEOPLE.test(bot) && !people)) return [];
  const several =
    game.seats(game.newGame({ seed: 'seats', ...options })).filter(({ role }) => role === 'player').length > 1;
  const bots = several && bot !== HOUSE ? [bot, HOUSE] : [bot];
  const contest = contestOf(game, bots, options, 'one-against-field', HOUSE);
  const tournament: Tournament = { secret: SECRET, deals, bots, contests: [contest], own: null };
  const folder = join(flags.out, `${title} ${bot}`.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase());
  // A contest with more deals continues one with fewer.
  rmSync(join(folder, 'tournament.json'), { force: true });
  const ledger = openLedger(folder, tournament);
  const results = [...ledger.results];
  if (flags.played) return results;
  await run(tournament, ledger, players.play, { atOnce: Number(flags.workers), sizes: fixed(1) }, (fresh) => {
    results.push(...fresh);
    process.stderr.write(`${title}, ${bot}: ${results.length} games\n`);
  });
  return results.filter(({ deal }) => deal < deals);
}

/** Renames the house bots that fill the other seats, so that they do not count as the house bot to compare with. */
const besideField = (results: readonly GameResult[], bot: string): readonly GameResult[] =>
  results
    .filter(({ line }) => line.includes(bot))
    .map((result) => ({ ...result, line: result.line.map((name) => (name === HOUSE ? 'field' : name)) }));

/** Only the games in which a bot was the one measured, not those in which it filled other seats. */
const ofItself = (results: readonly GameResult[], bot: string): readonly GameResult[] =>
  results.filter(({ line }) => bot !== HOUSE || line.every((name) => name === bot || name === 'script'));

function figureOf(bot: string, results: readonly GameResult[], house: readonly GameResult[]): Figure {
  const standing = tally(evenlyTimed(ofItself(results, bot))).find((each) => each.bot === bot);
  if (standing === undefined) throw new RangeError(`there are no games of ${bot}`);
  const { games, winRate, low, high, points, timePerMove } = standing;
  const more = bot === HOUSE ? null : compare([...ofItself(house, HOUSE), ...besideField(results, bot)], bot, HOUSE);
  return { bot, games, winRate, low, high, points, time: timePerMove, more };
}

/** The figures of the bots of a row; bots without games keep their old ones. */
function figuresOf(results: ReadonlyMap<string, readonly GameResult[]>, before: Row | undefined): readonly Figure[] {
  const house = results.get(HOUSE) ?? [];
  return sizes.flatMap(([bot]) => {
    const games = results.get(bot) ?? [];
    if (games.length > 0) return [figureOf(bot, games, house)];
    return before?.figures.filter((figure) => figure.bot === bot) ?? [];
  });
}

const known: readonly Row[] = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')).rows : [];
const rows: Row[] = [];
for (const row of ROWS) {
  const before = known.find(({ title }) => title === row.title);
  const left = flags.games !== undefined && !flags.games.split(',').includes(row.game);
  if (left || (flags.rows !== undefined && !flags.rows.split(';').includes(row.title))) {
    if (before !== undefined) rows.push(before);
    continue;
  }
  const results = new Map<string, readonly GameResult[]>();
  for (const [bot, deals] of sizes) results.set(bot, await gamesOf(row, bot, deals));
  const { title, game, options } = row;
  const figures = figuresOf(results, before);
  if (figures.length > 0) rows.push({ title, game, options, figures });
}
await players.close();

const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`;
const command = `npm run strength -- --bots ${flags.bots}`;
writeFileSync(FIGURES, `${JSON.stringify({ command, machine, secret: SECRET, rows }, null, 2)}\n`);
mkdirSync('docs/public', { recursive: true });
writeFileSync('docs/public/strength.svg', plotOf(rows));
const page = 'docs/strength.md';
writeFileSync(page, pageOf(readFileSync(page, 'utf8'), command, machine, rows));
