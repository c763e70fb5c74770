import type { DecisionRules } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Refusal } from '../refusals.js';
import type { Decision, Position } from '../state/index.js';

/** The rules of a decision that a seat takes. */
export type Rules = DecisionRules<Position, Decision, Move, Refusal>;
