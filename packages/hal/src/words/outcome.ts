import type { Placing } from '@wonders/core';
import { listed, placingOf } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import { type Ending, isSolo, type Position } from '../state/index.js';
import { endings } from './endings.js';
import { points } from './phrases.js';
import { seated } from './seats.js';

/** Who has won, and by how much. Equal totals are a draw with Hal (HAL-68); without him they share the victory (HAL-81). */
export function result(position: Position): string {
  const { scores, winners, margin } = outcome(position);
  const [best = 0, next = 0] = scores.map(({ total }) => total).sort((a, b) => b - a);
  const [winner = 0] = winners;
  if (margin !== null) return `${seated(position, winner).does('win')} by ${points(margin.by)}, ${best} to ${next}`;
  const names = listed(winners.map((seat) => seated(position, seat).within));
  return isSolo(position)
    ? `A draw between ${names}, ${points(best)} each`
    : `${names} share the victory, ${points(best)} each`;
}

/** Who won a finished game, by how much, and how it ended. */
export const describeOutcome = (position: Position): string =>
  `${result(position)}: the game ended because ${endings[position.ending as Ending](position)}`;

/** The places, and the points that decided. */
export const placing = (position: Position): Placing => placingOf(outcome(position));
