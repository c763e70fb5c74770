import { duelSolo } from '@wonders/duel-solo';
import { hal } from '@wonders/hal';
import * as words from '@wonders/hal/words';
import { expect, test } from 'vitest';
import { optionsOf, readOption } from './options.js';

test('the options of a game are read from its fields', () => {
  const options = optionsOf(hal);
  expect(options.slice(-4).map(({ flag }) => flag)).toEqual(['--seed', '--chance', '--rng', '--names']);
  const found = (name: string) => options.find((option) => option.name === name);
  expect(found('level')).toMatchObject({ flag: '--level', initial: 'normal', onOff: false });
  expect(found('level')?.expected).toBe('one of normal, expert');
  expect(found('cardsBurntAtEachRefill')).toMatchObject({ flag: '--cards-burnt-at-each-refill', initial: 7 });
  const pantheon = optionsOf(duelSolo).find(({ name }) => name === 'pantheon');
  expect(pantheon).toMatchObject({ initial: true, onOff: true });
  expect(found('level')?.help).toBeUndefined();
  expect(optionsOf(hal, words).find(({ name }) => name === 'level')?.help).toMatch(/^An expert Hal may exchange/);
  expect(found('corrections')).toMatchObject({ initial: [], onOff: false });
});

test('an option that a game leaves out at its default has that default', () => {
  expect(optionsOf(duelSolo).find(({ name }) => name === 'divinityCost')).toMatchObject({ initial: 'printed' });
});

test('a word becomes the value that the schema takes', () => {
  expect(readOption(hal, 'seed', '7')).toBe('7');
  expect(readOption(hal, 'level', 'expert')).toBe('expert');
  expect(readOption(hal, 'cardsBurntAtEachRefill', '0')).toBe(0);
  expect(readOption(duelSolo, 'pantheon', 'true')).toBe(true);
  expect(readOption(duelSolo, 'pantheon', true)).toBe(true);
  expect(readOption(hal, 'names', '["Anna"]')).toEqual(['Anna']);
});

test('a word that no reading makes fit stays a word, for the game to refuse', () => {
  expect(readOption(hal, 'cardsBurntAtEachRefill', 'seven')).toBe('seven');
  expect(readOption(hal, 'cardsBurntAtEachRefill', '')).toBe('');
});
