/**
 * Makes a pack of puzzles for each game that is named, and checks it: `npm run puzzles -- duel-solo --puzzles 20 --seconds 600`. It plays
 * games of house bots and stronger searches in each variant, takes one puzzle from a game at most, and writes each as it is found. Run it
 * again, and it goes on; it keeps the puzzles that still hold, also for a search that looks much deeper. `--check` solves what is there, and
 * `--check --deep` looks as deep.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { positive, whole } from '../../.ci/lib/flags.js';
import { type FoundGame, games, variantsNamed } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { botNamed } from '../../packages/core/src/bots/index.js';
import { checkPuzzle, type Puzzle, puzzles } from '../../packages/core/src/coach/index.js';
import { createTable, playBots, playthroughOf } from '../../packages/core/src/table/index.js';

/** The puzzles of a game, with how many games were looked at for them. */
export interface Pack {
  readonly game: string;
  /** How many games have been searched: a game gives one puzzle at most. */
  readonly searched: number;
  readonly puzzles: readonly Puzzle[];
}

/** A puzzle also has to hold where a search looks five times deeper than the one that has found it. */
const DEEP = { iterations: 20_000 } as const;

const packOf = (id: string): string => join(root, 'docs/puzzles', `${id}.json`);

/** The pack as far as it has been made. */
export function read(id: string): Pack {
  if (!existsSync(packOf(id))) return { game: id, searched: 0, puzzles: [] };
  return JSON.parse(readFileSync(packOf(id), 'utf8')) as Pack;
}

/** A pack as JSON, with a puzzle on each line. */
function textOf({ game, searched, puzzles }: Pack): string {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`);
  const head = `{\n  "game": ${JSON.stringify(game)},\n  "searched": ${searched},\n  "puzzles": [`;
  return `${head}${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`;
}

/** The numbered game: the variants take turns, and in every second game the first seats search. */
function gameOf({ game, manifest }: FoundGame, number: number) {
  const variants = variantsNamed(manifest, Object.keys(manifest.variants)).filter(
    ({ options }) => options['chance'] !== 'manual',
  );
  const { options = {} } = variants[number % variants.length] ?? {};
  const bot = botNamed(game, number % 2 === 0 ? 'house' : 'search:50');
  const setting = {
    options: { ...options, seed: `puzzle ${number}` },
    seats: { 0: bot },
    others: botNamed(game, 'house'),
  };
  return playthroughOf(playBots(createTable(game, setting))).record;
}

/** The puzzles that still have their solution, by the rules and the search of today. */
const renewed = (game: FoundGame['game'], given: readonly Puzzle[]): readonly Puzzle[] =>
  given.map((puzzle) => ({ ...puzzle, rules: game.rules })).filter((puzzle) => holds(game, puzzle));

const holds = (game: FoundGame['game'], puzzle: Puzzle): boolean =>
  checkPuzzle(game, puzzle) === undefined && checkPuzzle(game, puzzle, DEEP) === undefined;

/** Looks at further games until the pack is full or the time is up. */
function fill(found: FoundGame, wanted: number, until: number): Pack {
  const { game, pkg } = found;
  const before = read(pkg.id);
  let pack: Pack = { ...before, puzzles: renewed(game, before.puzzles) };
  writeFileSync(packOf(pkg.id), textOf(pack));
  while (pack.puzzles.length < wanted && Date.now() < until) {
    let next: Puzzle | undefined;
    for (const puzzle of puzzles(game, [gameOf(found, pack.searched)])) {
      // A puzzle that no bot misses asks nothing.
      if (puzzle !== undefined && puzzle.missedBy.length > 0 && holds(game, puzzle)) next = puzzle;
      if (Date.now() > until) break;
    }
    pack = { ...pack, searched: pack.searched + 1, puzzles: [...pack.puzzles, ...(next === undefined ? [] : [next])] };
    writeFileSync(packOf(pkg.id), textOf(pack));
  }
  return pack;
}

function main(): Promise<void> {
  const program = new Command('npm run puzzles --')
    .description('Makes a pack of puzzles for each game, and checks it.')
    .argument('[games...]', 'only these games')
    .option('--puzzles <count>', 'how many a pack shall have', whole, 20)
    .option('--seconds <count>', 'how long to look for them, for each game', positive, 600)
    .option('--check', 'solves the puzzles that are there, and makes none', false)
    .option('--deep', 'solves them by the deep search', false)
    .parse();
  return run(program.args, program.opts<Flags>());
}

interface Flags {
  /** Whether the puzzles that are there are solved, and none is made. */
  readonly check: boolean;
  /** Whether they are solved by the deep search. */
  readonly deep: boolean;
  /** How many a pack shall have. */
  readonly puzzles: number;
  /** How long to look for them, for each game. */
  readonly seconds: number;
}

async function run(named: readonly string[], { check, deep, puzzles, seconds }: Flags): Promise<void> {
  for (const found of await games()) {
    const { game, pkg } = found;
    if (named.length > 0 && !named.includes(pkg.id)) continue;
    const pack = check ? read(pkg.id) : fill(found, puzzles, Date.now() + seconds * 1000);
    const wrong = pack.puzzles.flatMap((puzzle, i) => {
      const issue = checkPuzzle(game, puzzle, deep ? DEEP : {});
      return issue === undefined ? [] : [`puzzle ${i + 1}: ${issue}`];
    });
    console.log(`${pkg.id}: ${pack.puzzles.length} puzzles from ${pack.searched} games`);
    for (const line of wrong) console.log(`  ${line}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('generate.ts')) await main();
