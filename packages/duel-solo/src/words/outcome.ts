import type { Seat } from '@wonders/core';
import { capital } from '@wonders/core/words';
import type { Ending, Position } from '../state/index.js';
import { isYou, within } from './seats.js';

/** How a game ends, inside a sentence: `you win by points`. */
export function endingWords(s: Position, ending: Ending, winner: Seat | null): string {
  if (winner === null) return 'points and blue cards are tied, and the victory is shared';
  return `${within(s, winner)} win${isYou(s, winner) ? '' : 's'} ${HOW[ending]}`;
}

const HOW: Readonly<Record<Ending, string>> = {
  military: 'by military supremacy',
  science: 'by scientific supremacy',
  points: 'by points',
  'blue-cards': 'by points on blue cards, after a tie in total points',
  shared: '',
};

/** Who won a finished game, and how. */
export const describeOutcome = (s: Position): string =>
  s.ending === null ? '' : capital(endingWords(s, s.ending, s.winner));
