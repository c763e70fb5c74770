import { type Draft, type Ending, isScript, player, SCRIPT_SEAT } from '../state/index.js';

/** HAL-57, HAL-79, HAL-86: once all resources of a player stand on buildings when an action is complete, that is settled. */
export function notePlaced(draft: Draft): void {
  for (let seat = 0; seat < draft.players.length; seat++) {
    if (isScript(draft, seat)) continue;
    const { resources, supply: left } = player(draft, seat);
    if (resources + left === 0) draft.placed = true;
  }
}

/** HAL-56, HAL-57, HAL-59: why a game against Hal ends, in the order of HAL-60. */
export function soloEnding(draft: Draft): Ending | null {
  if (supply(draft) === 0) return 'tiles-exhausted';
  if (draft.placed) return 'human-resources-placed';
  return player(draft, SCRIPT_SEAT).resources === 0 ? 'hal-resources-exhausted' : null;
}

/** HAL-79: why a game without Hal ends. */
export function versusEnding({ emptied, placed }: Draft): Ending | null {
  if (emptied === 2) return 'tiles-exhausted';
  return placed ? 'resources-placed' : null;
}

export const supply = (draft: Draft): number => draft.unseen.length - draft.removed;
