import { expect, test } from 'vitest';
import { type CoreRefusal, IllegalMoveError, InvalidOptionsError } from './index.js';
import { describeCoreRefusal, isCoreRefusal } from './refusal.js';

test.each<[CoreRefusal, string]>([
  [{ code: 'not-this-game', game: 'hal', rules: 2 }, 'this is not a state of hal with rules 2'],
  [{ code: 'view', seat: 'spectator' }, 'this is a view of spectator, not a state'],
  [{ code: 'over' }, 'the game is over'],
  [{ code: 'malformed', path: '', expected: 'a move object' }, 'the move should be a move object'],
  [{ code: 'malformed', path: '/card', expected: 'absent' }, '/card should be absent'],
  [{ code: 'not-your-turn', active: [0, 2] }, 'it is the turn of seat 0, 2'],
  [{ code: 'not-your-turn', active: [-1] }, 'the host answers chance first'],
  [{ code: 'not-now', expected: ['build', 'discard'] }, 'expected now: build, discard'],
  [{ code: 'impossible', answer: 'sphinx' }, 'sphinx cannot turn up any more'],
])('%j is a sentence', (refusal, sentence) => {
  expect(describeCoreRefusal(refusal)).toBe(sentence);
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
