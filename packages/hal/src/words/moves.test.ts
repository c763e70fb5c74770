import { describe, expect, test } from 'vitest';
import { acting, build, edit, play, scene, table } from '../../test/scene.js';

describe('moves in words', () => {
  const state = acting(['red-1', 'b'], 'yellow-3');

  test('HAL-25: what exploiting a building brings', () => {
    const tall = edit(state, (draft) => build(draft, { x: 1, y: -1, tiles: ['red-4', 'red-5', 'red-1'] }));
    expect(table.told(tall, 'exploit red-1 -')).toBe('Exploit red 1 for 3 resources');
    expect(table.told(tall, 'exploit b tile')).toBe('Exploit B for a tile');
  });

  test('HAL-29, HAL-31: where a building and a token go', () => {
    expect(table.told(state, 'urbanize b red-6')).toBe('Urbanize with red 6 at token B, above yellow 1');
    const placing = play(state, 'urbanize b red-6');
    expect(table.told(placing, 'move-token 0 -3')).toBe('Put token B down above red 6');
  });

  test('HAL-39, HAL-40: what a floor costs besides the resources on it', () => {
    expect(table.told(state, 'construct red-1 red-6')).toBe('Construct red 6 on red 1');
    expect(table.told(state, 'construct red-1 blue-8')).toBe(
      'Construct blue 8 on red 1, paying a resource for the other colour',
    );
    const high = edit(state, (draft) => build(draft, { x: 1, y: -1, tiles: ['red-10'] }));
    expect(table.told(high, 'construct red-10 blue-8')).toBe(
      'Construct blue 8 on red 10, paying 2 points for the lower number and a resource for the other colour',
    );
  });

  test('HAL-19: a gift', () => {
    expect(table.told(scene(['a', 'b', 'c']), 'give a')).toBe('Give A to Hal');
  });
});
