import { expect, test } from 'vitest';
import { commitDraws, drawn } from './draws.js';

const letters = [...'abcdefghij'];

test('a commit draws so many, in their order, and others for another purpose', () => {
  const purposes = letters.map((letter) => drawn(letters, letter, 4));
  for (const each of purposes) {
    expect(each).toHaveLength(4);
    expect([...each].sort()).toEqual(each);
  }
  expect(new Set(purposes.map(String)).size).toBeGreaterThan(5);
  expect(new Set(purposes.flat()).size).toBe(letters.length);
  expect(drawn(letters, 'a', 4)).toEqual(purposes[0]);
  expect(drawn(letters, 'a', 20)).toEqual(letters);
});

test('a number is drawn below the number of choices', () => {
  expect(new Set(letters.map((letter) => commitDraws(letter, 2)))).toEqual(new Set([0, 1]));
});
