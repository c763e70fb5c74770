import { readFileSync } from 'node:fs';
import { load, type Save, save } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { hal } from '../src/index.js';

/** Saves that earlier versions of the package wrote: do not write them anew. */
const lines = readFileSync(new URL('../golden/saves/format-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const kept: readonly { readonly name: string; readonly save: Save }[] = lines.map((line) => JSON.parse(line));

/** What these rules make of an old save. */
function told(old: Save): string {
  const loaded = load(hal, old);
  // HAL-43, HAL-66: the options that the printed rules have settled.
  const withdrawn = Object.keys(old.options).filter((name) => /^(constructBonus|soleOccupant)/.test(name));
  expect(loaded.withdrawn ?? []).toEqual(withdrawn);
  if (loaded.ok) return loaded.replay;
  const { issue, before } = loaded;
  // Before the first release, a few states changed their shape under the same rules.
  const why = issue.code === 'other-rules' ? issue.why : issue;
  const fit = before?.record.moves.length ?? 0;
  if (issue.code === 'other-rules') expect(fit).toBe(issue.ply);
  else expect(issue.code).toBe('digest-differs');
  // The game up to there is a game of today: it can be kept and loaded again.
  if (before !== undefined) expect(load(hal, save(hal, before))).toMatchObject({ ok: true, replay: 'same' });
  return `${fit} of ${old.moves.length} moves fit: ${why.code}`;
}

test('every save of earlier versions is loaded, or says where these rules differ', async () => {
  const results = kept.map(({ name, save: old }) => `${name}: ${told(old)}`);
  await expect(`${results.join('\n')}\n`).toMatchFileSnapshot('../golden/saves/format-1.txt');
});
