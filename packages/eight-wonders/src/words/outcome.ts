import { count, listed } from '@wonders/core/words';
import type { Position } from '../state/index.js';
import { leaders, pointsOf } from '../table/points.js';
import { seatName } from './seats.js';

/** Who won a finished game. */
export function describeOutcome(position: Position): string {
  const winners = leaders(position);
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  const points = pointsOf(position, winners[0] ?? 0);
  return `${listed(winners.map((seat) => seatName(position, seat)))} ${verb} with ${count(points, 'point')}`;
}
