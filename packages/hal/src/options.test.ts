import { InvalidOptionsError } from '@wonders/core';
import { expect, test } from 'vitest';
import { CHARACTERS, decodeMove, newGame, TILE_IDS } from './index.js';

/** What is said of options that are refused; empty where they are taken. */
function complaints(options: object): readonly string[] {
  try {
    newGame(options);
    return [];
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error.issues.map(({ message }) => message);
    throw error;
  }
}

const versus = { mode: 'versus', seed: 'mine' } as const;
const corrected = (bonus: object) => ({ corrections: [{ card: 'red-10', bonus }] });
const floors = (bonus: object) =>
  corrected({ kind: 'per-building-with-floors', minFloors: 1, maxFloors: 2, points: 1, ...bonus });
const arrow = (gain: object) =>
  corrected({ kind: 'on-action', action: 'exploit', gain: { resource: 0, tile: 0, point: 0, ...gain } });
const named = (players: number, count: number) => ({ ...versus, players, names: Array(count).fill('Ada') });

test('the options have the defaults that the rules list first', () => {
  expect(newGame().options).toEqual({
    mode: 'solo',
    players: 2,
    characters: 'draft',
    level: 'normal',
    halPaysForLowerNumber: 'never',
    cardsBurntAtEachRefill: 7,
    giftToHal: 'chosen',
    corrections: [],
  });
});

test.each<readonly [what: string, good: object, bad: object]>([
  ['two players or more', { ...versus, players: 2 }, { ...versus, players: 1 }],
  ['five players or fewer', { ...versus, players: 5 }, { ...versus, players: 6 }],
  ['no cards burnt', { cardsBurntAtEachRefill: 0 }, { cardsBurntAtEachRefill: 1 }],
  ['seven cards burnt', { cardsBurntAtEachRefill: 7 }, { cardsBurntAtEachRefill: 8 }],
  ['no points', corrected({ kind: 'flat', points: 0 }), corrected({ kind: 'flat', points: -1 })],
  ['twenty points', corrected({ kind: 'flat', points: 20 }), corrected({ kind: 'flat', points: 21 })],
  ['a building of one floor', floors({ minFloors: 1 }), floors({ minFloors: 0 })],
  ['one of all tiles', floors({ maxFloors: 60 }), floors({ maxFloors: 61 })],
  ['floors without an upper bound', floors({ maxFloors: null }), floors({ maxFloors: 0 })],
  ['nine resources', arrow({ resource: 9 }), arrow({ resource: 10 })],
  ['nine tiles', arrow({ tile: 9 }), arrow({ tile: 10 })],
  ['nine points', arrow({ point: 9 }), arrow({ point: 10 })],
  ['no resources', arrow({}), arrow({ resource: -1 })],
  ['no tiles', arrow({}), arrow({ tile: -1 })],
  ['no points of an arrow', arrow({}), arrow({ point: -1 })],
  ['no corrections', { corrections: [] }, { corrections: [{ card: 'red-10' }] }],
  ['a name for each of two', named(2, 2), named(2, 3)],
  ['a name for each of three', named(3, 3), named(3, 4)],
  ['a name for each of four', named(4, 4), named(4, 5)],
  ['a name for each of five', named(5, 5), named(5, 6)],
])('the bounds of an option: %s', (_, good, bad) => {
  expect(complaints(good)).toEqual([]);
  expect(complaints(bad)).toHaveLength(1);
});

test('every card can be corrected, each once', () => {
  const corrections = [
    ...TILE_IDS.map((card) => ({ card, bonus: { kind: 'flat', points: 1 } })),
    ...Object.entries(CHARACTERS).map(([card, { colour, start, bonus }]) => ({ card, colour, start, bonus })),
  ];
  expect(complaints({ corrections })).toEqual([]);
});

test.each<readonly [option: string, given: object, why: string]>([
  ['players', { players: 3 }, '2 unless the mode is versus'],
  ['characters', { characters: 'starter' }, 'draft unless the mode is versus'],
  ['level', { ...versus, level: 'expert' }, 'normal unless the mode is solo'],
  ['halPaysForLowerNumber', { ...versus, halPaysForLowerNumber: 'down-to-zero' }, 'never unless the mode is solo'],
  ['giftToHal', { ...versus, giftToHal: 'blind' }, 'chosen unless the mode is solo'],
])('%s keeps its default in the other mode', (option, given, why) => {
  expect(complaints(given)).toEqual([expect.stringContaining(`/${option} should be ${why}`)]);
});

test.each<readonly [what: string, good: string, bad: string]>([
  ['the first seat', 'commit 0 a -', 'commit -1 a -'],
  ['the fifth seat', 'commit 4 a -', 'commit 5 a -'],
  ['as far as a token can come to the left', 'move-token -53 0', 'move-token -54 0'],
  ['and down', 'move-token 0 53', 'move-token 0 54'],
  ['the first starter set', 'starter-set 1', 'starter-set 0'],
  ['the sixth starter set', 'starter-set 6', 'starter-set 7'],
  ['a token given', 'new-hand true', 'new-hand 1'],
  ['a token kept', 'new-hand false', 'new-hand -'],
])('the bounds of a move: %s', (_, good, bad) => {
  expect(decodeMove(good)).toBeDefined();
  expect(decodeMove(bad)).toBeUndefined();
});
