import { boardLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { variants } from '../../bench/variants.js';
import { eightWonders } from '../game/index.js';
import { drawBoard, drawText } from './index.js';

boardLaws(
  eightWonders,
  {
    drawBoard,
    drawText,
    variants: [
      ...variants.filter(({ name }) => !name.includes('no action')),
      { name: 'answered by the host', options: { players: 4, chance: 'manual' } },
    ],
    games: 1,
    every: 15,
  },
  test,
);
