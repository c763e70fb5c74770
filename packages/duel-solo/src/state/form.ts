import type { State } from './index.js';

const { isArray } = Array;

/**
 * Whether each key of a state holds a value of the right type. Core has already counted the keys. Written out, because `applyMove` asks each
 * time, and a loop over the keys takes four times as long (1.16 in the pure lane).
 */
export function hasForm(s: State): boolean {
  const { options, pantheon, direction, ending, winner } = s;
  return (
    typeof options === 'object' &&
    !isArray(options) &&
    typeof pantheon === 'object' &&
    !isArray(pantheon) &&
    typeof s.phase === 'string' &&
    (direction === null || typeof direction === 'string') &&
    (ending === null || typeof ending === 'string') &&
    (winner === null || typeof winner === 'number') &&
    typeof s.age === 'number' &&
    typeof s.seat === 'number' &&
    typeof s.first === 'number' &&
    typeof s.again === 'boolean' &&
    typeof s.pawn === 'number' &&
    typeof s.present === 'number' &&
    typeof s.open === 'number' &&
    typeof s.hidden === 'number' &&
    typeof s.purple === 'number' &&
    typeof s.outside === 'number' &&
    isArray(s.military) &&
    isArray(s.pool) &&
    isArray(s.offer) &&
    isArray(s.board) &&
    isArray(s.drawn) &&
    isArray(s.structure) &&
    isArray(s.deck) &&
    isArray(s.removed) &&
    isArray(s.discard) &&
    isArray(s.cities)
  );
}
