import { describe, expect, test } from 'vitest';
import { reachable } from '../src/costs/reach.js';
import { centuryAi } from '../src/game/index.js';
import type { State } from '../src/state/index.js';
import { boatHex, cargo, decision, edited, legal, looseOn, play, refused, scene } from './scene.js';

describe('rounds and turns', () => {
  test('CENT-30: a solo round is your turn, the AI, your discard; then the next round begins with you', () => {
    const state = scene({ boat: '2,0', cargo: [9, 0, 0, 0] });
    const acted = play(state, 'stay', 'harvest');
    expect(centuryAi.activeSeats(acted)).toEqual([1]);
    const reacted = play(acted, 'react');
    expect([decision(reacted), centuryAi.activeSeats(reacted)]).toEqual(['discard', [0]]);
    const next = play(reacted, 'discard yellow');
    expect([decision(next), next.round, next.turn]).toEqual(['sail', 2, 0]);
  });

  test('CENT-31: movement, one action, reaction, discard, in this order', () => {
    let state = scene({ cargo: [10, 0, 0, 0] });
    const seen: string[] = [decision(state)];
    for (const code of ['sail 1,3 -', 'dock', 'harvest', 'react', 'discard yellow', 'discard yellow']) {
      state = play(state, code);
      seen.push(decision(state));
    }
    expect(seen).toEqual(['sail', 'sail', 'action', 'react', 'discard', 'discard', 'sail']);
  });

  test('CENT-32: the action is compulsory, and harvesting is always possible', () => {
    for (const boat of ['0,4', '2,0', '2,-1'] as const) {
      const state = play(scene({ boat }), 'stay');
      expect([decision(state), legal(state)[0]]).toEqual(['action', 'harvest']);
    }
    const stuck = play(scene({ outposts: { '0,4': [0] } }), 'stay');
    expect(legal(stuck)).toEqual(['harvest']);
    expect(refused(stuck, 'stay')?.code).toBe('not-now');
  });

  test('CENT-33: you may stay where you are and act there', () => {
    const state = play(scene(), 'stay');
    expect([boatHex(state), decision(state), state.path.length]).toEqual(['0,4', 'action', 1]);
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
    expect(cargo(play(state, 'sail 1,3 -'))).toEqual([3, 1, 0, 0]);
    expect(refused(state, 'sail 2,2 -')?.code).toBe('not-adjacent');
    expect(refused(state, 'sail 9,9 -')?.code).toBe('not-adjacent');
    expect(refused(state, 'sail 1,3 yellow')?.code).toBe('free-step');
  });

  test('CENT-36: each further step leaves a cube of your choice on the tile that is left (example 2)', () => {
    const arrived = play(voyage(), 'sail 1,3 -', 'sail 2,2 yellow', 'sail 2,1 red');
    const docked = play(arrived, 'dock');
    expect(cargo(docked)).toEqual([2, 0, 0, 0]);
    expect([looseOn(docked, '1,3'), looseOn(docked, '2,2'), looseOn(docked, '0,4'), looseOn(docked, '2,1')]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(looseOn(play(arrived, 'sail 2,0 yellow'), '2,1')).toEqual([1, 0, 0, 0]);
    expect(legal(arrived)).not.toContain('sail 2,0 red');
    expect(refused(arrived, 'sail 2,0 -')?.code).toBe('paid-step');
  });

  test('CENT-37: without the cube no paid step; with it the way may lead anywhere, also back (example 25)', () => {
    const empty = play(scene({ cargo: [0, 0, 0, 0] }), 'sail 1,3 -');
    expect(legal(empty)).toEqual(['dock']);
    const state = play(voyage(), 'sail 1,3 -', 'sail 2,2 red');
    expect(refused(state, 'sail 2,1 red')?.code).toBe('no-such-cube');
    const back = play(scene({ cargo: [2, 0, 0, 0] }), 'sail 1,3 -', 'sail 0,4 yellow');
    expect([cargo(back), looseOn(back, '1,3')]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    const again = play(back, 'sail 1,3 yellow');
    // Nothing is left to sail on with, and the cube that was left here on the way is collected again.
    expect(legal(again)).toEqual(['dock']);
    const docked = play(again, 'dock');
    expect([boatHex(docked), cargo(docked), looseOn(docked, '0,4'), looseOn(docked, '1,3')]).toEqual([
      '1,3',
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('CENT-37, CENT-40: a movement that ends where it began is a movement: it collects', () => {
    const state = scene({ cargo: [2, 0, 0, 0], loose: { '0,4': [0, 0, 1, 0] } });
    const docked = play(state, 'sail 1,3 -', 'sail 0,4 yellow', 'dock');
    expect([boatHex(docked), cargo(docked), decision(docked)]).toEqual(['0,4', [1, 0, 1, 0], 'action']);
  });

  test('CENT-36, CENT-37: only cubes limit the way: with ten of them it has eleven steps', () => {
    let state = play(scene({ cargo: [10, 0, 0, 0] }), 'sail 1,3 -');
    for (let i = 0; i < 10; i++) state = play(state, `sail ${i % 2 === 0 ? '0,4' : '1,3'} yellow`);
    expect([state.path.length, legal(state), looseOn(state, '1,3')]).toEqual([12, ['dock'], [5, 0, 0, 0]]);
  });

  test('CENT-39: ending on a tile collects the cubes lying there (example 4)', () => {
    const state = scene({ boat: '2,1', cargo: [2, 0, 0, 0], loose: { '2,2': [0, 1, 0, 0] } });
    const sailing = play(state, 'sail 2,2 -');
    expect(cargo(sailing)).toEqual([2, 0, 0, 0]);
    const docked = play(sailing, 'dock');
    expect([cargo(docked), looseOn(docked, '2,2')]).toEqual([
      [2, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('CENT-40: passing a tile and staying on one collect nothing', () => {
    const loose = { '1,3': [0, 0, 2, 0], '0,4': [0, 0, 0, 1] } as const;
    const passed = play(scene({ cargo: [1, 0, 0, 0], loose }), 'sail 1,3 -', 'sail 2,2 yellow', 'dock');
    expect(cargo(passed)).toEqual([0, 0, 0, 0]);
    expect(looseOn(passed, '1,3')).toEqual([1, 0, 2, 0]);
    expect(cargo(play(scene({ cargo: [1, 0, 0, 0], loose }), 'stay'))).toEqual([1, 0, 0, 0]);
  });

  test('CENT-41: in solo no toll is ever asked, and cubes lie until you end there', () => {
    const state = scene({ cargo: [0, 0, 0, 0], loose: { '1,3': [0, 1, 0, 0] }, outposts: { '1,3': [1] } });
    const docked = play(state, 'sail 1,3 -', 'dock');
    expect([decision(docked), cargo(docked)]).toEqual(['action', [0, 1, 0, 0]]);
    const elsewhere = play(state, 'sail 1,4 -', 'dock', 'harvest', 'react');
    expect(looseOn(elsewhere, '1,3')).toEqual([0, 1, 0, 0]);
  });

  test('CENT-43: the hold is not checked while moving or acting', () => {
    const state = scene({ boat: '2,1', cargo: [10, 0, 0, 0], loose: { '2,2': [0, 5, 0, 0] } });
    const acted = play(state, 'sail 2,2 -', 'dock', 'harvest');
    expect([decision(acted), cargo(acted)]).toEqual(['react', [12, 5, 0, 0]]);
    expect(decision(play(acted, 'react'))).toBe('discard');
  });

  test('CENT-63: the extra move makes a second step free (example 3)', () => {
    const state = scene({ cargo: [3, 1, 0, 0], bonuses: ['bonus-extra-move'] });
    const arrived = play(state, 'sail 1,3 -', 'sail 2,2 -', 'sail 2,1 yellow', 'dock');
    expect([cargo(arrived), looseOn(arrived, '1,3'), looseOn(arrived, '2,2')]).toEqual([
      [2, 1, 0, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(refused(play(state, 'sail 1,3 -'), 'sail 2,2 yellow')?.code).toBe('free-step');
  });

  test('CENT-63: each extra move is one more free step (example 26)', () => {
    const options = { bonusPool: 'published' } as const;
    const state = scene({ bonuses: ['bonus-extra-move', 'bonus-extra-move'], options });
    const arrived = play(state, 'sail 1,3 -', 'sail 2,2 -', 'sail 2,1 -');
    expect(legal(arrived)).toEqual(['dock']);
  });

  test('the boat that has moved docks, the one that has not stays', () => {
    expect(refused(voyage(), 'dock')?.code).toBe('not-under-way');
    expect(refused(play(voyage(), 'sail 1,3 -'), 'stay')?.code).toBe('under-way');
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
        for (const { hex, way, drops } of reachable(play(scene({ cargo: [3, 0, 0, 0], bonuses }), ...before))) {
          let state = play(scene({ cargo: [3, 0, 0, 0], bonuses }), ...before);
          for (const step of way) {
            const paid = drops.includes(boatHex(state) ?? '0,0');
            state = play(state, `sail ${step} ${paid ? 'yellow' : '-'}`);
          }
          state = play(state, state.path.length === 1 ? 'stay' : 'dock');
          expect([boatHex(state), cargo(state)[0]]).toEqual([hex, 3 - drops.length]);
        }
  });

  test('is empty when no boat sails', () => {
    expect(reachable(play(scene(), 'stay'))).toEqual([]);
    expect(reachable(edited(scene(), (draft) => void draft.pending.pop()))).toEqual([]);
  });
});
