import { CHANCE } from '@wonders/core';
import { expect, test } from 'vitest';
import { play, scene } from '../test/scene.js';
import { TABLES } from './components/tables.js';
import { WONDERS } from './components/wonders.js';
import type { Event } from './events.js';
import { eightWonders } from './game/index.js';
import type { Options } from './options.js';
import { discsOf } from './setup.js';
import { drawPileSize } from './table/piles.js';
import { turnOrderTrack } from './table/track.js';

function opening(options: Partial<Options> & { seed?: string } = {}) {
  const heard: Event[] = [];
  const state = eightWonders.newGame({ seed: 'setup', ...options }, (event) => heard.push(event));
  const drawn = heard.flatMap((event) => (event.kind === 'chance' ? [event] : []));
  return { state, heard, drawn };
}

test.each([3, 4, 5] as const)('EIGHT-02: %i seats are dealt in', (players) => {
  const { state } = opening({ players });
  expect(state.hands).toHaveLength(players);
  expect(eightWonders.seats(state)).toHaveLength(players);
  expect(state.parts.every((parts) => parts.length === players)).toBe(true);
  expect(drawPileSize(state)).toBe(100 - 4 * players);
});

test('EIGHT-02: five seats may hear of a game, and no sixth', () => {
  const event = { kind: 'passed', seat: 0 } as const;
  expect(eightWonders.viewEvent(event, 4)).toEqual(event);
  expect(() => eightWonders.viewEvent(event, 5)).toThrow('seat');
});

test('EIGHT-03: the material is complete', () => {
  expect(WONDERS).toHaveLength(8);
  const { state } = opening();
  expect(state.spaces).toHaveLength(24);
  const counts = Object.values(TABLES.actionCards).map(({ count }) => count);
  expect(counts).toEqual([2, 2, 2, 3, 2, 2, 2]);
  expect(Object.values(state.actionPile)).toEqual(counts);
  expect(TABLES.twoColouredDiscs.discs).toHaveLength(4);
});

test('EIGHT-04: the same options give the same game, each disc and card one draw, and a host may answer them', () => {
  const { state, drawn } = opening({ seed: 'again' });
  expect(opening({ seed: 'again' }).state).toEqual(state);
  expect(drawn.map(({ decision }) => decision)).toEqual([
    ...Array(24).fill('disc'),
    ...Array(16).fill('card'),
    'start',
  ]);
  const manual = eightWonders.newGame({ chance: 'manual' });
  expect(eightWonders.activeSeats(manual)).toEqual([CHANCE]);
  const outcomes = eightWonders.chances(manual);
  expect(outcomes).toHaveLength(20);
  expect(outcomes.filter(({ weight }) => weight === 2).map(({ move }) => move)).toEqual([
    { kind: 'disc', disc: 'camel-3' },
    { kind: 'disc', disc: 'crane-3' },
    { kind: 'disc', disc: 'ship-3' },
    { kind: 'disc', disc: 'stone-mason-3' },
  ]);
});

test.each([
  ['manual', 'manual-1-5', [1, 2, 3, 3, 4, 5]],
  ['published', 'published-3-6', [3, 4, 4, 5, 5, 6]],
] as const)('EIGHT-10, EIGHT-06: the ruleset %s plays the disc set %s', (ruleset, discSet, numbers) => {
  const { state } = opening({ ruleset });
  expect(state.options.discSet).toBe(discSet);
  for (const type of ['camel', 'crane', 'ship', 'stone-mason'])
    expect(
      [...state.spaces].sort().flatMap((disc) => (disc?.startsWith(type) ? [Number(disc.slice(-1))] : [])),
    ).toEqual(numbers);
  expect(opening({ ruleset, discSet: 'manual-1-5' }).state.options.discSet).toBe('manual-1-5');
});

