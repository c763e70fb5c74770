/**
 * How strong the bots are, game by game and level by level: `npm run strength` plays the games that are missing, writes the figures to
 * `docs/strength.json`, and from them `docs/strength.md` and `docs/public/strength.svg`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@wonders/core';
import { compare, type GameResult, tally } from '@wonders/core/arena';
import { LEVELS as PEOPLE } from '@wonders/core/bots';
import { Command } from 'commander';
import { among } from '../../.ci/lib/flags.js';
import { manifests, variantsNamed } from '../../.ci/lib/games.js';
import { evenlyTimed } from './cpu.js';
import { openLedger } from './ledger.js';
import { run } from './run.js';
import { fixed } from './sizes.js';
import { type Figure, mostDeals, type Row, renewed, sizesOf } from './strength-figures.js';
import { pageOf, plotOf } from './strength-page.js';
import { threads } from './threads.js';
import { contestOf, gamesById, type Tournament } from './tournament.js';

interface Flags {
  readonly bots: string;
  readonly games?: readonly string[];
  readonly rows?: readonly string[];
  readonly out: string;
  readonly workers: string;
  readonly played?: true;
  readonly afresh?: true;
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

const SECRET = 'strength';
const HOUSE = 'house';
const FIGURES = 'docs/strength.json';

/** The bots of the page: the house bot also with the efforts that games have besides. */
const EFFORTS = [...new Set(listed.flatMap(({ manifest }) => manifest.efforts))].map(
  (effort) => `${HOUSE}:${effort}=200`,
);
const BOTS = [
  'random=200',
  'greedy=100',
  'house=200',
  ...EFFORTS,
  ...PEOPLE.map((level) => `level:${level}=100`),
  'search:100=100',
  'search:200=200',
  'search:1000=200',
  'search:5000=24',
];

const PAGE_ORDER = sizesOf(BOTS.join()).map(([bot]) => bot);

const flags = new Command('strength')
  .option('--bots <names>', 'the bots, with how many deals each plays', BOTS.join())
  .option('--games <ids>', 'only these games; the others keep their figures', among(ROWS.map(({ game }) => game)))
  .option(
    '--rows <titles>',
    'only these rows, separated by semicolons; the others keep their figures',
    among(
      ROWS.map(({ title }) => title),
      ';',
    ),
  )
  .option('--afresh', 'forget the old figures of the rows; else one gives way only to one of as many games')
  .option('--out <folder>', 'the folder of the games', 'temp/strength')
  .option('--workers <count>', 'how many threads', String(availableParallelism()))
  .option(
    '--played',
    'play nothing: make the page from the games played so far; bots that played less than before keep their figures',
  )
  .parse(process.argv)
  .opts<Flags>();

const named = sizesOf(flags.bots);

/** The bots with their numbers of deals. The house bot plays the deals of all others, which are compared with it. */
const sizes = mostDeals([[HOUSE, Math.max(...named.map(([, deals]) => deals))]], named);

const loaded = await gamesById();
const players = threads(Number(flags.workers), 600_000);

/** The levels for people, and a search as quick as theirs: measured where people play each other. */
const FOR_PEOPLE = /^(level:|search:100$)/;

/** Whether the house bot of a game knows the effort in a name: `house:thorough` plays only some of the games. */
function hasLevel(game: AnyGame, bot: string): boolean {
  const effort = bot.startsWith(`${HOUSE}:`) ? bot.slice(HOUSE.length + 1) : undefined;
  return effort === undefined || game.efforts?.includes(effort) === true;
}

/** The games of a bot: those played before, and the missing ones. */
async function gamesOf({ title, game: id, options, people }: (typeof ROWS)[number], bot: string, deals: number) {
  const game = loaded.get(id);
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

/** The figures of the bots that have games. */
const figuresOf = (results: ReadonlyMap<string, readonly GameResult[]>): readonly Figure[] =>
  [...results].flatMap(([bot, games]) =>
    games.length === 0 ? [] : [figureOf(bot, games, results.get(HOUSE) as readonly GameResult[])],
  );

/** What the page says before this run. */
const known: { readonly command?: string; readonly rows: readonly Row[] } = existsSync(FIGURES)
  ? JSON.parse(readFileSync(FIGURES, 'utf8'))
  : { rows: [] };
const rows: Row[] = [];
for (const row of ROWS) {
  const before = known.rows.find(({ title }) => title === row.title);
  if (flags.games?.includes(row.game) === false || flags.rows?.includes(row.title) === false) {
    if (before !== undefined) rows.push(before);
    continue;
  }
  const results = new Map<string, readonly GameResult[]>();
  for (const [bot, deals] of sizes) results.set(bot, await gamesOf(row, bot, deals));
  const { title, game, options } = row;
  const old = flags.afresh ? [] : (before?.figures ?? []);
  const figures = renewed(old, figuresOf(results), PAGE_ORDER);
  if (figures.length > 0) rows.push({ title, game, options, figures });
}
await players.close();

const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`;
const most = mostDeals(sizesOf(known.command?.split(' ').at(-1) ?? flags.bots), sizes);
const command = `npm run strength -- --bots ${most.map((size) => size.join('=')).join()}`;
writeFileSync(FIGURES, `${JSON.stringify({ command, machine, secret: SECRET, rows }, null, 2)}\n`);
mkdirSync('docs/public', { recursive: true });
writeFileSync('docs/public/strength.svg', plotOf(rows));
const page = 'docs/strength.md';
writeFileSync(page, pageOf(readFileSync(page, 'utf8'), command, machine, rows));
