import { type AnyGame, type MoveOf, seedRng } from '@wonders/core';
import { readPosition } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { games } from '../../.ci/lib/games.js';
import { fuzzPositions, fuzzRecords, lineOf } from './records.js';

const found = (await games()).map(({ game }) => game);

test('load names what is wrong with spoilt saves of every game, or gives a game that can be replayed', () => {
  expect(fuzzRecords(found, 3000, seedRng('monday'))).toMatch(/^3000 saves: [1-9]/);
});

test('readPosition names what is wrong with positions of every game in which one place is exchanged, and the others can be played', () => {
  const { read, refused } = fuzzPositions(found, 3000, seedRng('monday'));
  expect(refused).toBeGreaterThan(read);
});

test('a position whose phase is none is refused, and one that no game comes to does not keep the rules for ever', () => {
  const game = found.find(({ id }) => id === 'architects-solo');
  if (game === undefined) throw new Error('it is there');
  const state = game.newGame({ seed: 'monday' });
  const read = (json: string) => readPosition(game, lineOf(game, json));
  const none = read(JSON.stringify({ ...state, phase: '0' }));
  expect(none.ok || none.issue.message).toMatch(/^\/phase should be one of setup, start, .* got "0"$/);
  const [move] = game.legalMoves(state);
  expect(() => game.applyMove({ ...state, phase: '0' } as typeof state, move as MoveOf<AnyGame>)).toThrow(
    'no decision after 1000 steps',
  );
});

test('a game that goes on is not read as over', () => {
  for (const game of found) {
    let state = game.newGame({ seed: 'monday' });
    for (let i = 0; i < 12; i++)
      state = game.applyMove(
        state,
        game.fast.randomMove(state, () => 0),
      );
    const read = readPosition(game, lineOf(game, JSON.stringify({ ...state, pending: [] })));
    expect([game.id, read.ok || read.issue.message]).toEqual([
      game.id,
      '/pending should be a list with a decision, since the game goes on, got a list of 0',
    ]);
  }
});
