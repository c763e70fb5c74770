import type { Sink } from '../events.js';
import type { Draft, Ending } from '../state/index.js';

/** The game is over: it ends between two decisions, so none is left. */
export function end(draft: Draft, ending: Ending, emit?: Sink): void {
  draft.ending = ending;
  emit?.({ kind: 'over', ending, stashes: draft.players.map(({ resources, points }) => ({ resources, points })) });
}
