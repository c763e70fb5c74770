import { tellOutcome, tellPrompt } from '@wonders/core/words';
import { type Prompt, prompt } from '../prompts.js';
import { cardPoints, districtPoints, outcome } from '../scoring.js';
import type { View } from '../state/index.js';
import { seatsToDecide } from '../table/seats.js';
import type { BoardLanguage, BoardWords } from '../words/language.js';

/** The headline of the board, and the description that a screen reader speaks. */
export interface Headline {
  /** The moment: the round, or who has won. */
  readonly title: string;
  /** What is asked of whom. */
  readonly line: string;
  /** Who is ahead, or has won, and what is asked. */
  readonly description: string;
  /** The places that the question is about. */
  readonly places: readonly string[];
}

/** What is asked now: of the viewer, where several seats decide at the same time. */
function asked(view: View): Prompt | undefined {
  const decision = view.pending[view.pending.length - 1];
  if (decision === undefined) return undefined;
  const seats = seatsToDecide(view);
  const seat = seats.find((each) => each === view.viewer) ?? seats[0] ?? decision.seat;
  return prompt(view, decision, seat);
}

/** HAL-80: who is ahead. While points are hidden behind screens, only cards and districts count. */
function aheadOf(view: View, words: BoardWords): string {
  const open = view.players.every(({ points }) => points !== 'hidden');
  const districts = districtPoints(view);
  const totals = open
    ? outcome(view).scores.map(({ total }) => total)
    : view.players.map((_, seat) => cardPoints(view, seat) + (districts[seat] ?? 0));
  const most = Math.max(...totals);
  const leaders = [...totals.keys()].filter((seat) => totals[seat] === most);
  return words.ahead(
    view,
    leaders,
    totals.sort((a, b) => b - a),
    open,
  );
}

/** The moment, the question, and the leader. */
export function headline(view: View, language: BoardLanguage): Headline {
  const { board } = language;
  const question = asked(view);
  if (question === undefined) {
    const title = tellOutcome({ ...language, outcome: board.result }, view);
    const line = view.ending === null ? '' : board.ended(view, view.ending);
    return { title, line, description: line === '' ? title : board.both(title, line), places: [] };
  }
  const line = tellPrompt(language, view, question);
  const description = board.both(aheadOf(view, board), line);
  return { title: board.moment(view.round), line, description, places: question.places };
}
