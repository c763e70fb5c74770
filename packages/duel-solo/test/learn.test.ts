import { readFileSync } from 'node:fs';
import { learnLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { few } from '../../../.ci/runs.js';
import { duelSolo } from '../src/index.js';
import { learn } from '../src/learn.js';
import { levels, variants } from './variants.js';

learnLaws(
  duelSolo,
  learn,
  {
    variants: [...variants, ...levels],
    games: few(2),
    layout: readFileSync(new URL('../golden/learn.txt', import.meta.url), 'utf8'),
    leftOut: {
      firstPlayer: 'used up when the game begins',
      wonderOverrides: 'a net learns the tables it plays with',
      pawnStart: 'the pawn itself is observed',
    },
    pinned: {
      actionCount: 2422,
      actions: '7232fafff199a13ca32e6d4d46a07395264e3b66859133634cfb81433ded0a17',
      observationLength: 5649,
      observation: '89bc0d660e9a7684c8b76a0bfe97fb85e07adf84432181e89ca462cf6d82326c',
    },
    unseen: {
      'pending/slot': 'only chance decides about a slot',
      'pending/deckPlace': 'only chance turns up a divinity of the decks',
      'pending/space': 'only chance turns up a divinity of a space',
      hidden: 'the structure shows it',
      winner: 'nobody has won while a seat decides',
      'cities/chains': 'follows from the cards; prices depend on it',
      'cities/arts': 'follows from the progress tokens; prices depend on it',
    },
  },
  test,
);
