import { readFileSync } from 'node:fs';
import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP, fewOf } from '../../runs.js';
import { eightWonders } from '../src/index.js';
import { learn } from '../src/learn.js';
import { corners, variants } from './variants.js';

learnLaws(
  eightWonders,
  learn,
  {
    // One in five: each number of seats, ruleset, set of discs and of action cards. And another table.
    variants: fewOf([
      ...corners.filter(({ options }) => 'tables' in options),
      ...variants.filter((_, i) => i % 5 === 0),
    ]),
    layout: readFileSync(new URL('../golden/learn.txt', import.meta.url), 'utf8'),
    pinned: {
      actionCount: 239,
      actions: '8bac9d81339daf40ea6948b59e0c982ce72e26a0cb4a75d551d78c46b9dde680',
      observationLength: 678,
      observation: '83285b1320b4688829d4558396c5e7b4ed643c2195a746c82d113ff69c3a7030',
    },
    leftOut: {
      startSeat: 'the active seat shows which seat has started',
      tables: 'a net learns the tables it plays with',
      bots: 'how the other seats play is no part of the position',
    },
    games: 1,
    every: DEEP ? 5 : 15,
  },
  test,
);
