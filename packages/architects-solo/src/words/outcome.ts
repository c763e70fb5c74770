import type { Placing } from '@wonders/core';
import { count, listed, numeral, placingOf } from '@wonders/core/words';
import { outcome, type Result } from '../scoring/index.js';
import { type Ending, isSolo, type Position } from '../state/index.js';
import { isComplete } from '../table/area.js';
import { who } from './seats.js';

/** Why the game ended: `your Wonder is complete`. */
export function endingWords(position: Position, ending: Ending): string {
  const builders = position.areas.flatMap((area, seat) => (isComplete(area) ? [who(position, seat).whose] : []));
  const endings: Readonly<Record<Ending, string>> = {
    'wonder-complete': `${builders.length === 0 ? 'a' : listed(builders)} Wonder is complete`,
    'decks-empty': 'no deck has a card left',
    'all-passed': 'no seat had a card to take',
    'third-age': 'the third Age has ended',
  };
  return endings[ending];
}

/** The scores that decide: `you 38, the Opponent 34`. */
const points = (position: Position, { scores }: Result): string =>
  scores.map(({ order }, seat) => `${who(position, seat).within} ${order[0]}`).join(', ');

/** Who has won, and what decided: the points, or with equal points the stages. */
function won(position: Position, { winners, margin }: Result): string {
  const [winner = 0] = winners;
  if (margin === null) return `A draw between ${listed(winners.map((seat) => who(position, seat).within))}`;
  const by =
    margin.tieBreak === 0 ? `by ${count(margin.by, 'point')}` : `by ${count(margin.by, 'stage')}, on equal points`;
  return who(position, winner).does('win', by);
}

/** ARCH-110, ARCH-112: the final score, with its medal. */
function finalScore(position: Position, { scores, medal, pars }: Result): string {
  const [own] = scores;
  if (!isSolo(position) || own === undefined) return '';
  const earned = medal === null ? ', no medal' : `, ${medal} medal`;
  return `; final score ${numeral(own.total)}${pars === null ? '' : earned}`;
}

/** Who has won, by how much, and why the game ended; of a solo game also the final score and the medal. */
export function describeOutcome(position: Position): string {
  const result = outcome(position);
  return `${won(position, result)}: ${points(position, result)}${finalScore(position, result)}; ${endingWords(position, result.ending as Ending)}`;
}

/** The places, and the points that decided. */
export const placing = (position: Position): Placing => placingOf(outcome(position), ({ order }) => order[0] ?? 0);
