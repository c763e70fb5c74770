import type { State } from './position.js';

const { isArray } = Array;

/**
 * Whether what has as many keys as a state has, under each of its own, what stands there in a state. Written out, one line for
 * each sort: `applyMove` asks it each time, and a walk by keys takes four times as long.
 */
export function hasForm(s: State): boolean {
  const { options, tokens, running, halCard, expertCard, halTile, ending } = s;
  return (
    typeof options === 'object' &&
    !isArray(options) &&
    typeof tokens === 'object' &&
    !isArray(tokens) &&
    typeof running === 'object' &&
    !isArray(running) &&
    typeof s.phase === 'string' &&
    (halCard === null || typeof halCard === 'string') &&
    (expertCard === null || typeof expertCard === 'string') &&
    (halTile === null || typeof halTile === 'string') &&
    (ending === null || typeof ending === 'string') &&
    typeof s.round === 'number' &&
    typeof s.first === 'number' &&
    typeof s.turn === 'number' &&
    typeof s.burning === 'number' &&
    typeof s.removed === 'number' &&
    typeof s.emptied === 'number' &&
    isArray(s.city) &&
    isArray(s.deck) &&
    isArray(s.discard) &&
    isArray(s.reserve) &&
    isArray(s.unseen) &&
    isArray(s.outOfPlay) &&
    isArray(s.characters) &&
    isArray(s.players)
  );
}
