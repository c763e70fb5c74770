import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { PARTS } from '../components/types.js';
import { eightWonders } from '../game/index.js';
import { describeNotice } from './index.js';

test('EIGHT-133: how many turns without a disc end the game, and whether this one is the first of them', () => {
  const told = (turns: number, now: boolean) =>
    describeNotice(scene(), { key: 'stall', values: { turns, now } }).text.replace(/: .*/, '');
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

test('EIGHT-78: how many parts a seat has left, where they may be too few', () => {
  const told = (placed: number) => {
    const state = scene({ parts: { mausoleum: [placed, 0, 0, 0] } });
    return eightWonders
      .notices(state)
      .filter(({ key }) => key === 'parts')
      .map((notice) => describeNotice(state, notice).text);
  };
  expect(told(PARTS)).toEqual(['Red has no parts left and places none, until a wonder gives some back']);
  expect(told(PARTS - 1)).toEqual(['Red has only 1 part left and places no more, until a wonder gives some back']);
  expect(told(PARTS - 2)).toEqual(['Red has only 2 parts left and places no more, until a wonder gives some back']);
  expect(told(0)).toEqual([]);
});
