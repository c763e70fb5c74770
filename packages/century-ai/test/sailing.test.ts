import { describe, expect, test } from 'vitest';
import { reachable } from '../src/costs/reach.js';
import { centuryAi } from '../src/game/index.js';
import type { State } from '../src/state/index.js';
import { boatHex, cargo, edited, legal, looseOn, phase, played, refusal, scene } from './scene.js';

describe('rounds and turns', () => {
  test('CENT-30: a solo round is your turn, the AI, your discard; then the next round begins with you', () => {
    const state = scene({ boat: '2,0', cargo: [9, 0, 0, 0] });
    const acted = played(state, 'stay', 'harvest');
    expect(centuryAi.activeSeats(acted)).toEqual([1]);
    const reacted = played(acted, 'react');
    expect([phase(reacted), centuryAi.activeSeats(reacted)]).toEqual(['discard', [0]]);
    const next = played(reacted, 'discard yellow');
    expect([phase(next), next.round, next.turn]).toEqual(['sail', 2, 0]);
  });

  test('CENT-31: movement, one action, reaction, discard, in this order', () => {
    let state = scene({ cargo: [10, 0, 0, 0] });
    const seen: string[] = [phase(state)];
    for (const code of ['sail 1,3 -', 'dock', 'harvest', 'react', 'discard yellow', 'discard yellow']) {
      state = played(state, code);
      seen.push(phase(state));
    }
    expect(seen).toEqual(['sail', 'sail', 'action', 'react', 'discard', 'discard', 'sail']);
  });

  test('CENT-32: the action is compulsory, and harvesting is always possible', () => {
    for (const boat of ['0,4', '2,0', '2,-1'] as const) {
      const state = played(scene({ boat }), 'stay');
      expect([phase(state), legal(state)[0]]).toEqual(['action', 'harvest']);
    }
    const stuck = played(scene({ outposts: { '0,4': [0] } }), 'stay');
    expect(legal(stuck)).toEqual(['harvest']);
    expect(refusal(stuck, 'stay')).toBe('not-now');
  });

  test('CENT-33: you may stay where you are and act there', () => {
    const state = played(scene(), 'stay');
    expect([boatHex(state), phase(state), state.path.length]).toEqual(['0,4', 'action', 1]);
  });
});

