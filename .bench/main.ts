/**
 * Measures the games: `npm run bench -- hal --seconds 2 --json figures.json`, or this checkout beside another commit:
 * `npm run bench -- --against main`. README.md explains how to read the figures.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../.ci/lib/packages.js';
import { apart } from './apart.js';
import { commitOf, type Source, sourcesOf, withCheckout } from './checkouts.js';
import { CLOCK } from './clock.js';
import { MACHINE, pathOf, positive } from './command-line.js';
import { measure } from './measure.js';
import type { Plan } from './plan.js';
import { type Compared, comparisonTable, gameTables, type Measured, sizeTable } from './report.js';
import { sizes } from './sizes.js';
import { figureOf, median, ratioOf } from './statistics.js';

const HELP = `Usage: npm run bench -- [game] [words of a variant] [options]

  --against <ref>   compares with another commit: both in one run, slice by slice, and this checkout beside itself
  --only <figures>  only these, with semicolons between: --only 'pure;newGame'
  --quick           one variant of each game, three figures, short slices
  --seconds <n>     CPU seconds for each figure (and side); default 0.5
  --rounds <n>      slices for each figure (and side); default 9, with --against 15
  --json <file>     writes the figures, in nanoseconds, to a file
  --sizes           only the sizes of the entry points`;

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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      json: { type: 'string' },
      sizes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const { against, quick } = values;
  const [first, ...words] = positionals;
  const only = values.only ?? (quick ? QUICK.only : undefined);
  const names = only?.split(';').map((name) => name.trim());
  const plan: Plan = {
    words,
    wanted: (work) => names === undefined || names.includes(work),
    seconds: values.seconds === undefined ? (quick ? QUICK.seconds : 0.5) : positive('seconds', values.seconds),
    rounds:
      values.rounds === undefined
        ? quick
          ? QUICK.rounds
          : against === undefined
            ? 9
            : 15
        : positive('rounds', values.rounds),
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
