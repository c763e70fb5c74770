/** Guards what a game has kept: its golden games, the numbering of its learn.ts, and the saves that earlier versions wrote. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../packages/core/src/index.js';
import { load, type Save, save } from '../../packages/core/src/records/index.js';
import { golden, learnLayout, type Variant } from '../../packages/core/src/testing/index.js';
import type { AnyLearn } from '../lib/manifest.js';
import { root } from '../lib/packages.js';

interface Kept<G extends AnyGame> {
  readonly learn: AnyLearn;
  /** The golden games: each variant is played with each seed. */
  readonly variants: readonly Variant<G>[];
  readonly seeds: readonly string[];
  /** The options of old saves that no longer exist. */
  readonly withdrawn?: RegExp;
}

/** The tests of what `packages/<game>/golden` keeps. `npm run golden` writes all of it anew, but for the saves. */
export function keptLaws<G extends AnyGame>(game: G, { learn, variants, seeds, withdrawn }: Kept<G>): void {
  const dir = join(root, 'packages', game.id, 'golden');

  test.each(variants)('golden games: $name', async ({ name, options }) => {
    const games = seeds.map((seed) => golden(game, { ...options, seed } as never));
    await expect(games.join('\n')).toMatchFileSnapshot(join(dir, `${name.replaceAll(/\W+/g, '-').toLowerCase()}.txt`));
  });

  test('the numbering of learn.ts is kept field by field', async () => {
    await expect(learnLayout(learn)).toMatchFileSnapshot(join(dir, 'learn.txt'));
  });

  const saves = join(dir, 'saves');
  const formats = existsSync(saves) ? readdirSync(saves).filter((file) => file.endsWith('.jsonl')) : [];
  test.each(formats)('every save in %s is loaded, or says where these rules differ', async (file) => {
    const lines = readFileSync(join(saves, file), 'utf8').trim().split('\n');
    const kept = lines.map((line) => JSON.parse(line) as { readonly name: string; readonly save: Save });
    const results = kept.map(({ name, save: old }) => `${name}: ${told(game, old, withdrawn)}\n`);
    await expect(results.join('')).toMatchFileSnapshot(join(saves, `${basename(file, '.jsonl')}.txt`));
  });
}

/** What these rules make of an old save. */
function told(game: AnyGame, old: Save, withdrawn = /^$/): string {
  const loaded = load(game, old);
  expect(loaded.withdrawn ?? []).toEqual(Object.keys(old.options).filter((name) => withdrawn.test(name)));
  if (loaded.ok) return loaded.replay;
  const { issue, before } = loaded;
  // Before the first release, a few states changed their shape under the same rules.
  const why = issue.code === 'other-rules' ? issue.why : issue;
  const fit = before?.record.moves.length ?? 0;
  if (issue.code === 'other-rules') expect(fit).toBe(issue.ply);
  else expect(issue.code).toBe('digest-differs');
  // The game up to there is a game of today: it can be kept and loaded again.
  if (before !== undefined) expect(load(game, save(game, before))).toMatchObject({ ok: true, replay: 'same' });
  return `${fit} of ${old.moves.length} moves fit: ${why.code}`;
}
