import { test } from 'vitest';
import { type Figure, readsFigure } from '../../../.ci/figures.js';
import { TOKEN_VP } from '../src/components/tokens.js';
import type { Move, State } from '../src/index.js';
import { game, scene } from './scene.js';

type Words = typeof import('../src/words/index.js');

const solo = scene({});
const ages = scene({ structure: 'three-ages' });
const discards: Move = { kind: 'select', source: 'revealed', card: null, back: null, use: 'discard' };

const pieceOf = ({ describePiece }: Words, state: State, id: string): string => describePiece(state, id)?.effect ?? '';
const optionOf = ({ english }: Words, name: 'coinVp' | 'military' | 'politics'): string =>
  JSON.stringify(english.options[name]);

const FIGURES: readonly Figure<Words>[] = [
  {
    module: '../src/scoring/index.ts',
    name: 'COINS_PER_VP',
    is: 3,
    becomes: 7,
    said: (words) => [optionOf(words, 'coinVp')],
  },
  {
    module: '../src/scoring/index.ts',
    name: 'MILITARY_VP',
    is: 3,
    becomes: 7,
    said: (words) => [optionOf(words, 'military')],
  },
  {
    module: '../src/scoring/index.ts',
    name: 'CAT_VP',
    is: 2,
    becomes: 7,
    said: (words) => [pieceOf(words, solo, 'cat')],
  },
  {
    module: '../src/flow/ages.ts',
    name: 'COINS_FOR_CARD',
    is: 3,
    becomes: 7,
    said: ({ describeMove, describePrompt }) => [
      describeMove(ages, discards),
      describePrompt(ages, game.promptOf(ages) as NonNullable<ReturnType<typeof game.promptOf>>),
    ],
  },
  {
    module: '../src/components/wonders.ts',
    name: 'CARDS_LOOKED_AT',
    is: 5,
    becomes: 8,
    said: ({ describeMove }) => [solo, ages].map((state) => describeMove(state, { kind: 'look-deck', deck: 'player' })),
  },
  ...(
    [
      ['decor', 'decor'],
      ['decorComplete', 'decor'],
      ['education', 'education'],
      ['culture', 'culture'],
      ['cultures', 'culture'],
    ] as const
  ).map(
    ([figure, token]): Figure<Words> => ({
      module: '../src/components/tokens.ts',
      name: 'TOKEN_VP',
      is: TOKEN_VP,
      becomes: { ...TOKEN_VP, [figure]: 9 },
      seen: [TOKEN_VP[figure], 9],
      said: ({ describeMove }) => [
        describeMove(
          scene({}, (d) => {
            d.tokenSlots = [token, 'tactics', null];
          }),
          { kind: 'take-token', slot: 0 },
        ),
      ],
    }),
  ),
];

test.each(FIGURES)('the sentences read $name from the rules', (figure) =>
  readsFigure(import.meta.url, figure, () => import('../src/words/index.js')),
);
