import { deckSize, TILES, type View } from '../src/index.js';

/** The numbers that places of the board show, counted from a view. */
export function shown(view: View): Readonly<Record<string, readonly number[]>> {
  const hidden = [...view.players.flatMap(({ tiles }) => tiles), ...view.outOfPlay].filter((tile) => tile === 'hidden');
  const found: Record<string, readonly number[]> = {
    supply: [view.unseen.length - view.removed - hidden.length],
    deck: [deckSize(view)],
    discard: [view.discard.length],
  };
  for (const { tiles, owner } of view.city) {
    const top = tiles.at(-1) ?? 'red-1';
    found[`tile-${top}`] = [TILES[top].number, ...(owner === null ? [] : [tiles.length])];
  }
  for (const [seat, { points, resources }] of view.players.entries())
    if (points !== 'hidden' && resources !== 'hidden') found[`seat-${seat}`] = [points, resources];
  return found;
}
