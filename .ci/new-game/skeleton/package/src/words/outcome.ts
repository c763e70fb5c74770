import type { Placing } from '@wonders/core';
import { placingOf, speaker } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import type { Position } from '../state/index.js';
import { seatName } from './seats.js';

/** Who won, with the points of all. */
export function describeOutcome(position: Position): string {
  const { scores, winners } = outcome(position);
  const points = scores.map(({ total }) => total).join(' : ');
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return `A draw, ${points}`;
  return `${speaker(seatName(position, winner)).does('win')}, ${points}`;
}

/** The places, and the points that decided. */
export const placing = (position: Position): Placing => placingOf(outcome(position));
