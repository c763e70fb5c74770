import { listed } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import type { Position } from '../state/index.js';
import { endings } from './endings.js';
import { points } from './phrases.js';
import { seated, seatName } from './seats.js';

/** Who has won, and by how much. */
export function result(s: Position): string {
  const { scores, ranks } = outcome(s);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [best = 0, next = 0] = scores.map(({ total }) => total).sort((a, b) => b - a);
  const [winner = 0] = winners;
  if (winners.length > 1)
    return `A draw between ${listed(winners.map((seat) => seatName(s, seat)))}, ${points(best)} each`;
  return `${seated(s, winner).does('win')} ${best} to ${next}`;
}

/** Who won a finished game, and how it ended; `''` while it goes on. */
export const describeOutcome = (s: Position): string =>
  s.ending === null ? '' : `${result(s)}: ${endings[s.ending](s)}`;
