import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { endless } from '../../core/src/testing/endless.js';
import { changed, draws, legal, play, points, refused, scene } from '../test/scene.js';
import { total } from './components/cards.js';
import { WONDERS } from './components/wonders.js';
import { settle } from './flow.js';
import { eightWonders } from './game/index.js';
import type { State } from './state/index.js';
import { drawPileSize } from './table/piles.js';
import { turnOrderTrack } from './table/track.js';

const sizes = (state: State): number[] => state.hands.map(total);
const fourEach = [
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 1, 1],
] as const;

test('EIGHT-30: the active seat passes or builds, on every turn', () => {
  const start = scene();
  expect(eightWonders.activeSeats(start)).toEqual([0]);
  expect(legal(start)).toContain('pass 0');
  expect(legal(start)).toContain('build 0 tower-of-babel 0');
  expect(refused(start, 'pass 1')?.code).toBe('not-your-turn');
  expect(refused(start, 'build 3 tower-of-babel 0')?.code).toBe('not-your-turn');
  expect(eightWonders.check(start, { kind: 'pass', seat: 0 }, 2)?.code).toBe('not-your-turn');
});

test('EIGHT-30: the seat at the bottom of the track may pass or build, also after a pass or a failed build', () => {
  let state = scene({ options: { chance: 'sampled' } });
  const builds = WONDERS.map((wonder) => `${wonder} 0`);
  for (let turn = 0; turn < 6; turn++) {
    const [seat = 0] = turnOrderTrack(state);
    expect(seat).toBe(turn % 4);
    expect(eightWonders.activeSeats(state)).toEqual([seat]);
    expect(legal(state)).toEqual([`pass ${seat}`, ...builds.map((each) => `build ${seat} ${each}`)]);
    const others = turnOrderTrack(state).slice(1);
    state =
      turn % 2 === 0
        ? play(state, `pass ${seat}`)
        : play(state, `build ${seat} mausoleum 0`, ...others.map((each) => `offer ${each} - false`), `abandon ${seat}`);
  }
});

test('EIGHT-40, EIGHT-31: worked example 1: a seat that passes draws two cards in all, the other seats one', () => {
  const start = scene({ hands: fourEach });
  expect(drawPileSize(start)).toBe(84);
  const passed = play(start, 'pass 0');
  expect(passed.owed).toEqual([1, 0, 0, 0]);
  const next = draws(passed);
  expect(sizes(next)).toEqual([6, 5, 5, 5]);
  expect(drawPileSize(next)).toBe(79);
  expect(turnOrderTrack(next)).toEqual([1, 2, 3, 0]);
  expect(next.turns).toBe(1);
});

test('EIGHT-32: the order is clockwise for ever, and who has passed is back in its turn', () => {
  let state = scene({ options: { chance: 'sampled', stallRounds: 20 } });
  const order: number[] = [];
  for (let i = 0; i < 9; i++) {
    order.push(state.active);
    state = play(state, `pass ${state.active}`);
  }
  expect(order).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
});

test('EIGHT-33, EIGHT-35: the column has moved when the draw begins, clockwise from the seat that has just acted', () => {
  let state = play(scene({ active: 2 }), 'pass 2', 'card camel');
  const drawers: number[] = [];
  while (eightWonders.chances(state).length > 0) {
    expect([state.active, state.phase]).toEqual([3, 'draw']);
    drawers.push(state.owed.findIndex((count, seat) => count > 0 && seat === state.pending.at(-1)?.owner));
    state = play(state, 'card camel');
  }
  expect(drawers).toEqual([2, 3, 0, 1]);
  expect(state.active).toBe(3);
});

test('EIGHT-36: worked example 21: the discard pile becomes the draw pile between two draws', () => {
  // Ninety building cards are in hands and discard pile; the pass below leaves a draw pile of two.
  const start = scene({
    active: 1,
    hands: [
      [22, 22, 0, 0],
      [0, 0, 20, 1],
      [0, 0, 0, 12],
      [0, 0, 0, 10],
    ],
    discard: [3, 3, 4, 0],
  });
  expect(drawPileSize(start)).toBe(3);
  let state = play(start, 'pass 1', 'card ship');
  expect([drawPileSize(state), total(state.discard)]).toEqual([2, 10]);
  state = play(state, 'card stone-mason', 'card stone-mason');
  expect(total(state.discard)).toBe(0);
  expect(drawPileSize(state)).toBe(10);
  state = play(state, 'card camel', 'card crane');
  expect([drawPileSize(state), total(state.discard)]).toEqual([8, 0]);
  expect(sizes(state)).toEqual([45, 23, 13, 11]);
});

test('EIGHT-36: without any card left the draw is skipped', () => {
  const start = scene({
    hands: [
      [25, 0, 0, 0],
      [0, 25, 0, 0],
      [0, 0, 25, 0],
      [0, 0, 0, 25],
    ],
  });
  const state = play(start, 'pass 0');
  expect(state.pending).toEqual([expect.objectContaining({ kind: 'turn', seat: 1 })]);
  expect(sizes(state)).toEqual([25, 25, 25, 25]);
});

