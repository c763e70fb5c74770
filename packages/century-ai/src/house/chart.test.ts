import { describe, expect, test } from 'vitest';
import { edited, START, scene } from '../../test/scene.js';
import type { Hex } from '../components/hexes.js';
import { afterToll, chartFor, cubeValue, stepsTo, within } from './chart.js';

const place = (hex: string): number => scene().map.hexes.indexOf(hex as Hex);

const VERSUS = {
  mode: 'versus',
  players: 3,
  seaTiles: 'included',
  start: { ...START, seats: [0, 1, 2].map(() => ({ cargo: 'Y', boat: '0,4' as const })) },
} as const;

/** A table of three whose other boats lie on these hexes. */
const versus = (...boats: readonly string[]) =>
  edited(scene({ boat: '2,0', options: VERSUS }), (draft) => {
    for (const [i, hex] of boats.entries()) {
      const side = draft.seats[i + 1];
      if (side !== undefined) side.boat = draft.map.hexes.indexOf(hex as Hex);
    }
  });

describe('the cargo after a toll', () => {
  const [there, away] = ['0,0', '0,1'];

  test('CENT-38: a cube for each boat, the cheapest first; a hold with too few cannot end there', () => {
    const at = versus(there, away).map.hexes.indexOf(there as Hex);
    expect(afterToll(versus(away, away), 0, at, [1, 1, 0, 1])).toEqual([1, 1, 0, 1]);
    expect(afterToll(versus(there, away), 0, at, [1, 1, 0, 1])).toEqual([0, 1, 0, 1]);
    expect(afterToll(versus(there, there), 0, at, [1, 1, 0, 1])).toEqual([0, 0, 0, 1]);
    expect(afterToll(versus(there, there), 0, at, [0, 0, 1, 1])).toEqual([0, 0, 0, 0]);
    expect(afterToll(versus(there, there), 0, at, [0, 0, 1, 0])).toBeUndefined();
    // On a sea tile and on a port nothing is due.
    for (const free of ['2,0', '2,-1'])
      expect(afterToll(versus(free, free), 0, place(free), [0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
  });

  test('CENT-39: the cubes that lie there come after the toll, and cannot pay it', () => {
    const at = versus(there).map.hexes.indexOf(there as Hex);
    const state = edited(versus(there), (draft) => {
      draft.loose = draft.loose.map((each, i) => (i === at ? [0, 2, 0, 0] : each));
    });
    expect(afterToll(state, 0, at, [1, 0, 0, 0])).toEqual([0, 2, 0, 0]);
    expect(afterToll(state, 0, at, [0, 0, 0, 0])).toBeUndefined();
  });
});

describe('the map', () => {
  test('CENT-35: places within a number of steps are those whose shortest way is no longer', () => {
    const state = scene();
    const from = place('0,1');
    const steps = stepsTo(state, from);
    for (let most = 0; most <= 4; most++) {
      const near = [...steps.keys()].filter((each) => (steps[each] ?? Number.POSITIVE_INFINITY) <= most);
      expect([...within(state, from, most)].sort((a, b) => a - b)).toEqual(near);
    }
    expect(within(state, from, 0)).toEqual([from]);
  });
});

describe('the price of what the AI gains', () => {
  const late = (round: number) =>
    chartFor(
      edited(scene(), (draft) => void Object.assign(draft, { round })),
      0,
    );

  test('CENT-72: it counts less from round 50 on, and nothing from round 70 on', () => {
    const [early, half, end] = [late(50).harvestCost, late(60).harvestCost, late(70).harvestCost];
    expect(early).toBeGreaterThan(0);
    expect(late(3).harvestCost).toBe(early);
    expect(half).toBeCloseTo(early / 2);
    expect(end).toBe(0);
    expect([late(50).width, late(69).width, late(70).width, late(90).width]).toEqual([1, 1, 2, 3]);
  });

  test('CENT-72: beyond six cubes of a colour the AI gains a fifth', () => {
    const cost = (yellow: number) => chartFor(scene({ ai: [yellow, 0, 0, 0] }), 0).harvestCost;
    expect(cost(5)).toBe(cost(0));
    expect(cost(6)).toBeLessThan(cost(5));
    expect(cost(9)).toBe(cost(6));
  });

  test('CENT-41: at a table without the AI it costs nothing', () => {
    expect(chartFor(versus('0,0'), 0)).toMatchObject({ harvestCost: 0, claimedNext: -1 });
  });
});

test('a cube counts one more than one of the colour below it', () => {
  const one = [0, 1, 2, 3].map((colour) => cubeValue([0, 1, 2, 3].map((each) => Number(each === colour)) as never));
  expect(one).toEqual([1, 2, 3, 4]);
  expect(cubeValue([4, 3, 2, 1])).toBe(4 + 6 + 6 + 4);
});
