import { expect, test } from 'vitest';
import { choose, priorityList, type Reason, type Rung } from '../index.js';
import { newTrace } from './priority.js';

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
const say = (key: string, values: unknown = {}): Reason => ({ key, values });
const cheapest: Rung<Card, { rich: boolean }> = {
  rule: 'D-1',
  label: say('lowest cost'),
  when: (x) => !x.rich,
  score: (card) => -card.cost,
};
const best: Rung<Card, { rich: boolean }> = { rule: 'D-2', label: say('most points'), score: (card) => card.points };
const BY_NAME = { id: (card: Card) => card.name, name: (card: Card) => say(card.name) };
const names = (cards: readonly Card[]) => cards.map((card) => card.name);

test('each rung keeps the best, and the next separates what remains', () => {
  expect(names(choose(CARDS, [cheapest], { rich: false }))).toEqual(['baths', 'forum']);
  expect(names(choose(CARDS, [cheapest, best], { rich: false }))).toEqual(['baths']);
  expect(names(choose(CARDS, [best, cheapest], { rich: false }))).toEqual(['baths']);
});

test('a score of −0 is told as 0, which JSON can hold', () => {
  const free = CARDS.map((card) => ({ ...card, cost: 0 }));
  const trace = newTrace();
  choose(free, [cheapest], { rich: false }, trace, BY_NAME);
  expect(trace.steps.flatMap(({ candidates }) => candidates.map(({ score }) => Object.is(score, 0)))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a rung that does not apply is skipped', () => {
  expect(names(choose(CARDS, [cheapest, best], { rich: true }))).toEqual(['baths', 'arena']);
});

test('what no rung separates stays, in the order given', () => {
  expect(choose(CARDS, [], { rich: true })).toBe(CARDS);
  expect(names(choose([...CARDS].reverse(), [best], { rich: true }))).toEqual(['arena', 'baths']);
});

test('a single candidate asks no rung without a trace', () => {
  const rung: Rung<number, null> = {
    rule: 'D-3',
    label: say('never asked'),
    score: () => {
      throw new Error('asked');
    },
  };
  expect(choose([7], [rung], null)).toEqual([7]);
});

test('the trace is the run itself: every rung taken, with what it kept, dropped and scored', () => {
  const trace = newTrace();
  const chosen = choose(CARDS, [cheapest, best], { rich: false }, trace, BY_NAME);
  expect(names(chosen)).toEqual(['baths']);
  expect(trace.steps).toEqual([
    {
      rule: 'D-1',
      list: null,
      item: 1,
      label: say('lowest cost'),
      met: null,
      after: 0,
      candidates: [
        { id: 'baths', name: say('baths'), score: -1, kept: true, note: null },
        { id: 'arena', name: say('arena'), score: -3, kept: false, note: null },
        { id: 'forum', name: say('forum'), score: -1, kept: true, note: null },
      ],
    },
    {
      rule: 'D-2',
      list: null,
      item: 2,
      label: say('most points'),
      met: null,
      after: 0,
      candidates: [
        { id: 'baths', name: say('baths'), score: 3, kept: true, note: null },
        { id: 'forum', name: say('forum'), score: 0, kept: false, note: null },
      ],
    },
  ]);
});

test('a list has a name and numbers its items, wherever they are put together', () => {
  const thrift = priorityList(say('thrift'), [cheapest, { ...best, item: 4 }]);
  const trace = newTrace();
  const later = { ...best, when: () => false };
  choose(CARDS, [later, ...thrift], { rich: false }, trace, BY_NAME);
  expect(trace.steps.map(({ list, item, rule }) => [list?.key, item, rule])).toEqual([
    ['thrift', 1, 'D-1'],
    ['thrift', 4, 'D-2'],
  ]);
});

test('candidates have a name for people, an id for programs and a note', () => {
  const trace = newTrace();
  const priced = { ...cheapest, note: (card: Card) => say('costs', card.cost) };
  choose(CARDS.slice(0, 2), [priced], { rich: false }, trace, {
    ...BY_NAME,
    name: (card) => say(card.name.toUpperCase()),
  });
  expect(trace.steps[0]?.candidates).toEqual([
    { id: 'baths', name: say('BATHS'), score: -1, kept: true, note: say('costs', 1) },
    { id: 'arena', name: say('ARENA'), score: -3, kept: false, note: say('costs', 3) },
  ]);
});

test('the first item that applies explains a single candidate', () => {
  const trace = newTrace();
  expect(names(choose(CARDS.slice(0, 1), [cheapest, best], { rich: true }, trace, BY_NAME))).toEqual(['baths']);
  expect(trace.steps.map(({ rule, candidates }) => [rule, candidates.map(({ id }) => id)])).toEqual([
    ['D-2', ['baths']],
  ]);
});

test('a rung that separates nothing is in the trace too, one that does not apply is not', () => {
  const trace = newTrace();
  choose(
    [3, 4],
    [
      { rule: 'D-4', label: say('anything'), score: () => 0 },
      { rule: 'D-5', label: say('nothing'), when: () => false, score: Number },
    ],
    null,
    trace,
  );
  expect(trace.steps.map(({ rule, candidates }) => [rule, candidates.every(({ kept }) => kept)])).toEqual([
    ['D-4', true],
  ]);
});

test('a yes/no item knows how many candidates meet it, and every item how many reasons come before it', () => {
  const trace = newTrace();
  const even = { rule: 'D-8', label: say('even'), yesNo: true, score: (n: number) => (n % 2 === 0 ? 1 : 0) };
  const met = (...numbers: readonly number[]) => {
    choose(numbers, [even], null, trace);
    trace.reasons.push(say('chosen'));
    return trace.steps.at(-1)?.met;
  };
  expect([met(1, 2), met(2, 4), met(1, 3), met(2)]).toEqual(['some', 'all', 'none', null]);
  expect(trace.steps.map(({ after }) => after)).toEqual([0, 1, 2, 3]);
});

test('scores of minus infinity are scores; what is no number is the mistake of the list', () => {
  const never = { rule: 'D-6', label: say('never'), score: () => Number.NEGATIVE_INFINITY };
  expect(choose([1, 2], [never], null)).toEqual([1, 2]);
  const nonsense = { rule: 'D-7', label: say('nonsense'), score: () => Number.NaN };
  expect(() => choose([1, 2], [nonsense], null)).toThrow('D-7');
});
