import { readFileSync } from 'node:fs';
import { load, type Save, save } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { centuryAi } from '../src/index.js';

/** Saves that earlier versions of the package wrote, by the version of their format: do not write them anew. */
const kept = (format: number): readonly { readonly name: string; readonly save: Save }[] =>
  readFileSync(new URL(`../golden/saves/format-${format}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What these rules make of an old save. */
function told(old: Save): string {
  const loaded = load(centuryAi, old);
  if (loaded.ok) return loaded.replay;
  const { issue, before } = loaded;
  // Before the first release, a few states changed their shape under the same rules.
  const why = issue.code === 'other-rules' ? issue.why : issue;
  const fit = before?.record.moves.length ?? 0;
  if (issue.code === 'other-rules') expect(fit).toBe(issue.ply);
  else expect(issue.code).toBe('digest-differs');
  // The game up to there is a game of today: it can be kept and loaded again.
  if (before !== undefined)
    expect(load(centuryAi, save(centuryAi, before))).toMatchObject({ ok: true, replay: 'same' });
  return `${fit} of ${old.moves.length} moves fit: ${why.code}`;
}

test.each([1, 2])('every save of format %i is loaded, or says where these rules differ', async (format) => {
  const results = kept(format).map(({ name, save: old }) => `${name}: ${told(old)}`);
  await expect(`${results.join('\n')}\n`).toMatchFileSnapshot(`../golden/saves/format-${format}.txt`);
});
