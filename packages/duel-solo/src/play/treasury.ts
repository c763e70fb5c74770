import type { Seat } from '@wonders/core';
import type { Sink } from '../events.js';
import { cityOf, type Draft } from '../state/index.js';

/** Adds coins to a treasury, or takes them. */
export function gain(s: Draft, seat: Seat, coins: number, emit: Sink | undefined): void {
  if (coins === 0) return;
  cityOf(s, seat).coins += coins;
  emit?.({ kind: 'coins', seat, by: coins });
}

/** DUEL-053: a loss takes at most what the treasury holds, and never Astarte's coins. */
export function lose(s: Draft, seat: Seat, coins: number, emit: Sink | undefined): void {
  gain(s, seat, -Math.min(coins, cityOf(s, seat).coins), emit);
}
