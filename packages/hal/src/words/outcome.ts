import type { Placing } from '@wonders/core';
import { listed, placingOf } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import { type Ending, isSolo, type Position } from '../state/index.js';
import { endings } from './endings.js';
import { points } from './phrases.js';
import { seated } from './seats.js';

/** Who has won, and by how much. Equal totals are a draw with Hal (HAL-68); without him they share the victory (HAL-81). */
export function result(s: Position): string {
  const { scores, winners, margin } = outcome(s);
  const [best = 0, next = 0] = scores.map(({ total }) => total).sort((a, b) => b - a);
  const [winner = 0] = winners;
  if (margin !== null) return `${seated(s, winner).does('win')} by ${points(margin.by)}, ${best} to ${next}`;
  const names = listed(winners.map((seat) => seated(s, seat).within));
  return isSolo(s)
    ? `A draw between ${names}, ${points(best)} each`
    : `${names} share the victory, ${points(best)} each`;
}

/** Who won a finished game, by how much, and how it ended. */
export const describeOutcome = (s: Position): string =>
  `${result(s)}: the game ended because ${endings[s.ending as Ending](s)}`;

/** The places, and the points that decided. */
export const placing = (s: Position): Placing => placingOf(outcome(s));
