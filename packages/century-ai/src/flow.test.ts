import { expect, test } from 'vitest';
import { endless } from '../../core/src/testing/endless.js';
import { settle } from './flow.js';
import { centuryAi } from './game/index.js';

test('a position that no game comes to ends in an error', () => {
  const draft = { ...centuryAi.fast.clone(centuryAi.newGame()), pending: [] };
  expect(() => settle(endless(draft, 'nowhere'))).toThrow('no decision after 1000 steps');
});
