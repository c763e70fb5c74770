import { IllegalMoveError, InvalidOptionsError } from '@wonders/core';
import { load } from '@wonders/core/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRIES } from '../../../.ci/runs.js';
import { duelSolo } from '../src/index.js';
import { scene } from './scene.js';

const CASES = { numRuns: TRIES, seed: 7 };
const state = scene({
  options: { mode: 'versus' },
  age: 2,
  zero: { coins: 20, wonders: ['sphinx'], offerings: [2] },
  spaces: { 1: 'mars' },
});

/** Moves with some correct keys, close enough to pass the first checks. */
const near = fc.oneof(
  fc.record({ kind: fc.constantFrom(...Object.keys(duelSolo.notation)), slot: fc.anything(), wonder: fc.anything() }),
  fc.record({ kind: fc.constantFrom('construct', 'discard'), slot: fc.integer({ min: -2, max: 22 }) }),
  fc.record({
    kind: fc.constant('activate'),
    space: fc.integer({ min: 0, max: 7 }),
    offerings: fc.array(fc.integer({ min: 1, max: 5 })),
  }),
);

test('any value passed as a move is either legal or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), near), (move) => {
      const refusal = duelSolo.check(state, move);
      if (refusal === undefined) {
        expect(duelSolo.legalMoves(state)).toContainEqual(move);
        return;
      }
      expect(duelSolo.describeRefusal(refusal)).not.toBe('');
      try {
        duelSolo.applyMove(state, move as never);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(IllegalMoveError);
      }
    }),
    CASES,
  );
});

test('decodeMove accepts only the texts that encodeMove returns', () => {
  const words = fc
    .array(fc.constantFrom('construct', '18', 'activate', '1', '2,3', '-', 'sphinx', 'construct-wonder', ''))
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.oneof(fc.string(), words, fc.anything()), (text) => {
      const move = duelSolo.decodeMove(text as string);
      if (move !== undefined) expect(duelSolo.encodeMove(move)).toBe(text);
    }),
    CASES,
  );
});

test('any value passed as options either makes a game or is refused by the name of an option', () => {
  const options = fc.oneof(
    fc.anything(),
    fc.record(
      { mode: fc.anything(), level: fc.anything(), promos: fc.anything(), wonderOverrides: fc.anything() },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(options, (given) => {
      try {
        expect(duelSolo.newGame(given as never).game).toBe('duel-solo');
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidOptionsError);
        expect((error as InvalidOptionsError).issues.length).toBeGreaterThan(0);
      }
    }),
    CASES,
  );
});

test('any value passed as a save either loads or fails with a message that says why', () => {
  const save = fc.record({
    format: fc.constant('wonders-save'),
    version: fc.constant(1),
    game: fc.constant('duel-solo'),
    rules: fc.constant(2),
    options: fc.anything(),
    moves: fc.anything(),
    digest: fc.string(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.json(), save), (input) => {
      const loaded = load(duelSolo, input);
      if (!loaded.ok) expect(loaded.issue.message).not.toBe('');
    }),
    CASES,
  );
});
