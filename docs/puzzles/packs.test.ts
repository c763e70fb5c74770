import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { DEEP, MORE } from '../../.ci/runs.js';
import { checkPuzzle, describePuzzle, type Puzzle } from '../../packages/core/src/coach/index.js';
import type { Pack } from './generate.js';

const packs = (await games()).flatMap(({ game, pkg }) => {
  const file = join(root, 'docs/puzzles', `${pkg.id}.json`);
  return existsSync(file) ? [{ id: pkg.id, game, pack: JSON.parse(readFileSync(file, 'utf8')) as Pack }] : [];
});

describe.each(packs)('the puzzles of $id', ({ game, pack }) => {
  test('are different positions, each with a grade', () => {
    const positions = pack.puzzles.map(({ options, moves }) => JSON.stringify([options, moves]));
    expect(new Set(positions).size).toBe(pack.puzzles.length);
    for (const { missedBy, grade } of pack.puzzles) expect(grade).toBe(1 + missedBy.length);
  });

  test('are told in whole sentences', () => {
    for (const puzzle of pack.puzzles) {
      const { task, why } = describePuzzle(game, puzzle);
      expect(`${task} ${why}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

// The search takes seconds for a puzzle: `npm test` solves one of one game, the gates every fifth, and every night all are solved.
test.runIf(MORE).each(DEEP ? packs : packs.slice(-1))(
  'the puzzles of $id have exactly one solution',
  ({ game, pack }) => {
    for (let i = 0; i < (DEEP ? pack.puzzles.length : 1); i += 5)
      expect(checkPuzzle(game, pack.puzzles[i] as Puzzle), `puzzle ${i + 1}`).toBeUndefined();
  },
);
