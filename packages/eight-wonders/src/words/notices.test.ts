import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { describeNotice } from './index.js';

test('EIGHT-133: how many turns without a disc end the game, and whether this one is the first of them', () => {
  const told = (turns: number, now: boolean) =>
    describeNotice(scene(), { key: 'stall', values: { turns, now } }).replace(/: .*/, '');
  expect([0, 1, 2, 3].map((turns) => told(turns, true))).toEqual([
    'The game ends with this turn',
    'The game ends if this turn brings no disc',
    'The game ends if this turn and the next bring no disc',
    'The game ends if this turn and the next 2 bring no disc',
  ]);
  expect([1, 2].map((turns) => told(turns, false))).toEqual([
    'The game ends if the next turn brings no disc',
    'The game ends if the next 2 bring no disc',
  ]);
});
