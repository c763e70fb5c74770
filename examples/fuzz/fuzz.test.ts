import { seedRng } from '@wonders/core';
import { readPosition } from '@wonders/core/records';
import { hal } from '@wonders/hal';
import { expect, test } from 'vitest';
import { games } from '../../.ci/games.js';
import { fuzzPositions, fuzzRecords } from './records.js';

/** The sum that the line of a position holds: a stranger can compute it, too. */
const sumOf = (json: string): string => {
  const said = readPosition(hal, `wonders-position 1 hal ${hal.rules} 0 ${json}`);
  return said.ok ? '' : (/the sum is (\w+)/.exec(said.issue.message)?.[1] ?? '');
};

const found = (await games()).map(({ game }) => game);

test('load names what is wrong with spoilt saves of every game, or gives a game that can be replayed', () => {
  expect(fuzzRecords(found, 3000, seedRng('monday'))).toMatch(/^3000 saves: [1-9]/);
});

test('readPosition names what is wrong with spoilt positions of every game, or gives one that has moves or an outcome', () => {
  expect(fuzzPositions(found, sumOf, 3000, seedRng('monday'))).toBeGreaterThan(0);
});
