import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { PRINTED } from '../components/tables.js';
import { centuryAi } from '../game/index.js';
import type { State } from './index.js';

const table = scene();

/** A random map that has begun to grow: nothing lies on it yet. */
const growing = centuryAi.newGame({ map: 'random', chance: 'manual' });

/** A state with another value at a place, `seats/0/boat`. */
function changed(state: State, place: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(state));
  const keys = place.split('/');
  const last = keys.pop() ?? '';
  keys.reduce((part, key) => part[key], copy)[last] = value;
  return copy;
}

/** What is wrong with a state, which begins with the place; '' for nothing. */
function issue(value: unknown): string {
  const result = centuryAi.states['~standard'].validate(value);
  return 'issues' in result ? (result.issues?.[0]?.message ?? '') : '';
}

const many = <T>(length: number, value: T): T[] => Array(length).fill(value);

/** The printed tables with one row changed. */
const orders = (vp: number) => ({ ...PRINTED, orders: { ...PRINTED.orders, 'vp-26': { cost: [0, 0, 0, 5], vp } } });

/** A table whose options bring twenty orders. */
const withFewer: State = centuryAi.newGame({ vpTiles: many(20, { cost: 'Y', vp: 1 }), chance: 'manual' });

// The last value that is taken, and the first that is not.
test.each<[place: string, state: State, good: unknown, bad: unknown]>([
  ['pending/0/seat', table, 0, 4],
  ['pending/0/owner', table, 1, 2],
  ['pending/0/port', table, 3, 4],
  ['options/roundLimit', table, 1000, 1001],
  ['options/roundLimit', table, 20, 19],
  ['tables', table, orders(99), orders(100)],
  ['tables', table, orders(0), orders(-1)],
  ['tables', table, PRINTED, { ...PRINTED, market: [] }],
  ['tables', table, PRINTED, { ...PRINTED, market: null }],
  ['tables', table, PRINTED, { ...PRINTED, market: { 'sea-1': {} } }],
  ['map/hexes', growing, many(99, '0,0'), many(100, '0,0')],
  ['map/hexes', growing, [], ['21,0']],
  ['map/tiles', growing, many(99, 'sea-1'), many(100, 'sea-1')],
  ['map/neighbours', growing, [], [[1]]],
  ['map/neighbours/0', table, table.map.neighbours[0], many(7, 1)],
  ['loose', growing, [], [null]],
  ['outposts', growing, [], [[]]],
  ['outposts/0', table, many(99, 1), many(100, 1)],
  ['outposts/0', table, [0], [2]],
  ['loose/0', table, [0, 0, 0, 0], [0, 0, 0]],
  ['removed', table, many(24, 'market-tea-1'), many(25, 'market-tea-1')],
  ['bag', table, many(99, 'sea-1'), many(100, 'sea-1')],
  ['sets', table, ['yellow', 'red', 'green', 'brown'], many(5, 'red')],
  ['unseen', table, many(39, 'vp-01'), many(40, 'vp-01')],
  ['unseen', table, [], ['closed-port']],
  ['ports', table, many(4, 'closed-port'), many(5, 'closed-port')],
  ['ports', table, [], ['sea-1']],
  ['bonusLeft', table, many(99, 'bonus-cargo'), many(100, 'bonus-cargo')],
  ['seats', table, many(2, table.seats[0]), many(5, table.seats[0])],
  ['seats', table, table.seats, table.seats.slice(1)],
  ['seats/1/boat', table, table.map.hexes.length - 1, table.map.hexes.length],
  ['seats/0/cargo', table, many(4, 9999), [0, 0, 0, 10_000]],
  ['seats/0/cargo', table, [0, 0, 0, 0], [0, 0, 0, -1]],
  ['seats/0/cargo', table, [0, 0, 0, 0], [0, 0, 0, 0, 0]],
  ['seats/0/orders', table, many(39, 'vp-26'), many(40, 'vp-26')],
  ['seats/0/built', table, many(4, 5), many(4, 6)],
  ['unseen', withFewer, [], ['vp-39']],
  ['ports', withFewer, [], ['vp-39']],
  ['seats/0/orders', withFewer, [], ['vp-39']],
  ['round', table, 9999, 10_000],
  ['turn', table, 1, 2],
  ['path', table, many(99, 0), many(100, 0)],
  ['path', table, [], [table.map.hexes.length]],
  ['action', table, null, 'stay'],
  ['built', table, true, 1],
  ['ending', table, null, 'tie'],
])('what a state can hold: %s', (place, state, good, bad) => {
  expect(issue(changed(state, place, good))).toBe('');
  expect(issue(changed(state, place, bad)).startsWith(`/${place}`)).toBe(true);
});

test('against the AI there are two seats', () => {
  const three = centuryAi.newGame({ mode: 'versus', players: 3, chance: 'manual' });
  expect(issue(three)).toBe('');
  expect(issue(changed(three, 'options/mode', 'solo'))).toMatch(/^\/seats should be /);
});

test('a state in which a key holds a value of another type is none of this game', () => {
  const other = (value: unknown): readonly unknown[] =>
    Array.isArray(value) ? [{}, 'x'] : [[], typeof value === 'number' ? '1' : 1];
  const withTables = centuryAi.newGame({ vpTiles: Array(20).fill({ cost: 'Y', vp: 1 }) });
  const keys = ['drawn', 'round', 'turn', 'trades', 'built', 'phase', 'action', 'ending', 'options', 'map', 'tables'];
  const lists = ['removed', 'bag', 'sets', 'unseen', 'ports', 'bonusLeft', 'loose', 'outposts', 'seats', 'path'];
  for (const key of [...keys, ...lists] as (keyof State)[])
    for (const value of other(withTables[key]))
      expect(centuryAi.check({ ...withTables, [key]: value }, { kind: 'stay' })?.code, key).toBe('not-this-game');
  for (const change of [{ action: 'port' }, { ending: 'round-limit' }] as const)
    expect(centuryAi.check({ ...table, ...change }, { kind: 'stay' })).toBeUndefined();
});
