import { expect, test } from 'vitest';
import { type BaseMove, draw, seedRng } from '../../index.js';
import { sealed } from '../../testing/index.js';
import { drawByRegret, drawByShare } from './regret.js';
import { type Edge, edgeOf } from './tree.js';

const rng = seedRng('regret');
const random = () => draw(rng);
const edges = (cards: readonly number[]): readonly Edge[] => {
  const all = new Map<string, Edge>();
  return cards.map((card) => edgeOf(sealed, all, { kind: 'bid', seat: 0, card } as BaseMove));
};
const parts = (of: readonly Edge[]) => {
  const sum = of.reduce((all, { share }) => all + share, 0);
  return of.map(({ share }) => share / sum);
};

/** Both sides learn a game given by the table of what the first side wins. Gives the average play of each. */
function learn(wins: readonly (readonly number[])[], rounds: number) {
  const [rows, columns] = [edges(wins.map((_, i) => i + 1)), edges((wins[0] ?? []).map((_, i) => i + 1))];
  for (let round = 0; round < rounds; round++) {
    const [row, column] = [drawByRegret(rows, random), drawByRegret(columns, random)];
    const won = wins[rows.indexOf(row.edge)]?.[columns.indexOf(column.edge)] ?? 0;
    row.learn(won);
    column.learn(1 - won);
  }
  return { rows, columns };
}

test('two that learn from regret come to the mixtures that cannot be seen through', () => {
  // Odds and evens in which one meeting pays double: the first has to play one third to two thirds, the second likewise.
  const { rows, columns } = learn(
    [
      [1, 0],
      [0, 0.5],
    ],
    30_000,
  );
  for (const side of [rows, columns]) expect(Math.abs((parts(side)[0] ?? 0) - 1 / 3)).toBeLessThan(0.06);
});

test('a move that is worse whatever the other does is given up', () => {
  const { rows } = learn(
    [
      [0.2, 0.1],
      [0.9, 0.8],
    ],
    5000,
  );
  expect(parts(rows)[1]).toBeGreaterThan(0.95);
});

test('the answer is drawn from the mixture', () => {
  const [first, second, third] = edges([1, 2, 3]) as [Edge, Edge, Edge];
  expect(drawByShare([first, second, third], 0.5)).toBeUndefined();
  first.share = 1;
  third.share = 3;
  const drawn = Array.from({ length: 8 }, (_, i) => drawByShare([first, second, third], (i + 0.5) / 8));
  expect(drawn).toEqual([first, first, third, third, third, third, third, third]);
  expect([0, 0.25, 0.26].map((lot) => drawByShare([first, second, third], lot))).toEqual([first, third, third]);
});

test('each try weighs the regret of not having made it, and leaves a fifth of the tries to all moves alike', () => {
  const [first, second] = edges([1, 2]) as [Edge, Edge];
  const even = drawByRegret([first, second], () => 0.49);
  expect(even.edge).toBe(first);
  even.learn(0.9);
  // It was as likely as the other: its reward counts twice beside the middle of the scale.
  expect([first.regret, second.regret]).toEqual([expect.closeTo(0.4), 0]);
  expect([first.share, second.share]).toEqual([0.5, 0.5]);
  expect(drawByRegret([first, second], () => 0.899).edge).toBe(first);
  const rare = drawByRegret([first, second], () => 0.901);
  expect(rare.edge).toBe(second);
  rare.learn(0.6);
  expect([first.regret, second.regret]).toEqual([expect.closeTo(0.3), expect.closeTo(0.9)]);
  expect([first.share, second.share]).toEqual([2.5, 0.5]);
});
