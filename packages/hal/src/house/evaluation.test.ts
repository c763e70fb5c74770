import { expect, test } from 'vitest';
import { edit } from '../../test/scene.js';
import { newGame, view } from '../index.js';
import { evaluate } from './evaluation.js';

test('HAL-80: a tile that a view hides counts as one with the number 10, hidden points and resources as none', () => {
  const begun = newGame({ mode: 'versus', characters: 'starter', seed: 'worth' });
  const state = edit(begun, (draft) => {
    draft.players = draft.players.map((each) => ({ ...each, tiles: ['blue-10' as const], points: 0, resources: 0 }));
  });
  expect(evaluate(view(state, 0), 1)).toBeCloseTo(evaluate(state, 1), 9);
});
