import { IllegalMoveError, InvalidOptionsError } from '@wonders/core';
import { begin, load, save } from '@wonders/core/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../.ci/runs.js';
import { architectsSolo as game } from '../src/game/index.js';
import { options as schemas } from '../src/options.js';

const numRuns = TRIES;
const states = [
  game.newGame(),
  game.newGame({ structure: 'three-ages' }),
  game.newGame({ mode: 'versus', chance: 'manual' }),
];
const state = fc.constantFrom(...states);
const kinds = Object.keys(game.notation);

/** Arbitrary JSON, and objects that nearly are moves. */
const values = fc.oneof(
  fc.jsonValue(),
  fc.record(
    { kind: fc.constantFrom(...kinds), deck: fc.jsonValue(), stage: fc.jsonValue(), payment: fc.jsonValue() },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    { kind: fc.constantFrom(...kinds), card: fc.jsonValue(), from: fc.jsonValue(), token: fc.jsonValue() },
    { requiredKeys: ['kind'] },
  ),
);

describe('untrusted JSON', () => {
  test('as a move is refused with a code, and changes nothing', () => {
    fc.assert(
      fc.property(state, values, (s, value) => {
        const before = JSON.stringify(s);
        const refusal = game.check(s, value);
        if (refusal === undefined) return;
        expect(refusal.code).not.toBe('');
        expect(() => game.applyMove(s, value as never)).toThrow(IllegalMoveError);
        expect(JSON.stringify(s)).toBe(before);
      }),
      { numRuns },
    );
  });

  test('as the text of a move is a move or nothing', () => {
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom(...kinds, 'player', 'wood+coin', 'wood', '-')), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((each) => each.join(' ')),
        ),
        (text) => {
          const move = game.decodeMove(text);
          if (move !== undefined) expect(game.encodeMove(move)).toBe(text);
        },
      ),
      { numRuns },
    );
  });

  test('ARCH-01: as options gives a game or names the option', () => {
    const names = Object.keys(schemas);
    const given = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names, 'seed', 'evil'), fc.jsonValue()));
    fc.assert(
      fc.property(given, (options) => {
        try {
          game.newGame(options as never);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidOptionsError);
          expect((error as InvalidOptionsError).issues[0]?.expected).toBeTruthy();
        }
      }),
      { numRuns },
    );
  });

  test('as a save is loaded or explained', () => {
    const good = save(game, begin(game, { seed: 'save' }));
    const keys = Object.keys(good);
    const broken = fc
      .tuple(fc.constantFrom(...keys), fc.jsonValue())
      .map(([key, value]) => ({ ...good, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), broken, fc.string()), (value) => {
        const loaded = load(game, value);
        if (!loaded.ok) expect(loaded.issue.message).not.toBe('');
      }),
      { numRuns },
    );
  });

  test('as a state is refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(game.check(value as never, { kind: 'end-turn' })?.code).toBe('not-this-game');
      }),
      { numRuns },
    );
  });
});
