import { readFileSync } from 'node:fs';
import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { few } from '../../../.ci/runs.js';
import { architectsSolo } from '../src/index.js';
import { learn } from '../src/learn.js';
import { variants } from './variants.js';

learnLaws(
  architectsSolo,
  learn,
  {
    variants: variants.map((options) => ({ name: JSON.stringify(options), options })),
    games: few(2),
    layout: readFileSync(new URL('../golden/learn.txt', import.meta.url), 'utf8'),
    leftOut: { firstSeat: 'used up when the game begins', openingTokens: 'the tokens lie before the Opponent' },
    pinned: {
      actionCount: 1313,
      actions: '3b72df5a12c4642979f8976b4d81767d962a7770c239329b464d2b3bd12acdad',
      observationLength: 1879,
      observation: 'bb0f7589e0fa03eb109e9b5244a043e4b9abf02ccc0fec223885c2447162cb5b',
    },
  },
  test,
);
