import type { PromptOf, Seat } from '@wonders/core';
import type { Card } from './components/cards.js';
import { decisions } from './moves.js';
import type { Decision, Position } from './state/index.js';

/**
 * The questions of the game, with the values that each sentence needs.
 *
 * @category Position
 */
export interface Prompts {
  /** Take the card, or leave it, while the seat may? */
  readonly choose: { readonly card: Card; readonly mayLeave: boolean };
  /** Which of the cards that are left turns up? */
  readonly card: { readonly turn: number; readonly left: number };
}

/**
 * A question, as data.
 *
 * @category Position
 */
export type Prompt = PromptOf<Prompts>;

/** What a decision asks, and about which place on the board. */
export function prompt(position: Position, decision: Decision, seat: Seat): Prompt {
  const { card, pool, turn } = position;
  const places = ['card'];
  if (card === null) return { key: 'card', values: { turn: turn + 1, left: pool.length }, seat, places };
  const mayLeave = decisions.choose.list(position, decision, seat).some(({ kind }) => kind === 'leave');
  return { key: 'choose', values: { card, mayLeave }, seat, places };
}
