import { CHANCE } from '@wonders/core';
import { outcome } from '../scoring.js';
import type { ChanceKind, Position, SeatDecisionKind } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** The headline above the board: the moment and the task. Screen readers also get the leader and the question. */
export interface Headline {
  readonly title: string;
  readonly line: string;
  readonly description: string;
}

/** The Age, and whose turn it is. */
export function headline(s: Position, language: BoardLanguage): Headline {
  return s.ending === null ? ofTurn(s, language) : ofEnd(s, language);
}

function ofTurn(s: Position, { board: words }: BoardLanguage): Headline {
  const { kind, seat } = s.pending[s.pending.length - 1] ?? { kind: 'turn', seat: s.seat };
  const turn = words.turn(s, seat);
  const asked =
    seat === CHANCE ? words.questions[kind as ChanceKind](s) : `${turn}: ${words.asked[kind as SeatDecisionKind]}`;
  const plan = s.direction === null ? [] : [words.direction(s, s.direction)];
  return { title: words.ages[s.age], line: [turn, ...plan].join('. '), description: `${standing(s, words)}. ${asked}` };
}

/** Who is ahead. */
function standing(s: Position, words: BoardLanguage['board']): string {
  const [one = 0, two = 0] = outcome(s).scores.map(({ total }) => total);
  return words.ahead(s, one === two ? null : one > two ? 0 : 1, Math.max(one, two), Math.min(one, two));
}

function ofEnd(s: Position, { board: words, seat: who, outcome: told }: BoardLanguage): Headline {
  const totals = outcome(s)
    .scores.map(({ seat, total }) => `${who(s, seat)} ${total}`)
    .join(', ');
  const line = s.ending === 'military' || s.ending === 'science' ? words.supremacy[s.ending] : totals;
  return { title: words.won(s, s.winner), line, description: `${told(s)}. ${totals}` };
}
