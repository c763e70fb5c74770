import { contract } from '@wonders/core/testing';
import { test } from 'vitest';
import { hal } from './game.js';

const RUNS = Number(process.env.RUNS ?? 10);
contract(
  hal,
  {
    variants: [
      { name: 'solo', options: {} },
      { name: 'expert', options: { level: 'expert' } },
      { name: 'blind', options: { giftToHal: 'blind', level: 'expert' } },
      { name: 'two', options: { mode: 'versus' } },
      { name: 'three', options: { mode: 'versus', players: 3, characters: 'starter' } },
      { name: 'four', options: { mode: 'versus', players: 4 } },
      { name: 'five', options: { mode: 'versus', players: 5 } },
      { name: 'manual', options: { chance: 'manual' } },
    ],
    bound: 3000,
    games: RUNS,
  },
  (title, run) => test(title, run, 600_000),
);
