import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { few } from '../../../runs.js';
import { centuryAi } from '../game/index.js';
import type { Hex } from './hexes.js';
import { adjacency, growth, hexesAround, layout, mapFault, portsFor, sorted, TRIANGLE } from './hexes.js';

test('CENT-14: the neighbours of a hex in their order', () => {
  expect(hexesAround('2,3')).toEqual(['3,3', '3,2', '2,2', '1,3', '1,4', '2,4']);
});

test('CENT-14: the printed shapes, with the ports outside or in the corners', () => {
  const columns = (cells: readonly Hex[]): number[] =>
    [-2, -1, 0, 1, 2].map((q) => cells.filter((hex) => hex.startsWith(`${q},`)).length);
  const included = layout('included');
  expect(columns(included.cells)).toEqual([4, 5, 6, 5, 4]);
  expect(included.cells.slice(0, 4)).toEqual(['-2,2', '-2,3', '-2,4', '-2,5']);
  expect(included.ports).toEqual(['-2,1', '2,-1', '2,4', '-2,6']);
  const removed = layout('removed');
  expect(columns(removed.cells)).toEqual([2, 5, 6, 5, 2]);
  expect(removed.ports).toEqual(['-2,2', '2,0', '2,3', '-2,5']);
  for (const port of removed.ports) expect(included.cells).toContain(port);
  for (const players of [2, 3, 4])
    expect(centuryAi.newGame({ mode: 'versus', players }).map.hexes).toEqual([...removed.cells, ...removed.ports]);
});

test('CENT-15: tiles are laid by column, then down', () => {
  expect(sorted(['1,0', '0,5', '-2,3', '0,-1', '-2,2'])).toEqual(['-2,2', '-2,3', '0,-1', '0,5', '1,0']);
  for (const options of [{}, { map: 'random' }] as const) {
    const { hexes, tiles } = centuryAi.newGame(options).map;
    expect(hexes.slice(0, tiles.length)).toEqual(sorted(hexes.slice(0, tiles.length)));
  }
});

test('CENT-16: both printed maps are connected, and every tile and port touches two others', () => {
  for (const seaTiles of ['included', 'removed'] as const) {
    const { cells, ports } = layout(seaTiles);
    expect(mapFault(adjacency([...cells, ...ports]))).toBe('');
  }
  expect(
    mapFault([
      [1, 2],
      [0, 2],
      [0, 1],
    ]),
  ).toBe('');
  expect(mapFault([[1], [0]])).toContain('touches two');
  expect(
    mapFault([
      [1, 2],
      [0, 2],
      [0, 1],
      [4, 5],
      [3, 5],
      [3, 4],
    ]),
  ).toContain('connected');
});

test('CENT-17: on the printed hexagon the port rule finds the printed ports', () => {
  const { cells, ports } = layout('included');
  expect(portsFor(cells)).toEqual(ports);
});

test('CENT-17: on a map askew the port farthest out is the one by 12q and 14r + 7q', () => {
  const columns = [['-3,2'], ['-2,1', '-2,2'], ['-1,-1', '-1,0', '-1,1'], ['0,-2', '0,-1', '0,0', '0,1']] as const;
  const cells: Hex[] = [...columns.flat(), '1,-1', '1,0', '2,-1', '2,0'];
  expect(portsFor(cells)).toEqual(['-1,-2', '2,-2', '3,-1', '-3,3']);
});

test('CENT-17: a map grows from the triangle by hexes that touch two cells, sorted', () => {
  expect(growth(TRIANGLE)).toEqual(['-1,1', '1,-1', '1,1']);
});

test('CENT-17: generated maps, 5,000 of them at the gates, are connected, every hex touches two others, and no ports touch', () => {
  const rng = seedRng('maps');
  for (let n = 0; n < few(5000); n++) {
    const size = 12 + (n % 19);
    const cells: Hex[] = [...TRIANGLE];
    while (cells.length < size) {
      const open = growth(cells);
      cells.push(open[Math.floor(draw(rng) * open.length)] as Hex);
    }
    const ports = portsFor(sorted(cells));
    expect(new Set([...cells, ...ports]).size).toBe(size + 4);
    const neighbours = adjacency([...sorted(cells), ...ports]);
    expect(mapFault(neighbours)).toBe('');
    const besides = neighbours.slice(size);
    expect(besides.filter((places) => places.length < 2 || places.some((place) => place >= size))).toEqual([]);
  }
}, 120_000);
