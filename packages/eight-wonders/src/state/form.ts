import type { State } from './index.js';

const { isArray } = Array;

/**
 * Whether a value with the keys of a state holds the right sort of value under each of them. It is written out because
 * `applyMove` asks it each time, and a walk over the keys takes four times as long.
 */
export function hasForm(s: State): boolean {
  const { options, actionPile, ending, site, row } = s;
  return (
    typeof options === 'object' &&
    !isArray(options) &&
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
