import type { State } from './position.js';

const { isArray } = Array;

/**
 * Whether every key that this game adds to a state has a value of the right sort: a list, an object, a number. Core has counted the
 * keys. Written out: `applyMove` checks it each time, and a loop over the keys takes four times as long.
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
    typeof s.owed === 'number' &&
    typeof s.placed === 'boolean' &&
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
