import type { State } from './position.js';

const { isArray } = Array;

/**
 * Whether each key of a state holds the type of value that it should. The keys themselves have been counted. Written out, because
 * `applyMove` asks each time and a walk over the keys takes four times as long.
 */
export function hasForm(s: State): boolean {
  const { options, map, tables, action, ending } = s;
  return (
    typeof options === 'object' &&
    !isArray(options) &&
    typeof map === 'object' &&
    !isArray(map) &&
    typeof tables === 'object' &&
    !isArray(tables) &&
    typeof s.phase === 'string' &&
    (action === null || typeof action === 'string') &&
    (ending === null || typeof ending === 'string') &&
    typeof s.drawn === 'number' &&
    typeof s.round === 'number' &&
    typeof s.turn === 'number' &&
    typeof s.trades === 'number' &&
    typeof s.built === 'boolean' &&
    isArray(s.removed) &&
    isArray(s.bag) &&
    isArray(s.sets) &&
    isArray(s.unseen) &&
    isArray(s.ports) &&
    isArray(s.bonusLeft) &&
    isArray(s.loose) &&
    isArray(s.outposts) &&
    isArray(s.seats) &&
    isArray(s.path)
  );
}
