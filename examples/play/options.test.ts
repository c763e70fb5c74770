import { type AnyGame, absentAtDefault, integer, list, object, oneOf, text, withDefault } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, readOption } from './options.js';

/** A game with options of every kind. */
const game: AnyGame = {
  ...(sealed as AnyGame),
  options: object<{
    seed: string;
    level: string;
    burn: number;
    paysForLower: boolean;
    rows: readonly number[];
    wind?: 'calm' | 'storm';
  }>({
    seed: withDefault(text(100), '0'),
    level: withDefault(oneOf('normal', 'expert'), 'normal'),
    burn: withDefault(oneOf(7, 0), 7),
    paysForLower: withDefault(oneOf(true, false), false),
    rows: withDefault(list(integer(0, 9), 0, 3), []),
    wind: absentAtDefault(oneOf('calm', 'storm'), 'calm'),
  }) as never,
};

test('the options of a game are read from its schema', () => {
  expect(optionsOf(game).map(({ flag, initial, onOff }) => [flag, initial, onOff])).toEqual([
    ['--seed', '0', false],
    ['--level', 'normal', false],
    ['--burn', 7, false],
    ['--pays-for-lower', false, true],
    ['--rows', [], false],
    ['--wind', 'calm', false],
  ]);
  expect(optionsOf(game)[1]?.expected).toBe('one of normal, expert');
});

test('a word becomes the value that the schema takes', () => {
  expect(readOption(game, 'seed', '7')).toBe('7');
  expect(readOption(game, 'level', 'expert')).toBe('expert');
  expect(readOption(game, 'burn', '0')).toBe(0);
  expect(readOption(game, 'paysForLower', 'true')).toBe(true);
  expect(readOption(game, 'paysForLower', true)).toBe(true);
  expect(readOption(game, 'rows', '[1, 2]')).toEqual([1, 2]);
});

test('a word that no reading makes fit stays a word, for the game to refuse', () => {
  expect(readOption(game, 'burn', 'seven')).toBe('seven');
  expect(readOption(game, 'burn', '')).toBe('');
});
