import { seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { games } from '../../.ci/games.js';
import { fuzzRecords } from './records.js';

const found = (await games()).map(({ game }) => game);

test('load names what is wrong with spoilt saves of every game, or gives a game that can be replayed', () => {
  expect(fuzzRecords(found, 3000, seedRng('monday'))).toMatch(/^3000 saves: [1-9]/);
});
