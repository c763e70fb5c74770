/**
 * Measures the games: `npm run bench -- hal --seconds 2 --json figures.json`; README.md tells how to read the figures.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CLOCK, measure } from './clock.js';
import { gameTables, type Measured, sizeTable } from './report.js';
import { sizes } from './sizes.js';
import { gameIds, subjectsOf } from './subjects.js';
import { bytesOf, worksOf } from './works.js';

const HELP = `Usage: npm run bench -- [game] [words of a variant] [--seconds n] [--json file]

  --seconds <n>  CPU seconds for each figure; default 0.5
  --json <file>  writes the figures, in nanoseconds, to a file
  --sizes        only the sizes of the entry points`;

/** Measures the variants of one game in turns. */
async function figuresOf(id: string, words: readonly string[], seconds: number): Promise<readonly Measured[]> {
  const subjects = await subjectsOf(id, words);
  const works = subjects.map(worksOf);
  // The same work of all variants comes together: what is compared is measured within the same moments.
  const order = (works[0] ?? []).flatMap((_, i) => works.map((list, subject) => ({ subject, work: list[i] })));
  const all = order.flatMap(({ subject, work }) => (work === undefined ? [] : [{ subject, work }]));
  const figures = measure(
    all.map(({ work }) => work),
    seconds,
  );
  const named = figures.map((figure, i) => ({ figure, subject: all[i]?.subject, name: all[i]?.work.name ?? '' }));
  return subjects.map((each, subject) => ({
    game: id,
    variant: each.variant,
    options: each.options,
    figures: Object.fromEntries(named.filter((one) => one.subject === subject).map((one) => [one.name, one.figure])),
    stateBytes: bytesOf(each),
  }));
}

/** Measures a game in a process of its own: the compiler then knows no other game's states, as in an app with one game. */
function apart(id: string, words: readonly string[], seconds: number): readonly Measured[] {
  const args = [...process.execArgv, process.argv[1] ?? '', id, ...words, '--seconds', String(seconds), '--figures'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`measuring ${id} ended with ${status}`);
  return JSON.parse(stdout);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '0.5' },
      json: { type: 'string' },
      sizes: { type: 'boolean', default: false },
      figures: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new RangeError('--seconds should be a number above 0');
  const ids = await gameIds();
  const [first = '', ...rest] = positionals;
  if (positionals.length > 0 && !ids.includes(first))
    throw new RangeError(`no game ${first}; games: ${ids.join(', ')}`);
  // So a process started by `apart` answers.
  if (values.figures) return console.log(JSON.stringify(await figuresOf(first, rest, seconds)));

  const machine = `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.version}, ${CLOCK}`;
  console.log(machine);
  const measured: Measured[] = [];
  for (const id of values.sizes ? [] : positionals.length === 0 ? ids : [first]) {
    const found = apart(id, rest, seconds);
    if (found.length === 0) throw new RangeError(`no variant of ${id} has "${rest.join(' ')}" in its name`);
    measured.push(...found);
    console.log(`\n${gameTables(found)}`);
  }
  const entries = sizes();
  console.log(`\n${sizeTable(entries)}`);
  if (values.json !== undefined) {
    const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.json);
    writeFileSync(file, `${JSON.stringify({ machine, seconds, measured, sizes: entries }, null, 2)}\n`);
  }
}

try {
  await main();
} catch (error) {
  const wrong = error instanceof RangeError || (error instanceof TypeError && 'code' in error);
  if (!wrong) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
