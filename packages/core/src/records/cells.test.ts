import { expect, test } from 'vitest';
import { newGrid } from './cells.js';
import { type Coder, reader, writer } from './coder.js';

const cells = Array.from({ length: 40 }, (_, i) => ({ x: i % 8, y: Math.floor(i / 8) }));

/** Codes the cells of a list, each beside another one; the first is far from all. */
function code(coder: Coder): readonly unknown[] {
  const grid = newGrid();
  return cells.map((cell) => {
    const found = grid.known(coder, coder.reads ? undefined : cell, true) ?? { x: 0, y: 0 };
    grid.take(found, true, ({ x, y }) => x >= 0 && y >= 0);
    return { x: found.x, y: found.y };
  });
}

test('a map that grows takes a few bits for each cell, and is read again', () => {
  const coder = writer();
  code(coder);
  const text = coder.text() ?? '';
  expect(text.length).toBeLessThan((cells.length * 5) / 6);
  const again = reader(text);
  expect(again && code(again)).toEqual(cells);
  expect(again?.isAtEnd()).toBe(true);
});
