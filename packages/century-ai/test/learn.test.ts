import { readFileSync } from 'node:fs';
import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP, few } from '../../runs.js';
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
    pinned: {
      actionCount: 10352,
      actions: 'd9f5ed8d09c6ad0725702cf4a43a8dc7deb7d3c11e0838f2db830dbe59419e04',
      observationLength: 2993,
      observation: 'e7fdd62cf50ac8cb2f28151fe93ee0e6495c5da0337dc50d855ddd759a640495',
    },
  },
  test,
);
