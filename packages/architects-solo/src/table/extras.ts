import type { Seat } from '@wonders/core';
import { type TokenId, TRIGGERS } from '../components/tokens.js';
import type { Sink } from '../events.js';
import type { Draft, Position } from '../state/index.js';
import { areaAt, isReady } from './area.js';

// Extra cards: a token is triggered by a card or a stage, and stays pending until it is used or the turn ends (ARCH-26).

/** ARCH-23, ARCH-26: the token that gives an extra card for a card taken now. */
export function triggerFor(position: Position, seat: Seat, kind: number): TokenId | null {
  const token = TRIGGERS[kind] ?? null;
  return token !== null && isReady(position, areaAt(position, seat), token) ? token : null;
}

export function addTrigger(draft: Draft, token: TokenId, emit?: Sink): void {
  draft.triggers = [...draft.triggers, token];
  emit?.({ kind: 'trigger', seat: draft.seat, token });
}

/** ARCH-24 a */
export function useTrigger(draft: Draft, token: TokenId, emit?: Sink): void {
  draft.triggers = draft.triggers.filter((each) => each !== token);
  draft.used = [...draft.used, token];
  emit?.({ kind: 'extra', seat: draft.seat, token });
}
