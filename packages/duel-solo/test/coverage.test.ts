import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { MORE } from '../../../.ci/runs.js';
import { DIVINITIES } from '../src/components/pantheon.js';
import { PROGRESS } from '../src/components/progress.js';
import { WONDER_IDS } from '../src/components/wonders.js';
import type { Event } from '../src/events.js';
import { DECISIONS, duelSolo } from '../src/index.js';

test.runIf(MORE)('random games exercise every wonder, divinity, token and decision', () => {
  const counts = new Map<string, number>();
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const hear = (event: Event) => {
    if (event.kind === 'wonder-built') note(event.wonder);
    if (event.kind === 'activated') note(event.divinity);
    if (event.kind === 'progress') note(event.token);
    if (event.kind === 'over') note(event.ending);
  };
  const expected = [...WONDER_IDS, ...DIVINITIES, 'gate', ...PROGRESS, ...DECISIONS, 'military', 'science', 'points'];
  const missing = () => expected.filter((what) => (counts.get(what) ?? 0) < 5);
  for (let i = 0; i < 1500 && missing().length > 0; i++) {
    for (const mode of ['solo', 'versus'] as const) {
      const rng = seedRng(`${mode}/${i}`);
      const draft = duelSolo.fast.clone(
        duelSolo.newGame({ mode, promos: ['messe', 'statue-of-liberty'], seed: `${i}` }),
      );
      while (draft.pending.length > 0) {
        note(draft.pending.at(-1)?.kind ?? '');
        duelSolo.fast.play(
          draft,
          duelSolo.fast.randomMove(draft, () => draw(rng)),
          hear,
        );
      }
    }
  }
  expect(missing()).toEqual([]);
});
