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
