import { describe, expect, test } from 'vitest';
import { columnWidth, flow, gallery, heading, type Item, seatBelow, slots } from './layout.js';

const ROOM = { x: 10, y: 20, width: 100 };

/** Where the texts or pieces of a part stand. */
const ysOf = (svg: string): readonly number[] => [...svg.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y));

describe('a row that wraps', () => {
  const items = (...widths: readonly number[]): readonly Item[] =>
    widths.map((width) => ({ width, draw: (x, y) => `${x},${y};` }));

  test('is full when an item would end beyond its edge; six units lie between two items', () => {
    expect(flow(items(47, 47, 47), ROOM, 30)).toEqual({ svg: '10,20;63,20;10,50;', height: 60 });
    expect(flow(items(47, 48), ROOM, 30).svg).toBe('10,20;10,50;');
    expect(flow(items(200, 5), ROOM, 30).svg).toBe('10,20;10,50;');
    expect(flow([], ROOM, 30)).toEqual({ svg: '', height: 0 });
    expect([columnWidth(100, 2), columnWidth(100, 3), columnWidth(100, 1)]).toEqual([47, 29, 100]);
  });

  test('a gallery has its question above, and takes no room without pieces', () => {
    const draw = (x: number, y: number) => `${x},${y};`;
    const drawn = gallery('Which one?', [draw, draw, draw], { width: 47, height: 40 }, ROOM);
    expect(drawn.svg).toContain('10,46;63,46;10,92;');
    expect(drawn.height).toBe(26 + 2 * 46);
    expect(gallery('Which one?', [], { width: 47, height: 40 }, ROOM)).toEqual({ svg: '', height: 0 });
  });
});

describe('a heading', () => {
  test('on a phone the task stands below the title, line by line', () => {
    const drawn = heading('Round 2', 'Choose one of the cards', { ...ROOM, width: 120 }, true);
    const [title = 0, first = 0, second = 0, ...others] = ysOf(drawn.svg);
    expect(second - first).toBeCloseTo(17);
    expect(others).toEqual([]);
    expect(first).toBeCloseTo(20 + 35 + 13 * 0.35, 0);
    expect(title).toBeCloseTo(20 + 13 + 18 * 0.35, 0);
    expect(drawn.height).toBe(29 + 2 * 17);
    expect(heading('Round 2', '', ROOM, true).height).toBe(29);
  });

  test('on a desk the task stands beside the title, at the right edge', () => {
    const drawn = heading('Round 2', 'Choose', { ...ROOM, width: 400 }, false);
    expect(drawn.svg).toContain('x="408"');
    expect(drawn.height).toBe(26);
    expect(heading('Round 2', '', { ...ROOM, width: 400 }, false).svg.match(/<text/g)).toHaveLength(1);
  });

  test('a long title is set smaller, down to the least size', () => {
    const sizeOf = (width: number) =>
      /font-size="(\d+)"/.exec(heading('The seventh round', '', { ...ROOM, width }, true).svg)?.[1];
    const sizes = [300, 160, 140, 120].map(sizeOf);
    expect(sizes[0]).toBe('18');
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });
});

test('free places of a tray are drawn in whole rows, in pictures that keep still', () => {
  const size = { wide: 46, high: 20, rows: 2 };
  const corners = (still: boolean, width: number) =>
    [...slots({ still } as never, { ...ROOM, width }, size).matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [x, y]);
  expect(corners(false, 96)).toEqual([]);
  expect(corners(true, 96)).toEqual([
    ['12', '22'],
    ['62', '22'],
    ['12', '46'],
    ['62', '46'],
  ]);
  expect(corners(true, 95)).toHaveLength(2);
  expect(corners(true, 20)).toHaveLength(2);
});

test('the seat below is the one that is asked for, else the viewer, else the first player', () => {
  expect(seatBelow(2, 1, 0)).toBe(2);
  expect(seatBelow(undefined, 1, 0)).toBe(1);
  expect(seatBelow(undefined, 'spectator', 0)).toBe(0);
});
