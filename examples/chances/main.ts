/**
 * What the coach tells beside what comes: `npm run strength -- chances` judges moves in fresh games that house bots finish, and writes
 * `docs/chances.json`, from it `docs/public/chances.svg` and the table of `docs/coach.md`. Name games to measure only these; the others
 * keep their figures. `--measured` plays nothing and makes the page from the figures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { whole } from '../../.ci/lib/flags.js';
import { games, namedBy } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { told } from './measure.js';
import { type Chances, chancesPlot, withChances } from './page.js';
import { reliabilityOf, unreliable } from './reliability.js';

const FIGURES = join(root, 'docs/chances.json');
const PAGE = join(root, 'docs/coach.md');

async function main(): Promise<void> {
  const program = new Command('npm run strength -- chances')
    .description('Compares the chances that the coach tells with what comes, in fresh games of house bots.')
    .argument('[games...]', 'only these games; the others keep their figures')
    .option('--games <count>', 'how many games of each', whole, 2000)
    .option('--seed <text>', 'what their seeds begin with', 'fresh')
    .option('--measured', 'plays nothing, and makes the page from the figures', false)
    .parse();
  const values = program.opts<{ readonly games: number; readonly seed: string; readonly measured: boolean }>();
  const read = (): Record<string, Chances> => (existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {});
  const all = [...(await games())].sort((a, b) => a.manifest.place - b.manifest.place);
  for (const found of values.measured ? [] : all.filter(namedBy(program.args))) {
    const { pkg, manifest } = found;
    const reliability = reliabilityOf([...told(found, values.games, values.seed)]);
    const kept = { ...read(), [pkg.id]: { title: manifest.title, ...reliability } };
    const { brier, logLoss, tenths } = reliability;
    console.log(`${pkg.id}: Brier score ${brier.toFixed(3)}, log loss ${logLoss.toFixed(3)}`);
    for (const tenth of tenths)
      if (tenth.count > 0)
        console.log(`  ${tenth.told.toFixed(2)} told, ${tenth.came.toFixed(2)} came, ${tenth.count} chances`);
    for (const tenth of unreliable(reliability)) console.log(`  not reliable: ${tenth.told.toFixed(2)}`);
    const ordered = all.flatMap(({ pkg: { id } }) => (id in kept ? [[id, kept[id]]] : []));
    writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  }
  const chances = all.flatMap(({ pkg: { id } }) => read()[id] ?? []);
  writeFileSync(join(root, 'docs/public/chances.svg'), chancesPlot(chances));
  writeFileSync(PAGE, withChances(readFileSync(PAGE, 'utf8'), chances));
}

await main();
