import type { Seat } from '@wonders/core';
import type { CoinReason, Sink } from '../events.js';
import type { City } from '../state/index.js';

/** Adds coins to the treasury of a seat's city, or takes them. */
export function gain(city: City, seat: Seat, coins: number, why: CoinReason, emit?: Sink): void {
  if (coins === 0) return;
  city.coins += coins;
  emit?.({ kind: 'coins', seat, by: coins, why });
}

/** DUEL-053: a loss takes at most what the treasury holds, and never Astarte's coins. */
export function lose(city: City, seat: Seat, coins: number, why: CoinReason, emit?: Sink): void {
  gain(city, seat, -Math.min(coins, city.coins), why, emit);
}
