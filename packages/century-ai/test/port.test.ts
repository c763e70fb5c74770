import { replaced } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import type { PortFace } from '../src/components/orders.js';
import { centuryAi } from '../src/game/index.js';
import { cargo, decision, edited, legal, play, refused, scene } from './scene.js';

describe('ports', () => {
  test('CENT-56: the port action pays the order exactly and takes its tile (example 12)', () => {
    const state = play(scene({ boat: '2,-1', cargo: [1, 2, 1, 1], ai: [2, 0, 0, 0] }), 'stay');
    expect(legal(state)).toEqual(['harvest', 'port']);
    const claimed = play(state, 'port', 'draw vp-03');
    expect([cargo(claimed), claimed.seats[0]?.orders]).toEqual([[1, 0, 0, 0], ['vp-06']]);
    expect(claimed.ports).toEqual(['vp-13', 'vp-03', 'vp-18', 'vp-09']);
    expect(decision(claimed)).toBe('react');
    expect(cargo(play(claimed, 'react'), 1)).toEqual([4, 0, 0, 0]);
    const poor = play(scene({ boat: '2,-1', cargo: [9, 2, 1, 0] }), 'stay');
    expect(centuryAi.check(poor, { kind: 'port' })).toEqual({
      code: 'too-expensive',
      rule: 'CENT-56',
      need: [0, 2, 1, 1],
      have: [9, 2, 1, 0],
    });
    expect(refused(play(scene({ boat: '0,4', cargo: [9, 9, 9, 9] }), 'stay'), 'port')?.code).toBe('no-port');
  });

  test('CENT-57: the Closed Port stays where it is drawn, then travels to the port just served (example 13)', () => {
    const state = scene({ boat: '2,4', cargo: [0, 2, 0, 3], ai: [0, 0, 2, 2] });
    const shut = play(state, 'stay', 'port', 'draw closed-port');
    expect(shut.ports).toEqual(['vp-13', 'vp-06', 'closed-port', 'vp-09']);
    expect(decision(shut)).toBe('react');
    const asked = play(shut, 'react');
    expect(asked.seats[1]?.orders).toEqual(['vp-13']);
    expect(asked.ports).toEqual(['closed-port', 'vp-06', null, 'vp-09']);
    expect(legal(asked)).not.toContain('draw closed-port');
    const refilled = play(asked, 'draw vp-25');
    expect(refilled.ports).toEqual(['closed-port', 'vp-06', 'vp-25', 'vp-09']);
    expect(decision(refilled)).toBe('sail');
  });

  test('CENT-57: until the next tile is drawn the port that was served is empty, and the Closed Port leaves any port', () => {
    const at = (hex: '2,-1' | '-2,1', ports: readonly PortFace[]) =>
      play(scene({ boat: hex, cargo: [0, 2, 2, 2], ports }), 'stay', 'port').ports;
    expect(at('2,-1', ['vp-13', 'vp-06', 'vp-18', 'vp-09'])).toEqual(['vp-13', null, 'vp-18', 'vp-09']);
    expect(at('-2,1', ['vp-13', 'vp-06', 'vp-18', 'vp-09'])).toEqual([null, 'vp-06', 'vp-18', 'vp-09']);
    expect(at('2,-1', ['closed-port', 'vp-06', 'vp-18', 'vp-09'])).toEqual([null, 'closed-port', 'vp-18', 'vp-09']);
    const moved = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ports: ['closed-port', 'vp-06', 'vp-18', 'vp-09'] });
    const refilled = play(moved, 'stay', 'port', 'draw vp-01').ports;
    expect(refilled).toEqual(['vp-01', 'closed-port', 'vp-18', 'vp-09']);
  });

  test('CENT-58: a closed port takes no order from either side, but boats go there', () => {
    const ports = ['vp-13', 'closed-port', 'vp-18', 'vp-09'] as const;
    const state = scene({ boat: '2,0', cargo: [9, 9, 9, 9], ai: [0, 2, 1, 1], ports });
    const there = play(state, 'sail 2,-1 -', 'dock');
    expect(refused(there, 'port')?.code).toBe('closed');
    const harvested = play(there, 'harvest', 'react');
    expect(harvested.seats[1]?.orders).toEqual([]);
    expect(cargo(harvested)).toEqual([11, 9, 9, 9]);
  });

  test('CENT-59: when the pile is empty the port stays empty', () => {
    const state = edited(
      scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ports: ['vp-13', 'vp-06', 'closed-port', 'vp-09'] }),
      (draft) => {
        draft.unseen = [];
      },
    );
    const last = play({ ...state, unseen: ['vp-01'] }, 'stay', 'port');
    expect(last.ports).toEqual(['vp-13', 'closed-port', 'vp-01', 'vp-09']);
    const claimed = play(state, 'stay', 'port');
    expect(claimed.ports).toEqual(['vp-13', 'closed-port', null, 'vp-09']);
    expect(decision(claimed)).toBe('react');
    const empty = edited(scene({ boat: '2,-1', cargo: [9, 9, 9, 9] }), (draft) => {
      draft.ports = replaced(draft.ports, 1, null);
    });
    expect(refused(play(empty, 'stay'), 'port')?.code).toBe('empty');
  });
});
