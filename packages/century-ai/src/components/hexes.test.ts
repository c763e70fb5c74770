import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { few } from '../../../../.ci/runs.js';
import { centuryAi } from '../game/index.js';
import type { Hex } from './hexes.js';
import { adjacency, axial, growth, hexesAround, layout, mapFault, portsFor, sorted, TRIANGLE } from './hexes.js';

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

test('CENT-16: every map is connected, and every tile and port touches two others', () => {
  for (const options of [{}, { seaTiles: 'removed' }, { map: 'random' }] as const)
    expect(mapFault(adjacency(centuryAi.newGame(options).map.hexes))).toBe('');
  expect(
    mapFault([
      [1, 2],
      [0, 2],
      [0, 1],
    ]),
  ).toBe('');
  expect(mapFault([[1], [0]])).toContain('touches two');
  // One tile at the end of a way is enough.
  expect(mapFault([[1], [0, 2, 3], [1, 3], [1, 2]])).toContain('touches two');
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

test('CENT-17: where hexes are few, ports give up their distance first, then the second cell that they touch', () => {
  expect(portsFor(TRIANGLE)).toEqual(['-1,1', '1,-1', '1,1', '-1,2']);
});

test('CENT-17: each port is farthest out of the hexes that it may take, ties by smaller q, then r', () => {
  const rng = seedRng('ports');
  for (let n = 0; n < 30; n++) {
    const cells: Hex[] = [...TRIANGLE];
    while (cells.length < 24) cells.push(growth(cells)[Math.floor(draw(rng) * growth(cells).length)] as Hex);
    const ports = portsFor(cells);
    for (const [port, [x, y]] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].entries()) {
      const earlier = ports.slice(0, port);
      const out = (hex: Hex): number => {
        const [q, r] = axial(hex);
        return (x ?? 0) * 12 * q + (y ?? 0) * (14 * r + 7 * q);
      };
      const apart = growth(cells).filter((hex) => ![hex, ...hexesAround(hex)].some((near) => earlier.includes(near)));
      const most = Math.max(...apart.map(out));
      expect(ports[port]).toBe(apart.find((hex) => out(hex) === most));
    }
  }
});

test('CENT-14: hexes are written with whole numbers from -20 to 20', () => {
  for (const hex of ['-20,-20', '-20,20', '20,-20', '20,20', '0,0', '10,-12'] as const) {
    expect(centuryAi.decodeMove(`place-boat ${hex}`)).toEqual({ kind: 'place-boat', hex });
    expect(axial(hex).join()).toBe(hex);
  }
  for (const hex of ['21,0', '0,21', '-21,0', '0,-21', '1.5,0'])
    expect(centuryAi.decodeMove(`place-boat ${hex}`)).toBeUndefined();
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
