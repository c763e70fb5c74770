/**
 * Finds an example for each rule of the ledgers and writes them to `docs/rules/scenes/<game>.json`: the shortest of some seeded games in
 * which the engine cites the rule, else what the test of the rule does. `--check` says whether what is written still holds: every
 * position comes about, every move in it is still legal or refused by the same rule, and enough rules have an example.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FoundGame, games, isNamed, variantsNamed } from '../../../.ci/lib/games.js';
import { root } from '../../../.ci/lib/packages.js';
import type { AnyGame } from '../../../packages/core/src/index.js';
import { checkRules, type Ledger } from '../check.js';
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
  (/\/(words|board|prompts|notices)/.test(file) ? 4 : 0) +
  (act.shows === 'position' ? 2 : 0) +
  (new Set(title.match(RULE_ID)).size > 1 ? 1 : 0);

/** The sentence of a test: its title without the ids. */
const sentence = (title: string): string => {
  const own = title.split(' > ').at(-1) ?? title;
  return own.replace(new RegExp(`^(${RULE_ID.source}(, | and |: )?)+`), '').trim();
};

const size = (origin: Origin): number => JSON.stringify(origin).length;

/** Runs the tests of the rules, watched. */
function tested(): readonly Sighting[] {
  const into = mkdtempSync(join(tmpdir(), 'wonders-scenes-'));
  const { ledgers } = checkRules(root);
  const named = ledgers.filter(({ package: id }) => isNamed({ pkg: { id } }));
  const files = new Set(named.flatMap(({ rules }) => rules.flatMap(({ tests }) => tests.map(({ file }) => file))));
  const args = ['run', '--config', 'packages/vitest.config.ts', '--reporter=dot', '-t', RULE_ID.source, ...files];
  const env = { ...process.env, SCENES: into, RUNS: '1' };
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The tests of the rules fail.');
  const lines = readdirSync(into).flatMap((file) => readFileSync(join(into, file), 'utf8').trim().split('\n'));
  rmSync(into, { recursive: true });
  return lines.map((line) => JSON.parse(line) as Sighting);
}

/** The best example of the tests for each rule. */
function bestOf(sightings: readonly Sighting[]): ReadonlyMap<string, Scene> {
  const best = new Map<string, Sighting>();
  const sorted = [...sightings].sort(
    (a, b) => rank(a) - rank(b) || size(a.origin) - size(b.origin) || a.title.localeCompare(b.title),
  );
  // A test that names several rules may show a refusal by another one of them.
  const fits = ({ act }: Sighting, id: string): boolean =>
    act.shows !== 'refusal' || act.rules.some((rule) => rule.startsWith(id));
  for (const each of sorted)
    for (const id of each.title.match(RULE_ID) ?? []) if (!best.has(id) && fits(each, id)) best.set(id, each);
  return new Map(
    [...best].map(([id, { act, title, origin }]) => {
      const { shows, move } = act;
      return [id, { shows, ...(move !== undefined && { move }), says: sentence(title), at: origin }];
    }),
  );
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
function fault(game: AnyGame, id: string, { shows, move, at }: Scene): string | undefined {
  try {
    const state = positionOf(game, at);
    if (move === undefined) return undefined;
    const refusal = game.check(state, game.decodeMove(move));
    if (shows !== 'refusal') return refusal && game.describeRefusal(refusal, state);
    if (refusal === undefined) return `${move} is legal`;
    const rule = 'rule' in refusal ? String(refusal.rule) : refusal.code;
    return rule.startsWith(id) ? undefined : `${move} is refused by ${rule}`;
  } catch (error) {
    return String(error);
  }
}

/** Writes the examples of a game: those that hold, by the order of its rules. */
function write(of: FoundGame, { rules }: Ledger, byTest: ReadonlyMap<string, Scene>): void {
  const { game } = of;
  const played = shortestOf(of);
  const found = rules.flatMap(({ id }) => {
    const holds = [played.get(id), byTest.get(id)].find((scene) => scene && fault(game, id, scene) === undefined);
    return holds === undefined ? [] : [`${JSON.stringify(id)}: ${JSON.stringify(holds)}`];
  });
  writeFileSync(fileOf(game.id), `{\n${found.join(',\n')}\n}\n`);
}

const { ledgers } = checkRules(root);
const checking = process.argv.includes('--check');
const byTest = checking ? new Map() : bestOf(tested());
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
    const why = ledger.rules.some((rule) => rule.id === id) ? fault(game, id, scene) : 'no such rule';
    return why === undefined ? [] : [`${game.id}: ${id}: ${why}`];
  });
  if (part < FLOOR) faults.push(`${game.id}: fewer than ${FLOOR * 100} % of the rules can be seen`);
  for (const line of faults) console.error(`${line}. Find them anew: npm run docs -- scenes`);
  if (faults.length > 0) process.exitCode = 1;
}
