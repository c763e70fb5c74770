import { readFileSync } from 'node:fs';
import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP, few } from '../../../.ci/runs.js';
import { centuryAi } from '../src/index.js';
import { learn } from '../src/learn.js';
import { variants } from './variants.js';

learnLaws(
  centuryAi,
  learn,
  {
    variants,
    games: few(2),
    every: DEEP ? 5 : 15,
    layout: readFileSync(new URL('../golden/learn.txt', import.meta.url), 'utf8'),
    leftOut: {
      map: 'the table shows it',
      seaTiles: 'the table shows them',
      startingCubes: 'the first decision shows it, or the cargo',
      bonusPool: 'the bonus tiles that are left show it',
      colour: 'it only changes the pieces',
      marketTiles: 'a net learns the tables it plays with',
    },
    unseen: {
      'pending/port': 'only chance decides about a port',
      tables: 'a net learns the tables it plays with',
      'map/neighbours': 'the hexes show them',
      'seats/pieces': 'a colour makes no difference',
    },
    pinned: {
      actionCount: 10355,
      actions: 'b54a1187463392674b85ff6b7b31c2214fb813b09d033bb34f6b3b79aad12a0e',
      observationLength: 2994,
      observation: 'e4d41d5b0728a4fb9db2c2cd4e39215fcf6330d5660b68f4b371171b19526342',
    },
  },
  test,
);
