import { expect, test } from 'vitest';
import { play, read, scene } from '../../test/scene.js';
import { eightWonders } from '../game/index.js';

const state = play(
  scene({
    wonders: { mausoleum: ['crane-4'] },
    hands: [
      [0, 3, 0, 0],
      [0, 2, 0, 0],
      [0, 1, 1, 0],
    ],
  }),
  'build 0 mausoleum 0',
);

test('moves are told as sentences', () => {
  const told = (code: string) => eightWonders.describeMove(state, read(code));
  expect(told('build 0 mausoleum 0')).toBe('Red builds on the Mausoleum: 4 cranes needed');
  expect(told('offer 1 k2 true')).toBe('Blue offers 2 cranes with the trading card');
  expect(told('offer 2 - false')).toBe('Green offers nothing');
  expect(told('complete 0 1,2 k1')).toBe(
    'Red accepts the offers of Blue and Green and completes the build with Jokers for 1 crane',
  );
  expect(told('complete 0 - -')).toBe('Red completes the build');
  expect(told('complete 0 - k2')).toBe('Red completes the build with Jokers for 2 cranes');
  expect(told('disc camel-2-stone-mason-3')).toBe('The next disc shows 2 camels and 3 stone masons');
  const passed = play(scene(), 'pass 0');
  expect(eightWonders.describeMove(passed, read('card stone-mason'))).toBe('Red draws a stone mason');
});
