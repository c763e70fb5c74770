import { expect, test } from 'vitest';
import { drawInt, seedRng } from '../../rng/rng.js';
import { randomMoveIsFair, sampledChanceIsFair } from './fair.js';

/** A move that turns up one thing for certain, and then one of two; of twelve draws the second gives so many to the first one. */
const ply = (first: number) => ({
  game: {
    encodeMove: ({ kind }: { kind: string }) => kind,
    chances: () => ['left', 'right'].map((kind) => ({ move: { kind }, weight: 1 })),
    fast: {
      clone: (state: object) => ({ ...state }),
      play(draft: { rng: ReturnType<typeof seedRng> | null }, _: unknown, emit: (event: object) => void) {
        emit({ kind: 'chance', decision: 'last', to: 'all', move: { kind: 'certain' } });
        if (draft.rng === null) return;
        const kind = drawInt(draft.rng, 12) < first ? 'left' : 'right';
        emit({ kind: 'chance', decision: 'side', to: 'all', move: { kind } });
      },
    },
  },
  state: { rng: seedRng('state') },
  move: { kind: 'turn' },
  rng: seedRng('fair'),
});

test('the draw that answers a decision is the one after all that have a single outcome', () => {
  expect(() => sampledChanceIsFair(ply(6) as never)).not.toThrow();
  expect(() => sampledChanceIsFair(ply(12) as never)).toThrow('standard deviations');
});

test('a rare outcome is drawn until five of it are expected', () => {
  let draws = -1;
  const { game, ...rest } = ply(6);
  const chances = () => [1, 99].map((weight, i) => ({ move: { kind: ['left', 'right'][i] }, weight }));
  const play: typeof game.fast.play = (draft, move, emit) => {
    // The first time it asks what manual chance would show.
    draws++;
    const kind = draws % 100 === 0 ? 'left' : 'right';
    game.fast.play({ rng: null }, move, emit);
    if (draft.rng !== null) emit({ kind: 'chance', decision: 'side', to: 'all', move: { kind } });
  };
  sampledChanceIsFair({ game: { ...game, chances, fast: { ...game.fast, play } }, ...rest } as never);
  expect(draws).toBe(500);
});

/** A decision among some moves, which are drawn in this order again and again. */
function drawing(count: number, order: (draws: number) => number, weights: readonly number[] = []) {
  const legal = Array.from({ length: count }, (_, i) => ({ kind: `m${i}` }));
  let draws = 0;
  const game = {
    encodeMove: ({ kind }: { kind: string }) => kind,
    chances: () => weights.map((weight, i) => ({ move: legal[i], weight })),
    fast: { randomMove: () => ({ kind: `m${order(draws++)}` }) },
  };
  const at = { game, state: {}, legal, codes: legal.map(({ kind }) => kind), rng: seedRng('fair') } as never;
  return { fair: (before = { chi2: 0, degrees: 0 }) => randomMoveIsFair(at, before), draws: () => draws };
}

test.each<[what: string, count: number, weights: readonly number[], draws: number]>([
  ['forty for each move', 10, [], 400],
  ['two thousand at most', 51, [], 2000],
  ['more where an outcome is rare: five of it are expected', 2, [1, 99], 500],
  ['six thousand at most', 2, [1, 9999], 6000],
  ['none more for an outcome that is never drawn', 2, [0, 7], 80],
])('so many draws: %s', (_, count, weights, draws) => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const made = drawing(
    count,
    (i) => (weights.length === 0 ? i % count : i % total < (weights[0] ?? 0) ? 0 : 1),
    weights,
  );
  made.fair();
  expect(made.draws()).toBe(draws);
});

test('the result tells how far the counts are from the weights, and adds up over decisions', () => {
  expect(drawing(2, (i) => i % 2).fair()).toEqual({ chi2: 0, degrees: 1 });
  expect(drawing(2, (i) => Number(i % 4 === 0)).fair()).toEqual({ chi2: 20, degrees: 1 });
  expect(drawing(2, (i) => i % 2).fair({ chi2: 3, degrees: 4 })).toEqual({ chi2: 3, degrees: 5 });
  expect(() => drawing(2, (i) => Number(i % 4 === 0)).fair({ chi2: 40, degrees: 1 })).toThrow(
    'randomMove is unfair: 6.7 standard deviations, counts 60 20',
  );
  expect(drawing(1, () => 0).fair()).toEqual({ chi2: 0, degrees: 0 });
  expect(drawing(2, (i) => Number(i % 4 > 0), [1, 3]).fair()).toEqual({ chi2: 0, degrees: 1 });
  expect(drawing(3, (i) => i % 2, [1, 1, 0]).fair()).toEqual({ chi2: 0, degrees: 1 });
});

test('long lists are counted in two hundred groups', () => {
  expect(drawing(400, (i) => i % 400).fair()).toEqual({ chi2: 0, degrees: 199 });
  expect(drawing(201, (i) => i % 201).fair().degrees).toBe(199);
  expect(drawing(200, (i) => i % 200).fair()).toEqual({ chi2: 0, degrees: 199 });
});

test('a move that is expected often does not stay away, and one without weight does not turn up', () => {
  expect(() => drawing(2, () => 0).fair()).toThrow('randomMove is unfair: Infinity standard deviations, counts 80 0');
  // Five of five hundred are expected.
  expect(drawing(2, () => 1, [1, 99]).fair().chi2).toBeCloseTo(5 + 25 / 495);
  expect(() => drawing(2, (i) => Number(i > 0), [0, 1]).fair()).toThrow('Infinity standard deviations, counts 1 79');
});

test('moves that chance does not list, and lists that differ, are named', () => {
  expect(() => drawing(2, () => 7).fair()).toThrow('randomMove gives a move that is not listed');
  expect(() => drawing(3, () => 0, [1, 1]).fair()).toThrow('the moves of chances');
});

test('a draw that manual chance does not list is named', () => {
  const { game, ...rest } = ply(6);
  const chances = () => ['left', 'middle'].map((kind) => ({ move: { kind }, weight: 1 }));
  expect(() => sampledChanceIsFair({ game: { ...game, chances }, ...rest } as never)).toThrow(
    'sampled chance gives right, which manual chance does not list',
  );
  expect(() => sampledChanceIsFair({ game: { ...game, chances: () => [] }, ...rest } as never)).not.toThrow();
  expect(() => sampledChanceIsFair({ game, ...rest, state: { rng: null } } as never)).not.toThrow();
});
