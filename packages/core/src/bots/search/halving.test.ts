import { describe, expect, test } from 'vitest';
import { sealed } from '../../testing/index.js';
import { halving, standingOf } from './halving.js';
import { type Edge, edgesIn, edgesOf, follow, leaf } from './tree.js';

const edges = (count: number): Edge[] =>
  Array.from({ length: count }, (_, i) => ({
    move: { kind: 'bid', seat: 0, card: i },
    code: `bid ${i}`,
    value: 0,
    visits: 0,
    available: 0,
    bias: 0,
    judged: undefined,
    next: undefined,
    regret: 0,
    share: 0,
    falls: undefined,
  }));

/** Gives each visit its reward; tells how often each move was tried. */
function tried(count: number, iterations: number, early: boolean, reward: (move: number, visit: number) => number) {
  const moves = edges(count);
  for (const edge of halving(moves, iterations, early)) {
    edge.value += reward(moves.indexOf(edge), edge.visits);
    edge.visits++;
  }
  return moves.map(({ visits }) => visits);
}

describe('sequential halving', () => {
  test('each round has an equal share of the iterations, and leaves the better half', () => {
    expect(tried(4, 16, false, (move) => move / 4)).toEqual([2, 2, 6, 6]);
    expect(tried(8, 72, false, (move) => move / 8)).toEqual([3, 3, 3, 3, 9, 9, 21, 21]);
    // What is left over goes to the last round.
    expect(tried(4, 18, false, (move) => move / 4)).toEqual([2, 2, 7, 7]);
  });

  test('where there are as many moves as iterations, each is tried once', () => {
    expect(tried(8, 8, false, (move) => move)).toEqual(Array(8).fill(1));
  });

  test('a move that loses in sixteen worlds is dropped after them', () => {
    expect(tried(2, 200, true, (move) => move)).toEqual([16, 16]);
  });

  test('moves are measured against the best of them, wherever it stands', () => {
    for (const best of [0, 1, 2]) expect(tried(3, 300, true, (move) => Number(move === best))).toEqual([16, 16, 16]);
  });

  test('a bonus in advance keeps a move that falls behind for longer', () => {
    const lasts = (bias: number): number => {
      const moves = edges(2);
      const [behind, ahead] = moves as [Edge, Edge];
      behind.bias = bias;
      for (const edge of halving(moves, 200, true)) {
        if (edge === ahead) edge.value += edge.visits % 2 === 0 ? 2 : 0;
        edge.visits++;
      }
      return behind.visits;
    };
    expect(lasts(0)).toBe(16);
    expect(lasts(10)).toBe(23);
  });

  test('moves that win in turns are as good as each other: neither is dropped', () => {
    expect(tried(2, 200, true, (move, visit) => (move + visit) % 2)).toEqual([100, 100]);
  });
});

describe('the tree', () => {
  const state = sealed.newGame({ seed: 'monday', seats: 2 });
  const moves = Array.from({ length: 12 }, (_, i) => ({ kind: 'bid' as const, seat: 0, card: i + 1 }));

  test('considers one move more whenever the root of its visits grows by one', () => {
    expect(state.pending).not.toEqual([]);
    const node = leaf();
    const settings = { exploration: 0, widening: 2 } as Parameters<typeof follow>[1];
    const widths: number[] = [];
    for (let visits = 0; visits <= 25; visits++) {
      const edge = follow(edgesIn(sealed, node, 0, moves), settings, 10, () => 0.5);
      edge.visits++;
      edge.value += 0.5;
      widths.push([...edgesOf(node, 0).values()].filter((each) => each.visits > 0).length);
    }
    expect([widths[4], widths[9], widths[16], widths[25]]).toEqual([4, 5, 6, 7]);
  });
});

test('a bonus in advance raises the standing of a move, the less the more often it was tried', () => {
  const [edge] = edges(1) as [Edge];
  expect(standingOf({ ...edge, bias: 1 })).toBe(1);
  expect(standingOf({ ...edge, bias: 1, value: 2, visits: 4 })).toBeCloseTo(0.7);
});
