import { expect, test } from 'vitest';
import { architectsSolo, type State } from '../index.js';
import { describePiece } from './index.js';

const effectOf = (state: State, place: string) => describePiece(state, place)?.text ?? expect.fail(`no ${place}`);

test('ARCH-102: whose turn it is stands beside the points of that seat only, and of none when the game is over', () => {
  let state: State = architectsSolo.newGame({ mode: 'versus', players: 3, seed: 'turns' });
  const turns = (): readonly number[] =>
    [0, 1, 2].filter((seat) => effectOf(state, `seat-${seat}`).includes('whose turn it is'));
  for (const seen = new Set<number>(); state.pending.length > 0; seen.add(state.seat)) {
    if (!seen.has(state.seat)) expect(turns()).toEqual([state.seat]);
    state = architectsSolo.applyMove(state, architectsSolo.botMove(state));
  }
  expect(turns()).toEqual([]);
});
