import type { Seat, Trace } from '@wonders/core';
import { hasCard, isAges, isScript } from '../decks.js';
import type { Move, View } from '../state.js';
import { describeMove } from '../words.js';
import { houseMove } from './house.js';
import { DENIED, explainSelection, selection } from './script.js';

/** The scripted Opponent has one move; what it will do is explained. Any other seat is played by the house bot. */
export function bot(view: View, seat: Seat, trace?: Trace): Move {
  if (!isScript(view, seat)) return houseMove(view, seat, trace, (move) => describeMove(view, move));
  if (trace !== undefined) {
    const denied = view.denied && hasCard(view, 2) ? DENIED : null;
    const chosen = isAges(view) ? view.choice : (denied ?? selection(view));
    if (chosen !== null) explainSelection(chosen, trace);
  }
  return { kind: 'opponentTurn' };
}
