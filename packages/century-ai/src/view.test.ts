import { seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { play, scene } from '../test/scene.js';
import { centuryAi } from './game/index.js';

const { transition, view, viewEvent, newGame, fast } = centuryAi;
const VIEWERS = [0, 1, 'spectator'] as const;

/** You have claimed two orders, the AI one, and both take another in this turn. */
const claiming = () =>
  play(
    scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [0, 0, 2, 2], orders: ['vp-01', 'vp-02'], aiOrders: ['vp-04'] }),
    'stay',
  );

test('CENT-04: in solo every viewer sees the whole table, the orders that either side has claimed included', () => {
  const claimed = play(claiming(), 'port', 'draw vp-03', 'react', 'draw vp-05');
  expect(claimed.seats.map(({ orders }) => orders)).toEqual([
    ['vp-01', 'vp-02', 'vp-06'],
    ['vp-04', 'vp-13'],
  ]);
  for (const viewer of VIEWERS) expect(view(claimed, viewer)).toEqual({ ...claimed, viewer, rng: null });
});

test('CENT-04: in solo every viewer learns of a claim', () => {
  const mine = transition(claiming(), { kind: 'port' });
  const its = transition(play(claiming(), 'port', 'draw vp-03'), { kind: 'react' });
  for (const [events, order] of [
    [mine.events, 'vp-06'],
    [its.events, 'vp-13'],
  ] as const) {
    const claim = events.find(({ kind }) => kind === 'order');
    if (claim === undefined) throw new Error('no order was claimed');
    for (const viewer of VIEWERS) expect(viewEvent(claim, viewer)).toMatchObject({ order });
  }
});

/** The lists and objects in a value, itself included. */
const parts = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];

test('CENT-04: a view shares no list with the state: what is done to it is not done to the game', () => {
  const state = scene({
    ...{ orders: ['vp-01'], bonuses: ['bonus-cargo'], loose: { '1,3': [1, 0, 0, 0] }, outposts: { '0,4': [1] } },
    options: { names: ['Ann'], vpTiles: Array(26).fill({ cost: 'Y', vp: 1 }) },
  });
  const own = new Set(parts(state));
  const seen = view(state, 0);
  expect(seen).toEqual({ ...state, viewer: 0, rng: null });
  expect(parts(seen).filter((part) => own.has(part))).toEqual([]);
  expect(view(scene(), 0).tables).toBeNull();
});

test('CENT-118: hidden orders are dealt from those that are unseen, each to one seat', () => {
  const draft = fast.clone(newGame({ mode: 'versus', players: 3 }));
  const [first, second] = draft.seats;
  if (first === undefined || second === undefined) throw new Error('two seats');
  [first.orders, second.orders] = [draft.unseen.slice(0, 2), draft.unseen.slice(2, 4)];
  draft.unseen = draft.unseen.slice(4, 6);
  const before = [...first.orders, ...second.orders, ...draft.unseen].sort();
  for (let seed = 0; seed < 9; seed++) {
    const dealt = centuryAi.determinize(view(draft, 2), seedRng(`${seed}`));
    expect([...dealt.seats.flatMap(({ orders }) => orders), ...dealt.unseen].sort()).toEqual(before);
  }
});

test('CENT-04: in versus a seat sees its own orders, of the others only how many, and all that it cannot place is unseen', () => {
  const draft = fast.clone(newGame({ mode: 'versus', players: 3 }));
  const [first, second, third] = draft.seats;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three seats');
  const [a, b, c, d, ...rest] = draft.unseen;
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('four orders');
  [first.orders, second.orders, third.orders, draft.unseen] = [[b], [d, a], [c], rest];
  const own = view(draft, 1);
  expect(own.seats.map(({ orders }) => orders)).toEqual([['hidden'], [d, a], ['hidden']]);
  // In the order of the table, which does not show which seat has which.
  expect(own.unseen).toEqual([b, c, ...rest].sort());
  const spectator = view(draft, 'spectator');
  expect(spectator.seats.map(({ orders }) => orders)).toEqual([['hidden'], ['hidden', 'hidden'], ['hidden']]);
  expect(spectator.unseen).toEqual([a, b, c, d, ...rest].sort());
  draft.phase = 'over';
  expect(view(draft, 1).seats.map(({ orders }) => orders)).toEqual([[b], [d, a], [c]]);
});
