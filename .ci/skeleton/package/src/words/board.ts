import { CHANCE } from '@wonders/core';
import { commonEnglish, count, speaker } from '@wonders/core/words';
import { pointsOf } from '../scoring.js';
import type { Position } from '../state/index.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { describeOutcome } from './outcome.js';
import { seatName } from './seats.js';

function asked(position: Position): string {
  const seat = position.pending.at(-1)?.seat;
  if (seat === undefined) return describeOutcome(position);
  if (seat === CHANCE) return 'Which card turns up?';
  return speaker(seatName(position, seat)).does('choose', 'whether to take the card');
}

function ahead(position: Position): string {
  const lead = pointsOf(position, 0) - pointsOf(position, 1);
  if (lead === 0) return 'No seat is ahead';
  return speaker(seatName(position, lead > 0 ? 0 : 1)).does('are', `ahead by ${count(Math.abs(lead), 'point')}`);
}

/** What the boards say in English. */
export const boardWords: BoardWords = {
  game: 'Tiny Game',
  moment: ({ phase, turn }) => (phase === 'over' ? 'the end' : `turn ${turn + 1}`),
  asked,
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
  outcome: describeOutcome,
  board: boardWords,
};
