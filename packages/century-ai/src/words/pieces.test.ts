import { expect, test } from 'vitest';
import { events, play, START, scene } from '../../test/scene.js';
import { ORDER_IDS } from '../components/orders.js';
import { MARKET_TILE_IDS, SEA_TILES } from '../components/tiles.js';
import { newGame } from '../index.js';
import { hexPlace, tablesOf } from '../table/places.js';
import { describePiece } from './index.js';
import { nameOf } from './names.js';

test('CENT-90: the AI keeps its cubes in a store, a player in a hold of so many spaces', () => {
  const told = (state: ReturnType<typeof newGame>, seat: number) => describePiece(state, `seat-${seat}`)?.text;
  const solo = newGame({ seed: 'pieces' });
  expect(told(solo, 0)).toMatch(/ of 10 spaces of the hold in use/);
  expect(told(solo, 1)).toMatch(/\d+ cubes? in its store/);
  const versus = newGame({ mode: 'versus', players: 2, seed: 'pieces' });
  for (const seat of [0, 1]) expect(told(versus, seat)).toMatch(/ of 10 spaces of the hold in use/);
});

test('CENT-118: only an order that lies face down is told as one', () => {
  const start = newGame({ mode: 'versus', players: 2, seed: 'pieces' });
  const seats = start.seats.map((seat, i) => (i === 1 ? { ...seat, orders: ['hidden', 'vp-12'] } : seat));
  const seen = { ...start, seats } as typeof start;
  expect(describePiece(seen, 'face-1-0')?.text).toContain('An order face down');
  expect(describePiece(seen, 'face-1-1')).toBeUndefined();
  expect(describePiece(seen, 'face-1-2')).toBeUndefined();
});

test('an order that is not in the table of the game is no piece, and neither is a board of the AI', () => {
  const state = scene();
  const { orders } = tablesOf(state);
  for (const id of ORDER_IDS) {
    const order = id in orders ? orders[id] : undefined;
    expect([id, describePiece(state, `order-${id}`)?.effect]).toEqual([
      id,
      order && expect.stringMatching(new RegExp(`^${order.vp} points for `)),
    ]);
  }
  expect(Object.keys(orders).length).toBeLessThan(ORDER_IDS.length);
  expect(describePiece(state, 'board-0')?.name).toBe('Your board');
  expect(describePiece(state, 'board-1')).toBeUndefined();
});

test('orders, tiles and the sea have a name without a table', () => {
  for (const [i, id] of ORDER_IDS.entries()) expect(nameOf(id)).toBe(`order ${i + 1}`);
  for (const id of SEA_TILES) expect(nameOf(id)).toBe('sea tile');
  for (const id of MARKET_TILE_IDS) {
    const [, symbol, number] = id.split('-');
    expect(nameOf(id)).toBe(`${symbol} tile ${number}`);
  }
});

test('CENT-72: at a port it is told which order the AI takes next', () => {
  const state = scene({ ai: [3, 3, 3, 3], ports: ['closed-port', 'vp-06', 'vp-26', 'vp-07'] });
  const taken = events(play(state, 'stay', 'harvest'), 'react').flatMap((event) =>
    event.kind === 'order' ? [event.port] : [],
  );
  expect(taken).toHaveLength(1);
  const next = START.ports.flatMap(({ hex }, port) =>
    describePiece(state, hexPlace(hex))?.status.includes('the AI takes this order next') ? [port] : [],
  );
  expect(next).toEqual(taken);
});
