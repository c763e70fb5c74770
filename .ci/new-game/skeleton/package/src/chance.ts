import { defineChance } from '@wonders/core';
import type { OwnEvent } from './events.js';
import type { Move } from './notation.js';
import type { Decision, Draft, Position } from './state/index.js';

/** TINY-02: each card of the pool is as likely, and all see it. */
export const chance = /* @__PURE__ */ defineChance<Position, Draft, Decision, Move, OwnEvent>({
  card: {
    size: ({ pool }) => pool.length,
    outcome: ({ pool }, _, i) => ({ kind: 'card', card: pool[i] ?? 1 }),
    find: ({ pool }, _, move) => (move.kind === 'card' ? pool.indexOf(move.card) : -1),
    to: () => 'all',
    apply(draft, _, i) {
      draft.card = draft.pool.splice(i, 1)[0] ?? null;
    },
  },
});
