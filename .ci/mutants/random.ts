/**
 * Breaks what a seed draws from all sources, and sees whether the tests of the package notice, for core also those of one game. Every room
 * gets an equal share, so that each has a score. A change that nothing could notice stands in `packages/<id>/test/equivalents.json` with its reason, under the name of
 * the one who vouches for it; it is not drawn.
 *
 * `npm run mutants -- --random 60 --seed S [--package P] [--room R] [--jobs J]` keeps every verdict in `temp/mutants`. `--resume` goes on
 * with what is kept there, also with a larger number.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { packages, root } from '../lib/packages.js';
import { roomOf } from '../rooms/house.js';
import { type Ending, type Tested, testedWith, testFiles } from './judging.js';
import { changesOf } from './mutators.js';

/** The rooms that have a score each, and how many in a hundred of their mutants have to die. */
const RATCHETS = { rules: 95, scripts: 90, bots: 80, core: 90, words: 80 } as const;

type Part = keyof typeof RATCHETS;

export const PARTS = Object.keys(RATCHETS) as readonly Part[];

/** A change that could be drawn. */
export interface Candidate {
  /** The name of the package's directory. */
  readonly id: string;
  /** The source, seen from the package. */
  readonly file: string;
  readonly part: Part;
  readonly line: number;
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** The lines that it changes, as they are and as they would be. */
  readonly before: string;
  readonly after: string;
}

/** A change that no test can notice. */
interface Equivalent {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
  readonly by: string;
}

/** The score that a file counts for. Where a game has no script, the rules describe its house bot. */
function partOf(id: string, file: string, files: readonly string[]): Part {
  const stands = (...rooms: readonly string[]) => rooms.includes(roomOf(file) ?? '');
  if (id === 'core') return 'core';
  if (stands('words', 'board')) return 'words';
  if (stands('learn', 'net')) return 'bots';
  if (stands('script', 'reasons')) return 'scripts';
  if (!stands('house')) return 'rules';
  return files.some((each) => roomOf(each) === 'script') ? 'bots' : 'scripts';
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All changes of a package's sources, equivalents included. */
export function candidatesOf(id: string, dir: string): Candidate[] {
  const files = readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts') && !/\.(test|test-d|d)\.ts$/.test(file))
    .sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(dir, file), 'utf8');
    const part = partOf(id, file, files);
    return changesOf(source, /\/(words|board)\b/.test(file)).map(({ start, end, to }): Candidate => {
      const first = source.lastIndexOf('\n', start - 1) + 1;
      const last = source.indexOf('\n', end);
      return {
        id,
        file,
        part,
        line: source.slice(0, start).split('\n').length,
        at: start,
        from: source.slice(start, end),
        to,
        before: oneLine(source.slice(first, last)),
        after: oneLine(source.slice(first, start) + to + source.slice(end, last)),
      };
    });
  });
}

/** The signed equivalents of a package; throws where one stands for no change. */
export function equivalentsOf(dir: string, candidates: readonly Candidate[]): readonly Equivalent[] {
  const list = join(dir, 'test/equivalents.json');
  if (!existsSync(list)) return [];
  const equivalents = JSON.parse(readFileSync(list, 'utf8')) as readonly Equivalent[];
  for (const each of equivalents) {
    const name = `${relative(root, list)}: ${each.file}: ${each.after}`;
    if (!each.why || !each.by) throw new RangeError(`${name}: why and by should be texts`);
    if (!candidates.some((candidate) => isSame(each, candidate)))
      throw new RangeError(`${name}: no change of the source gives this`);
  }
  return equivalents;
}

const isSame = (a: Pick<Equivalent, 'file' | 'before' | 'after'>, b: Candidate): boolean =>
  a.file === b.file && a.before === b.before && a.after === b.after;

const keyOf = ({ id, file, at, before, after }: Candidate): string => `${id}/${file} ${at} ${before} ${after}`;

const lot = (seed: string, candidate: Candidate): string =>
  createHash('sha256')
    .update(`${seed} ${keyOf(candidate)}`)
    .digest('hex');

