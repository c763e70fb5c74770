import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import type { Cubes } from '../components/cubes.js';
import { chartFor } from './chart.js';
import { holdOf } from './hold.js';
import { actionsAt, firstTurns } from './routes.js';

test('of the first turns on a place the eight most promising are kept, the best one first', () => {
  const state = scene();
  const chart = chartFor(state, 0);
  const cargos: readonly Cubes[] = [
    [10, 0, 0, 0],
    [0, 10, 0, 0],
    [5, 5, 0, 0],
  ];
  const kept = cargos.flatMap((cargo) => {
    const first = firstTurns(chart, null);
    for (const place of chart.tiles.keys()) actionsAt(chart, null, place, holdOf(cargo), first);
    return first.at.map((routes) => routes.map(({ promise }) => promise));
  });
  expect(Math.max(...kept.map((promises) => promises.length))).toBe(8);
  for (const promises of kept) expect(promises).toEqual([...promises].sort((a, b) => b - a));
});
