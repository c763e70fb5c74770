import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { tinyGame } from '../src/index.js';
import { learn } from '../src/learn.js';
import { variants } from './variants.js';

learnLaws(
  tinyGame,
  learn,
  {
    variants,
    leftOut: {},
    pinned: { actionCount: 2, actions: 'PINNED ACTIONS', observationLength: 0, observation: 'PINNED OBSERVATION' },
  },
  test,
);
