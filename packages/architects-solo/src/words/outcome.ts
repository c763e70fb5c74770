import type { Placing } from '@wonders/core';
import { count, listed, numeral, placingOf } from '@wonders/core/words';
import { outcome, type Result } from '../scoring/index.js';
import { type Ending, isSolo, type Position } from '../state/index.js';
import { isComplete } from '../table/area.js';
import { who } from './seats.js';

/** Why the game ended: `your Wonder is complete`. */
export function endingWords(s: Position, ending: Ending): string {
  const builders = s.areas.flatMap((area, seat) => (isComplete(area) ? [who(s, seat).whose] : []));
  const endings: Readonly<Record<Ending, string>> = {
    'wonder-complete': `${builders.length === 0 ? 'a' : listed(builders)} Wonder is complete`,
    'decks-empty': 'no deck has a card left',
    'all-passed': 'no seat had a card to take',
    'third-age': 'the third Age has ended',
  };
  return endings[ending];
}

/** The scores that decide: `you 38, the Opponent 34`. */
const points = (s: Position, { scores }: Result): string =>
  scores.map(({ order }, seat) => `${who(s, seat).within} ${order[0]}`).join(', ');

/** Who has won, and what decided: the points, or with equal points the stages. */
function won(s: Position, { winners, margin }: Result): string {
  const [winner = 0] = winners;
  if (margin === null) return `A draw between ${listed(winners.map((seat) => who(s, seat).within))}`;
  const by =
    margin.tieBreak === 0 ? `by ${count(margin.by, 'point')}` : `by ${count(margin.by, 'stage')}, on equal points`;
  return who(s, winner).does('win', by);
}

/** ARCH-110, ARCH-112: the final score, with its medal. */
function finalScore(s: Position, { scores, medal, pars }: Result): string {
  const [own] = scores;
  if (!isSolo(s) || own === undefined) return '';
  const earned = medal === null ? ', no medal' : `, ${medal} medal`;
  return `; final score ${numeral(own.total)}${pars === null ? '' : earned}`;
}

/** Who has won, by how much, and why the game ended; of a solo game also the final score and the medal. */
export function describeOutcome(s: Position): string {
  const result = outcome(s);
  return `${won(s, result)}: ${points(s, result)}${finalScore(s, result)}; ${endingWords(s, result.ending as Ending)}`;
}

/** The places, and the points that decided. */
export const placing = (s: Position): Placing => placingOf(outcome(s), ({ order }) => order[0] ?? 0);
