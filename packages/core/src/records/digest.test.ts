import { expect, test } from 'vitest';
import { sealed } from '../testing/index.js';
import { digest } from './index.js';

test.each([
  [null, '15e0da69fcb93a'],
  [{ points: 3 }, '0bd254b0adf6a7'],
  ['ä→🎲', '089ee0f21bbc5f'],
])('the digest of %j stays what it is', (value, expected) => {
  expect(digest(value)).toBe(expected);
});

test('equal states have equal digests, and a round trip through text keeps it', () => {
  const state = sealed.newGame({ seed: 'monday' });
  expect(digest(JSON.parse(JSON.stringify(state)))).toBe(digest(sealed.newGame({ seed: 'monday' })));
});

test('different states have different digests of 14 digits', () => {
  const digests = Array.from({ length: 5000 }, (_, i) => digest(sealed.newGame({ seed: `${i}` })));
  expect(new Set(digests).size).toBe(digests.length);
  for (const each of digests) expect(each).toMatch(/^[0-9a-f]{14}$/);
});
