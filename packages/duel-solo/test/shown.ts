import { CARDS, duelSolo, type MilitaryId, MYTHOLOGIES, RESOURCES, type View } from '../src/index.js';

/** The numbers that places of the board show, counted from the cards of a view. */
export function shown(view: View): Readonly<Record<string, readonly number[]>> {
  const { scores } = duelSolo.standing(view);
  const found: Record<string, readonly number[]> = {};
  for (const [seat, { coins, cards }] of view.cities.entries()) {
    const total = scores.find((score) => score.seat === seat)?.total ?? 0;
    if (view.age > 0) found[`seat-${seat}`] = [coins, total];
    for (const [i, resource] of RESOURCES.entries()) {
      const units = cards.reduce((sum, id) => sum + CARDS[id].produces[resource], 0);
      const isFixed = cards.some((id) => (CARDS[id].fixed >> i) % 2 === 1);
      found[`goods-${seat}-${resource}`] = [...(units > 0 ? [units] : []), ...(isFixed ? [1] : [])];
    }
  }
  const fines: Readonly<Record<MilitaryId, number>> = { 'seat0-5': -5, 'seat0-2': -2, 'seat1-2': -2, 'seat1-5': -5 };
  for (const id of view.military) found[`military-${id}`] = [fines[id]];
  for (const mythology of MYTHOLOGIES) {
    const cards = view.pantheon?.decks.filter((place) => place.mythology === mythology).length ?? 0;
    if (cards > 0 && view.age > 0) found[`mythology-${mythology}`] = [cards];
  }
  // The score sheet begins with the viewer.
  const { viewer } = view;
  if (view.ending === null || viewer === 'spectator') return found;
  for (const category of Object.keys(scores[0]?.categories ?? {}) as (keyof (typeof scores)[0]['categories'])[])
    found[`score-${category}`] = [viewer, 1 - viewer].map((seat) => scores[seat]?.categories[category] ?? 0);
  return found;
}
