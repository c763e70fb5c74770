/**
 * Finds an example for each rule of the ledgers and writes them to `docs/rules/scenes/<game>.json`: the shortest of some seeded games in
 * which the engine cites the rule, else what the test of the rule does. `--check` says whether what is written still holds: every
 * position comes about, every move in it is still legal or refused by the same rule, every sentence is the title of a test of the rule, and
 * enough rules have an example.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FoundGame, games, isNamed, variantsNamed } from '../../../.ci/lib/games.js';
import { root } from '../../../.ci/lib/packages.js';
import type { AnyGame } from '../../../packages/core/src/index.js';
import { checkRules, type Ledger, type Rule } from '../check.js';
import { type Found, playedScenes } from './played.js';
import { type Origin, positionOf, RULE_ID, type Scene, type Scenes, type Sighting } from './scene.js';

/** The least part of each ledger's rules that has an example. */
const FLOOR = 0.85;

const SEEDS = ['monday', 'tuesday', 'wednesday'];

const fileOf = (game: string): string => join(root, 'docs/rules/scenes', `${game}.json`);

/**
 * The tests that say most of a rule: those of the rule itself, before those of its words and pictures, and these before those of whole games. Of two
 * alike, the one that names no other rule.
 */
const rank = ({ file, act, title }: Sighting): number =>
  (/\.second-source\./.test(file) ? 8 : 0) +
  (/\/(words|board|prompts|notices|view|house|changes)/.test(file) ? 4 : 0) +
  (act.shows === 'position' ? 2 : 0) +
  (new Set(title.match(RULE_ID)).size > 1 ? 1 : 0);

/** The sentence of a test: its title without the ids. */
const sentence = (title: string): string => {
  const own = title.split(' > ').at(-1) ?? title;
  return own.replace(new RegExp(`^(${RULE_ID.source}(, | and |: )?)+`), '').trim();
};

/** Whether a test of the rule has that title still; what a title computes, or takes from a table, can be anything. */
function isSaid(says: string, { tests }: Rule): boolean {
  return tests.some(({ title }) => {
    const parts = sentence(title).split(/_|%\w|\$\w+(?:\.\w+)*/);
    return new RegExp(`^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('.*')}$`, 'u').test(
      says,
    );
  });
}

const size = (origin: Origin): number => JSON.stringify(origin).length;

/** Runs the tests of the rules, watched. */
function tested(): readonly Sighting[] {
  const into = mkdtempSync(join(tmpdir(), 'wonders-scenes-'));
  const { ledgers } = checkRules(root);
  const named = ledgers.filter(({ package: id }) => isNamed({ pkg: { id } }));
  const files = new Set(named.flatMap(({ rules }) => rules.flatMap(({ tests }) => tests.map(({ file }) => file))));
  const args = [
    'run',
    '--config',
    'packages/vitest.config.ts',
    '--silent',
    '--reporter=dot',
    '-t',
    RULE_ID.source,
    ...files,
  ];
  const env = { ...process.env, SCENES: into, RUNS: '1' };
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The tests of the rules fail.');
  const lines = readdirSync(into).flatMap((file) => readFileSync(join(into, file), 'utf8').trim().split('\n'));
  rmSync(into, { recursive: true });
  return lines.map((line) => JSON.parse(line) as Sighting);
}

/** The examples of the tests for each rule, the best first. */
function rankedOf(sightings: readonly Sighting[]): ReadonlyMap<string, readonly Scene[]> {
  const ranked = new Map<string, Scene[]>();
  const sorted = [...sightings].sort(
    (a, b) => rank(a) - rank(b) || size(a.origin) - size(b.origin) || a.title.localeCompare(b.title),
  );
  // A test that names several rules may show a refusal by another one of them.
  const fits = ({ act }: Sighting, id: string): boolean =>
    act.shows !== 'refusal' || act.rules.some((rule) => rule.startsWith(id));
  for (const each of sorted)
    for (const id of each.title.match(RULE_ID) ?? []) {
      if (!fits(each, id)) continue;
      const { shows, move } = each.act;
      const scene = { shows, ...(move !== undefined && { move }), says: sentence(each.title), at: each.origin };
      ranked.set(id, [...(ranked.get(id) ?? []), scene]);
    }
  return ranked;
}

