import type { Seat, Trace } from '@wonders/core';
import { DECISIONS, REACT } from '../moves.js';
import type { Move, View } from '../state.js';
import { AI } from '../state.js';
import { reaction } from './reaction.js';

export function bot(view: View, seat: Seat, trace?: Trace): Move {
  if (view.options.mode === 'solo' && seat === AI) {
    if (trace !== undefined) reaction(view, trace);
    return REACT;
  }
  const d = view.pending.at(-1);
  const r = d && DECISIONS[d.kind];
  trace?.says.push('first');
  if (!d || !r) throw new Error();
  for (let i = 0; ; i++) {
    const m = r.at(view, d, i, seat);
    if (r.no(view, d, m) === '') return m;
  }
}
