import { expect, test } from 'vitest';
import { commitDraws, drawn } from './draws.js';

const letters = [...'abcdefghij'];
/** So many that no commit is likely to leave a letter out: one in 10¹² does. */
const many = Array.from({ length: 60 }, (_, i) => `purpose ${i}`);

test('a commit draws so many, in their order, and others for another purpose', () => {
  const purposes = many.map((purpose) => drawn(letters, purpose, 4));
  for (const each of purposes) {
    expect(each).toHaveLength(4);
    expect([...each].sort()).toEqual(each);
  }
  expect(new Set(purposes.map(String)).size).toBeGreaterThan(5);
  expect(new Set(purposes.flat()).size).toBe(letters.length);
  expect(drawn(letters, 'purpose 0', 4)).toEqual(purposes[0]);
  expect(drawn(letters, 'a', 20)).toEqual(letters);
});

test('a number is drawn below the number of choices', () => {
  expect(new Set(many.map((purpose) => commitDraws(purpose, 2)))).toEqual(new Set([0, 1]));
});
