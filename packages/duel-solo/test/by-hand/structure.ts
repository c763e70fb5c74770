import { type CardId, LAYOUTS, type View } from '../../src/index.js';

// The cards that lie on the table.

/** A place with a card. */
export interface Lying {
  readonly slot: number;
  readonly card: CardId | 'face-down';
}

const layout = ({ age }: View) => LAYOUTS[age === 0 ? 1 : age];

export const lying = (view: View): readonly Lying[] =>
  view.structure.flatMap((card, slot) => (card === null ? [] : [{ slot, card }]));

/** DUEL-030, without one of the cards. */
const openWithout = (view: View, gone: number | null): readonly number[] => {
  const left = lying(view).filter(({ slot }) => slot !== gone);
  return left
    .filter(({ slot }) => !left.some((other) => ((layout(view).coveredBy[slot] ?? 0) >> other.slot) % 2 === 1))
    .map(({ slot }) => slot);
};

/** The cards that nothing covers. */
export const accessible = (view: View): readonly (Lying & { readonly card: CardId })[] => {
  const open = openWithout(view, null);
  return lying(view).flatMap(({ slot, card }) => (card !== 'face-down' && open.includes(slot) ? [{ slot, card }] : []));
};

/** DUEL-114. */
export function uncovered(view: View, slot: number): readonly number[] {
  const before = openWithout(view, null);
  return openWithout(view, slot).filter((each) => !before.includes(each));
}

export const token = (view: View, slot: number): string | number | null => view.pantheon?.tokens[slot] ?? null;

export const uncoversToken = (view: View, slot: number): boolean =>
  uncovered(view, slot).some((each) => view.structure[each] === 'face-down' && token(view, each) !== null);

/** How far from a side's end of the table a card lies; of two in a column the one in the lower row is nearer. */
export function distance(view: View, side: 0 | 1, slot: number): number {
  const { row = 0, column = 0 } = layout(view).places[slot] ?? {};
  return (side === 0 ? column : -column) * 100 - row;
}

export const isTop = (view: View, slot: number): boolean => layout(view).places[slot]?.row === 1;
