import { replaced, type Seat } from '@wonders/core';
import { ACTION_CARDS, type ActionCard, CARDS_PER_JOKER } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import type { Sink } from '../events.js';
import { type Draft, entry, increased, type Position, tablesOf } from '../state/index.js';

/** The kinds, in a list that is not frozen: V8 goes through those many times as fast. */
const KINDS: readonly ActionCard[] = /* @__PURE__ */ ACTION_CARDS.slice();

/** The kinds of action cards that the pile still holds. */
export const actionsLeft = ({ actionPile }: Position): readonly ActionCard[] =>
  KINDS.filter((each) => actionPile[each] > 0);

/** How many action cards a seat holds, known or not. */
export const actionsHeld = (position: Position, seat: Seat): number =>
  (position.actions[seat] as readonly ActionCard[]).length + (position.hiddenActions[seat] as number);

/** How many action cards of a kind a seat is known to hold. */
export const copiesHeld = (position: Position, seat: Seat, card: ActionCard): number =>
  (position.actions[seat] as readonly ActionCard[]).filter((each) => each === card).length;

/** EIGHT-08: whether a seat holds an action card of a kind, or can hold one. */
export const mayPlay = (position: Position, seat: Seat, card: ActionCard): boolean =>
  playable(position, seat, card) > 0;

/** How many action cards of a kind a seat can play. */
export const playable = (position: Position, seat: Seat, card: ActionCard): number =>
  copiesHeld(position, seat, card) + Math.min(position.hiddenActions[seat] as number, position.actionPile[card]);

/** EIGHT-122: how many Jokers stand for these cards: each for two. */
export const jokersFor = (cards: Cards): number => total(cards) / CARDS_PER_JOKER;

/** EIGHT-121: the most cards that a Card trade gives. */
export const mostGiven = (position: Position): number =>
  tablesOf(position).actionCards['card-trade'].max ?? Number.POSITIVE_INFINITY;

/** EIGHT-116: an action card is shown, takes effect and leaves the game. */
export function playAction(draft: Draft, seat: Seat, card: ActionCard, emit?: Sink): void {
  const held = entry(draft.actions, seat);
  const at = held.indexOf(card);
  if (at < 0) {
    draft.hiddenActions = increased(draft.hiddenActions, seat, -1);
    draft.actionPile = { ...draft.actionPile, [card]: draft.actionPile[card] - 1 };
  } else {
    const left = held.filter((_, i) => i !== at);
    draft.actions = replaced(draft.actions, seat, left);
  }
  draft.played = [...draft.played, card];
  emit?.({ kind: 'action-played', seat, card });
}

/** Action cards are kept in one fixed order, so that their order gives nothing away. */
export const sortActions = (held: ActionCard[]): ActionCard[] =>
  held.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
