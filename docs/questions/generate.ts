/**
 * Mines positions that one can ask for: `npm run docs -- questions hal --games 60`. House bots and searches play each variant; of all positions it
 * keeps some with every fact that there is, the rarest first. `--check` says whether those that are kept still hold.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { whole } from '../../.ci/lib/flags.js';
import { type FoundGame, games, namedBy, variantsNamed } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { botNamed } from '../../packages/core/src/bots/index.js';
import type { AnyGame } from '../../packages/core/src/index.js';
import { compact } from '../../packages/core/src/records/index.js';
import { createTable, playBots, playthroughOf } from '../../packages/core/src/table/index.js';
import type { AnyWords } from '../../packages/core/src/words/index.js';
import { type Facts, factsOf, type Key, linesOf, ON_TABLE, type Value } from './facts.js';
import { askedAt, type Mined, type Pack, SEED, wentBy } from './pack.js';

export const fileOf = (id: string): string => join(root, 'docs/questions', `${id}.json`);

/** At most so many positions of a game are kept. */
const MOST = 400;
/** So many positions show a fact. */
const SHOWN = 3;
/** Larger numbers are no counts: a bit stands for each place. Longer lists are piles. */
const LARGEST = 999;
const LONGEST = 12;
const BOTS = ['house', 'search:50'] as const;

/** A position of the games that have been played. */
interface Seen {
  readonly game: Omit<Mined, 'at'>;
  readonly ply: number;
  readonly facts: Facts;
  readonly lines: readonly string[];
}

/** The positions of the numbered game: the variants take turns, and so do the bots. */
function positionsOf({ game, manifest }: FoundGame, words: AnyWords, n: number, keys: Record<string, Key>): Seen[] {
  const variants = variantsNamed(manifest, Object.keys(manifest.variants)).filter(
    ({ options }) => options['chance'] !== 'manual',
  );
  const { options = {} } = variants[n % variants.length] ?? {};
  const name = BOTS[Math.floor(n / variants.length) % BOTS.length] ?? BOTS[0];
  const bot = botNamed(game, name);
  const setting = { options: { ...options, seed: SEED + n }, seats: { 0: bot }, others: bot };
  const save = compact(game, playthroughOf(playBots(createTable(game, setting))));
  const mined = { n, options, bot: name, save };
  const replayed = wentBy(game, save);
  return replayed.moves.flatMap((_, ply) => {
    const asked = askedAt(game, words, replayed, ply);
    if (asked === undefined) return [];
    const { facts, keys: own } = factsOf(asked);
    Object.assign(keys, own, keys);
    return [{ game: mined, ply, facts, lines: linesOf(asked) }];
  });
}

/** The keys by which positions can be told apart, and which a person can read. */
function keysFor(seen: readonly Seen[], keys: Readonly<Record<string, Key>>): Readonly<Record<string, Key>> {
  const tells = ([key, { says }]: readonly [string, Key]): boolean => {
    const all = seen.map(({ facts }) => facts[key] ?? []);
    const values = new Set(all.flat());
    if ([...values].some((value) => typeof value === 'number' && Math.abs(value) > LARGEST)) return false;
    return values.size > 1 && (says !== ON_TABLE || all.every(({ length }) => length <= LONGEST));
  };
  return Object.fromEntries(Object.entries(keys).filter(tells));
}

/** What a position shows: its facts, and each way for the game to end beside each fact that has a name. */
const goalsOf = ({ facts }: Seen, keys: Readonly<Record<string, Key>>): readonly string[] =>
  Object.keys(keys).flatMap((key) =>
    (facts[key] ?? []).flatMap((value) => {
      const own = JSON.stringify([key, value]);
      return typeof value === 'number' ? [own] : [own, `${own} ${facts['ends']}`];
    }),
  );

/** A fact that has a name is shown by so many positions, where there are. */
const mostOf = (goal: string): number => (goal.endsWith('"]') ? SHOWN : 1);

/** Positions that together show everything or, where there are too many, what is rarest, and names before numbers. */
function chosen(seen: readonly Seen[], keys: Readonly<Record<string, Key>>): readonly Seen[] {
  const goals = seen.map((each) => goalsOf(each, keys));
  const holders = new Map<string, number[]>();
  for (const [i, own] of goals.entries())
    for (const goal of own) {
      const known = holders.get(goal);
      if (known === undefined) holders.set(goal, [i]);
      else known.push(i);
    }
  const wanted = new Map([...holders].map(([goal, { length }]) => [goal, Math.min(length, mostOf(goal))]));
  const isOpen = (goal: string): boolean => (wanted.get(goal) ?? 0) > 0;
  const isNumber = (goal: string): number => Number(/\d\]$/.test(goal));
  const taken = new Set<number>();
  const worth = (i: number): number => (goals[i] ?? []).filter(isOpen).length;
  const rarest = [...holders].sort(
    ([a, { length }], [b, { length: other }]) => isNumber(a) - isNumber(b) || length - other,
  );
  for (const [goal, all] of rarest)
    while (isOpen(goal) && taken.size < MOST) {
      const [first = 0, ...left] = all.filter((i) => !taken.has(i));
      const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a), first);
      taken.add(best);
      for (const each of goals[best] ?? []) wanted.set(each, (wanted.get(each) ?? 0) - 1);
    }
  return [...taken].sort((a, b) => a - b).flatMap((i) => seen[i] ?? []);
}

