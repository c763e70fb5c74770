import { languageLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { fewOf, runs } from '../../../.ci/runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { eightWonders } from '../src/game/index.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

/** The house bot is slow: the more games there are, the fewer positions of each are read. */
const { games } = runs(1 / 50);

languageLaws(
  eightWonders,
  {
    language: english,
    drawBoard,
    drawText,
    variants: fewOf(
      [
        { name: 'answered by the host', options: { players: 4, chance: 'manual' } },
        { name: 'apprentices', options: { players: 3, bots: 'apprentice' } },
        ...variants,
      ],
      10,
    ),
    silent: {},
    games,
    every: games > 1 ? 30 : 20,
  },
  test,
);
