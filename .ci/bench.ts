/**
 * Measures every game: decisions per second of uniformly random games in three lanes, and the cost of single functions.
 *
 * `npm run bench -- hal` measures only what has the word in its name. Figures are CPU time of the main thread, which other programs
 * disturb less than the clock; the games take turns, so that a disturbance hits all of them alike; the median of the rounds counts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { type AnyGame, CHANCE, draw, seedRng } from '../packages/core/src/index.js';
import { sealed } from '../packages/core/src/testing/index.js';
import { games } from './games.js';
import { type Package, packages, specifier } from './packages.js';

interface Subject {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
}

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const SLICE_MS = Number(process.env['SLICE_MS'] ?? 150);

const schedstat = '/proc/thread-self/schedstat';

/** CPU time of this thread in nanoseconds; of the whole process where the system tells no more. */
function cpu(): number {
  if (existsSync(schedstat)) return Number(readFileSync(schedstat, 'utf8').split(' ')[0]);
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

const rng = seedRng('bench');
const random = (): number => draw(rng);

/** Keeps a result alive, so that the compiler cannot drop the work that made it. */
let kept: unknown;
const keep = (value: unknown): void => {
  kept = value;
};

let started = 0;
const fresh = ({ game, options }: Subject): ReturnType<AnyGame['newGame']> =>
  game.newGame({ ...options, seed: String(started++) });

/** Each plays one random game to its end and tells how many decisions it took. */
const lanes: Readonly<Record<string, (subject: Subject) => number>> = {
  'fast, drawn': (subject) => {
    const { fast, activeSeats } = subject.game;
    const draft = fast.clone(fresh(subject));
    let decisions = 0;
    for (; activeSeats(draft).length > 0; decisions++) fast.play(draft, fast.randomMove(draft, random));
    return decisions;
  },
  'fast, listed': (subject) => {
    const { fast, legalMoves } = subject.game;
    const draft = fast.clone(fresh(subject));
    let decisions = 0;
    for (let moves = legalMoves(draft); moves.length > 0; moves = legalMoves(draft), decisions++)
      fast.play(draft, moves[Math.floor(random() * moves.length)]);
    return decisions;
  },
  pure: (subject) => {
    const { applyMove, legalMoves } = subject.game;
    let state = fresh(subject);
    let decisions = 0;
    for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state), decisions++)
      state = applyMove(state, moves[Math.floor(random() * moves.length)]);
    return decisions;
  },
};

/** States of random games in which a seat is to decide. */
function positions(subject: Subject): ReturnType<AnyGame['newGame']>[] {
  const { game } = subject;
  const states = [];
  while (states.length < 500) {
    let state = fresh(subject);
    for (let seats = game.activeSeats(state); seats.length > 0; seats = game.activeSeats(state)) {
      if (seats[0] !== CHANCE) states.push(state);
      state = game.applyMove(state, game.fast.randomMove(state, random));
    }
  }
  return states;
}

/** Single functions, each on one position. */
const functions: Readonly<Record<string, (game: AnyGame, state: ReturnType<AnyGame['newGame']>) => unknown>> = {
  clone: (game, state) => game.fast.clone(state),
  legalMoves: (game, state) => game.legalMoves(state),
  view: (game, state) => game.view(state, 0),
  determinize: (game, state) => game.determinize(game.view(state, 0), rng),
  botMove: (game, state) => game.botMove(state),
  explainBotMove: (game, state) => game.explainBotMove(state),
};

/** Units of work per second of CPU time, for as long as a slice lasts. */
function rate(work: () => number): number {
  const begin = cpu();
  let units = 0;
  let spent = 0;
  while (spent < SLICE_MS * 1e6) {
    for (let i = 0; i < 10; i++) units += work();
    spent = cpu() - begin;
  }
  return (units / spent) * 1e9;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Runs every measurement once per round and gives the median of each. */
function measure(works: ReadonlyMap<string, () => number>): Map<string, number> {
  const rates = new Map<string, number[]>([...works.keys()].map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round++)
    for (const [name, work] of works) {
      const found = rate(work);
      if (round >= 0) rates.get(name)?.push(found);
    }
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
}

/** The games of the packages, each with the variants that its package names. */
async function findSubjects(): Promise<Subject[]> {
  const found = (await games()).map(async ({ game, pkg }) => {
    const file = join(pkg.dir, 'bench/variants.ts');
    const { variants } = existsSync(file)
      ? ((await import(pathToFileURL(file).href)) as { variants: Readonly<Record<string, Subject['options']>> })
      : { variants: { default: {} } };
    return Object.entries(variants).map(([variant, options]) => ({ name: `${game.id} ${variant}`, game, options }));
  });
  return [
    ...(await Promise.all(found)).flat(),
    { name: 'sealed, the small game of the kit', game: sealed, options: {} },
  ];
}

/** The size of all that an entry point brings, minified and gzipped. */
function size(pkg: Package, source: string): number {
  const { outputFiles } = buildSync({
    entryPoints: [join(pkg.dir, source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['@wonders/source'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const pkgs = packages();
const subjects = (await findSubjects()).filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

const works = new Map<string, () => number>();
for (const lane of Object.keys(lanes))
  for (const subject of subjects) works.set(`${subject.name}|${lane}`, () => lanes[lane]?.(subject) ?? 0);
for (const subject of subjects) {
  const states = positions(subject);
  for (const [name, call] of Object.entries(functions)) {
    let at = 0;
    works.set(`${subject.name}|${name}`, () => {
      keep(call(subject.game, states[at++ % states.length]));
      return 1;
    });
  }
}
const rates = measure(works);

const columns = [...Object.keys(lanes), ...Object.keys(functions)];
for (const { name } of subjects) {
  console.log(`\n${name}`);
  for (const column of columns) {
    const value = rates.get(`${name}|${column}`) ?? Number.NaN;
    const text = column in lanes ? `${(value / 1e6).toFixed(2)} M decisions/s` : `${(1e6 / value).toFixed(2)} µs`;
    console.log(`  ${column.padEnd(16)}${text.padStart(20)}`);
  }
}

console.log('\nSizes, minified and gzipped');
for (const pkg of pkgs)
  for (const entry of pkg.entries)
    console.log(`  ${specifier(pkg, entry).padEnd(28)}${(size(pkg, entry.source) / 1000).toFixed(1).padStart(6)} kB`);

if (kept === rates) console.log(kept);
