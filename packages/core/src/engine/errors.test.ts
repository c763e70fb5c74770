import { expect, test } from 'vitest';
import {
  type CoreRefusal,
  type GameRefusal,
  IllegalMoveError,
  InvalidOptionsError,
  isIllegalMoveError,
  NoSuchSeatError,
} from '../index.js';
import { commonEnglish } from '../words/english.js';
import { isCoreRefusal, refusalInCode } from './errors.js';
import { tellRefusal } from './telling.js';

test.each<[CoreRefusal, string]>([
  [{ code: 'not-this-game', game: 'hal', rules: 2 }, 'this is not a state of hal with rules 2'],
  [
    { code: 'not-this-game', game: 'hal', rules: 2, madeUnder: 1 },
    'this state was made under rules 1 of hal, this is rules 2: load the save of the game, which replays it',
  ],
  [{ code: 'view', seat: 'spectator' }, 'this is what a spectator may see, not a state'],
  [{ code: 'view', seat: 1 }, 'this is what Hal may see, not a state'],
  [{ code: 'stale', ply: 12 }, 'the game has gone on to ply 12: this move was meant for another one'],
  [{ code: 'over' }, 'the game is over'],
  [{ code: 'malformed', path: '', expected: 'a move object' }, 'the move should be a move object'],
  [{ code: 'malformed', path: '/card', expected: 'absent' }, 'the card of the move should be absent'],
  [{ code: 'not-your-turn', active: [1, 2, 3] }, 'it is the turn of Hal, Anna and seat 4'],
  [{ code: 'not-your-turn', active: [0] }, 'it is your turn'],
  [{ code: 'not-your-turn', active: [1] }, 'it is the turn of Hal'],
  [{ code: 'not-your-turn', active: [-1] }, 'the host answers chance first'],
  [{ code: 'not-now', expected: ['build', 'take-token'] }, 'expected now: build, take token'],
  [{ code: 'impossible', answer: 'great-library' }, 'great library cannot turn up any more'],
  [{ code: 'impossible', answer: '-4,-11' }, 'that cannot turn up any more'],
])('%j is a sentence', (refusal, sentence) => {
  const language = {
    common: commonEnglish,
    seat: (names: readonly string[], seat: number) => names[seat] ?? '',
    refusals: {},
  };
  expect(tellRefusal(language, refusal, ['You', 'Hal', 'Anna'])).toBe(sentence);
  expect(isCoreRefusal(refusal)).toBe(true);
});

test.each(['too-expensive', 'toString', '__proto__', 'constructor', ''])('the code "%s" is not core\'s', (code) => {
  expect(isCoreRefusal({ code, rule: 'X-1' })).toBe(false);
});

test('errors are errors by name, and carry their data', () => {
  const illegal = new IllegalMoveError({ code: 'over' }, 'the game is over', { kind: 'pass' });
  expect(illegal).toBeInstanceOf(Error);
  expect(illegal).toMatchObject({ name: 'IllegalMoveError', refusal: { code: 'over' }, move: { kind: 'pass' } });
  const issue = { path: ['seats'], expected: 'a whole number from 2 to 4', message: '/seats should be less' };
  expect(new InvalidOptionsError('hal', [issue])).toMatchObject({
    name: 'InvalidOptionsError',
    message: 'hal: /seats should be less',
    issues: [issue],
  });
});

test('an IllegalMoveError is known across copies of the library', () => {
  class IllegalMoveErrorOfAnotherCopy extends Error {
    override readonly name = 'IllegalMoveError';
    readonly refusal = { code: 'over' };
  }
  expect(isIllegalMoveError(new IllegalMoveError({ code: 'over' }, 'over'))).toBe(true);
  expect(isIllegalMoveError(new IllegalMoveErrorOfAnotherCopy())).toBe(true);
  for (const other of [
    new Error('over'),
    new InvalidOptionsError('hal', []),
    { name: 'IllegalMoveError' },
    null,
    'over',
  ])
    expect(isIllegalMoveError(other)).toBe(false);
  const unnamed = new Error('no refusal');
  unnamed.name = 'IllegalMoveError';
  expect(isIllegalMoveError(unnamed)).toBe(false);
});

test('a seat that the game does not have is named, cut short', () => {
  const error = new NoSuchSeatError('hal', 'x'.repeat(500), 2);
  expect(error).toMatchObject({ name: 'NoSuchSeatError', seat: 'x'.repeat(500) });
  expect(error).toBeInstanceOf(RangeError);
  expect(error.message).toBe(
    `hal: "${'x'.repeat(40)}" is no seat: it should be a whole number from 0 to 1, or 'spectator' for a view`,
  );
});

test('in code a refusal is its code, its parameters and its rule', () => {
  expect(refusalInCode({ code: 'over' })).toBe('over');
  expect(refusalInCode({ code: 'stale', ply: 3 })).toBe('stale {"ply":3}');
  expect(refusalInCode({ code: 'too-many', rule: 'NIM-1', most: 3 } as GameRefusal)).toBe(
    'too-many {"most":3} (NIM-1)',
  );
});
