import type { State } from './index.js';

const { isArray } = Array;

/**
 * Whether what has as many keys as a state has, under each of its own, what stands there in a state. Written out, one line for
 * each sort: `applyMove` asks it each time, and a walk by keys takes four times as long.
 */
export function hasForm(s: State): boolean {
  const { settings, actionPile, ending, site, row } = s;
  return (
    typeof settings === 'object' &&
    !isArray(settings) &&
    typeof actionPile === 'object' &&
    !isArray(actionPile) &&
    typeof s.phase === 'string' &&
    (ending === null || typeof ending === 'string') &&
    (typeof row === 'number' || typeof row === 'string') &&
    typeof s.active === 'number' &&
    typeof s.turns === 'number' &&
    typeof s.idle === 'number' &&
    (site === null || typeof site === 'number') &&
    isArray(s.spaces) &&
    isArray(s.parts) &&
    isArray(s.offers) &&
    isArray(s.triples) &&
    isArray(s.hands) &&
    isArray(s.hidden) &&
    isArray(s.shown) &&
    isArray(s.owed) &&
    isArray(s.pile) &&
    isArray(s.discard) &&
    isArray(s.actions) &&
    isArray(s.hiddenActions) &&
    isArray(s.played) &&
    isArray(s.discs) &&
    isArray(s.box) &&
    isArray(s.scores)
  );
}
