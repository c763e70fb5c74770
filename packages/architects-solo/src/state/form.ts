import type { State } from './index.js';

const { isArray } = Array;

/**
 * Whether every key of a state has a value of the right sort. Written out, because `applyMove` asks each time and a walk over the
 * keys takes four times as long.
 */
export function hasForm(s: State): boolean {
  const { options, central, looked, selection, opponentChoice, taken, ending, cat } = s;
  return (
    typeof options === 'object' &&
    !isArray(options) &&
    typeof central === 'object' &&
    !isArray(central) &&
    typeof looked === 'object' &&
    !isArray(looked) &&
    typeof selection === 'object' &&
    !isArray(selection) &&
    typeof opponentChoice === 'object' &&
    !isArray(opponentChoice) &&
    typeof s.phase === 'string' &&
    (taken === null || typeof taken === 'string') &&
    (ending === null || typeof ending === 'string') &&
    typeof s.seat === 'number' &&
    typeof s.turn === 'number' &&
    typeof s.age === 'number' &&
    typeof s.passes === 'number' &&
    typeof s.conflictsTurned === 'number' &&
    typeof s.die === 'number' &&
    (cat === null || typeof cat === 'number') &&
    typeof s.denied === 'boolean' &&
    isArray(s.areas) &&
    isArray(s.pools) &&
    isArray(s.faceUp) &&
    isArray(s.hands) &&
    isArray(s.discard) &&
    isArray(s.tokenStack) &&
    isArray(s.tokenSlots) &&
    isArray(s.used) &&
    isArray(s.triggers) &&
    isArray(s.owed) &&
    isArray(s.selectedCards)
  );
}
