import type { Seat, Trace } from '@wonders/core';
import { decisions } from '../moves.js';
import type { Entry, Move, View } from '../state.js';

export function houseMove(view: View, seat: Seat, trace?: Trace): Move {
  const entry = view.pending[view.pending.length - 1] as Entry;
  const rules = decisions[entry.kind as keyof typeof decisions];
  for (let i = rules.size(view, entry, seat) - 1; i >= 0; i--) {
    const move = rules.at(view, entry, i, seat);
    if (rules.no(view, entry, move) === '') {
      trace?.says.push('x');
      return move;
    }
  }
  throw new TypeError('hal: no move');
}
