import type { Placing } from '@wonders/core';
import { capital, count, listed, placingOf } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import { entry, type Position } from '../state/index.js';
import { whyEnded } from './endings.js';
import { does, who } from './seats.js';

/** Who won a finished game, by how much, and why it ended. */
export function describeOutcome(position: Position): string {
  const { winners, margin, ranks, scores } = outcome(position);
  const names = (seats: readonly number[]): string => listed(seats.map((seat) => who(position, seat).within));
  const winner = entry(winners, 0);
  const points = count(entry(scores, winner).total, 'point');
  const next = [...ranks.keys()].filter((seat) => ranks[seat] === 2);
  const won =
    margin === null
      ? `${capital(names(winners))} share the victory with ${points} each`
      : does(position, winner, 'win', `with ${points}, ${margin.by} more than ${names(next)}`);
  return `${won}: ${whyEnded(position)}`;
}

/** The places, and the points that decided. */
export const placing = (position: Position): Placing => placingOf(outcome(position));
