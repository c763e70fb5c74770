import { expect, test } from 'vitest';
import { hexagon, label, textWidth } from './index.js';

const cornersOf = (points: string): readonly (readonly number[])[] =>
  points.split(' ').map((corner) => corner.split(',').map(Number));

test.each([
  { pointy: true, first: [8.7, 5], top: [0, -10] },
  { pointy: false, first: [10, 0], top: [5, -8.7] },
])('a hexagon, a corner on top: $pointy', ({ pointy, first, top }) => {
  const corners = cornersOf(hexagon(0, 0, 10, pointy));
  expect(corners).toHaveLength(6);
  expect(corners[0]).toEqual(first);
  expect(corners).toContainEqual(top);
  for (const [x = 0, y = 0] of corners) expect(Math.hypot(x, y)).toBeCloseTo(10, 0);
  expect(cornersOf(hexagon(100, 50, 10, pointy))).toEqual(corners.map(([x = 0, y = 0]) => [100 + x, 50 + y]));
});

test('a hexagon stands on a corner unless you say otherwise', () => {
  expect(hexagon(0, 0, 10)).toBe(hexagon(0, 0, 10, true));
});

test('a line is set to fit from 94 percent of its room on, and cut beyond 140 percent', () => {
  const text = 'Hanging Gardens';
  const width = textWidth(text);
  const set = (share: number): string => label(0, 0, text, { room: width / share });
  expect(set(0.93)).not.toContain('textLength');
  expect(set(0.95)).toContain('lengthAdjust="spacingAndGlyphs"');
  for (const share of [0.95, 1.3]) expect(set(share)).toContain(`>${text}<`);
  expect(set(1.5)).toContain('…<');
  expect(label(0, 0, text, { room: width / 1.5, whole: true })).toContain(`>${text}<`);
});
