import { expect, test } from 'vitest';
import { discOf, isDisc } from './discs.js';
import { BUILDING_TYPES } from './types.js';

test('EIGHT-07, EIGHT-150: a disc shows a number from 1 to 9 of one type, or two types whose numbers have such a sum', () => {
  const numbers = Array.from({ length: 12 }, (_, i) => i);
  for (const [a, first] of BUILDING_TYPES.entries()) {
    const single = numbers.map((i) => `${first}-${i}`).filter(isDisc);
    expect(single.map((id) => discOf(id).number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const [b, second] of BUILDING_TYPES.entries())
      for (const i of numbers) {
        const seconds = numbers.filter((j) => isDisc(`${first}-${i}-${second}-${j}`));
        expect(seconds).toEqual(a < b && i > 0 ? numbers.filter((j) => j > 0 && i + j <= 9) : []);
      }
  }
  expect(discOf('crane-3-stone-mason-5')).toMatchObject({ needs: [0, 3, 0, 5], number: 8, types: [1, 3] });
});