test('EIGHT-11, EIGHT-12: discs are laid face up in the order of the spaces', () => {
  let state = eightWonders.newGame({ chance: 'manual' });
  state = play(state, 'disc crane-4', 'disc ship-1', 'disc ship-2', 'disc camel-5');
  expect(state.spaces.slice(0, 6)).toEqual(['crane-4', 'ship-1', 'ship-2', 'camel-5', null, null]);
  expect(eightWonders.check(state, { kind: 'disc', disc: 'crane-4' })?.code).toBe('impossible');
});

test('EIGHT-13: the marker starts on row 1', () => {
  expect(opening().state.row).toBe(1);
});

test('EIGHT-14: without action cards there is no pile of them', () => {
  expect(Object.values(opening({ actionCards: false }).state.actionPile)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('EIGHT-15: all building cards that are not dealt are in the draw pile', () => {
  const { state } = opening();
  const dealt = state.hands.reduce((sum, hand) => sum + hand[0], 0);
  expect(state.pile[0]).toBe(25 - dealt);
  expect(state.discard).toEqual([0, 0, 0, 0]);
});

test('EIGHT-16: seat 0 draws four cards first, then seat 1, no matter which seat starts', () => {
  const { state, drawn } = opening({ startSeat: 2 });
  expect(drawn.filter(({ decision }) => decision === 'card').map(({ to }) => to)).toEqual([
    ...[0, 0, 0, 0],
    ...[1, 1, 1, 1],
    ...[2, 2, 2, 2],
    ...[3, 3, 3, 3],
  ]);
  expect(state.hands.map((hand) => hand.reduce((sum, count) => sum + count, 0))).toEqual([4, 4, 4, 4]);
});

test('EIGHT-17: no seat has points, or parts on wonders', () => {
  const { state } = opening();
  expect(state.scores.every((score) => Object.values(score).every((value) => value === 0))).toBe(true);
  expect(state.parts.flat().every((count) => count === 0)).toBe(true);
});

test('EIGHT-18: the starting seat is drawn last, or named', () => {
  const { drawn } = opening({ seed: 'who' });
  expect(drawn.at(-1)?.decision).toBe('start');
  const starts = new Set(Array.from({ length: 60 }, (_, i) => opening({ seed: String(i) }).state.active));
  expect([...starts].sort()).toEqual([0, 1, 2, 3]);
  const named = opening({ startSeat: 3 });
  expect(named.drawn.some(({ decision }) => decision === 'start')).toBe(false);
  expect(turnOrderTrack(named.state)).toEqual([3, 0, 1, 2]);
  expect(named.heard.at(-1)).toEqual({ kind: 'next-turn', seat: 3 });
});

test('EIGHT-01: points come from five places, and the most win', () => {
  expect(Object.keys(scene().scores[0] ?? {})).toEqual(['finished', 'unfinished', 'rejected', 'discs', 'actions']);
});

test('EIGHT-150, EIGHT-151: four two-coloured discs replace the first 5 of each type', () => {
  for (const [ruleset, fives] of [
    ['manual', 0],
    ['published', 1],
  ] as const) {
    const discs = opening({ twoColoured: true, ruleset }).state.spaces;
    expect(discs).toHaveLength(24);
    expect(discs.filter((disc) => disc === 'crane-5')).toHaveLength(fives);
    for (const disc of ['camel-3-crane-2', 'crane-3-ship-2', 'ship-3-stone-mason-2', 'camel-2-stone-mason-3'])
      expect(discs).toContain(disc);
  }
});

test('EIGHT-07, EIGHT-10: the discs of a game are those of its own tables', () => {
  const { options } = opening().state;
  const discSets = { ...TABLES.discSets, [options.discSet]: [...TABLES.discSets[options.discSet]].reverse() };
  const discs = (tables: Partial<typeof TABLES>) => discsOf({ ...options, tables: { ...TABLES, ...tables } });
  expect(discs({})).toEqual(discsOf(options));
  expect(discs({ discSets })).toEqual([...discs({})].reverse());
});
