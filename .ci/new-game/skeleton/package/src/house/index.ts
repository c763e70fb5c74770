import type { Seat } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Trace } from '../reasons.js';
import { scriptMove } from '../script.js';
import { isScript, type View } from '../state/index.js';
import { houseMove } from './move.js';

/** The script on its seat, the house bot on all others. */
export const bot = (view: View, seat: Seat, trace?: Trace): Move =>
  isScript(view, seat) ? scriptMove(view, trace) : houseMove(view, trace);
