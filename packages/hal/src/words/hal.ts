import { wordsOf } from '@wonders/core/words';
import type { HalTurn } from '../reasons/hal-turn.js';
import { reasonsOf } from '../script/index.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';

/** The `describeHalTurn` of a language. */
export function halTurnIn(language: Language): (position: Position, turn: HalTurn) => readonly string[] {
  const { describeExplanation } = wordsOf(language);
  return (position, turn) => {
    const reasons = reasonsOf(position, turn);
    return describeExplanation(position, { move: null, headline: null, reasons, steps: [] }).reasons.map(
      ({ text }) => text,
    );
  };
}
