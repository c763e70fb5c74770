import { expect, test } from 'vitest';
import { KINDS } from '../src/components/cards.js';
import { learn } from '../src/learn.js';
import { game, scene } from './scene.js';

/** The values of a field, by its name. */
function field(numbers: ArrayLike<number>, name: string): readonly number[] {
  const { offset = 0, length = 0 } = learn.observation.fields.find((each) => each.name === name) ?? {};
  expect(length, name).toBeGreaterThan(0);
  return Array.from({ length }, (_, i) => numbers[offset + i] ?? 0);
}

test('ARCH-90: selected cards are observed, beginning with the own one', () => {
  const state = scene({ structure: 'three-ages' }, (d) => {
    d.selectedCards = ['gear', 'coin'];
  });
  const oneOf = (kind: (typeof KINDS)[number]) => KINDS.map((each) => Number(each === kind));
  const mine = learn.observe(game.view(state, 0), 0);
  expect(field(mine, 'selected card 0 kind')).toEqual(oneOf('gear'));
  expect(field(mine, 'selected card 1 kind')).toEqual(oneOf('coin'));
  const its = learn.observe(game.view(state, 1), 1);
  expect(field(its, 'selected card 0 kind')).toEqual(oneOf('coin'));
  const none = scene({ structure: 'three-ages' }, (d) => {
    d.selectedCards = [null, null];
  });
  expect(field(learn.observe(game.view(none, 0), 0), 'selected card 0 kind')).toEqual(KINDS.map(() => 0));
});

test('what a turn has counted is observed in parts of its most: the face of the die, Conflict tokens turned', () => {
  const seen = (die: number, conflictsTurned: number) => {
    const state = scene({}, (d) => {
      d.die = die;
      d.conflictsTurned = conflictsTurned;
    });
    const numbers = learn.observe(game.view(state, 0), 0);
    return [...field(numbers, 'die'), ...field(numbers, 'conflicts turned')];
  };
  expect(seen(6, 6)).toEqual([1, 1]);
  expect(seen(3, 3)).toEqual([0.5, 0.5]);
});
