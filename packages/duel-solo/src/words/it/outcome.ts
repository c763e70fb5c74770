import type { Seat } from '@wonders/core';
import { capital } from '@wonders/core/words';
import type { Ending, Position } from '../../state/index.js';
import { SYMBOLS_TO_WIN } from '../../table/science.js';
import { figuresOf } from '../facts.js';
import { capitalSpace, isYou, points, who } from './seats.js';

/** How a game ends, within a sentence: `hai vinto ai Punti Civiltà`. */
export function endingWords(position: Position, ending: Ending, winner: Seat | null): string {
  if (winner === null) return 'punti e carte blu sono pari, e la vittoria è condivisa';
  return `${won(position, winner)} ${HOW[ending]}`;
}

const won = (position: Position, winner: Seat): string =>
  isYou(position, winner) ? 'hai vinto' : `${who(position, winner)} ha vinto`;

const HOW: Readonly<Record<Ending, string>> = {
  military: 'per Supremazia Militare',
  science: 'per Scienza e Progresso',
  points: 'ai Punti Civiltà',
  'blue-cards': 'per i punti delle carte blu, a parità di Punti Civiltà',
  shared: '',
};

/** What decided: the winner's figures before those of the other seat. */
function decided(position: Position, ending: Ending, winner: Seat | null): string {
  const seat = winner ?? 0;
  const [own, others] = [figuresOf(position, seat), figuresOf(position, 1 - seat)];
  if (winner === null)
    return `la vittoria è condivisa: ${points(own.total)} ciascuno, e ${own.blue} ciascuno sulle carte blu`;
  if (ending === 'military')
    return `${won(position, winner)} ${HOW.military}: la pedina Conflitto è ${capitalSpace(position, 1 - winner)}`;
  if (ending === 'science')
    return `${won(position, winner)} ${HOW.science}: ${SYMBOLS_TO_WIN} simboli scientifici diversi`;
  if (ending === 'blue-cards')
    return `${won(position, winner)} di ${points(own.blue - others.blue)} sulle carte blu, ${own.blue} a ${others.blue}, a parità di Punti Civiltà (${own.total})`;
  return `${won(position, winner)} di ${points(own.total - others.total)}, ${own.total} a ${others.total}`;
}

/** Who won a finished game, by how much, and how. */
export const describeOutcome = (position: Position): string =>
  capital(decided(position, position.ending as Ending, position.winner));
