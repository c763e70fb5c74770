import { expect, test } from 'vitest';
import { count, droppedBy, keptBy, listed, numeral, plural, signed, title } from './index.js';

test('an amount stands in the plural, but for one, and with a minus sign below zero', () => {
  expect([0, 1, 2, -1].map((n) => count(n, 'coin'))).toEqual(['0 coins', '1 coin', '2 coins', '−1 coins']);
});

test('a number below zero has a minus sign', () => {
  expect([0, 3, -1, -2.5].map(numeral)).toEqual(['0', '3', '−1', '−2.5']);
});

test('a change has its sign, zero a plus', () => {
  expect([3, 0, -1].map((by) => signed(by, (n) => count(n, 'coin')))).toEqual(['+3 coins', '+0 coins', '−1 coin']);
});

test('plurals are the regular ones', () => {
  expect(['coin', 'city', 'day', 'torch', 'bus', 'box', 'wish', 'buzz'].map(plural)).toEqual([
    ...['coins', 'cities', 'days', 'torches', 'buses', 'boxes', 'wishes', 'buzzes'],
  ]);
});

test('a list has a word before its last entry alone', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items, 'or'))).toEqual([
    ...['', 'a', 'a or b', 'a, b or c'],
  ]);
});

test('a title has small words in small letters, but for the first', () => {
  expect(['temple-of-artemis', 'the-pyramids'].map(title)).toEqual(['Temple of Artemis', 'The Pyramids']);
});

test('the candidates of a step are those that it kept, and those that it dropped', () => {
  const candidates = [
    { name: 'wood', kept: true },
    { name: 'clay', kept: false },
    { name: 'glass', kept: true },
  ];
  const step = { candidates } as unknown as Parameters<typeof keptBy>[0];
  expect([keptBy(step), droppedBy(step)]).toEqual([['wood', 'glass'], ['clay']]);
});