/** Draws changes, as many from each part as from the others. A larger number adds to what a smaller one draws. */
export function drawn(candidates: readonly Candidate[], count: number, seed: string): Candidate[] {
  const parts = PARTS.filter((part) => candidates.some((candidate) => candidate.part === part));
  return parts.flatMap((part, i) => {
    const share = Math.floor((count * (i + 1)) / parts.length) - Math.floor((count * i) / parts.length);
    return candidates
      .filter((candidate) => candidate.part === part)
      .map((candidate) => ({ candidate, lot: lot(seed, candidate) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, share)
      .map(({ candidate }) => candidate);
  });
}

/** The tests of the repository that look at what the sources of a package choose and draw. */
const COMMON = [
  '.ci/golden/choices.test.ts',
  '.ci/golden/faces.test.ts',
  '.ci/golden/looks.test.ts',
  '.ci/laws/gains.test.ts',
  'docs/pictures.test.ts',
];

/** The game whose tests judge core, too: there its kit, its words and its boards are at work, and no game is quicker. */
const AT_WORK = 'hal';

/** The tests of a package and the common ones, those first that stand closest to a file. */
function testsFor({ id, file, part }: Candidate): string[] {
  const dir = join(root, 'packages', id);
  const name = basename(file, '.ts');
  const distance = (test: string): number => {
    if (basename(test).startsWith(`${name}.`) && dirname(test) === dirname(join(dir, file))) return 0;
    if (test.startsWith(`${dirname(join(dir, file))}/`)) return 1;
    if (test.includes('golden/choices')) return part === 'scripts' || part === 'bots' ? 2 : 5;
    if (test.endsWith('docs/pictures.test.ts')) return file.startsWith('src/board/') ? 2 : 5;
    if (/golden\/(faces|looks)|gains/.test(test)) return part === 'words' ? 2 : 5;
    if (test.includes('/test/contract.')) return 4;
    return test.startsWith(`${dir}/`) ? 3 : 4;
  };
  const judges = part === 'core' ? [dir, join(root, 'packages', AT_WORK)] : [dir];
  const own = judges.flatMap((each) => [...testFiles(join(each, 'src')), ...testFiles(join(each, 'test'))]);
  return [...own, ...COMMON.map((test) => join(root, test))]
    .sort((a, b) => distance(a) - distance(b))
    .map((test) => relative(root, test));
}

/** The seconds of CPU time after which the tests of a mutant are stopped. */
const PATIENCE = 240;

/** Tests that end may take as long as they need. A mutant that hangs is stopped no sooner than after this many times as long. */
const LONGER = 4;

/**
 * Judges a mutant. Where its tests had to be stopped or ended without a report, the same tests run on the sources as they are: only if
 * these pass, in a quarter of the time, is it the mutant that hangs. If they take longer, the mutant gets four times as long as they took.
 *
 * @param run - Runs the tests, with the change or without it, for at most the given seconds of CPU time.
 * @throws Error where the tests fail without the change.
 */
export async function judged(
  run: (changed: boolean, seconds?: number) => Promise<Omit<Tested, 'said'>>,
): Promise<Ending> {
  const { ending } = await run(true, PATIENCE);
  if (ending === 'passed' || ending === 'failed') return ending;
  const plain = await run(false);
  if (plain.ending !== 'passed') throw new Error('the tests fail without the change');
  const enough = LONGER * plain.seconds;
  return ending === 'broken' || enough <= PATIENCE ? ending : (await run(true, enough)).ending;
}

function judge(candidate: Candidate): Promise<Ending> {
  const { id, file, from, to, at } = candidate;
  const change = { file: join(root, 'packages', id, file), from, to, at };
  const tests = testsFor(candidate);
  return judged((changed, seconds) =>
    testedWith(changed ? change : { ...change, to: from }, tests, seconds ? { seconds } : {}),
  );
}

/** How many of a part's mutants may live: a percentage of them, rounded up. */
export const mayLive = (part: Part, judged: number): number => Math.ceil((judged * (100 - RATCHETS[part])) / 100);

/** What the table says of mutants that no test failed. */
const ENDED = {
  hung: `hang: without the change the tests take at most 1/${LONGER} of the time`,
  broken: 'end the tests without a whole report',
} as const;

/** Prints the score of each part; whether all are as high as they have to be. */
function score(verdicts: ReadonlyMap<Candidate, Ending>): boolean {
  let good = true;
  for (const part of PARTS) {
    const endings = [...verdicts].flatMap(([candidate, ending]) => (candidate.part === part ? [ending] : []));
    if (endings.length === 0) continue;
    const lived = endings.filter((ending) => ending === 'passed').length;
    const enough = lived <= mayLive(part, endings.length);
    good &&= enough;
    const share = Math.round((100 * (endings.length - lived)) / endings.length);
    const others = (['hung', 'broken'] as const)
      .map((ending) => [endings.filter((each) => each === ending).length, ending] as const)
      .filter(([number]) => number > 0)
      .map(([number, ending]) => `, ${number} of them ${ENDED[ending]}`);
    console.log(
      `${part.padEnd(8)} ${endings.length - lived} of ${endings.length} die, ${share} %${others.join('')}${enough ? '' : `: ${mayLive(part, endings.length)} may live`}`,
    );
  }
  return good;
}

/** Which mutants are drawn. */
export interface RandomWords {
  readonly seed: string;
  readonly package?: string;
  readonly room?: Part;
  readonly jobs: number;
  readonly resume: boolean;
}

/**
 * Draws mutants, judges them and prints the score of each room.
 *
 * @throws `RangeError` - There is no such package.
 */
export async function randomMutants(count: number, { seed, room, jobs, ...words }: RandomWords): Promise<void> {
  const from = packages().filter(({ id }) => words.package === undefined || id === words.package);
  if (from.length === 0) throw new RangeError(`there is no package ${words.package}`);
  const candidates = from.flatMap(({ id, dir }) => {
    const all = candidatesOf(id, dir);
    const equivalents = equivalentsOf(dir, all);
    return all.filter(
      (candidate) =>
        (room === undefined || candidate.part === room) && !equivalents.some((each) => isSame(each, candidate)),
    );
  });
  const kept = join(root, 'temp/mutants', `${seed.replace(/\W/g, '-')}.jsonl`);
  mkdirSync(dirname(kept), { recursive: true });
  if (!words.resume) rmSync(kept, { force: true });
  const known = new Map<string, Ending>(
    existsSync(kept)
      ? readFileSync(kept, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((row) => JSON.parse(row) as [string, Ending])
      : [],
  );
  const verdicts = new Map<Candidate, Ending>();
  const left = drawn(candidates, count, seed);
  console.log(`${left.length} of ${candidates.length} changes; verdicts in ${relative(root, kept)}`);
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const key = keyOf(next);
      const ending = known.get(key) ?? (await judge(next));
      if (!known.has(key)) appendFileSync(kept, `${JSON.stringify([key, ending])}\n`);
      verdicts.set(next, ending);
      const told = ending === 'passed' ? 'LIVES' : ending === 'failed' ? 'dies' : ending;
      console.log(`${told.padEnd(6)} ${next.part.padEnd(8)} packages/${next.id}/${next.file}:${next.line}`);
      if (ending === 'passed') console.log(`  - ${next.before}\n  + ${next.after}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  if (!score(verdicts)) process.exitCode = 1;
}
