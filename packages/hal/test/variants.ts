import type { SetupOf } from '@wonders/core';
import type { hal } from '../src/index.js';

/** A row of another kind for some building cards, and a character. */
const CORRECTIONS = [
  { card: 'red-1', bonus: { kind: 'flat', points: 7 } },
  { card: 'yellow-2', bonus: { kind: 'per-resource-on-colour', colour: 'blue', points: 2 } },
  { card: 'blue-3', bonus: { kind: 'per-building-with-floors', minFloors: 2, maxFloors: 3, points: 1 } },
  { card: 'red-14', bonus: { kind: 'per-card-with-action', action: 'exploit', points: 3 } },
  { card: 'yellow-15', bonus: { kind: 'per-card-of-colour', colour: 'red', points: 0 } },
  { card: 'blue-16', bonus: { kind: 'on-action', action: 'exploit', gain: { resource: 2, tile: 1, point: 0 } } },
  {
    card: 'character-01',
    colour: 'blue',
    start: { resource: 3, tile: 2, point: 4 },
    bonus: { kind: 'on-action', action: 'construct', gain: { resource: 0, tile: 1, point: 2 } },
  },
] as const;

/** The games that the laws are checked on: both levels, every ruling, every number of players. */
export const variants: readonly { readonly name: string; readonly options: SetupOf<typeof hal> }[] = [
  { name: 'normal', options: {} },
  { name: 'expert', options: { level: 'expert' } },
  {
    name: 'blind gift and every other ruling',
    options: { level: 'expert', giftToHal: 'blind', halPaysForLowerNumber: 'down-to-zero', cardsBurntAtEachRefill: 0 },
  },
  { name: 'manual chance', options: { level: 'expert', chance: 'manual' } },
  { name: 'two players', options: { mode: 'versus' } },
  { name: 'three players', options: { mode: 'versus', players: 3, characters: 'starter' } },
  { name: 'four players', options: { mode: 'versus', players: 4 } },
  { name: 'five players', options: { mode: 'versus', players: 5 } },
  { name: 'corrected tables', options: { mode: 'versus', characters: 'starter', corrections: CORRECTIONS } },
];
