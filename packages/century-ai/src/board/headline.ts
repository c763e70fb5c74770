import { CHANCE } from '@wonders/core';
import { outcome } from '../scoring.js';
import type { Position } from '../state/index.js';
import { nameOf, speakerAt } from '../words/names.js';

/** Where the game stands, and whose turn it is. */
export function headline(position: Position): { readonly title: string; readonly line: string } {
  const decision = position.pending.at(-1);
  if (decision === undefined) {
    const { winners, scores, ending } = outcome(position);
    const won = winners.length > 1 ? 'A draw' : speakerAt(position, winners[0] ?? 0).does('win');
    const totals = scores.map(({ seat, total }) => `${nameOf(position, seat)} ${total}`).join(', ');
    return { title: won, line: ending === 'round-limit' ? `${totals}; the rounds have run out` : totals };
  }
  const { seat } = decision;
  const speaker = seat === CHANCE ? undefined : speakerAt(position, seat);
  const turn = speaker === undefined ? 'the table decides' : speaker.isYou ? 'your turn' : `${speaker.start} to play`;
  return { title: position.round === 0 ? `Setup: ${turn}` : `Round ${position.round}: ${turn}`, line: '' };
}
