import { replaced } from '@wonders/core';
import { expect, test } from 'vitest';
import { cargo, decision, edited, play, scene } from '../test/scene.js';
import type { Cubes } from './components/cubes.js';
import type { OrderId } from './components/orders.js';
import { SYMBOLS } from './components/tiles.js';
import { centuryAi } from './game/index.js';
import { scoreSheet } from './scoring.js';
import type { Draft, State } from './state/index.js';

const own = (seat: number, rows: readonly number[]) => (draft: Draft) => {
  for (const [row, symbol] of SYMBOLS.entries()) {
    const places = [...draft.map.tiles.keys()].filter((place) =>
      draft.map.tiles[place]?.startsWith(`market-${symbol}`),
    );
    for (const place of places.slice(0, rows[row]))
      draft.outposts = replaced(draft.outposts, place, [...(draft.outposts[place] ?? []), seat]);
  }
};

test('CENT-90: the 4th VP tile of either side triggers the end', () => {
  const mine = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], orders: ['vp-01', 'vp-02', 'vp-03'] });
  expect(decision(play(mine, 'stay', 'port', 'draw vp-04', 'react'))).toBe('over');
  const three = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], orders: ['vp-01', 'vp-02'] });
  expect(decision(play(three, 'stay', 'port', 'draw vp-04', 'react'))).toBe('sail');
  const its = scene({ boat: '2,0', ai: [0, 0, 2, 2], aiOrders: ['vp-01', 'vp-02', 'vp-03'] });
  expect(decision(play(its, 'stay', 'harvest', 'react', 'draw vp-04'))).toBe('over');
});

test('CENT-91: the round is finished: the AI still reacts, even with its own 4th, and you still discard', () => {
  const orders = ['vp-01', 'vp-02', 'vp-03'] as const;
  const aiOrders = ['vp-04', 'vp-05', 'vp-07'] as const;
  const mine = scene({ boat: '2,-1', cargo: [11, 2, 1, 1], ai: [0, 0, 2, 2], orders, aiOrders });
  const claimed = play(mine, 'stay', 'port', 'draw vp-08');
  expect(decision(claimed)).toBe('react');
  const reacted = play(claimed, 'react', 'draw vp-10');
  expect(reacted.seats[1]?.orders).toHaveLength(4);
  expect(decision(reacted)).toBe('discard');
  const over = play(reacted, 'discard yellow');
  expect([decision(over), cargo(over)]).toEqual(['over', [10, 0, 0, 0]]);
  expect(centuryAi.outcome(over)?.ending).toBe('fourth-order');
  const its = scene({ boat: '2,0', cargo: [9, 0, 0, 0], ai: [0, 0, 2, 2], aiOrders });
  expect(decision(play(its, 'stay', 'harvest', 'react', 'draw vp-08'))).toBe('discard');
});

test('CENT-92: VP tiles, bonus tiles, uncovered spaces and cubes above yellow in the hold (example 19)', () => {
  const state = edited(
    scene({
      cargo: [3, 2, 0, 1],
      loose: { '1,3': [0, 5, 5, 5] },
      orders: ['vp-06', 'vp-13', 'vp-18', 'vp-09'],
      bonuses: ['bonus-upgrade', 'bonus-harvest-red', 'bonus-vp-5'],
    }),
    own(0, [3, 3, 3, 3]),
  );
  const { total, categories } = scoreSheet(state, 0);
  expect(categories).toEqual({ vpTiles: 55, bonus: 8, board: 12, cubes: 3 });
  expect(total).toBe(78);
});

test('CENT-92: a full board is worth 32 points and five bonus tiles (example 9)', () => {
  const state = edited(scene(), own(0, [5, 5, 5, 5]));
  expect(scoreSheet(state, 0).categories.board).toBe(32);
});

