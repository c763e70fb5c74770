import { expect, test } from 'vitest';
import { deepFreeze } from '../index.js';

test('deepFreeze freezes in place and to the bottom, below what was frozen before and around a circle', () => {
  const inner = { list: [{ points: 3 }] };
  const circle: { readonly inner: object; self?: object } = { inner: Object.freeze(inner) };
  circle.self = circle;
  expect(deepFreeze(circle)).toBe(circle);
  for (const value of [circle, inner, inner.list, inner.list[0]]) expect(Object.isFrozen(value)).toBe(true);
});

test('deepFreeze leaves plain values and functions as they are', () => {
  const act = () => 0;
  expect([deepFreeze(7), deepFreeze('a'), deepFreeze(null), deepFreeze(undefined)]).toEqual([7, 'a', null, undefined]);
  expect(Object.isFrozen(deepFreeze({ act }).act)).toBe(false);
});
