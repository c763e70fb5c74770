import { expect, test } from 'vitest';
import type { LevelTuning } from '../../index.js';
import { sealed } from '../sealed.js';
import { traitLaws } from './traits.js';

/** What the laws find of a level that may like to bid high. */
function found(trait: LevelTuning['trait']): readonly string[] {
  const told: string[] = [];
  const game = {
    ...sealed,
    evaluate: () => 0,
    traits: { bold: ({ bids }, seat) => Number(bids[seat] ?? 0), same: () => 1 },
    ladder: [{ temperature: 0.5, ...(trait && { trait }) }],
  } satisfies typeof sealed;
  traitLaws(game, { options: { seats: 2 }, positions: 40 }, (title, run) => {
    try {
      run();
      told.push(`${title}: it does`);
    } catch (error) {
      told.push(`${title}: ${(error as Error).message}`);
    }
  });
  return told;
}

test('a trait shows where the level chooses more of it than without', () => {
  const title = 'sealed: the level first-game shows its trait';
  expect(found(undefined)).toEqual([]);
  expect(found({ name: 'bold', points: 3 })).toEqual([`${title}, bold: it does`]);
  expect(found({ name: 'bold', points: 0 })).toEqual([
    `${title}, bold: bold shows in 0 of 40 choices, and the contrary in 0`,
  ]);
  expect(found({ name: 'bold', points: -3 })[0]).toMatch(/bold shows in \d of 40 choices, and the contrary in \d\d/);
  expect(found({ name: 'same', points: 1 })).toEqual([`${title}, same: the moves differ in same in 0 positions only`]);
  expect(found({ name: 'shy', points: 1 })).toEqual([`${title}, shy: sealed has no trait shy`]);
});
