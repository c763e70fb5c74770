import { count, listed } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import { entry, type Position } from '../state/index.js';
import { whyEnded } from './endings.js';
import { seatName } from './seats.js';

/** Who won a finished game, by how much, and why it ended. */
export function describeOutcome(position: Position): string {
  const { winners, margin, ranks, scores } = outcome(position);
  const names = (seats: readonly number[]): string => listed(seats.map((seat) => seatName(position, seat)));
  const points = count(entry(scores, entry(winners, 0)).total, 'point');
  const next = [...ranks.keys()].filter((seat) => ranks[seat] === 2);
  const won =
    margin === null
      ? `${names(winners)} share the victory with ${points} each`
      : `${names(winners)} wins with ${points}, ${margin.by} more than ${names(next)}`;
  return `${won}: ${whyEnded(position)}`;
}
