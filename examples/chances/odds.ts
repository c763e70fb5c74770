/**
 * Fits how leads become chances to win: `npm run strength -- odds` plays games of house bots in the variants of each game, and writes
 * `src/house/odds.ts` of its package. Name games to fit only these.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command } from 'commander';
import { whole } from '../../.ci/lib/flags.js';
import { type FoundGame, games, namedBy, type Variant } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { draw, type Odds, seedRng } from '../../packages/core/src/index.js';
import { fitted, type Sample } from './fit.js';
import { chancesOf, finished } from './games.js';

/** One decision in so many is looked at. */
const EVERY = 4;

/** The table of a variant, as its positions tell it. */
function tableOf({ game }: FoundGame, { options }: Variant): Pick<Odds, 'when' | 'seats'> {
  const start = game.newGame({ ...options, seed: 'odds' });
  const { options: told = {} } = start as { readonly options?: object };
  const known = told as Readonly<Record<string, unknown>>;
  const plain = Object.keys(options).filter(
    (name) => name !== 'players' && ['string', 'number', 'boolean'].includes(typeof known[name]),
  );
  return {
    when: Object.fromEntries(plain.map((name) => [name, [known[name] as string]])),
    seats: game.seats(start).length,
  };
}

/** The samples of some games of a variant, and how many moves they have. */
function sampled({ game }: FoundGame, variant: Variant, count: number) {
  const samples: Sample[] = [];
  let plies = 0;
  const rng = seedRng(`odds/${variant.name}`);
  for (let i = 0; i < count; i++) {
    const { start, moves, from, shares, players } = finished(game, variant, `odds ${i}`);
    const draft = game.fast.clone(start);
    for (const [ply, { seat, move }] of moves.entries()) {
      if (ply >= from && players[seat] && draw(rng) * EVERY < 1)
        samples.push({ ply: draft.ply, lead: game.evaluate?.(draft, seat) ?? 0, share: shares[seat] ?? 0 });
      game.fast.play(draft, move);
    }
    plies += draft.ply;
  }
  return { samples, plies };
}

/** The odds of a game, the most particular first: one entry for all variants that look alike. */
function oddsOf(found: FoundGame, count: number): readonly Odds[] {
  const groups = new Map<string, { table: Pick<Odds, 'when' | 'seats'>; variants: Variant[] }>();
  for (const variant of chancesOf(found)) {
    const table = tableOf(found, variant);
    const key = JSON.stringify(table);
    groups.set(key, { table, variants: [...(groups.get(key)?.variants ?? []), variant] });
  }
  const odds = [...groups.values()].map(({ table, variants }): Odds => {
    const each = Math.ceil(count / Math.sqrt(variants.length));
    const parts = variants.map((variant) => sampled(found, variant, each));
    const plies = Math.round(parts.reduce((sum, part) => sum + part.plies, 0) / (each * parts.length));
    console.log(`${found.pkg.id} ${variants.map(({ name }) => name).join(' + ')}: ${plies} moves`);
    return {
      ...table,
      plies,
      ...fitted(
        parts.flatMap(({ samples }) => samples),
        plies,
      ),
    };
  });
  return odds.sort((a, b) => Object.keys(b.when).length - Object.keys(a.when).length);
}

/** The longest line, its end included. */
const WIDTH = 121;

/** An entry as our formatter writes it. */
function textOf({ when, seats, plies, base, point }: Odds): string {
  const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
  const conditions = Object.entries(when).map(([name, values = []]) => `${name}: [${values.map(written).join(', ')}]`);
  const parts = [
    `when: ${conditions.length === 0 ? '{}' : `{ ${conditions.join(', ')} }`}`,
    `seats: ${seats}`,
    `plies: ${plies}`,
    `base: [${base.join(', ')}]`,
    `point: [${point.join(', ')}]`,
  ];
  const line = `  { ${parts.join(', ')} },\n`;
  return line.length <= WIDTH ? line : `  {\n${parts.map((part) => `    ${part},\n`).join('')}  },\n`;
}

async function main(): Promise<void> {
  const program = new Command('npm run strength -- odds')
    .description('Fits how leads become chances to win, to games of house bots, and writes it into the packages.')
    .argument('[games...]', 'only these games')
    .option('--games <count>', 'how many games of each variant', whole, 600)
    .parse();
  const values = program.opts<{ readonly games: number }>();
  for (const found of (await games()).filter(namedBy(program.args))) {
    const { pkg } = found;
    const odds = oddsOf(found, values.games).map(textOf).join('');
    const digest = createHash('sha256').update(odds).digest('hex');
    const file = join(pkg.dir, 'src/house/odds.ts');
    writeFileSync(
      file,
      `import type { Odds } from '@wonders/core';

/**
 * How leads become chances to win, fitted to games of the house bot by \`npm run strength -- odds ${pkg.id} --games ${values.games}\`. SHA-256
 * ${digest}.
 */
export const odds: readonly Odds[] = [
${odds}];
`,
    );
    console.log(`${relative(root, file)}: SHA-256 ${digest}`);
  }
}

await main();
