/** A board in the shape of a window, and maps that are wide. */
import { windowLaws } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { centuryAi } from '../src/game/index.js';

windowLaws(centuryAi, { drawBoard, whole: [{ name: 'two seats', options: { roundLimit: 20 } }] }, test);

test('a wide map is turned on a phone: its islands are 45 units wide at least', () => {
  for (let i = 0; i < 30; i++) {
    const state = centuryAi.newGame({ map: 'random', seed: `wide/${i}` });
    const svg = drawBoard(centuryAi.view(state, 0), { width: 'phone' });
    const [, scale = '0'] = /href="#island-\d" [^>]*scale\(([\d.]+)\)/.exec(svg) ?? [];
    expect(24 * Number(scale)).toBeGreaterThan(45);
  }
});
