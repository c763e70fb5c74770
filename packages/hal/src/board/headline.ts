import { halTurn } from '../opponent/forecast.js';
import { cardPoints, districtPoints, outcome } from '../scoring.js';
import { isScript, type SeatDecisionKind, type View } from '../state/index.js';
import { seatsToDecide } from '../table/seats.js';
import type { BoardWords } from '../words/language.js';

/** The headline of the board, and the description that a screen reader speaks. */
export interface Headline {
  /** The moment: the round, or who has won. */
  readonly title: string;
  /** What is asked of whom. */
  readonly line: string;
  /** Who is ahead, or has won, and what is asked. */
  readonly description: string;
}

/** HAL-21: Hal's card, and what it comes to. */
function halsTurn(view: View, words: BoardWords): string {
  const { halCard } = view;
  if (halCard === null || halCard === 'hidden' || halCard === 'face-down') return words.halTurn(null);
  return words.halTurn(halTurn(view, halCard));
}

/** What is asked now. */
function lineOf(view: View, words: BoardWords): string {
  if (view.ending !== null) return words.ended(view, view.ending);
  const seats = seatsToDecide(view);
  const decision = view.pending[view.pending.length - 1];
  if (seats.length === 0 || decision === undefined) return words.turningUp;
  if (seats.some((seat) => isScript(view, seat))) return halsTurn(view, words);
  return words.asked(view, seats, decision.kind as Exclude<SeatDecisionKind, 'hal'>);
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
export function headline(view: View, words: BoardWords): Headline {
  const line = lineOf(view, words);
  if (view.ending === null) {
    const title = words.moment(view.round);
    return { title, line, description: words.both(aheadOf(view, words), line) };
  }
  const title = words.result(view);
  return { title, line, description: words.both(title, line) };
}
