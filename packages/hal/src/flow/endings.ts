import { type Draft, type Ending, PLAYER_SEAT, player, SCRIPT_SEAT } from '../state/index.js';

/** HAL-56, HAL-57, HAL-59: why a game against Hal ends, in the order of HAL-60. */
export function soloEnding(draft: Draft): Ending | null {
  const human = player(draft, PLAYER_SEAT);
  if (supply(draft) === 0) return 'tiles-exhausted';
  if (human.resources + human.supply === 0) return 'human-resources-placed';
  return player(draft, SCRIPT_SEAT).resources === 0 ? 'hal-resources-exhausted' : null;
}

/** HAL-79: why a game without Hal ends. */
export function versusEnding({ emptied, players }: Draft): Ending | null {
  if (emptied === 2) return 'tiles-exhausted';
  return players.some(({ resources, supply }) => resources + supply === 0) ? 'resources-placed' : null;
}

export const supply = (draft: Draft): number => draft.unseen.length - draft.removed;
