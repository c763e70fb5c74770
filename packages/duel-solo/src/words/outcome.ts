import type { Placing, Seat } from '@wonders/core';
import { capital, count, placingOf } from '@wonders/core/words';
import { outcome } from '../scoring.js';
import type { Ending, Position } from '../state/index.js';
import { SYMBOLS_TO_WIN } from '../table/science.js';
import { figuresOf } from './facts.js';
import { verbed, whose, within } from './seats.js';

/** How a game ends, inside a sentence: `you win by points`. */
export function endingWords(position: Position, ending: Ending, winner: Seat | null): string {
  if (winner === null) return 'points and blue cards are tied, and the victory is shared';
  return `${within(position, winner)} ${verbed(position, winner, 'win')} ${HOW[ending]}`;
}

const HOW: Readonly<Record<Ending, string>> = {
  military: 'by military supremacy',
  science: 'by scientific supremacy',
  points: 'by points',
  'blue-cards': 'by points on blue cards, after a tie in total points',
  shared: '',
};

/** What decided: the winner's figures before those of the other seat. */
function decided(position: Position, ending: Ending, winner: Seat | null): string {
  const seat = winner ?? 0;
  const [own, others] = [figuresOf(position, seat), figuresOf(position, 1 - seat)];
  if (winner === null)
    return `the victory is shared: ${count(own.total, 'point')} each, and ${own.blue} each on blue cards`;
  const wins = `${within(position, winner)} ${verbed(position, winner, 'win')}`;
  if (ending === 'military')
    return `${wins} ${HOW.military}: the Conflict pawn is in ${whose(position, 1 - winner)} capital`;
  if (ending === 'science') return `${wins} ${HOW.science}: ${SYMBOLS_TO_WIN} different science symbols`;
  if (ending === 'blue-cards')
    return `${wins} by ${count(own.blue - others.blue, 'point')} on blue cards, ${own.blue} to ${others.blue}, after a tie at ${count(own.total, 'point')}`;
  return `${wins} by ${count(own.total - others.total, 'point')}, ${own.total} to ${others.total}`;
}

/** Who won a finished game, by how much, and how. */
export const describeOutcome = (position: Position): string =>
  capital(decided(position, position.ending as Ending, position.winner));

/** The places, and the points that decided. */
export const placing = (position: Position): Placing => placingOf(outcome(position));
