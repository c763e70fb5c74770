import { expect, test } from 'vitest';
import { drawInt, seedRng } from '../rng.js';
import { sampledChanceIsFair } from './fair.js';

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
