import { expect, test } from 'vitest';
import { play, START, scene } from '../test/scene.js';
import { centuryAi } from './game/index.js';
import type { State } from './state/index.js';

/** What these moves tell, chance left out: a line for each event, with its kind and its values. */
function told(state: State, ...codes: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let now = state;
  for (const code of codes) {
    const step = centuryAi.transition(now, centuryAi.decodeMove(code) ?? expect.fail(code));
    for (const { kind, ...rest } of step.events)
      if (kind !== 'chance') lines.push(`${kind} ${Object.values(rest).join(' ')}`);
    now = step.state;
  }
  return lines;
}

test('CENT-31: a turn at a market is told step by step, and what comes to nothing is not told', () => {
  const state = scene({ boat: '0,5', cargo: [5, 0, 0, 0], loose: { '1,3': [0, 0, 1, 0] }, outposts: { '1,3': [1] } });
  expect(told(state, 'sail 0,4 -', 'sail 1,3 yellow', 'dock', 'market YG', 'trade 1', 'react')).toEqual([
    'boat 0 13',
    'cubes 0 -1,0,0,0 drop',
    'loose 13 1,0,0,0',
    'boat 0 18',
    'loose 18 0,0,-1,0',
    'cubes 0 0,0,1,0 collect',
    'action 0 market',
    'cubes 0 -1,0,-1,0 build',
    'outpost 0 18 chili 0',
    'trades 0 1',
    'cubes 0 -3,0,0,0 trade',
    'cubes 0 0,1,1,0 trade',
    'cubes 1 0,1,1,0 reaction',
    'turn 0 2',
  ]);
  expect(told(scene({ cargo: [2, 0, 0, 0] }), 'stay', 'market -', 'trade 0')).toEqual([
    'action 0 market',
    'outpost 0 13 chili 0',
    'trades 0 0',
  ]);
  // CENT-77: a reaction that changes nothing.
  const beside = scene({ cargo: [2, 0, 0, 0], outposts: { '0,4': [1] } });
  expect(told(play(beside, 'stay', 'market YY'), 'react')).toEqual(['turn 0 2']);
});

test('CENT-57, CENT-91: a claim, the Closed Port and the end are told', () => {
  const ports = ['closed-port', 'vp-06', 'vp-18', 'vp-09'] as const;
  const state = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ports, orders: ['vp-01', 'vp-02', 'vp-03'] });
  expect(told(state, 'stay', 'port', 'draw vp-04', 'react')).toEqual([
    'action 0 port',
    'cubes 0 0,-2,-1,-1 order',
    'order 0 1 vp-06 all',
    'closed-port 0 1',
    'cubes 1 2,0,0,0 reaction',
    'over fourth-order',
  ]);
});

test('CENT-60: the bonus tile that is taken is told', () => {
  const state = scene({ boat: '0,3', outposts: { '-2,2': [0], '0,2': [0], '0,1': [0] } });
  expect(told(state, 'stay', 'market -', 'bonus bonus-cargo').slice(-1)).toEqual(['bonus 0 bonus-cargo']);
});

test('CENT-115: with three seats an outpost beside one other takes the one cube that it costs', () => {
  const seats = [0, 1, 2].map(() => ({ cargo: 'Y', boat: '0,4' as const }));
  const options = { mode: 'versus', players: 3, seaTiles: 'included', start: { ...START, seats } } as const;
  const state = scene({ cargo: [1, 0, 0, 0], outposts: { '0,4': [2] }, options });
  const built = play(state, 'stay', 'market Y');
  expect(built.seats[0]?.cargo).toEqual([0, 0, 0, 0]);
  expect(built.outposts[built.seats[0]?.boat ?? 0]).toEqual([0, 2]);
});

test('CENT-30: a turn begins with nothing done in it', () => {
  const next = play(scene({ cargo: [4, 0, 0, 0] }), 'stay', 'market -', 'trade 2', 'react');
  expect(next).toMatchObject({ round: 2, phase: 'act', action: null, built: false, trades: 0 });
  expect(next.path).toEqual([next.seats[0]?.boat]);
});