test('CENT-93: the AI scores its VP tiles and cubes above yellow, by aiBoard virtual also its outposts', () => {
  const table = { ai: [9, 4, 2, 3], aiOrders: ['vp-13', 'vp-03', 'vp-20'] } as const;
  const state = edited(scene(table), own(1, [2, 1, 3, 1]));
  expect(scoreSheet(state, 1)).toMatchObject({ total: 52, categories: { vpTiles: 43, bonus: 0, board: 0, cubes: 9 } });
  const virtual = edited(state, (draft) => {
    Object.assign(draft, { options: { ...draft.options, aiBoard: 'virtual' } });
  });
  expect(scoreSheet(virtual, 1).categories.board).toBe(4);
});

test('CENT-94: after roundLimit rounds the game ends, and is scored', () => {
  let state = centuryAi.newGame({ seed: 'limit', roundLimit: 20 });
  while (state.pending.length > 0) {
    const harvest = centuryAi.legalMoves(state).find(({ kind }) => kind === 'harvest' || kind === 'stay');
    state = centuryAi.applyMove(state, harvest ?? centuryAi.legalMoves(state)[0] ?? { kind: 'stay' });
  }
  expect([state.round, centuryAi.outcome(state)?.ending]).toEqual([20, 'round-limit']);
});

test('CENT-94: who runs out the rounds loses to the AI, whatever the points', () => {
  const ahead = edited(
    scene({ boat: '2,0', orders: ['vp-26', 'vp-25', 'vp-24'], options: { roundLimit: 20 } }),
    (draft) => {
      draft.round = 20;
    },
  );
  const over = play(ahead, 'stay', 'harvest', 'react');
  expect(over.ending).toBe('round-limit');
  expect([over, centuryAi.view(over, 0)].map((each) => centuryAi.evaluate?.(each, 0) ?? 0)).toEqual([19, 19]);
  const outcome = centuryAi.outcome(over);
  expect(outcome?.scores.map(({ total }) => total)).toEqual([59, 0]);
  expect(outcome).toMatchObject({ ending: 'round-limit', winners: [1], ranks: [2, 1] });
  // The 4th order in the last round ends the game by its own right.
  const claimed = edited(
    scene({ boat: '2,-1', cargo: [0, 2, 1, 1], orders: ['vp-26', 'vp-25', 'vp-24'], options: { roundLimit: 20 } }),
    (draft) => {
      draft.round = 20;
    },
  );
  const fourth = play(claimed, 'stay', 'port', 'draw vp-03', 'react');
  expect(centuryAi.outcome(fourth)).toMatchObject({ ending: 'fourth-order', winners: [0] });
});

/** A finished game with these orders. */
const finished = (orders: readonly OrderId[], aiOrders: readonly OrderId[], ai: Cubes = [0, 0, 0, 0]): State =>
  edited(scene({ orders, aiOrders, ai }), (draft) => {
    draft.pending = [];
    draft.phase = 'over';
    draft.ending = 'fourth-order';
  });

test('CENT-95: the higher total wins, and with equal totals the AI, whose reaction was the last turn (example 20)', () => {
  expect(centuryAi.outcome(finished(['vp-26', 'vp-25', 'vp-24', 'vp-01'], []))?.winners).toEqual([0]);
  const tie = centuryAi.outcome(finished(['vp-26', 'vp-18'], ['vp-25', 'vp-19'], [0, 0, 0, 0]));
  expect(tie?.scores.map(({ total }) => total)).toEqual([36, 36]);
  expect([tie?.winners, tie?.ranks]).toEqual([[1], [2, 1]]);
});

test('CENT-96: a finished game has a score sheet for each side and a winner', () => {
  const state = finished(['vp-26'], ['vp-01'], [1, 1, 0, 0]);
  expect(centuryAi.outcome(state)).toEqual({
    ending: 'fourth-order',
    scores: [
      { seat: 0, total: 20, categories: { vpTiles: 20, bonus: 0, board: 0, cubes: 0 }, order: [0, 20, 0] },
      { seat: 1, total: 12, categories: { vpTiles: 11, bonus: 0, board: 0, cubes: 1 }, order: [0, 12, 1] },
    ],
    ranks: [1, 2],
    winners: [0],
    margin: { by: 8, tieBreak: 0 },
  });
  expect(centuryAi.outcome(scene())).toBeUndefined();
});
