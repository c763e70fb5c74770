import type { OptionsOf } from '@wonders/core';
import type { hal } from '../src/index.js';

/** The games that the laws are checked on: both levels, every ruling, every number of players. */
export const variants: readonly { readonly name: string; readonly options: OptionsOf<typeof hal> }[] = [
  { name: 'normal', options: {} },
  { name: 'expert', options: { level: 'expert' } },
  {
    name: 'blind gift and every other ruling',
    options: {
      level: 'expert',
      giftToHal: 'blind',
      halPaysForLowerNumber: 'down-to-zero',
      constructBonusIncludesPlayedCard: false,
      soleOccupant: 'first-prize-only',
      cardsBurntAtEachRefill: 0,
    },
  },
  { name: 'manual chance', options: { level: 'expert', chance: 'manual' } },
  { name: 'two players', options: { mode: 'versus' } },
  { name: 'three players', options: { mode: 'versus', players: 3, characters: 'starter' } },
  { name: 'four players', options: { mode: 'versus', players: 4 } },
  { name: 'five players', options: { mode: 'versus', players: 5 } },
];
