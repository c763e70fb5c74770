import { expect, test } from 'vitest';
import { replaced } from '../index.js';

test('a list with another value at one place leaves the old one as it was', () => {
  const list = [1, 2, 3];
  expect(replaced(list, 1, 7)).toEqual([1, 7, 3]);
  expect(list).toEqual([1, 2, 3]);
});
