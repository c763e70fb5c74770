import { languageLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP, fewOf, runs } from '../../../.ci/runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { centuryAi } from '../src/index.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

const { games } = runs(1 / 50);

const placeless = { remove: 'the tile goes to the box, and lies nowhere on the board' };

languageLaws(
  centuryAi,
  {
    language: english,
    drawBoard,
    drawText,
    variants: fewOf(variants),
    placeless,
    silent: {},
    games,
    every: DEEP ? 25 : 75,
  },
  test,
);
