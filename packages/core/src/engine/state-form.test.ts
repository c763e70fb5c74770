import { describe, expect, test } from 'vitest';
import { seedRng } from '../rng/rng.js';
import { anyState, copy, formOf, isState } from './state-form.js';

const known = {
  game: 'toy',
  rules: 1,
  viewer: null,
  rng: null,
  pending: [{ kind: 'bid', seat: 0 }],
  ply: 0,
  names: ['A'],
  gold: 3,
  hand: [1],
  city: {},
  wonder: null,
};
const form = formOf(known as never);
const isOne = (value: object, byHand?: () => boolean): boolean => isState(value as never, form, byHand);
const turned = (value: object): object => Object.fromEntries(Object.entries(value).reverse());

describe('a value is a state', () => {
  test.each<object>([
    ...[
      { gold: '3' },
      { gold: true },
      { gold: null },
      { hand: [] },
      { hand: null },
      { city: { a: 1 } },
      { city: null },
    ],
    ...[{ wonder: 0 }, { wonder: 'x' }, { wonder: false }, { wonder: [] }, { wonder: {} }],
    ...[
      { pending: [] },
      { pending: [null, { kind: 'bid', seat: -1 }] },
      { ply: 7 },
      { names: [] },
      { rng: seedRng('a') },
    ],
  ])('with %j, and with its keys in any order', (change) => {
    expect(isOne({ ...known, ...change })).toBe(true);
    expect(isOne(turned({ ...known, ...change }))).toBe(true);
  });

  test.each<object>([
    ...[{ gold: {} }, { gold: [] }, { gold: undefined }, { gold: () => 3 }, { hand: {} }, { hand: 3 }],
    ...[{ city: [] }, { city: 3 }, { city: 'x' }, { wonder: undefined }, { wonder: () => 3 }],
    ...[{ viewer: 0 }, { viewer: 'spectator' }, { pending: null }, { pending: {} }, { names: null }, { names: {} }],
    ...[{ ply: -1 }, { ply: 0.5 }, { ply: '0' }, { rng: {} }, { rng: 7 }],
    ...[[null], [{ kind: 'bid' }], [{ seat: 0 }], [{ kind: 1, seat: 0 }], [{ kind: 'bid', seat: 0.5 }]].map(
      (pending) => ({ pending }),
    ),
  ])('but not with %j, in whatever order its keys are', (change) => {
    expect(isOne({ ...known, ...change })).toBe(false);
    expect(isOne(turned({ ...known, ...change }))).toBe(false);
  });

  test('with exactly the keys of the known one', () => {
    const { wonder: _, ...less } = known;
    for (const value of [less, { ...less, tower: null }, { ...known, tower: null }]) {
      expect(isOne(value)).toBe(false);
      expect(isOne(turned(value))).toBe(false);
    }
  });

  test('not with other keys whose values would fit in their places', () => {
    const { game, rules, viewer, rng, pending, ply, names, gold, hand, city, wonder } = known;
    const shifted = { town: game, ply, rng, wonder, names, gold, hand, rules, pending, tower: city, viewer };
    expect(Object.values(shifted).map((value) => typeof value)).toEqual(
      Object.values(known).map((value) => typeof value),
    );
    expect(isOne(shifted)).toBe(false);
  });

  test('if the game finds so by hand, which then looks at the values, though not at how many there are', () => {
    expect(isOne({ ...known, gold: [] }, () => true)).toBe(true);
    expect(isOne(known, () => false)).toBe(false);
    expect(isOne({ ...known, tower: 1 }, () => true)).toBe(false);
    expect(isOne({ ...known, viewer: 0 }, () => true)).toBe(false);
  });

  test('of the game that it names', () => {
    const isToy = (value: unknown) =>
      !('issues' in anyState('toy', () => form, undefined)['~standard'].validate(value));
    expect(isToy(known)).toBe(true);
    for (const value of [{ ...known, game: 'chess' }, { ...known, ply: -1 }, null, 7, []])
      expect(isToy(value)).toBe(false);
  });
});

test('a copy is equal and shares nothing, at any depth', () => {
  const value = { list: [{ cards: [1, 2] }, [3], null, 'a'], box: { inner: { n: 1 }, none: null } };
  const made = copy(value);
  expect(made).toEqual(value);
  const parts = (each: unknown): unknown[] =>
    typeof each === 'object' && each !== null ? [each, ...Object.values(each).flatMap(parts)] : [];
  const own = parts(value);
  expect(own).toHaveLength(7);
  expect(parts(made).filter((part) => own.includes(part))).toEqual([]);
  expect([copy(null), copy(7), copy('a'), copy(undefined)]).toEqual([null, 7, 'a', undefined]);
});
