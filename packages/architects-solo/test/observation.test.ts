import { expect, test } from 'vitest';
import { KINDS } from '../src/components/cards.js';
import { learn } from '../src/learn.js';
import type { State } from '../src/state/index.js';
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

test('ARCH-60: the choice of the Opponent is observed: the cards it compares, their priorities, the die, the deck', () => {
  const state = scene({ structure: 'three-ages' }, (d) => {
    d.opponentChoice = {
      helped: [[], [1, 2], []],
      cards: ['gear', null, 'wood'],
      priorities: [2, 8, 4],
      by: 'tie',
      die: 3,
      deck: 'player',
      taken: 'central',
    };
  });
  const numbers = learn.observe(game.view(state, 0), 0);
  const seen = (name: string) => field(numbers, `choice of the Opponent ${name}`);
  expect(seen('card of player')).toEqual(KINDS.map((kind) => Number(kind === 'gear')));
  expect(seen('card of opponent')).toEqual(KINDS.map(() => 0));
  expect(seen('priorities')).toEqual([0.25, 1, 0.5]);
  expect(seen('by')).toEqual([0, 1, 0, 0]);
  expect(seen('die')).toEqual([0.5]);
  expect(seen('stages helped')).toEqual([0, Math.fround(0.4), 0]);
  expect(seen('deck')).toEqual([1, 0, 0]);
  expect(seen('taken')).toEqual([0, 0, 1]);
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

test('ARCH-90: the own selection is observed; of a pass nothing but that it was made', () => {
  const seen = (selection: State['selection']) => {
    const state = scene({ structure: 'three-ages' }, (d) => {
      d.selection = selection;
    });
    const numbers = learn.observe(game.view(state, 0), 0);
    const sum = (name: string) => field(numbers, `selection ${name}`).reduce((all, each) => all + each, 0);
    return ['made', 'passes', 'select source', 'select card', 'select back', 'select discards'].map(sum);
  };
  expect(seen({ kind: 'select', source: 'hand', card: 'gear', back: 'giza', use: 'discard' })).toEqual([
    1, 0, 1, 1, 1, 1,
  ]);
  expect(seen({ kind: 'pass' })).toEqual([1, 1, 0, 0, 0, 0]);
});

test('tokens that still owe an extra card are observed in halves: two of a kind are the most', () => {
  const state = scene({}, (d) => {
    d.triggers = ['urbanism'];
  });
  const seen = field(learn.observe(game.view(state, 0), 0), 'extra cards by');
  expect(seen.filter((share) => share > 0)).toEqual([0.5]);
});
