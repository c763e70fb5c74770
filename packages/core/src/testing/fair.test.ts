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
