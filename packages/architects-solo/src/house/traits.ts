import type { Seat } from '@wonders/core';
import { GREEN, SYMBOLS } from '../components/cards.js';
import { outcome } from '../scoring/index.js';
import type { Position } from '../state/index.js';
import { areaAt, shieldsOf } from '../table/area.js';

/** What people have a weakness for. */
export const traits = {
  'fears-war': (position: Position, seat: Seat): number => shieldsOf(areaAt(position, seat)),
  studies(position: Position, seat: Seat): number {
    const { cards, tokens } = areaAt(position, seat);
    return SYMBOLS.reduce((sum, _, symbol) => sum + (cards[GREEN + symbol] ?? 0), 2 * tokens.length);
  },
  greedy: (position: Position, seat: Seat): number => outcome(position).scores[seat]?.order[0] ?? 0,
};
