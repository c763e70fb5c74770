import { expect, test } from 'vitest';
import { edited, play, START, scene } from '../test/scene.js';
import type { OrderId } from './components/orders.js';
import { centuryAi } from './game/index.js';
import type { Notices } from './notices.js';
import { notices } from './notices.js';
import type { State } from './state/index.js';

/** The values of all notices of a kind. */
const values = <K extends keyof Notices>(state: State, key: K): readonly Notices[K][] =>
  notices(state).flatMap((notice) => (notice.key === key ? [notice.values as Notices[K]] : []));

const keys = (state: State): readonly string[] => notices(state).map(({ key }) => key);

const FOUR = ['vp-01', 'vp-02', 'vp-03', 'vp-04'] as const;

/** A turn in a game of three, with so many orders before the first seats. */
const versus = (orders: readonly number[], change: Partial<State> = {}): State => {
  const seats = [0, 1, 2].map(() => ({ cargo: 'Y', boat: '0,4' as const }));
  const start = { ...START, seats };
  const state = centuryAi.newGame({ mode: 'versus', players: 3, seaTiles: 'included', roundLimit: 20, start });
  return edited({ ...state, ...change }, (draft) => {
    for (const [seat, side] of draft.seats.entries()) side.orders = FOUR.slice(0, orders[seat] ?? 0);
  });
};

test('CENT-90: a third order and a fourth are told of each seat, a second is not', () => {
  const told = (yours: number, its: number) => {
    const state = scene({ orders: FOUR.slice(0, yours), aiOrders: FOUR.slice(0, its) });
    return [values(state, 'orders-nearly-filled'), values(state, 'orders-filled')];
  };
  expect(told(2, 2)).toEqual([[], []]);
  expect(told(3, 2)).toEqual([[{ seat: 0, orders: 3, needed: 4 }], []]);
  expect(told(2, 3)).toEqual([[{ seat: 1, orders: 3, needed: 4 }], []]);
  expect(told(3, 4)).toEqual([[{ seat: 0, orders: 3, needed: 4 }], [{ seat: 1, orders: 4 }]]);
});

test('CENT-94: the rounds are counted from five before the last one, unless a fourth order ends the game', () => {
  const told = (state: State) => [values(state, 'rounds-left'), values(state, 'last-round')];
  const solo = (round: number, orders: readonly OrderId[] = []) =>
    told({ ...scene({ orders, options: { roundLimit: 20 } }), round });
  expect(solo(14)).toEqual([[], []]);
  expect(solo(15)).toEqual([[{ round: 15, left: 5, lost: true }], []]);
  expect(solo(19)).toEqual([[{ round: 19, left: 1, lost: true }], []]);
  expect(solo(20)).toEqual([[], [{ round: 20, lost: true }]]);
  expect([solo(15, FOUR), solo(20, FOUR)]).toEqual([
    [[], []],
    [[], []],
  ]);
  // Between players the points decide (CENT-119).
  expect(told(versus([], { round: 20 }))).toEqual([[], [{ round: 20, lost: false }]]);
  expect(told(versus([], { round: 16 }))).toEqual([[{ round: 16, left: 4, lost: false }], []]);
});

test('CENT-91: the last reaction is told until the AI has reacted', () => {
  const told = (state: State) => values(state, 'last-reaction');
  const last = { ...scene({ boat: '2,0', cargo: [10, 0, 0, 0], options: { roundLimit: 20 } }), round: 20 };
  const acted = play(last, 'stay', 'harvest');
  expect([last, acted, play(acted, 'react')].map(told)).toEqual([[{ seat: 1 }], [{ seat: 1 }], []]);
  expect(told({ ...last, round: 19 })).toEqual([]);
  expect(told(versus([], { round: 20 }))).toEqual([]);
});

test('CENT-117: the seats that still take a turn are told from the fourth order or the last round on', () => {
  const told = (state: State) => values(state, 'last-turns');
  expect(told(versus([4]))).toEqual([{ seats: [1, 2] }]);
  expect(told(versus([4], { turn: 1 }))).toEqual([{ seats: [2] }]);
  expect(told(versus([0, 0, 4], { turn: 2 }))).toEqual([{ seats: [] }]);
  expect(told(versus([], { round: 20 }))).toEqual([{ seats: [1, 2] }]);
  expect([versus([3]), scene({ orders: FOUR })].map(told)).toEqual([[], []]);
});

test('CENT-95, CENT-117: who wins on equal points is told as soon as points may decide', () => {
  const told = (state: State) => values(state, 'tie');
  expect([scene({ orders: FOUR.slice(0, 2) }), versus([2])].map(told)).toEqual([[], []]);
  expect([scene({ orders: FOUR.slice(0, 3) }), versus([3])].map(told)).toEqual([[{ seat: 1 }], [{ seat: 2 }]]);
  expect(told(versus([], { round: 20 }))).toEqual([{ seat: 2 }]);
  // When the rounds run out against the AI, no points decide.
  expect(told({ ...scene(), round: 200 })).toEqual([]);
});

test('CENT-72: the order that the AI takes is certain once you have acted and no tile is to be drawn', () => {
  const told = (state: State) => values(state, 'ai-takes');
  const takes = (certain: boolean, ends: boolean) => [{ order: 'vp-13', port: 'port-nw', certain, ends }];
  const claiming = (its: number): State =>
    scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [0, 0, 2, 2], aiOrders: FOUR.slice(0, its) });
  const stayed = play(claiming(2), 'stay');
  const drawing = play(stayed, 'port');
  const drawn = play(drawing, 'draw vp-05');
  expect([stayed, drawing, drawn].map(told)).toEqual([takes(false, false), takes(false, false), takes(true, false)]);
  expect(told(claiming(3))).toEqual(takes(false, true));
  // One order is all that it takes in a round, and a player takes none by itself.
  const rich = play(scene({ boat: '2,0', ai: [0, 9, 9, 9] }), 'stay', 'harvest', 'react');
  const seated = edited(versus([]), (draft) => {
    for (const side of draft.seats) side.cargo = [9, 9, 9, 9];
  });
  expect([rich, seated].map(told)).toEqual([[], []]);
});

test('CENT-57: where the Closed Port lies is told, and whether its port is refilled', () => {
  const told = (state: State) => values(state, 'closed-port-moves');
  const ports = ['closed-port', 'vp-06', 'vp-18', 'vp-09'] as const;
  const pile = (unseen: readonly OrderId[]): State => ({ ...scene({ ports }), unseen });
  expect(told(scene())).toEqual([]);
  expect(told(pile(['vp-01']))).toEqual([{ port: 'port-nw', refilled: true }]);
  expect(told(pile([]))).toEqual([{ port: 'port-nw', refilled: false }]);
});

test('CENT-29: the Closed Port is told to be next when five tiles have been drawn before it', () => {
  const drawn = (number: number): readonly string[] => keys({ ...scene(), drawn: number });
  expect([drawn(4), drawn(5)]).toEqual([[], ['closed-port-next']]);
  const ports = ['closed-port', 'vp-06', 'vp-18', 'vp-09'] as const;
  expect(keys({ ...scene({ ports }), drawn: 6 })).toEqual(['closed-port-moves']);
});

test('before the first turn and after the game nothing is told', () => {
  const late = { ...scene({ orders: FOUR }), drawn: 5 };
  expect(keys(late)).not.toEqual([]);
  expect([keys({ ...late, path: [] }), keys({ ...late, phase: 'over' })]).toEqual([[], []]);
});
