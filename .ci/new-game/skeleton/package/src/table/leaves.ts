import type { Seat } from '@wonders/core';
import type { Position } from '../state/index.js';

/** TINY-04: how many cards a seat may still leave. */
export const leavesOf = ({ left, options }: Position, seat: Seat): number => options.leaves - (left[seat] ?? 0);
