/**
 * Breaks rules on purpose and sees whether the tests notice. `packages/<game>/test/mutants.json` lists what is broken: the rule, the file,
 * the code that is replaced and the code that stands there instead. White space, comments and types do not matter: write the code that is
 * replaced without types. The sources stay as they are: the tests load them through the change.
 *
 * `npm run mutants -- [game] [rule]` breaks each of them, with `--drawn` the third that the commit draws, as the step `mutants` of `.ci/run`
 * does. One that no test of its game kills is a failure; a table tells which tests killed the others: those that `npm test` runs, with
 * hardly more games.
 *
 * `npm run mutants -- --random 60 --seed S [--package P] [--room R] [--resume]` breaks what a seed draws: see `random.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { commitDraws } from '../lib/draws.js';
import { whole } from '../lib/flags.js';
import { packages, root } from '../lib/packages.js';
import { placesOf } from './fragments.js';
import { testedWith, testFiles } from './judging.js';
import { PARTS, type RandomWords, randomMutants } from './random.js';

/** A rule that is broken. */
export interface Mutant {
  readonly game: string;
  readonly rule: string;
  /** The source file, seen from the package. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

type Verdict = 'killed by its rule' | 'killed by its game' | 'LIVES';

/** The mutants of a game. The code that a mutant replaces has to occur exactly once in its file. */
export function readMutants(game: string, json: string, source: (file: string) => string | undefined): Mutant[] {
  const listed = JSON.parse(json) as readonly Omit<Mutant, 'game'>[];
  return listed.map((each, i) => {
    const { rule, file, from, to } = each;
    const name = `packages/${game}/test/mutants.json, item ${i + 1} (${rule})`;
    for (const [key, value] of Object.entries({ rule, file, from, to }))
      if (typeof value !== 'string') throw new RangeError(`${name}: ${key} should be a text`);
    const text = source(file);
    if (text === undefined) throw new RangeError(`${name}: there is no ${file}`);
    const found = placesOf(text, from).length;
    if (found !== 1) throw new RangeError(`${name}: the code stands in ${file} ${found} times: ${from}`);
    if (from === to) throw new RangeError(`${name}: changes nothing`);
    return { game, rule, file, from, to };
  });
}

/** Runs tests against a mutant; whether one of them fails. */
async function kills({ game, file, from, to }: Mutant, tests: readonly string[], title?: string): Promise<boolean> {
  const change = { file: join(root, 'packages', game, file), from, to };
  const { ending, said } = await testedWith(change, tests, title === undefined ? {} : { title });
  // A mutant may end in a state in which a game never ends or a file cannot be loaded: then there is no report of tests.
  if (ending === 'broken') throw new Error(`vitest made no report:\n${said}`);
  return ending !== 'passed';
}

/** First the tests that bear the rule in their titles, then, should none of them mind, all of the game. */
async function judge(mutant: Mutant): Promise<Verdict> {
  const dir = join(root, 'packages', mutant.game);
  const all = [...testFiles(join(dir, 'src')), ...testFiles(join(dir, 'test'))];
  const own = all.filter((file) => readFileSync(file, 'utf8').includes(mutant.rule));
  const names = (files: readonly string[]) => files.map((file) => relative(root, file));
  // Titles bear the rule, whichever of its items they are about.
  const [rule] = mutant.rule.split('.');
  if (own.length > 0 && (await kills(mutant, names(own), `${rule}\\b`))) return 'killed by its rule';
  return (await kills(mutant, names(all))) ? 'killed by its game' : 'LIVES';
}

/** The mutants of all games. */
export function allMutants(): Mutant[] {
  return packages().flatMap(({ id, dir }) => {
    const list = join(dir, 'test/mutants.json');
    if (!existsSync(list)) return [];
    return readMutants(id, readFileSync(list, 'utf8'), (file) =>
      existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : undefined,
    );
  });
}

async function main(): Promise<void> {
  const program = new Command('npm run mutants --')
    .description('Breaks rules, one after the other, and expects a test to notice.')
    .argument('[game]', 'only mutants of this game')
    .argument('[rule]', 'only mutants of this rule')
    .option('--drawn', 'only those that the commit draws', false)
    .option('--random <count>', 'changes drawn from all of the code, in place of those that are listed', whole)
    .option('--seed <text>', 'what they are drawn by', 'mutants')
    .option('--package <id>', 'only changes of this package')
    .addOption(new Option('--room <name>', 'only changes of this room').choices(PARTS))
    .option('--jobs <count>', 'how many are judged at the same time', whole, availableParallelism())
    .option('--resume', 'keeps the verdicts of the run before', false)
    .parse();
  const {
    drawn: isDrawn,
    random,
    ...words
  } = program.opts<RandomWords & { readonly drawn: boolean; readonly random?: number }>();
  if (random !== undefined) return randomMutants(random, words);
  const [game, rule] = program.args;
  const mutants = allMutants().filter(
    (mutant) =>
      (game === undefined || mutant.game === game) &&
      (rule === undefined || mutant.rule === rule) &&
      (!isDrawn || commitDraws(`the mutant ${mutant.file} ${mutant.from}`, 3) === 0),
  );
  if (mutants.length === 0 && !isDrawn) throw new RangeError(`there is no mutant of ${program.args.join(' ')}`);
  const verdicts = new Map<Mutant, Verdict>();
  const left = [...mutants];
  const worker = async (): Promise<void> => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const verdict = await judge(mutant);
      verdicts.set(mutant, verdict);
      console.log(`${mutant.game.padEnd(16)} ${mutant.rule.padEnd(10)} ${verdict.padEnd(19)} ${mutant.file}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const count = (verdict: Verdict) => [...verdicts.values()].filter((each) => each === verdict).length;
  console.log(
    `${mutants.length} mutants: ${count('killed by its rule')} killed by tests of their rule, ${count('killed by its game')} by others of their game, ${count('LIVES')} live`,
  );
  for (const [{ game: id, file, from, to }, verdict] of verdicts)
    if (verdict === 'LIVES') console.error(`LIVES: packages/${id}/${file}\n  - ${from}\n  + ${to}`);
  if (count('LIVES') > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
