import { BUILDING_TYPES, type View, WONDERS } from '../src/index.js';
import { drawPileSize } from '../src/table/piles.js';

const PARTS = 29;
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** The numbers that places of the board show, counted from a view. */
export function shown(view: View): Readonly<Record<string, readonly number[]>> {
  const found: Record<string, readonly number[]> = {};
  const on = view.spaces.filter((disc) => disc !== null);
  found['discs-left'] = BUILDING_TYPES.map((type) => on.filter((disc) => disc.includes(type)).length);
  found['piles'] = [
    drawPileSize(view),
    ...(view.options.actionCards ? [view.played.length] : []),
    ...Object.values(view.discard).filter((count) => count > 0),
  ];
  for (const [space, disc] of view.spaces.entries())
    if (disc !== null && view.ending === null)
      found[`disc-${WONDERS[Math.floor(space / 3)]}-${space % 3}`] = (disc.match(/\d/g) ?? []).map(Number);
  if (view.ending === null)
    for (const [i, parts] of view.parts.entries()) found[`wonder-${WONDERS[i]}`] = parts.filter((each) => each > 0);
  for (const [seat, scores] of view.scores.entries())
    found[`seat-${seat}`] = [sum(Object.values(scores)), PARTS - sum(view.parts.map((parts) => parts[seat] ?? 0))];
  if (typeof view.viewer === 'number')
    for (const [kind, type] of BUILDING_TYPES.entries()) {
      const count = view.hands[view.viewer]?.[kind] ?? 0;
      if (count > 0) found[`hand-${type}`] = [count];
    }
  return found;
}
