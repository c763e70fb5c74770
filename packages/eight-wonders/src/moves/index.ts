import { among } from '@wonders/core';
import { refuse } from '../refusals.js';
import type { SeatDecisionKind } from '../state/index.js';
import { refusedAnswer } from './action-cards.js';
import { offer } from './offers.js';
import type { Rules } from './rules.js';
import { select } from './selection.js';
import { turn } from './turn.js';

/** The decisions that seats take. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  turn,
  offer,
  select,
  triple: among(['triple'], (_, __, seat) => [false, true].map((use) => ({ kind: 'triple', seat, use })), {
    forbids: refusedAnswer('triple-bonus'),
    refuse,
  }),
  double: among(['double'], (_, __, seat) => [false, true].map((use) => ({ kind: 'double', seat, use })), {
    forbids: refusedAnswer('double-turn'),
    refuse,
  }),
};