/** The shortest of the played games for each rule. */
function shortestOf({ game, manifest }: FoundGame): ReadonlyMap<string, Scene> {
  const shortest = new Map<string, Found>();
  for (const { options } of variantsNamed(manifest, manifest.shown.rules))
    for (const seed of SEEDS)
      for (const bots of [false, true])
        for (const found of playedScenes(game, { ...options, seed }, bots))
          if (found.length < (shortest.get(found.rule)?.length ?? Infinity)) shortest.set(found.rule, found);
  return new Map([...shortest].map(([id, { scene }]) => [id, scene]));
}

/** Why an example is no longer valid. */
function fault(game: AnyGame, rule: Rule | undefined, { shows, move, says, at }: Scene): string | undefined {
  if (rule === undefined) return 'no such rule';
  if (says !== undefined && !isSaid(says, rule)) return `no test of it is called “${says}”`;
  try {
    const state = positionOf(game, at);
    if (move === undefined) return undefined;
    const refusal = game.check(state, game.decodeMove(move));
    if (shows !== 'refusal') return refusal && game.describeRefusal(refusal, state);
    if (refusal === undefined) return `${move} is legal`;
    const cited = 'rule' in refusal ? String(refusal.rule) : refusal.code;
    return cited.startsWith(rule.id) ? undefined : `${move} is refused by ${cited}`;
  } catch (error) {
    return String(error);
  }
}

/** Writes the examples of a game: the first of each rule that holds, by the order of its rules. Tells where none does. */
function write(of: FoundGame, { rules }: Ledger, byTest: ReadonlyMap<string, readonly Scene[]>): void {
  const { game } = of;
  const played = shortestOf(of);
  const found = rules.flatMap((rule) => {
    const { id } = rule;
    const scenes = [played.get(id), ...(byTest.get(id) ?? [])].filter((scene) => scene !== undefined);
    const holds = scenes.find((scene) => fault(game, rule, scene) === undefined);
    if (holds !== undefined) return [`${JSON.stringify(id)}: ${JSON.stringify(holds)}`];
    for (const scene of scenes) console.error(`${id}: an example does not hold: ${fault(game, rule, scene)}`);
    return [];
  });
  writeFileSync(fileOf(game.id), `{\n${found.join(',\n')}\n}\n`);
}

const { ledgers } = checkRules(root);
const checking = process.argv.includes('--check');
const byTest = checking ? new Map() : rankedOf(tested());
for (const of of (await games()).filter(isNamed)) {
  const { game, pkg } = of;
  const ledger = ledgers.find(({ package: name }) => join(root, 'packages', name) === pkg.dir);
  if (ledger === undefined) continue;
  if (!checking) write(of, ledger, byTest);
  const text = readFileSync(fileOf(game.id), 'utf8');
  const scenes = JSON.parse(text) as Scenes;
  const shown = ledger.rules.filter(({ id }) => id in scenes);
  const part = shown.length / ledger.rules.length;
  console.log(
    `${game.id}: ${shown.length} of ${ledger.rules.length} rules can be seen (${Math.round(part * 100)} %), ${(text.length / 1000).toFixed(0)} kB`,
  );
  const missing = ledger.rules.filter(({ id }) => !(id in scenes)).map(({ id }) => id);
  if (missing.length > 0) console.log(`  without an example: ${missing.join(', ')}`);
  const faults = Object.entries(scenes).flatMap(([id, scene]) => {
    const why = fault(
      game,
      ledger.rules.find((rule) => rule.id === id),
      scene,
    );
    return why === undefined ? [] : [`${game.id}: ${id}: ${why}`];
  });
  if (part < FLOOR) faults.push(`${game.id}: fewer than ${FLOOR * 100} % of the rules can be seen`);
  for (const line of faults) console.error(`${line}. Find them anew: npm run docs -- scenes`);
  if (faults.length > 0) process.exitCode = 1;
}

// What would be without a rule stands beside its example.
await import('../without/generate.js');
