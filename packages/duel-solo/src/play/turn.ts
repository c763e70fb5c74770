import type { Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { Sink } from '../events.js';
import type { MoveOf } from '../notation.js';
import type { Draft } from '../state/index.js';
import { cityOf } from '../state/index.js';
import { removeSlot } from '../table/structure.js';
import { buyCard, buyWonder, discardCard } from './construct.js';
import { activate } from './pantheon.js';
import { gain } from './treasury.js';

/** A move that answers the decision of a turn. */
export type Action = MoveOf<'construct' | 'discard' | 'construct-wonder' | 'activate'>;

/** DUEL-031: the four actions of a turn. */
export function act(draft: Draft, seat: Seat, move: Action, emit?: Sink) {
  switch (move.kind) {
    case 'construct':
      return buyCard(draft, seat, takeCard(draft, move.slot), emit);
    case 'discard': {
      // DUEL-032.
      const city = cityOf(draft, seat);
      gain(city, seat, 2 + city.yellow, 'discarded', emit);
      return discardCard(draft, takeCard(draft, move.slot), emit);
    }
    case 'construct-wonder':
      return buyWonder(draft, seat, move.wonder, takeCard(draft, move.slot), emit);
    case 'activate':
      return activate(draft, seat, move.space, move.offerings, emit);
    default: {
      const unknown: never = move;
      return unknown;
    }
  }
}

/** Takes the card from a slot. */
export function takeCard(draft: Draft, slot: number): CardId {
  const card = draft.structure[slot] as CardId;
  removeSlot(draft, slot);
  return card;
}
