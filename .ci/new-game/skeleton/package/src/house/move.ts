import { priorityList } from '@wonders/core';
import type { Move, SeatMove } from '../notation.js';
import type { Reason, Trace } from '../reasons.js';
import { chosen, gain, lead } from '../script.js';
import type { View } from '../state/index.js';

/** What a card left is worth: a later card may cost more. */
const LEAVE = 3;

/** The house bot leaves a card only when that is worth it. */
const HOUSE = priorityList<SeatMove, View, Reason>({ key: 'house-list', values: {} }, [
  {
    rule: '',
    label: { key: 'worth-a-leave', values: {} },
    score: (move, view) => gain(move, view) - (move.kind === 'leave' ? LEAVE : 0),
    note: lead,
  },
]);

/** The move of the house bot. */
export const houseMove = (view: View, trace?: Trace): Move => chosen(view, HOUSE, trace);