describe('movement', () => {
  /** Example 2. */
  const voyage = (): State => scene({ boat: '0,4', cargo: [3, 1, 0, 0] });

  test('CENT-35: steps go to adjacent tiles of the map, and the first is free', () => {
    const state = voyage();
    expect(legal(state)).toEqual([
      'sail 1,4 -',
      'sail 1,3 -',
      'sail 0,3 -',
      'sail -1,4 -',
      'sail -1,5 -',
      'sail 0,5 -',
      'stay',
    ]);
    expect(cargo(played(state, 'sail 1,3 -'))).toEqual([3, 1, 0, 0]);
    expect(refusal(state, 'sail 2,2 -')).toBe('not-adjacent');
    expect(refusal(state, 'sail 9,9 -')).toBe('not-adjacent');
    expect(refusal(state, 'sail 1,3 yellow')).toBe('free-step');
  });

  test('CENT-36: each further step leaves a cube of your choice on the tile that is left (example 2)', () => {
    const arrived = played(voyage(), 'sail 1,3 -', 'sail 2,2 yellow', 'sail 2,1 red');
    const docked = played(arrived, 'dock');
    expect(cargo(docked)).toEqual([2, 0, 0, 0]);
    expect([looseOn(docked, '1,3'), looseOn(docked, '2,2'), looseOn(docked, '0,4'), looseOn(docked, '2,1')]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(looseOn(played(arrived, 'sail 2,0 yellow'), '2,1')).toEqual([1, 0, 0, 0]);
    expect(legal(arrived)).not.toContain('sail 2,0 red');
    expect(refusal(arrived, 'sail 2,0 -')).toBe('paid-step');
  });

  test('CENT-37: without the cube no paid step, and no tile twice in a turn', () => {
    const empty = played(scene({ cargo: [0, 0, 0, 0] }), 'sail 1,3 -');
    expect(legal(empty)).toEqual(['dock']);
    const state = played(voyage(), 'sail 1,3 -', 'sail 2,2 red');
    expect(refusal(state, 'sail 2,1 red')).toBe('no-such-cube');
    expect(refusal(state, 'sail 1,3 yellow')).toBe('visited');
    expect(refusal(played(voyage(), 'sail 1,3 -'), 'sail 0,4 yellow')).toBe('visited');
    const round = played(voyage(), 'sail 1,3 -', 'sail 1,4 yellow');
    expect(refusal(round, 'sail 0,4 yellow')).toBe('visited');
    expect(legal(round)).not.toContain('sail 0,4 yellow');
  });

  test('CENT-39: ending on a tile collects the cubes lying there (example 4)', () => {
    const state = scene({ boat: '2,1', cargo: [2, 0, 0, 0], loose: { '2,2': [0, 1, 0, 0] } });
    const sailing = played(state, 'sail 2,2 -');
    expect(cargo(sailing)).toEqual([2, 0, 0, 0]);
    const docked = played(sailing, 'dock');
    expect([cargo(docked), looseOn(docked, '2,2')]).toEqual([
      [2, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('CENT-40: passing a tile and staying on one collect nothing', () => {
    const loose = { '1,3': [0, 0, 2, 0], '0,4': [0, 0, 0, 1] } as const;
    const passed = played(scene({ cargo: [1, 0, 0, 0], loose }), 'sail 1,3 -', 'sail 2,2 yellow', 'dock');
    expect(cargo(passed)).toEqual([0, 0, 0, 0]);
    expect(looseOn(passed, '1,3')).toEqual([1, 0, 2, 0]);
    expect(cargo(played(scene({ cargo: [1, 0, 0, 0], loose }), 'stay'))).toEqual([1, 0, 0, 0]);
  });

  test('CENT-41: in solo no toll is ever asked, and cubes lie until you end there', () => {
    const state = scene({ cargo: [0, 0, 0, 0], loose: { '1,3': [0, 1, 0, 0] }, outposts: { '1,3': [1] } });
    const docked = played(state, 'sail 1,3 -', 'dock');
    expect([phase(docked), cargo(docked)]).toEqual(['action', [0, 1, 0, 0]]);
    const elsewhere = played(state, 'sail 1,4 -', 'dock', 'harvest', 'react');
    expect(looseOn(elsewhere, '1,3')).toEqual([0, 1, 0, 0]);
  });

  test('CENT-43: the hold is not checked while moving or acting', () => {
    const state = scene({ boat: '2,1', cargo: [10, 0, 0, 0], loose: { '2,2': [0, 5, 0, 0] } });
    const acted = played(state, 'sail 2,2 -', 'dock', 'harvest');
    expect([phase(acted), cargo(acted)]).toEqual(['react', [12, 5, 0, 0]]);
    expect(phase(played(acted, 'react'))).toBe('discard');
  });

  test('CENT-63: the extra move makes a second step free (example 3)', () => {
    const state = scene({ cargo: [3, 1, 0, 0], bonuses: ['bonus-extra-move'] });
    const arrived = played(state, 'sail 1,3 -', 'sail 2,2 -', 'sail 2,1 yellow', 'dock');
    expect([cargo(arrived), looseOn(arrived, '1,3'), looseOn(arrived, '2,2')]).toEqual([
      [2, 1, 0, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(refusal(played(state, 'sail 1,3 -'), 'sail 2,2 yellow')).toBe('free-step');
  });

  test('the boat that has moved docks, the one that has not stays', () => {
    expect(refusal(voyage(), 'dock')).toBe('not-under-way');
    expect(refusal(played(voyage(), 'sail 1,3 -'), 'stay')).toBe('under-way');
  });
});

describe('reachable', () => {
  test('names every tile once, nearest first, with the cubes its way costs', () => {
    const state = scene({ boat: '0,4', cargo: [1, 1, 0, 0], loose: { '2,2': [0, 0, 1, 0] } });
    const reach = reachable(state);
    expect(new Set(reach.map(({ hex }) => hex)).size).toBe(reach.length);
    expect(reach[0]).toEqual({ hex: '0,4', way: [], drops: [], toll: 0, collects: [0, 0, 0, 0] });
    expect(reach.find(({ hex }) => hex === '2,2')).toEqual({
      hex: '2,2',
      way: ['1,3', '2,2'],
      drops: ['1,3'],
      toll: 0,
      collects: [0, 0, 1, 0],
    });
    for (const { way, drops } of reach) expect(drops.length).toBe(Math.max(0, way.length - 1));
    expect(Math.max(...reach.map(({ way }) => way.length))).toBe(3);
  });

  test('every way it names can be sailed, also from the middle of a movement and with an extra move', () => {
    for (const bonuses of [[], ['bonus-extra-move']] as const)
      for (const before of [[], ['sail 1,3 -']])
        for (const { hex, way, drops } of reachable(played(scene({ cargo: [3, 0, 0, 0], bonuses }), ...before))) {
          let state = played(scene({ cargo: [3, 0, 0, 0], bonuses }), ...before);
          for (const step of way) {
            const paid = drops.includes(boatHex(state) ?? '0,0');
            state = played(state, `sail ${step} ${paid ? 'yellow' : '-'}`);
          }
          state = played(state, state.path.length === 1 ? 'stay' : 'dock');
          expect([boatHex(state), cargo(state)[0]]).toEqual([hex, 3 - drops.length]);
        }
  });

  test('is empty when nobody is sailing', () => {
    expect(reachable(played(scene(), 'stay'))).toEqual([]);
    expect(reachable(edited(scene(), (draft) => void draft.pending.pop()))).toEqual([]);
  });
});
