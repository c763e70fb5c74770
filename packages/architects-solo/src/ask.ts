import { CHANCE } from '@wonders/core';
import { chance } from './chance.js';
import type { ChanceKind, DecisionKind, Draft, Sink } from './state.js';

/** A seat is to decide. */
export function askSeat(s: Draft, kind: Exclude<DecisionKind, ChanceKind>): void {
  s.pending.push({ kind, seat: s.seat, at: s.seat });
}

/** Chance is to decide, unless it is about nothing (−1): whether it was asked. */
export function ask(s: Draft, kind: ChanceKind, at: number, emit: Sink): boolean {
  if (at >= 0) chance.ask(s, { kind, seat: CHANCE, at }, emit);
  return at >= 0;
}
