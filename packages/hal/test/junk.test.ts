import { CHANCE, IllegalMoveError, InvalidOptionsError } from '@wonders/core';
import { begin, load, push, save } from '@wonders/core/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../.ci/runs.js';
import {
  activeSeats,
  applyMove,
  check,
  decodeMove,
  encodeMove,
  fast,
  hal,
  legalMoves,
  newGame,
  type State,
} from '../src/index.js';

const RUNS = { numRuns: TRIES };

/** Positions of every kind of decision, in both modes. */
const positions: readonly State[] = [
  { seed: '1' },
  { level: 'expert', chance: 'manual', seed: '2' } as const,
  { mode: 'versus', players: 3, seed: '3' } as const,
].flatMap((options) => {
  const found = new Map<string, State>();
  let state = newGame(options as object);
  for (let i = 0; activeSeats(state).length > 0; i++) {
    const { kind = '' } = state.pending[state.pending.length - 1] ?? {};
    if (!found.has(kind)) found.set(kind, state);
    const moves = legalMoves(state);
    state = applyMove(state, moves[(i * 7) % moves.length] as never);
  }
  return [...found.values(), state];
});

const kinds = Object.keys(hal.notation);
const word = fc.constantFrom(
  'red-1',
  'blue-20',
  'a',
  'l',
  'resource',
  'tile',
  'character-27',
  'hidden',
  '-',
  '__proto__',
);
const leaf = fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string());
/** Arbitrary JSON, much of it shaped like a move. */
const moveLike = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom('kind', 'card', 'tile', 'seat', 'x', 'y', 'item', 'use', 'take', '__proto__'), leaf),
  fc.record(
    {
      kind: fc.constantFrom(...kinds, 'constructor'),
      card: leaf,
      tile: leaf,
      seat: leaf,
      take: leaf,
      x: leaf,
      y: leaf,
    },
    { requiredKeys: ['kind'] },
  ),
);
const position = fc.constantFrom(...positions);

describe('arbitrary JSON', () => {
  test('check names the reason and never throws', () => {
    fc.assert(
      fc.property(position, moveLike, (state, move) => {
        const before = JSON.stringify(state);
        const refusal = check(state, move, CHANCE + 1);
        if (refusal?.code === 'malformed') expect(refusal.path === '' || refusal.path.startsWith('/')).toBe(true);
        if (refusal !== undefined) expect(hal.describeRefusal(refusal)).not.toMatch(/undefined|NaN/);
        expect(JSON.stringify(state)).toBe(before);
      }),
      RUNS,
    );
  });

  test('check takes anything for a state, too', () => {
    fc.assert(
      fc.property(fc.jsonValue(), moveLike, (state, move) => {
        expect(check(state as never, move)?.code).toBe('not-this-game');
      }),
      RUNS,
    );
  });

  test('applyMove throws IllegalMoveError with the refusal of check, or plays', () => {
    fc.assert(
      fc.property(position, moveLike, (state, move) => {
        const refusal = check(state, move);
        try {
          const next = applyMove(state, move as never);
          expect(refusal).toBeUndefined();
          expect(next).not.toEqual(state);
        } catch (error) {
          if (!(error instanceof IllegalMoveError)) throw error;
          expect(error.refusal).toEqual(refusal);
        }
      }),
      RUNS,
    );
  });

  test('decodeMove gives a move that encodes to the same text, or undefined', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.oneof(fc.constantFrom(...kinds), word, fc.integer().map(String)), { maxLength: 5 })
        .map((w) => w.join(' ')),
    );
    fc.assert(
      fc.property(text, (code) => {
        const move = decodeMove(code);
        if (move !== undefined) expect(encodeMove(move)).toBe(code);
      }),
      RUNS,
    );
    for (const value of [undefined, null, 3, {}, []]) expect(decodeMove(value as never)).toBeUndefined();
  });

  test('newGame throws InvalidOptionsError that names the option, or starts', () => {
    const options = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom('mode', 'players', 'level', 'seed', 'chance', 'corrections', 'giftToHal', 'x'),
        fc.oneof(fc.constantFrom('solo', 'versus', 'expert', 'blind', 'manual', 2, 5), fc.jsonValue()),
      ),
    );
    fc.assert(
      fc.property(options, (given) => {
        try {
          const state = newGame(given as object);
          expect(activeSeats(state).length).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof InvalidOptionsError)) throw error;
          for (const { message, expected } of error.issues)
            expect([message.length > 0, expected.length > 0]).toEqual([true, true]);
        }
      }),
      RUNS,
    );
  });

  const saved = (() => {
    let game = begin(hal, { seed: 'saved' });
    for (let i = 0; i < 12; i++)
      game = push(
        hal,
        game,
        fast.randomMove(game.state, () => 0.4),
      );
    return save(hal, game);
  })();

  test('load names what is wrong with a save, or loads it', () => {
    const change = fc.oneof(
      fc.jsonValue().map((value): unknown => value),
      fc.json(),
      fc
        .record({ key: fc.constantFrom(...Object.keys(saved), 'extra'), value: fc.jsonValue() })
        .map(({ key, value }): unknown => ({ ...saved, [key]: value })),
      fc
        .record({
          at: fc.nat(saved.moves.length - 1),
          text: fc.oneof(word, fc.constantFrom('hal-turn', 'give a', 'exploit a resource')),
        })
        .map(({ at, text }): unknown => ({ ...saved, moves: saved.moves.map((move, i) => (i === at ? text : move)) })),
    );
    fc.assert(
      fc.property(change, (value) => {
        const result = load(hal, value);
        if (result.ok) expect(save(hal, result.playthrough)).toEqual(saved);
        else expect(result.issue.message.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
    expect(load(hal, JSON.stringify(saved)).ok).toBe(true);
  });
});
