import { languageLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { every, fewOf, runs } from '../../../.ci/runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { architectsSolo } from '../src/game/index.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

languageLaws(
  architectsSolo,
  {
    language: english,
    drawBoard,
    drawText,
    variants: fewOf(variants).map((options) => ({ name: JSON.stringify(options), options })),
    silent: {},
    elsewhere: { looked: 'where the picture keeps still, the cards lie in the place of the decks' },
    games: runs(1 / 50).games,
    every,
  },
  test,
);
