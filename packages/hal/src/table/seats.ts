import { CHANCE, type Seat } from '@wonders/core';
import type { Position } from '../state/index.js';

type Each = Position['players'][number];

/** HAL-71, HAL-74, HAL-78: the decisions that all take at once, and whether a player is still to decide. */
const TOGETHER = {
  draft: ({ pick }: Each) => pick === null,
  commit: ({ commitment }: Each) => commitment === null,
  'return-tiles': ({ settled }: Each) => !settled,
} as const;

/** The seats that are still to take a decision that all take at once. */
export function stillToDecide(position: Position, kind: keyof typeof TOGETHER): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < position.players.length; seat++)
    if (TOGETHER[kind](position.players[seat] as Each)) seats.push(seat);
  return seats;
}

/** The seats that are to decide: none while chance decides, or when the game is over. */
export function seatsToDecide(position: Position): readonly Seat[] {
  const decision = position.pending[position.pending.length - 1];
  if (decision === undefined || decision.seat === CHANCE) return [];
  const { kind, seat } = decision;
  return kind === 'draft' || kind === 'commit' || kind === 'return-tiles' ? stillToDecide(position, kind) : [seat];
}
