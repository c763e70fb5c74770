import { listed } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import type { Position } from '../state/index.js';
import { seatName, speakerAt } from './seats.js';

/** Who won a finished game, the points of all, and whether the rounds ran out (CENT-94). */
export function describeOutcome(position: Position): string {
  const { winners, scores, ending } = outcome(position);
  const [first = 0] = winners;
  const won =
    winners.length > 1
      ? `${listed(winners.map((seat) => speakerAt(position, seat).within))} share the victory`
      : speakerAt(position, first).does('win');
  const totals = scores.map(({ seat, total }) => `${seatName(position, seat)} ${total}`).join(', ');
  return `${won}: ${totals}${ending === 'round-limit' ? '; the rounds have run out' : ''}`;
}
