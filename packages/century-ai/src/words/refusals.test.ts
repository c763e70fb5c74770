import { describe, expect, test } from 'vitest';
import { play, scene, table } from '../../test/scene.js';
import { centuryAi } from '../game/index.js';
import type { Refusal } from '../refusals.js';
import { describeRefusal } from './index.js';

const { why } = table;

describe('refusals tell what is in the way and what would do', () => {
  test('payments: what is asked, and what is there', () => {
    const poor = play(scene({ boat: '1,4', cargo: [1, 0, 0, 0], outposts: { '1,4': [1] } }), 'stay');
    expect(why(poor, 'market YY')).toBe('this takes 2 yellow, and you have 1 yellow (CENT-48)');
    expect(why(poor, 'market Y')).toBe('the outpost costs exactly 2 cubes, of any colours (CENT-47)');
    const port = play(scene({ boat: '2,-1', cargo: [1, 2, 0, 0] }), 'stay');
    expect(why(port, 'port')).toBe('this takes 2 red, 1 green and 1 brown, and you have 1 yellow and 2 red (CENT-56)');
    const free = play(scene({ cargo: [1, 0, 0, 0] }), 'stay');
    expect(why(free, 'market Y')).toBe('there is nothing to pay here (CENT-47)');
  });

  test('trades: how many are possible', () => {
    const own = play(scene({ cargo: [3, 0, 0, 0], outposts: { '0,4': [0] } }), 'stay', 'market -');
    expect(why(own, 'trade 2')).toBe('you must trade exactly once (CENT-52)');
    expect(why(own, 'trade 0')).toBe('you must trade exactly once (CENT-53)');
    const built = play(scene({ cargo: [5, 0, 0, 0] }), 'stay', 'market -');
    expect(why(built, 'trade 3')).toBe('you can trade up to twice (CENT-52)');
    const stuck = play(scene({ cargo: [1, 0, 0, 0], outposts: { '0,4': [0] } }), 'stay');
    expect(why(stuck, 'market -')).toBe(
      'you have an outpost here, and the trade takes 2 yellow; you have 1 yellow (CENT-53)',
    );
  });

  test('ways: where a step leads, and what it takes', () => {
    expect(why(scene(), 'sail 2,2 -')).toBe(
      'that is no neighbour of the chili market (2 yellow for 2 red); from there a step leads to the tea market (2 yellow for 1 green), the chili market (3 yellow for 1 red and 1 green), the cloves market (1 yellow and 1 red for 1 brown), the sea tile beside the chili market (2 yellow for 2 red), the tea market (2 red for 2 green) or the cloves market (3 red for 2 brown) (CENT-35)',
    );
    const under = play(scene({ cargo: [0, 1, 0, 0] }), 'sail 1,3 -');
    expect(why(under, 'sail 2,2 -')).toBe('the free steps are used up: leave a cube behind; you have 1 red (CENT-36)');
    expect(why(under, 'sail 2,2 yellow')).toBe('you have no cube of that colour; you have 1 red (CENT-37)');
    expect(why(under, 'stay')).toBe(
      'the boat has moved, so it cannot stay where it was: dock to end the movement (CENT-38)',
    );
  });

  test('CENT-32: against the AI the action is compulsory', () => {
    expect(why(play(scene(), 'stay'), 'pass')).toBe(
      'against the AI each turn takes an action; a harvest is always possible (CENT-32)',
    );
  });

  test('bonus tiles: which one lies on top, which column the one aside is for', () => {
    const column = scene({ boat: '0,3', outposts: { '-2,2': [0], '0,2': [0], '0,1': [0] } });
    const asked = play(column, 'stay', 'market -');
    expect(why(asked, 'bonus bonus-vp-4')).toBe(
      'of the pile only the top tile can be taken, which is 5 points (CENT-60)',
    );
    expect(why(asked, 'bonus bonus-vp-6')).toBe(
      'that tile lies aside for the last column, and this is your first (CENT-61)',
    );
  });

  test('sets: which are left', () => {
    const state = play(centuryAi.newGame({ mode: 'versus' }), 'choose-start red', 'place-boat 0,1');
    expect(why(state, 'choose-start red')).toMatch(
      /^that starting set has been taken; still there: 4 yellow, 1 yellow and 1 green or 2 yellow and 1 red/,
    );
  });

  test('every refusal is a sentence without codes, also when there is nothing to pay with', () => {
    const rule = 'CENT-35';
    const none = [0, 0, 0, 0] as const;
    const all: readonly Refusal[] = [
      { code: 'taken', rule, left: ['brown'] },
      { code: 'no-market', rule },
      { code: 'not-adjacent', rule, from: '0,0', near: ['1,0'] },
      { code: 'free-step', rule },
      { code: 'paid-step', rule, have: none },
      { code: 'no-such-cube', rule, have: none },
      { code: 'stranded', rule, have: 0 },
      { code: 'stranded', rule, have: 1 },
      { code: 'under-way', rule },
      { code: 'not-under-way', rule },
      { code: 'toll', rule, need: 2, have: 0 },
      { code: 'toll', rule, need: 2, have: 1 },
      { code: 'must-act', rule },
      { code: 'no-port', rule },
      { code: 'closed', rule },
      { code: 'empty', rule },
      { code: 'too-expensive', rule, need: [1, 0, 0, 0], have: none },
      { code: 'wrong-payment', rule, need: 1 },
      { code: 'nothing-to-do', rule, need: [1, 0, 0, 0], have: none },
      { code: 'top-rank', rule },
      { code: 'not-left', rule },
      { code: 'not-on-top', rule, top: null },
      { code: 'too-early', rule, columns: 4 },
      { code: 'times', rule, min: 2, max: 2 },
    ];
    for (const refusal of all) {
      const said = describeRefusal(refusal);
      expect(said.length).toBeGreaterThan(20);
      expect(said).not.toMatch(/undefined|null|NaN|\bbonus-|vp-|port-|market-/);
    }
  });
});
