/**
 * Measures the base game of duel-solo beside an engine in C++: `npm run bench -- cpp ../7-Wonders-Duel-AI`. The README of the bench tells
 * what you need, and how to read the table.
 */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { positive } from '../../.ci/lib/flags.js';
import { root } from '../../.ci/lib/packages.js';
import { apart } from '../apart.js';
import { sourcesOf } from '../checkouts.js';
import { CLOCK } from '../clock.js';
import { CPP, engineFolder, MACHINE, pathOf } from '../command-line.js';
import { measure, type Slices } from '../measure.js';
import { grid } from '../report.js';
import { median, quartilesOf, type Ratio } from '../statistics.js';
import { startEngine } from './engine.js';

const GAME = 'duel-solo';
const VARIANT = 'versus/base';
const LANES = [
  'fast, drawn, from the deal',
  'fast, listed, from the deal',
  'pure, by choices, from the deal',
  'pure, from the deal',
  'search, played to the end',
  'search with the net',
];

/** A lane beside the engine: nanoseconds of CPU time per decision, or per iteration of a search, and ratios with quartiles. */
interface Row {
  readonly lane: string;
  readonly ns: number;
  readonly engine: number;
  /** Times as fast as the engine. */
  readonly beside: Ratio;
  /** The second process of duel-solo beside the engine, and beside the first. */
  readonly again: Ratio;
  readonly itself: Ratio;
}

const rowOf = ({ work, sides: [ours = [], engine = [], again = []] }: Slices): Row => ({
  lane: work,
  ns: median(ours),
  engine: median(engine),
  beside: quartilesOf(engine, ours),
  again: quartilesOf(engine, again),
  itself: quartilesOf(ours, again),
});

const times = ({ ratio, low, high }: Ratio): string => `×${ratio.toFixed(3)} [${low.toFixed(3)} ${high.toFixed(3)}]`;

const tableOf = (rows: readonly Row[]): string =>
  grid(
    ['lane', 'ns per unit', 'C++', 'times as fast as C++ [quartiles]'],
    rows.flatMap(({ lane, ns, engine, beside, again, itself }) => [
      [lane, ns.toFixed(0), engine.toFixed(0), times(beside)],
      ['  the second process', '', '', times(again)],
      ['  beside itself (A/A)', '', '', times(itself)],
    ]),
  );

async function main(): Promise<void> {
  const program = new Command('npm run bench -- cpp')
    .description('Measures duel-solo beside an engine in C++.')
    .argument('[folder]', CPP.folder)
    .option('--seconds <count>', 'CPU seconds for each lane and side', positive, 6)
    .option('--rounds <count>', 'slices for each lane and side', positive, 15)
    .option('--json <file>', 'writes the figures to a file')
    .addHelpText('after', CPP.compiler)
    .parse();
  const values = program.opts<{ readonly seconds: number; readonly rounds: number; readonly json?: string }>();
  const folder = engineFolder(program.args[0]);
  const plan = {
    words: [VARIANT],
    wanted: (work: string) => LANES.includes(work),
    seconds: values.seconds,
    rounds: values.rounds,
    oneVariant: true,
  };
  const source = (await sourcesOf(root)).find(({ id }) => id === GAME);
  if (source === undefined) throw new Error(`no game ${GAME}`);

  const engine = await startEngine(folder, VARIANT, LANES);
  const ours = await apart(root, source, plan.words);
  const again = await apart(root, source, plan.words);
  try {
    const machine = `${MACHINE}, ${CLOCK}`;
    console.log(`${machine}; ${engine.build}\n`);
    const lanes = (await measure([ours, engine, again], plan)).map(rowOf);
    console.log(tableOf(lanes));
    if (values.json === undefined) return;
    const { build, decisions } = engine;
    const found = { machine, build, seconds: plan.seconds, rounds: plan.rounds, decisions, lanes };
    writeFileSync(pathOf(values.json), `${JSON.stringify(found, null, 2)}\n`);
  } finally {
    for (const side of [engine, ours, again]) side.end();
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
