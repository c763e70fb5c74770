import { expect, test } from 'vitest';
import { acting, edit } from '../../test/scene.js';
import { hal, legalMoves, newGame, outcome, type State, view } from '../index.js';
import { drawBoard } from './index.js';

/** What a screen reader speaks about the whole board. */
function description(state: State, viewer: number | 'spectator' = 0): string {
  const mine = view(state, viewer);
  return /<desc>(.*)<\/desc>/.exec(drawBoard(mine, { moves: legalMoves(mine) }))?.[1] ?? '';
}

/** The human's turn, with these points in hand besides what the city counts. */
const withPoints = (human: number, hal: number): State =>
  edit(acting(['red-1', 'b'], 'yellow-3'), (draft) => {
    draft.players = draft.players.map((each, seat) => ({ ...each, points: seat === 0 ? human : hal }));
  });
const totals = (state: State): readonly number[] =>
  outcome({ ...state, pending: [], ending: 'tiles-exhausted' })?.scores.map(({ total }) => total) ?? [];

test('HAL-61: the description says who is ahead, the higher total first', () => {
  const ahead = withPoints(30, 4);
  const [mine = 0, his = 0] = totals(ahead);
  expect(mine).toBeGreaterThan(his);
  expect(description(ahead)).toMatch(new RegExp(`^You are ahead, ${mine} to ${his}\\. `));
  const behind = withPoints(4, 30);
  const [less = 0, more = 0] = totals(behind);
  expect(description(behind)).toMatch(new RegExp(`^Hal is ahead, ${more} to ${less}\\. `));
  const level = withPoints(20, 20);
  const [same = 0, other = 0] = totals(level);
  const even = withPoints(20, 20 + same - other);
  expect(totals(even)).toEqual([same, same]);
  expect(description(even)).toContain(`are level at ${same} points. `);
});

test('HAL-80: among others points in hand are hidden: they do not count', () => {
  const state = newGame({ mode: 'versus', players: 3, characters: 'starter', seed: 'ahead' });
  expect(description(state)).toContain('are level at 0 points, points in hand aside. ');
});

test('HAL-80: hidden points aside, cards and districts count, and each seat is asked by itself', () => {
  let state = newGame({ mode: 'versus', players: 3, characters: 'starter', seed: 'ahead' });
  while (state.pending[0]?.kind !== 'commit') state = hal.applyMove(state, hal.botMove(state));
  const towns = edit(state, (draft) => {
    draft.city = [
      ...draft.city,
      { x: 8, y: 8, tiles: ['red-15'], owner: 1, pawn: false },
      { x: 9, y: 8, tiles: ['red-16'], owner: 1, pawn: false },
    ];
  });
  // Alone in a district of two resources: both prizes, twice two points.
  expect(description(towns, 0)).toMatch(/^Seat 2 is ahead, 4 to 0, points in hand aside\. /);
  const asked = [0, 1, 2].map((seat) => description(towns, seat).split('. ').slice(1).join('. '));
  expect(asked).toEqual(Array(3).fill(expect.stringMatching('^Your turn: choose a card for round')));
  expect(description(towns, 'spectator')).toMatch(/Seat 1: choose a card for round/);
});
