import { expect, test } from 'vitest';
import { compareScores } from './comparison.js';

const sheet = {
  seats: ['Ann', 'Ben', 'Cyd'],
  lines: [
    { category: 'tiles', name: 'Tiles', points: [8, 30, 12] },
    { category: 'coins', name: 'Coins', points: [3, 2, 9] },
    { category: 'debts', name: 'Debts', points: [-4, 0, 0] },
    { category: 'ships', name: 'Ships', points: [0, 0, 0] },
    { category: 'total', name: 'Total', points: [7, 32, 21] },
  ],
};
const outcome = { ranks: [3, 1, 2], margin: { by: 11, tieBreak: 0 } };

test('a reader who has lost is compared with the winner: what told most against them comes first', () => {
  const { other, lines, decisive } = compareScores(sheet, outcome, 0);
  expect(other).toBe(1);
  expect(lines.map(({ category }) => category)).toEqual(['tiles', 'debts', 'coins']);
  expect(decisive?.points).toEqual([8, 30]);
});

test('a winner is compared with the second: what told most for them comes first', () => {
  const { other, lines, decisive } = compareScores(sheet, outcome, 1);
  expect(other).toBe(2);
  expect(lines.map(({ category }) => category)).toEqual(['tiles', 'coins']);
  expect(decisive?.name).toBe('Tiles');
});

test('bars are as long as their points, the longest of all lines is 1, and a debt has none', () => {
  const { lines } = compareScores(sheet, outcome, 0);
  expect(lines.map(({ lengths }) => lengths)).toEqual([
    [8 / 30, 1],
    [0, 0],
    [3 / 30, 2 / 30],
  ]);
});

test('nothing decides between seats that share a place, nor where the totals do not', () => {
  expect(compareScores(sheet, { ...outcome, ranks: [1, 1, 3] }, 0).decisive).toBeNull();
  expect(compareScores(sheet, { ...outcome, margin: null }, 0).decisive).toBeNull();
  expect(compareScores(sheet, { ...outcome, margin: { by: 2, tieBreak: 1 } }, 0).decisive).toBeNull();
});

test('somebody who plays alone has nobody beside them; a seat that is none is refused', () => {
  const alone = {
    seats: ['Ann'],
    lines: sheet.lines.map(({ points, ...line }) => ({ ...line, points: points.slice(0, 1) })),
  };
  expect(compareScores(alone, { ranks: [1], margin: null }, 0)).toMatchObject({ other: null, lines: [] });
  expect(() => compareScores(sheet, outcome, 3)).toThrow(RangeError);
});
