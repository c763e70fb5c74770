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

test('readPosition names what is wrong with positions of every game in which one place is exchanged, and the others can be played', () => {
  const { read, refused } = fuzzPositions(found, sumOf, 3000, seedRng('monday'));
  expect(refused).toBeGreaterThan(read);
});

test('a position whose phase is none is refused, and one that no game comes to does not keep the rules for ever', () => {
  const game = found.find(({ id }) => id === 'architects-solo');
  if (game === undefined) throw new Error('it is there');
  const state = game.newGame({ seed: 'monday' });
  const read = (json: string) =>
    readPosition(game, `wonders-position 1 ${game.id} ${game.rules} ${sumOf(json)} ${json}`);
  const none = read(JSON.stringify({ ...state, phase: '0' }));
  expect(none.ok || none.issue.message).toMatch(/^\/phase should be one of setup, start, .* got "0"$/);
  const [move] = game.legalMoves(state);
  expect(() => game.applyMove({ ...state, phase: '0' }, move)).toThrow('no decision after 10000 steps');
});
