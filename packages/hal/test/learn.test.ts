import { readFileSync } from 'node:fs';
import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP, few } from '../../../.ci/runs.js';
import { hal } from '../src/index.js';
import { learn } from '../src/learn.js';
import { variants } from './variants.js';

learnLaws(
  hal,
  learn,
  {
    variants,
    games: few(2),
    every: DEEP ? 5 : 15,
    layout: readFileSync(new URL('../golden/learn.txt', import.meta.url), 'utf8'),
    leftOut: { players: 'the seats show it', corrections: 'a net learns the tables it plays with' },
    pinned: {
      actionCount: 20542,
      actions: '4f5af10fdf4ed2202c7584a3556b755366b0a4bb39a7f9c38e4d9b8733249ae5',
      observationLength: 6692,
      observation: '612aa091f9628fe729a7d13dc70afee54885d7cdfae594c6dcfe2165a38b1ac8',
    },
  },
  test,
);
