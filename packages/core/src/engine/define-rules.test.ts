import { expect, test } from 'vitest';
import { seedRng } from '../rng/rng.js';
import { sealed } from '../testing/sealed.js';
import { InvalidOptionsError } from './errors.js';

test('fast.begin starts the game that newGame starts for the same seed', () => {
  const next = sealed.fast.begin({ seats: 3 });
  for (const seed of ['a', 'b', 'a']) expect(next(seedRng(seed))).toEqual(sealed.newGame({ seats: 3, seed }));
});

test('games that fast.begin starts share nothing, and the generator stays as it was', () => {
  const next = sealed.fast.begin();
  const rng = seedRng('a');
  const first = next(rng);
  const before = structuredClone(first);
  const second = next(rng);
  sealed.fast.play(
    second,
    sealed.fast.randomMove(second, () => 0),
  );
  expect(first).toEqual(before);
  expect(rng).toEqual(seedRng('a'));
});

test('where chance is manual, fast.begin puts no generator into the game', () => {
  expect(sealed.fast.begin({ chance: 'manual' })(seedRng('a'))).toEqual(sealed.newGame({ chance: 'manual' }));
});

test('fast.begin refuses options as newGame does, and a seed', () => {
  expect(() => sealed.fast.begin({ seats: 99 } as never)).toThrow(InvalidOptionsError);
  expect(() => sealed.fast.begin({ seed: 'a' } as never)).toThrow('/seed should be absent');
});

test('a name has at most 40 characters, and 16 seats have names', () => {
  const named = (...names: readonly string[]) => sealed.newGame({ seed: 'names', seats: 2, names });
  expect(named('x'.repeat(40)).names[0]).toHaveLength(40);
  expect(() => named('x'.repeat(41))).toThrow('/names/0 should be a text of at most 40 characters');
  expect(() => named(...Array<string>(17).fill('x'))).toThrow('/names should be a list of 0 to 16');
});
