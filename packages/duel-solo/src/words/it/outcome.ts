import type { Seat } from '@wonders/core';
import { capital } from '@wonders/core/words';
import type { Ending, Position } from '../../state/index.js';
import { isYou, who } from './seats.js';

/** How a game ends, within a sentence: `hai vinto ai Punti Civiltà`. */
export function endingWords(s: Position, ending: Ending, winner: Seat | null): string {
  if (winner === null) return 'punti e carte blu sono pari, e la vittoria è condivisa';
  return `${isYou(s, winner) ? 'hai vinto' : `${who(s, winner)} ha vinto`} ${HOW[ending]}`;
}

const HOW: Readonly<Record<Ending, string>> = {
  military: 'per Supremazia Militare',
  science: 'per Scienza e Progresso',
  points: 'ai Punti Civiltà',
  'blue-cards': 'per i punti delle carte blu, a parità di Punti Civiltà',
  shared: '',
};

/** Who won a finished game, and how. */
export const describeOutcome = (s: Position): string =>
  s.ending === null ? '' : capital(endingWords(s, s.ending, s.winner));
