import { capital } from '@wonders/core/words';
import { outcome } from '../scoring/index.js';
import { isSolo, PLAYER_SEAT, type Position } from '../state/index.js';
import { who } from './seats.js';

/** Points with a true minus sign. */
const signed = (points: number): string => String(points).replace('-', '−');

/** Who has won, and by how much. */
export function describeOutcome(s: Position): string {
  const { scores, winners, medal } = outcome(s);
  const points = scores.map(({ order }, seat) => `${who(s, seat).within} ${order[0]}`).join(', ');
  if (winners.length > 1) return capital(`a draw: ${points}`);
  const won = `${who(s, winners[0] ?? PLAYER_SEAT).does('win')}: ${points}`;
  if (!isSolo(s)) return won;
  const final = `${won}, final score ${signed(scores[0]?.total ?? 0)}`;
  return medal === null ? final : `${final}, ${medal} medal`;
}
