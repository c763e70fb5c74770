/**
 * Measures the games: `npm run bench -- hal --seconds 2 --json figures.json`; README.md tells how to read the figures.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apart, sources } from './apart.js';
import { CLOCK } from './clock.js';
import { gameTables, type Measured, sizeTable } from './report.js';
import { sizes } from './sizes.js';

const HELP = `Usage: npm run bench -- [game] [words of a variant] [--seconds n] [--json file]

  --seconds <n>  CPU seconds for each figure; default 0.5
  --json <file>  writes the figures, in nanoseconds, to a file
  --sizes        only the sizes of the entry points`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '0.5' },
      json: { type: 'string' },
      sizes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new RangeError('--seconds should be a number above 0');
  const found = await sources();
  const [first, ...words] = positionals;
  const chosen = found.filter(({ id }) => first === undefined || first === id);
  if (chosen.length === 0) throw new RangeError(`no game ${first}; games: ${found.map(({ id }) => id).join(', ')}`);

  const machine = `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.version}, ${CLOCK}`;
  console.log(machine);
  const measured: Measured[] = [];
  for (const source of values.sizes ? [] : chosen) {
    const figures = apart(source, words, seconds);
    if (figures.length === 0) throw new RangeError(`no variant of ${source.id} has "${words.join(' ')}" in its name`);
    measured.push(...figures);
    console.log(`\n${gameTables(figures)}`);
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
