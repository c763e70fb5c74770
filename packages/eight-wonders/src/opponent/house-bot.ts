import type { Seat, Trace } from '@wonders/core';
import { eightWonders } from '../game.js';
import type { Move, View } from '../state.js';
export const houseBot = (view: View, seat: Seat, _trace?: Trace): Move => eightWonders.legalMoves(view, seat)[0] as Move;
