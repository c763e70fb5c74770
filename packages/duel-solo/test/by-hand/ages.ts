import type { Seat } from '@wonders/core';
import type { NewGameOptions, WonderId } from '../../src/index.js';
import { SOLO } from './cities.js';

// Who begins, and with what, from the rulebook and its erratum alone.

/** The seat that is asked who begins the next Age, or the one that begins without being asked. */
export interface Start {
  readonly asked?: Seat;
  readonly begins?: Seat;
}

/** DUEL-070, DUEL-071, DUEL-072, when this seat has played the last card. */
export function start(pawn: number, last: Seat, { tiedAgeStart, mode }: NewGameOptions): Start {
  if (pawn === 0 && tiedAgeStart === 'last-active-begins') return { begins: last };
  // The pawn is on the half of the weaker seat: above 0, that of seat 1.
  const chooser = pawn === 0 ? last : pawn > 0 ? 1 : 0;
  return mode !== 'versus' && chooser === SOLO ? { begins: SOLO } : { asked: chooser };
}

/** DUEL-183: the wonders of a first game, those of the first player before those of the second. */
export const FIRST_GAME: readonly (readonly WonderId[])[] = [
  ['pyramids', 'great-lighthouse', 'temple-of-artemis', 'statue-of-zeus'],
  ['circus-maximus', 'piraeus', 'appian-way', 'colossus'],
];
