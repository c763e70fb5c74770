import { test } from 'vitest';
import { type Figure, readsFigure } from '../../../.ci/figures.js';
import { scene } from './scene.js';

type Words = typeof import('../src/words/index.js');

const state = scene();

const FIGURES: readonly Figure<Words>[] = [
  {
    module: '../src/components/actions.ts',
    name: 'CARDS_PER_JOKER',
    is: 2,
    becomes: 7,
    said: ({ describePiece, describeRefusal, english }) => [
      describePiece(state, 'action-joker')?.effect ?? '',
      describeRefusal({ code: 'joker-in-part', rule: 'EIGHT-122', cards: 1 }, state),
      english.reasons['joker-for-builds']({} as never, state),
    ],
  },
];

test.each(FIGURES)('the sentences read $name from the rules', (figure) =>
  readsFigure(import.meta.url, figure, () => import('../src/words/index.js')),
);
