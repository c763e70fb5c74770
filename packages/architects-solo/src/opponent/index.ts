import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { View } from '../state.js';
import { hasCard, isAges, isScript } from '../table/decks.js';
import { houseMove } from './house.js';
import { DENIED, deckChoice, explainChoice } from './script.js';

/** The scripted Opponent has one move; what it will do is explained. Any other seat is played by the house bot. */
export function bot(view: View, seat: Seat, trace: Trace | undefined, name: (move: Move) => string): Move {
  if (!isScript(view, seat)) return houseMove(view, seat, trace, name);
  if (trace !== undefined) {
    const denied = view.denied && hasCard(view, 2) ? DENIED : null;
    const chosen = isAges(view) ? view.opponentChoice : (denied ?? deckChoice(view));
    if (chosen !== null) explainChoice(chosen, trace);
  }
  return { kind: 'opponent-turn' };
}