/** The place of a value in a list, where it is put if it is not there yet. */
function placeIn<T>(list: T[], places: Map<string, number>, value: T): number {
  const name = JSON.stringify(value);
  const place = places.get(name) ?? list.push(value) - 1;
  places.set(name, place);
  return place;
}

function packOf(game: AnyGame, positions: readonly Seen[], keys: Readonly<Record<string, Key>>): Pack {
  const facts: [string, Value][] = [];
  const lines: string[] = [];
  const [factPlaces, linePlaces] = [new Map<string, number>(), new Map<string, number>()];
  const games = new Map<object, Mined & { readonly at: Mined['at'][number][] }>();
  for (const { game: mined, ply, facts: found, lines: told } of positions) {
    const own = Object.keys(keys).flatMap((key) =>
      (found[key] ?? []).map((value) => placeIn(facts, factPlaces, [key, value])),
    );
    const kept = games.get(mined) ?? { ...mined, at: [] };
    kept.at.push([ply, own, told.map((line) => placeIn(lines, linePlaces, line))]);
    games.set(mined, kept);
  }
  return { game: game.id, rules: game.rules, keys, facts, lines, games: [...games.values()] };
}

/** A pack as JSON, with a game on each line. */
function textOf({ games, ...head }: Pack): string {
  const text = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return `{\n${text.join(',\n')},\n  "games": [\n${games.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]\n}\n`;
}

export const readPack = (id: string): Pack => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Pack;

/** What of the kept positions of a game no longer holds. */
export function faultsOf(
  game: AnyGame,
  words: AnyWords,
  { facts, lines, keys }: Pack,
  mined: Mined,
): readonly string[] {
  const replayed = wentBy(game, mined.save);
  return mined.at.flatMap(([ply, own, told]) => {
    const position = askedAt(game, words, replayed, ply);
    if (position === undefined) return [`game ${mined.n} has no move ${ply}`];
    const { facts: found } = factsOf(position);
    const now = Object.keys(keys).flatMap((key) => (found[key] ?? []).map((value) => JSON.stringify([key, value])));
    const kept = own.map((at) => JSON.stringify(facts[at]));
    const differs = [...now.filter((fact) => !kept.includes(fact)), ...kept.filter((fact) => !now.includes(fact))];
    const said = JSON.stringify(told.map((at) => lines[at])) === JSON.stringify(linesOf(position));
    return [...differs, ...(said ? [] : ['its lines'])].map((what) => `game ${mined.n}, after ${ply} moves: ${what}`);
  });
}

interface Flags {
  readonly games: number;
  readonly check: boolean;
}

async function main(): Promise<void> {
  const program = new Command('npm run docs -- questions')
    .description('Mines positions that one can ask for.')
    .argument('[games...]', 'only these games')
    .option('--games <count>', 'how many are played of each', whole, 60)
    .option('--check', 'says whether the positions that are kept still hold, and mines none', false)
    .parse();
  const { games: count, check } = program.opts<Flags>();
  for (const found of (await games()).filter(namedBy(program.args))) {
    const { game, manifest, pkg } = found;
    const words = await manifest.load.words();
    if (!check) {
      const keys: Record<string, Key> = {};
      const seen = Array.from({ length: count }, (_, n) => positionsOf(found, words, n, keys)).flat();
      const own = keysFor(seen, keys);
      writeFileSync(fileOf(pkg.id), textOf(packOf(game, chosen(seen, own), own)));
    }
    if (!existsSync(fileOf(pkg.id))) continue;
    const pack = readPack(pkg.id);
    const faults = pack.games.flatMap((mined) => faultsOf(game, words, pack, mined));
    const positions = pack.games.reduce((sum, { at }) => sum + at.length, 0);
    const size = Math.round(readFileSync(fileOf(pkg.id)).length / 1000);
    console.log(
      `${pkg.id}: ${positions} positions of ${pack.games.length} games, ${pack.facts.length} facts, ${size} kB`,
    );
    for (const fault of faults) console.error(`${fault}. Mine them anew: npm run docs -- questions`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('generate.ts')) await main();
