import { expect, test } from 'vitest';
import type { AnyGame } from '../index.js';
import { CHANCE } from '../index.js';
import { type Claim, solve } from './solve.js';

/** A position of a game that is nothing but a tree: who chooses, and what follows from each move. */
interface Node {
  readonly by: number | null;
  readonly after: readonly { readonly weight: number; readonly node: Node }[];
  readonly winners: readonly number[];
}

const won = (...winners: readonly number[]): Node => ({ by: null, after: [], winners });
const chance = (...after: Node['after']): Node => ({ by: CHANCE, after, winners: [] });
const choice = (by: number, ...nodes: readonly Node[]): Node => ({
  by,
  after: nodes.map((node) => ({ weight: 1, node })),
  winners: [],
});

interface Place {
  node: Node;
  readonly viewer: null;
  rng: null;
}

const game = {
  activeSeats: ({ node }: Place) => (node.by === null ? [] : [node.by]),
  legalMoves: ({ node }: Place) => node.after.map((_, i) => ({ kind: 'go', i })),
  chances: ({ node }: Place) => node.after.map(({ weight }, i) => ({ move: { kind: 'go', i }, weight })),
  outcome: ({ node }: Place) => (node.by === null ? { winners: node.winners } : undefined),
  view: (place: Place) => place,
  determinize: (place: Place) => place,
  fast: {
    clone: (place: Place): Place => ({ ...place }),
    play(place: Place, { i }: { readonly i: number }) {
      place.node = (place.node.after[i] as Node['after'][number]).node;
    },
  },
} as unknown as AnyGame;

/** Whether seat 0 can force its victory from a position. */
const forced = (node: Node, claim: Partial<Claim> = {}): string =>
  solve(
    { game, seat: 0, goal: 'win', claimant: 0, left: 1000, ...claim },
    { node: choice(0, node), viewer: null, rng: null } as never,
    { kind: 'go', i: 0 } as never,
  );

test('every draw has to lead to the goal, except those that never happen', () => {
  expect(forced(chance({ weight: 2, node: won(0) }, { weight: 1, node: won(0) }))).toBe('yes');
  expect(forced(chance({ weight: 2, node: won(0) }, { weight: 1, node: won(1) }))).toBe('no');
  expect(forced(chance({ weight: 2, node: won(0) }, { weight: 0, node: won(1) }))).toBe('yes');
});

test('others have to be beaten whatever they choose, and a shared victory is none', () => {
  expect(forced(choice(1, won(0), won(0)))).toBe('yes');
  expect(forced(choice(1, won(0), won(1)))).toBe('no');
  expect(forced(won(0, 1))).toBe('no');
  expect(forced(won(1), { goal: 'lose' })).toBe('yes');
  expect(forced(won(0, 1), { goal: 'lose' })).toBe('no');
});

test('without moves left to try, nothing is known', () => {
  expect(forced(choice(1, won(0), won(0)), { left: 1 })).toBe('unknown');
});