test('EIGHT-37: a hand may hold any number of cards', () => {
  const start = scene({ hands: [[20, 20, 20, 20]] });
  expect(sizes(draws(play(start, 'pass 0'), 'camel'))[0]).toBe(82);
});

test('EIGHT-50, EIGHT-51: only wonders with a disc, and there only the top one', () => {
  const start = scene({ wonders: { 'tower-of-babel': [null, 'camel-1', 'camel-2'], mausoleum: [null, null, null] } });
  const builds = legal(start).filter((code) => code.startsWith('build'));
  expect(builds).toHaveLength(7);
  expect(builds).toContain('build 0 tower-of-babel 1');
  expect(refused(start, 'build 0 tower-of-babel 2')?.code).toBe('not-top');
  expect(refused(start, 'build 0 tower-of-babel 0')?.code).toBe('no-disc');
  expect(refused(start, 'build 0 mausoleum 0')?.code).toBe('no-disc');
});

test('EIGHT-51: with free choice any disc of the wonder may be built', () => {
  const start = scene({ options: { discChoice: 'any' }, wonders: { mausoleum: [null, 'camel-1', 'camel-2'] } });
  const builds = legal(start).filter((code) => code.startsWith('build 0 mausoleum'));
  expect(builds).toEqual(['build 0 mausoleum 1', 'build 0 mausoleum 2']);
  expect(refused(start, 'build 0 mausoleum 0')?.code).toBe('no-disc');
});

test('EIGHT-52: the disc under construction stays on its space', () => {
  const state = play(scene({ wonders: { mausoleum: ['crane-4'] } }), 'build 0 mausoleum 0');
  expect(state.spaces[12]).toBe('crane-4');
  expect(state.site).toBe(12);
});

test('EIGHT-133: the game ends after this many rounds without a disc taken, before the last draw', () => {
  let state = scene({ options: { stallRounds: 2 }, hands: fourEach, idle: 6 });
  state = draws(play(state, 'pass 0'));
  expect(state.idle).toBe(7);
  state = play(state, 'build 1 mausoleum 0');
  const offers = ['offer 2 - false', 'offer 3 - false', 'offer 0 - false'];
  const before = sizes(state);
  state = play(state, ...offers, 'abandon 1');
  expect(state.phase).toBe('over');
  expect(sizes(state)).toEqual(before);
  expect(eightWonders.outcome(state)?.ending).toBe('stall');
  expect(state.row).toBe('light');
});

test('EIGHT-133: a disc starts the count anew, and its points count before the end', () => {
  const start = scene({ options: { stallRounds: 2 }, wonders: { mausoleum: ['camel-1'] }, hands: fourEach, idle: 7 });
  const offers = ['build 0 mausoleum 0', 'offer 1 c1 false', 'offer 2 - false', 'offer 3 - false'];
  const failed = play(start, ...offers, 'abandon 0');
  expect(failed.phase).toBe('over');
  expect(failed.scores[1]?.rejected).toBe(1);
  const built = play(start, ...offers, 'complete 0 - -');
  expect([built.idle, built.ending]).toEqual([0, null]);
  expect(points(built)[1]).toBe(1);
});

test('EIGHT-133: with the last pass of a stall the card of the pass is drawn, but no other', () => {
  const start = scene({ options: { stallRounds: 2 }, hands: fourEach, idle: 7 });
  const over = play(start, 'pass 0', 'card camel');
  expect(over.phase).toBe('over');
  expect(sizes(over)).toEqual([5, 4, 4, 4]);
});

test('EIGHT-131: a game takes at most 21 discs, or 23 with two-coloured ones', () => {
  for (const [twoColoured, most] of [
    [false, 21],
    [true, 23],
  ] as const) {
    let seen = 0;
    for (let i = 0; i < 60; i++) {
      const draft = eightWonders.fast.clone(eightWonders.newGame({ seed: `discs ${i}`, twoColoured }));
      const rng = seedRng(`discs ${i}`);
      const random = () => draw(rng);
      while (draft.pending.length > 0) eightWonders.fast.play(draft, eightWonders.fast.randomMove(draft, random));
      seen = Math.max(seen, draft.discs.flat().length);
    }
    expect(seen).toBeLessThanOrEqual(most);
    expect(seen).toBeGreaterThan(15);
  }
});

test('EIGHT-131: the seventh wonder can be the last disc', () => {
  const start = scene({
    others: false,
    wonders: {
      mausoleum: ['camel-1'],
      'tower-of-babel': ['camel-2', 'crane-1', 'ship-1'],
      'statue-of-zeus': ['stone-mason-1'],
    },
    hands: [[0, 0, 0, 1]],
    row: 6,
  });
  const state = play(
    start,
    'build 0 statue-of-zeus 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );
  expect(state.pending.at(-1)?.kind).toBe('action');
  expect(changed(state, () => undefined).row).toBe(7);
});

test('a position that no game comes to ends in an error', () => {
  const draft = { ...eightWonders.fast.clone(scene()), pending: [] };
  expect(() => settle(endless(draft, 'nowhere'))).toThrow('no decision after 1000 steps');
});
