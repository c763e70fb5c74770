import { test } from 'vitest';
import { type Figure, readsFigure } from '../../../.ci/figures.js';
import { scene } from './scene.js';

type Words = typeof import('../src/words/index.js');

const state = scene();

const FIGURES: readonly Figure<Words>[] = [
  {
    module: '../src/components/board.ts',
    name: 'ORDERS_TO_END',
    is: 4,
    becomes: 7,
    said: ({ describeEvent, english }) => [
      describeEvent(state, { kind: 'over', ending: 'fourth-order' })?.text ?? '',
      english.reasons['ends-game']({ ending: 'fourth-order', leads: 0 }, state),
    ],
  },
  {
    module: '../src/components/board.ts',
    name: 'CARGO_BONUS',
    is: 3,
    becomes: 7,
    said: ({ describePiece }) => [describePiece(state, 'bonus-cargo')?.effect ?? ''],
  },
];

test.each(FIGURES)('the sentences read $name from the rules', (figure) =>
  readsFigure(import.meta.url, figure, () => import('../src/words/index.js')),
);
