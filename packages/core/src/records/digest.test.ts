import { expect, test } from 'vitest';
import { sealed } from '../testing/index.js';
import { begin, digest, load, save } from './index.js';

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

/** The same value with the keys of every object in another order, as a database may give them back. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reordered(each)]),
  );
}

test('the order of keys does not count, at any depth', () => {
  const state = sealed.newGame({ seed: 'monday' });
  expect(JSON.stringify(reordered(state))).not.toBe(JSON.stringify(state));
  expect(digest(reordered(state))).toBe(digest(state));
});

test('a save whose keys a database has put into another order is loaded', () => {
  const { record, state } = begin(sealed, { seed: 'monday', seats: 2, names: ['Ada'] });
  const saved = save(sealed, { record: { ...record, meta: { b: 1, a: 2 } }, state });
  expect(load(sealed, reordered(saved))).toMatchObject({ ok: true, replay: 'same' });
});

test('the rules do not count: a game that new rules do not touch keeps its digest', () => {
  const state = sealed.newGame({ seed: 'monday' });
  expect(digest({ ...state, rules: 99 })).toBe(digest(state));
  expect(digest({ ...state, prize: 99 })).not.toBe(digest(state));
});

test('different states have different digests of 14 digits', () => {
  const digests = Array.from({ length: 5000 }, (_, i) => digest(sealed.newGame({ seed: `${i}` })));
  expect(new Set(digests).size).toBe(digests.length);
  for (const each of digests) expect(each).toMatch(/^[0-9a-f]{14}$/);
});
