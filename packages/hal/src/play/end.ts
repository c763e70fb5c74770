import type { Sink } from '../events.js';
import type { Draft, Ending } from '../state/index.js';

/** The game is over: nothing is left to decide. */
export function end(draft: Draft, ending: Ending, emit?: Sink): void {
  draft.ending = ending;
  draft.pending.length = 0;
  emit?.({ kind: 'over', ending, stashes: draft.players.map(({ resources, points }) => ({ resources, points })) });
}
