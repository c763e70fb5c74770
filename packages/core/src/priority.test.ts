import { expect, test } from 'vitest';
import { choose, type Rung, type Trace } from './index.js';

interface Card {
  readonly name: string;
  readonly cost: number;
  readonly points: number;
}
const CARDS: readonly Card[] = [
  { name: 'baths', cost: 1, points: 3 },
  { name: 'arena', cost: 3, points: 3 },
  { name: 'forum', cost: 1, points: 0 },
];
const cheapest: Rung<Card, { rich: boolean }> = {
  rule: 'D-1',
  label: 'lowest cost',
  when: (x) => !x.rich,
  score: (card) => -card.cost,
};
const best: Rung<Card, { rich: boolean }> = { rule: 'D-2', label: 'most points', score: (card) => card.points };
const names = (cards: readonly Card[]) => cards.map((card) => card.name);

test('each rung keeps the best, and the next separates what remains', () => {
  expect(names(choose(CARDS, [cheapest], { rich: false }))).toEqual(['baths', 'forum']);
  expect(names(choose(CARDS, [cheapest, best], { rich: false }))).toEqual(['baths']);
  expect(names(choose(CARDS, [best, cheapest], { rich: false }))).toEqual(['baths']);
});

test('a rung that does not apply is skipped', () => {
  expect(names(choose(CARDS, [cheapest, best], { rich: true }))).toEqual(['baths', 'arena']);
});

test('what no rung separates stays, in the order given', () => {
  expect(choose(CARDS, [], { rich: true })).toBe(CARDS);
  expect(names(choose([...CARDS].reverse(), [best], { rich: true }))).toEqual(['arena', 'baths']);
});

test('a single candidate asks no rung', () => {
  const rung: Rung<number, null> = {
    rule: 'D-3',
    label: 'never asked',
    score: () => {
      throw new Error('asked');
    },
  };
  expect(choose([7], [rung], null)).toEqual([7]);
});

test('the trace is the run itself: every rung taken, with what it kept, dropped and scored', () => {
  const trace: Trace = { reasons: [], steps: [] };
  const chosen = choose(CARDS, [cheapest, best], { rich: false }, trace, (card) => card.name);
  expect(names(chosen)).toEqual(['baths']);
  expect(trace.steps).toEqual([
    {
      rule: 'D-1',
      label: 'lowest cost',
      kept: ['baths', 'forum'],
      dropped: ['arena'],
      scores: { baths: -1, arena: -3, forum: -1 },
    },
    { rule: 'D-2', label: 'most points', kept: ['baths'], dropped: ['forum'], scores: { baths: 3, forum: 0 } },
  ]);
});

test('a rung that separates nothing is in the trace too, one that does not apply is not', () => {
  const trace: Trace = { reasons: [], steps: [] };
  choose(
    [3, 4],
    [
      { rule: 'D-4', label: 'anything', score: () => 0 },
      { rule: 'D-5', label: 'nothing', when: () => false, score: Number },
    ],
    null,
    trace,
  );
  expect(trace.steps).toEqual([
    { rule: 'D-4', label: 'anything', kept: ['3', '4'], dropped: [], scores: { 3: 0, 4: 0 } },
  ]);
});

test('scores of minus infinity are scores; what is no number is the mistake of the list', () => {
  const never = { rule: 'D-6', label: 'never', score: () => Number.NEGATIVE_INFINITY };
  expect(choose([1, 2], [never], null)).toEqual([1, 2]);
  const nonsense = { rule: 'D-7', label: 'nonsense', score: () => Number.NaN };
  expect(() => choose([1, 2], [nonsense], null)).toThrow('D-7');
});
