import type { Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { View } from '../state/position.js';
import { type HalTurn, halTurn } from './forecast.js';

/**
 * Hal's one move: his card leaves him nothing to choose (HAL-45).
 *
 * @param tell - What a turn of his comes to, in sentences; the first says what he does.
 */
export function scriptMove(
  view: View,
  trace: Trace | undefined,
  tell: (view: View, turn: HalTurn) => readonly string[],
): Move {
  const { halCard } = view;
  if (trace !== undefined && halCard !== null && halCard !== 'hidden' && halCard !== 'face-down') {
    const sentences = tell(view, halTurn(view, halCard));
    trace.says = sentences[0] ?? '';
    trace.reasons.push(...sentences);
  }
  return { kind: 'hal-turn' };
}
