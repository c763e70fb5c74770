import type { Frozen } from '@wonders/core';
import { type CardKind, INDEX, KINDS } from '../components/cards.js';
import { BACKS, type Back, type SelectMove } from '../notation.js';
import type { HiddenCard, Position } from '../state/index.js';

/** The back of a card drawn from the central deck and still unseen: it may be any card of that deck. */
const DRAWN_BACK = -1;
/** The back of a card whose back the viewer does not see either. */
const HIDDEN_BACK = -2;

/** The fourteen kinds, and the unknown card. */
const FACES = KINDS.length + 1;
/** Backs: hidden, drawn, seven seats, neutral. */
const BACK_COUNT = 10;

/** Hidden cards are interned, in canonical order: by back, then the unknown card, then by kind. */
export const HIDDEN_CARDS: readonly HiddenCard[] = Array.from({ length: BACK_COUNT * FACES }, (_, key) =>
  Object.freeze({ card: KINDS[(key % FACES) - 1] ?? null, back: Math.floor(key / FACES) + HIDDEN_BACK }),
);

/** The place of a hidden card in the canonical order; cards with equal keys are equal. */
export const keyOf = ({ card, back }: HiddenCard): number =>
  (back - HIDDEN_BACK) * FACES + (card === null ? 0 : INDEX[card] + 1);

export const hiddenCard = (card: CardKind | null, back: number): HiddenCard =>
  HIDDEN_CARDS[keyOf({ card, back })] as HiddenCard;

/** A card that a seat has seen. */
export type KnownCard = HiddenCard & { readonly card: CardKind };

export const isUnseen = ({ card }: HiddenCard): boolean => card === null;

export const isDrawn = ({ back }: HiddenCard): boolean => back === DRAWN_BACK;

/** A card drawn from the central deck and still unseen. */
export const DRAWN = hiddenCard(null, DRAWN_BACK);
/** A card of which the viewer sees neither face nor back. */
export const HIDDEN = hiddenCard(null, HIDDEN_BACK);

/** For each back, a place with unseen cards of that back only. No state holds one, so none is frozen: a frozen list is read slowly. */
export const UNSEEN: readonly (readonly HiddenCard[])[] = BACKS.map((_, back) => [hiddenCard(null, back)]);

/** Hidden cards in canonical order. */
export type Place = Frozen<readonly HiddenCard[]>;

export const isSame = (a: HiddenCard, b: HiddenCard): boolean => a.card === b.card && a.back === b.back;

/** Inserts a card at its place in the canonical order. */
export function insert(place: HiddenCard[], added: HiddenCard): void {
  const key = keyOf(added);
  let at = place.push(added) - 1;
  for (; at > 0 && keyOf(place[at - 1] as HiddenCard) > key; at--) place[at] = place[at - 1] as HiddenCard;
  place[at] = added;
}

/** The same place with one more card. */
export function joined(place: readonly HiddenCard[], added: HiddenCard): HiddenCard[] {
  const list = [...place];
  insert(list, added);
  return list;
}

/** Takes a card out, if it is there. */
export function remove(place: HiddenCard[], gone: HiddenCard): boolean {
  let at = 0;
  while (at < place.length && !isSame(place[at] as HiddenCard, gone)) at++;
  if (at === place.length) return false;
  for (; at + 1 < place.length; at++) place[at] = place[at + 1] as HiddenCard;
  place.pop();
  return true;
}

/** Whether this is the first of equal cards, in canonical order. */
export const isNew = (place: Place, at: number): boolean =>
  at === 0 || !isSame(place[at - 1] as HiddenCard, place[at] as HiddenCard);

/** The Wonder on the back of a card. */
export const backName = (position: Position, back: number): Back => position.areas[back]?.wonder ?? 'central';

/** Whether a card is the one that a selection names. */
export const isSelected = (position: Position, { card, back }: SelectMove, each: HiddenCard): boolean =>
  each.card === card && backName(position, each.back) === back;

/** The kind of the card at an index, if the cards of the pool lay in order. */
export function kindAt(pool: readonly number[], at: number): number {
  let left = at;
  let kind = 0;
  for (; left >= (pool[kind] as number); kind++) left -= pool[kind] as number;
  return kind;
}
