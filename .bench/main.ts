/**
 * Measures the games: `npm run bench -- hal --seconds 2 --json figures.json`, or this checkout beside another commit:
 * `npm run bench -- --against main`. README.md explains how to read the figures.
 */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { positive } from '../.ci/lib/flags.js';
import { root } from '../.ci/lib/packages.js';
import { apart } from './apart.js';
import { commitOf, type Source, sourcesOf, withCheckout } from './checkouts.js';
import { CLOCK } from './clock.js';
import { MACHINE, pathOf } from './command-line.js';
import { measure } from './measure.js';
import type { Plan } from './plan.js';
import { type Compared, comparisonTable, gameTables, type Measured, sizeTable } from './report.js';
import { sizes } from './sizes.js';
import { figureOf, median, ratioOf } from './statistics.js';

/** Enough to see whether a commit made a game slower, in some twenty seconds. */
const QUICK = { only: 'fast, drawn;pure;newGame', seconds: 0.15, rounds: 7 };

/** A game of this checkout alone. */
async function figures(source: Source, plan: Plan): Promise<readonly Measured[]> {
  const side = await apart(root, source, plan.words);
  try {
    const slices = await measure([side], plan);
    return side.offers
      .slice(0, plan.oneVariant ? 1 : undefined)
      .map(({ variant, options, stateBytes }) => ({
        game: source.id,
        variant,
        options,
        figures: Object.fromEntries(
          slices
            .filter((each) => each.variant === variant)
            .map(({ work, sides: [own = []], reference }) => [work, figureOf(own, reference)]),
        ),
        stateBytes,
      }));
  } finally {
    side.end();
  }
}

/** A game of both checkouts, and of this one once more: a difference between two processes of the same code is noise. */
async function comparison(source: Source, checkout: string, plan: Plan): Promise<readonly Compared[]> {
  const other = (await sourcesOf(checkout)).find(({ id }) => id === source.id);
  if (other === undefined) return [];
  const here = await apart(root, source, plan.words);
  const there = await apart(checkout, other, plan.words);
  const again = await apart(root, source, plan.words);
  try {
    const digest = (offers: typeof here.offers, name: string) => offers.find(({ variant }) => variant === name)?.digest;
    const slices = await measure([here, there, again], plan);
    return slices.map(({ variant, work, sides: [now = [], before = [], itself = []] }) => ({
      game: source.id,
      variant,
      work,
      before: median(before),
      now: median(now),
      ...ratioOf(before, now),
      again: ratioOf(before, itself),
      itself: { now: median(itself), ...ratioOf(itself, now) },
      sameGames: digest(here.offers, variant) === digest(there.offers, variant),
    }));
  } finally {
    here.end();
    there.end();
    again.end();
  }
}

interface BenchWords {
  readonly against?: string;
  readonly only?: string;
  readonly quick: boolean;
  readonly seconds?: number;
  readonly rounds?: number;
  readonly json?: string;
  readonly sizes: boolean;
}

async function main(): Promise<void> {
  const program = new Command('npm run bench --')
    .description('Measures the speed of the games.')
    .argument('[game]', 'only this game')
    .argument('[words...]', 'only variants whose names have these words')
    .option(
      '--against <ref>',
      'compares with another commit: both in one run, slice by slice, and this checkout beside itself',
    )
    .option('--only <figures>', "only these, with semicolons between: 'pure;newGame'")
    .option('--quick', 'one variant of each game, three figures, short slices', false)
    .option('--seconds <count>', 'CPU seconds for each figure (and side); else 0.5', positive)
    .option('--rounds <count>', 'slices for each figure (and side); else 9, with --against 15', positive)
    .option('--json <file>', 'writes the figures, in nanoseconds, to a file')
    .option('--sizes', 'only the sizes of the entry points', false)
    .parse();
  const values = program.opts<BenchWords>();
  const { against, quick } = values;
  const [first, ...words] = program.args;
  const only = values.only ?? (quick ? QUICK.only : undefined);
  const names = only?.split(';').map((name) => name.trim());
  const plan: Plan = {
    words,
    wanted: (work) => names === undefined || names.includes(work),
    seconds: values.seconds ?? (quick ? QUICK.seconds : 0.5),
    rounds: values.rounds ?? (quick ? QUICK.rounds : against === undefined ? 9 : 15),
    oneVariant: quick,
  };
  const all = await sourcesOf(root);
  const chosen = all.filter(({ id }) => (first === undefined ? !quick || id !== 'sealed' : id === first));
  if (chosen.length === 0) throw new RangeError(`no game ${first}; games: ${all.map(({ id }) => id).join(', ')}`);

  const machine = `${MACHINE}, ${CLOCK}`;
  console.log(machine);
  const keep = (found: object): void => {
    if (values.json === undefined) return;
    const file = pathOf(values.json);
    writeFileSync(
      file,
      `${JSON.stringify({ machine, seconds: plan.seconds, rounds: plan.rounds, ...found }, null, 2)}\n`,
    );
  };
  if (against !== undefined) {
    const commit = commitOf(against);
    const compared: Compared[] = [];
    await withCheckout(commit, async (checkout) => {
      for (const source of chosen) compared.push(...(await comparison(source, checkout, plan)));
    });
    console.log(`\n${comparisonTable(compared, commit)}`);
    if (compared.some(({ sameGames }) => !sameGames))
      console.log('* The two play different games: their positions and moves differ.');
    return keep({ against: commit, compared });
  }
  const measured: Measured[] = [];
  for (const source of values.sizes ? [] : chosen) {
    const found = await figures(source, plan);
    if (found.length === 0) throw new RangeError(`no variant of ${source.id} has "${words.join(' ')}" in its name`);
    measured.push(...found);
    console.log(`\n${gameTables(found)}`);
  }
  const entries = sizes();
  if (!quick) console.log(`\n${sizeTable(entries)}`);
  keep({ measured, sizes: entries });
}

try {
  await main();
} catch (error) {
  const wrong = error instanceof RangeError || (error instanceof TypeError && 'code' in error);
  if (!wrong) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
