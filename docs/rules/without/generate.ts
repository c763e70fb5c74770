/**
 * Finds out what each rule is for: plays games of the house bots, replays each under the broken rules of `npm run mutants`, and writes where they
 * part to `docs/rules/without/<game>.json`: in how many games a rule mattered, and a position in which it does, with what would be without it.
 *
 * `npm run docs -- scenes` writes it beside the examples; `--check` says whether every position still comes about, and whether the rule still does
 * there what is written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundGame, games, isNamed, variantsNamed, wordsIn } from '../../../.ci/lib/games.js';
import { root } from '../../../.ci/lib/packages.js';
import { allMutants } from '../../../.ci/mutants/mutants.js';
import type { AnyGame, StateOf } from '../../../packages/core/src/index.js';
import type { AnyWords } from '../../../packages/core/src/words/index.js';
import { checkRules } from '../check.js';
import { positionOf } from '../scenes/scene.js';
import { broken, type Spoken } from './broken.js';
import { contrast, type Difference, effectOf, type Line, lineOf, type Matter, parted } from './difference.js';

/** Games of the house bots, of all variants together. */
const GAMES = 200;

const FIFTHS = 5;

const fileOf = (game: string): string => join(root, 'docs/rules/without', `${game}.json`);

/** The difference at a place of a line, in every language of the game; `undefined` where no sentence tells it. */
function differenceAt(
  ours: Spoken,
  theirs: Spoken,
  line: Line,
  ply: number,
  code: string | undefined,
): Difference | undefined {
  const state = line.states[ply] as StateOf<AnyGame>;
  const sides = Object.entries(ours.words).map(([name, words]) => {
    const both = contrast(ours.game, theirs.game, [words, theirs.words[name] as AnyWords], state, code);
    return both && ([name, ...both] as const);
  });
  if (sides.some((side) => side === undefined)) return undefined;
  const by = (i: 1 | 2) => Object.fromEntries(sides.flatMap((side) => (side ? [[side[0], side[i]]] : [])));
  const at = { options: line.options, moves: line.codes.slice(0, ply) };
  return { at, ...(code !== undefined && { move: code }), with: by(1), without: by(2) };
}

/** Where a line parts; `undefined` also where a game without the rule breaks down, for then nothing can be told. */
function partedWell(other: AnyGame, line: Line): ReturnType<typeof parted> {
  try {
    return parted(other, line);
  } catch {
    return undefined;
  }
}

/** How often a rule matters in the lines, and the shortest line in which one can read how. */
function matterOf(ours: Spoken, theirs: Spoken, lines: readonly Line[]): Matter | undefined {
  const fifths = Array.from({ length: FIFTHS }, () => 0);
  let shortest: Difference | undefined;
  for (const line of lines) {
    const found = partedWell(theirs.game, line);
    if (found === undefined) continue;
    const [ply, code] = found;
    const fifth = Math.min(FIFTHS - 1, Math.floor((FIFTHS * ply) / line.codes.length));
    fifths[fifth] = (fifths[fifth] ?? 0) + 1;
    if (shortest !== undefined && shortest.at.moves.length <= ply) continue;
    shortest = differenceAt(ours, theirs, line, ply, code) ?? shortest;
  }
  const mattered = fifths.reduce((sum, count) => sum + count, 0);
  return shortest && { ...shortest, mattered, games: lines.length, fifths };
}

async function write(found: FoundGame): Promise<void> {
  const { game, pkg, manifest } = found;
  const ours: Spoken = { game, words: await wordsIn(found) };
  const variants = variantsNamed(manifest, manifest.shown.rules);
  const lines = Array.from({ length: GAMES }, (_, i) => {
    const { options = {} } = variants[i % variants.length] ?? {};
    return lineOf(game, { ...options, seed: `without ${i}` });
  });
  const rows = new Map<string, Matter>();
  for (const mutant of allMutants().filter((each) => each.game === pkg.id)) {
    const [rule = ''] = mutant.rule.split('.');
    const matter = matterOf(ours, await broken(found, mutant), lines);
    console.log(`${rule}: ${matter === undefined ? 'never matters here' : `${matter.mattered} of ${GAMES}`}`);
    // Of two ways to break a rule the one counts that changes more games.
    if (matter !== undefined && matter.mattered > (rows.get(rule)?.mattered ?? 0)) rows.set(rule, matter);
  }
  const text = [...rows].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(
    fileOf(game.id),
    `{\n${text.map(([rule, matter]) => `${JSON.stringify(rule)}: ${JSON.stringify(matter)}`).join(',\n')}\n}\n`,
  );
}

/** Why what is written of a rule no longer holds. */
function fault(
  game: AnyGame,
  words: Readonly<Record<string, AnyWords>>,
  { at, move, with: ours }: Matter,
): string | undefined {
  try {
    const state = positionOf(game, at);
    for (const [name, { refused, lines }] of Object.entries(ours)) {
      const now = effectOf(game, words[name] as AnyWords, state, move);
      const all = [...now.lines, ...(now.table ?? [])];
      const gone = lines.find((line) => !all.includes(line));
      if (now.refused !== refused || gone !== undefined) return `it no longer says “${refused ?? gone}”`;
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const { ledgers } = checkRules(root);
const checking = process.argv.includes('--check');
for (const found of (await games()).filter(isNamed)) {
  const { game } = found;
  if (!checking) await write(found);
  if (!existsSync(fileOf(game.id))) continue;
  const text = readFileSync(fileOf(game.id), 'utf8');
  const rows = Object.entries(JSON.parse(text) as Readonly<Record<string, Matter>>);
  console.log(`${game.id}: ${rows.length} rules are seen to matter, ${(text.length / 1000).toFixed(0)} kB`);
  const words = await wordsIn(found);
  const ids = new Set(ledgers.flatMap(({ rules }) => rules.map(({ id }) => id)));
  for (const [rule, matter] of rows) {
    const why = ids.has(rule) ? fault(game, words, matter) : 'there is no such rule';
    if (why === undefined) continue;
    console.error(`${game.id}: ${rule}: ${why}. Find them anew: npm run docs -- scenes ${game.id}`);
    process.exitCode = 1;
  }
}
