import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Reason } from '../reasons.js';
import { scriptMove } from '../script/index.js';
import { isScript, type View } from '../state/index.js';
import { houseMove } from './move.js';

/** The script plays its seat, the house bot every other. */
export const bot = (view: View, seat: Seat, trace?: Trace<Reason>): Move =>
  isScript(view, seat) ? scriptMove(view, trace) : houseMove(view, seat, trace);
