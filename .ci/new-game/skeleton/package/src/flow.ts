import { chance } from './chance.js';
import type { Sink } from './events.js';
import { CHOOSE, type Decision, DRAW, type Draft } from './state/index.js';

/** The number of turns in a game (TINY-06). */
export const TURNS = 8;

/** Runs what no seat decides: the next card, the next turn, the end. */
export function settle(draft: Draft, emit?: Sink): void {
  while (draft.pending.length === 0 && draft.phase !== 'over') {
    if (draft.card !== null) {
      draft.phase = 'choose';
      draft.pending.push(CHOOSE[draft.active] as Decision);
    } else if (draft.turn < TURNS) {
      draft.phase = 'draw';
      chance.ask(draft, DRAW, emit);
    } else {
      draft.phase = 'over';
      draft.ending = 'all-drawn';
      emit?.({ kind: 'over', ending: 'all-drawn' });
    }
  }
}
