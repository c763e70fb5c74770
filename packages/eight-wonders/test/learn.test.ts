import { readFileSync } from 'node:fs';
import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP, fewOf } from '../../../.ci/runs.js';
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
      actionCount: 230,
      actions: 'b5cbc281c705545154b0a066d01f3e9e4380422ebc8550572fee8d452103c37a',
      observationLength: 642,
      observation: '04fca8c8246c690ea6735225fe7f607adfda73017542380d1d6f723bc7fa7d69',
    },
    leftOut: {
      startSeat: 'the active seat shows which seat has started',
      tables: 'a net learns the tables it plays with',
      bots: 'how the other seats play is no part of the position',
    },
    unseen: { box: 'it is empty once seats decide' },
    games: 1,
    every: DEEP ? 5 : 15,
  },
  test,
);
