import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hasHalfPair, hexOf } from './sha256.js';

test.each(['', 'abc', 'ü 漢 🎲', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])(
  'SHA-256 of %j is that of every other implementation',
  (text) => {
    expect(hexOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

test('halves of surrogate pairs share a hash, and are found', () => {
  expect(hexOf('\ud800')).toBe(hexOf('\udbff'));
  expect(['\ud800', 'a\udbffb', '\udfff\ud800'].map(hasHalfPair)).toEqual([true, true, true]);
  expect(['', 'monday', '🎲'].map(hasHalfPair)).toEqual([false, false, false]);
});
