import { architectsSolo, CARDS, type View, WONDERS } from '../src/index.js';

/** The numbers that places of the board show, counted from a view. */
export function shown(view: View): Readonly<Record<string, readonly number[]>> {
  const { scores } = architectsSolo.standing(view);
  const found: Record<string, readonly number[]> = {};
  for (const [seat, { wonder, cards }] of view.areas.entries()) {
    if (wonder === null) continue;
    const order = scores.find((score) => score.seat === seat)?.order ?? [];
    found[`seat-${seat}`] = order.slice(0, 1).flatMap((points) => points ?? []);
    // Of three seats and more, those opposite show their cards and stages in a row.
    if (view.areas.length > 2) continue;
    for (const [i, { id, vp }] of Object.values(CARDS).entries()) {
      const count = cards[i] ?? 0;
      if (count > 0) found[`cards-${seat}-${id}`] = [...(vp > 0 ? [vp] : []), count];
    }
    for (const [i, { vp }] of WONDERS[wonder].stages.entries()) found[`stage-${seat}-${i}`] = [i + 1, vp];
  }
  return found;
}
