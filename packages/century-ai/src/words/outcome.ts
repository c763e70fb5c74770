import type { Placing } from '@wonders/core';
import { count, listed, placingOf } from '@wonders/core/words';
import { ORDERS_TO_END } from '../components/board.js';
import { outcome } from '../scoring.js';
import { isSolo, type Position } from '../state/index.js';
import { speakerAt } from './seats.js';

/** What ended the game. */
function end(position: Position): string {
  if (position.ending === 'round-limit') return 'the rounds have run out';
  const filled = position.seats.flatMap(({ orders }, seat) =>
    orders.length >= ORDERS_TO_END ? [speakerAt(position, seat).whose] : [],
  );
  return `${listed(filled)} ${count(ORDERS_TO_END, 'order')} ended the game`;
}

/**
 * Who won a finished game, by how much or by what (CENT-94, CENT-95), the points of all, and what ended it.
 */
export function describeOutcome(position: Position): string {
  const { winners, scores, ending, margin } = outcome(position);
  const [winner = 0] = winners;
  const { does } = speakerAt(position, winner);
  const totals = scores.map(({ seat, total }) => `${speakerAt(position, seat).within} ${total}`).join(', ');
  if (ending === 'round-limit' && isSolo(position))
    return `${does('win')}, because the rounds have run out; the points do not count: ${totals}`;
  const how = margin === null ? 'on equal points, by the last turn' : `by ${count(margin.by, 'point')}`;
  return `${does('win', how)}: ${totals}; ${end(position)}`;
}

/** The places, and the points that decided. */
export const placing = (position: Position): Placing => placingOf(outcome(position));
