import { commonEnglish, count, speaker } from '@wonders/core/words';
import { pointsOf } from '../scoring.js';
import type { Position } from '../state/index.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { describeOutcome, placing } from './outcome.js';
import { piece } from './pieces.js';
import { prompts } from './prompts.js';
import { seatName } from './seats.js';

function ahead(position: Position): string {
  const lead = pointsOf(position, 0) - pointsOf(position, 1);
  if (lead === 0) return 'No seat is ahead';
  return speaker(seatName(position, lead > 0 ? 0 : 1)).does('are', `ahead by ${count(Math.abs(lead), 'point')}`);
}

/** What the boards say in English. */
export const boardWords: BoardWords = {
  game: 'Tiny Game',
  moment: ({ phase, turn }) => (phase === 'over' ? 'the end' : `turn ${turn + 1}`),
  ahead,
  question: 'Which card turns up?',
  leave: 'Leave it',
  points: (position, seat) =>
    `${count(pointsOf(position, seat), 'point')}, ${position.options.leaves - (position.left[seat] ?? 0)} to leave`,
};

/** What the boards say in English: no more of the words than they need. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  prompts,
  piece,
  outcome: describeOutcome,
  placing,
  board: boardWords,
};
