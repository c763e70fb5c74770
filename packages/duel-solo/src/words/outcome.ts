import type { Seat } from '@wonders/core';
import { capital, count } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import type { Ending, Position } from '../state/index.js';
import { verbed, whose, within } from './seats.js';

/** How a game ends, inside a sentence: `you win by points`. */
export function endingWords(s: Position, ending: Ending, winner: Seat | null): string {
  if (winner === null) return 'points and blue cards are tied, and the victory is shared';
  return `${within(s, winner)} ${verbed(s, winner, 'win')} ${HOW[ending]}`;
}

const HOW: Readonly<Record<Ending, string>> = {
  military: 'by military supremacy',
  science: 'by scientific supremacy',
  points: 'by points',
  'blue-cards': 'by points on blue cards, after a tie in total points',
  shared: '',
};

/** What decided: the winner's figures before those of the other seat. */
function decided(s: Position, ending: Ending, winner: Seat | null): string {
  const { scores, margin } = outcome(s);
  const by = count(margin?.by ?? 0, 'point');
  const seat = winner ?? 0;
  const [own, others] = [scores[seat], scores[1 - seat]];
  const blue = `${own?.categories.blue ?? 0} to ${others?.categories.blue ?? 0}`;
  if (winner === null)
    return `the victory is shared: ${count(own?.total ?? 0, 'point')} each, and ${own?.categories.blue ?? 0} each on blue cards`;
  const wins = `${within(s, winner)} ${verbed(s, winner, 'win')}`;
  if (ending === 'military') return `${wins} ${HOW.military}: the Conflict pawn is in ${whose(s, 1 - winner)} capital`;
  if (ending === 'science') return `${wins} ${HOW.science}: six different science symbols`;
  if (ending === 'blue-cards')
    return `${wins} by ${by} on blue cards, ${blue}, after a tie at ${count(own?.total ?? 0, 'point')}`;
  return `${wins} by ${by}, ${own?.total ?? 0} to ${others?.total ?? 0}`;
}

/** Who won a finished game, by how much, and how. */
export const describeOutcome = (s: Position): string => capital(decided(s, s.ending as Ending, s.winner));
