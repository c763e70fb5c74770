import type { Seat } from '@wonders/core';
import { CARDS, type Card, type CardId } from '../components/cards.js';
import { ART } from '../components/progress.js';
import type { Wonder, WonderId } from '../components/wonders.js';
import { isChained } from '../costs/index.js';
import type { Sink } from '../events.js';
import { ASK, DESTROY, DISCARDED, PROGRESS_FROM } from '../state/decisions.js';
import type { City, Draft } from '../state/index.js';
import { cityOf, other, takeOut, without } from '../state/index.js';
import { addCard, addChoice, addWonder, builtCount, coinsOf, hasBuilt, MAX_WONDERS, wonderOf } from '../table/city.js';
import { inBox } from '../table/science.js';
import { layoutOf } from '../table/structure.js';
import { march } from './conflict.js';
import { payForCard, payForWonder } from './payment.js';
import { gainSymbol } from './science.js';
import { gain, lose } from './treasury.js';

/** Builds a card at its price (DUEL-035). DUEL-046: Urbanism rewards a card that a chain made free. */
export function buyCard(draft: Draft, seat: Seat, id: CardId, emit?: Sink) {
  const card = CARDS[id];
  const me = cityOf(draft, seat);
  if (isChained(me, card)) return putCard(draft, seat, me, card, (me.arts & ART.urbanism) !== 0 ? 4 : 0, emit);
  payForCard(me, cityOf(draft, other(seat)), seat, card, emit);
  putCard(draft, seat, me, card, 0, emit);
}

/** Puts a building into a city with all its effects (DUEL-035, DUEL-049). */
export const buildCard = (draft: Draft, seat: Seat, id: CardId, emit?: Sink): void =>
  putCard(draft, seat, cityOf(draft, seat), CARDS[id], 0, emit);

function putCard(draft: Draft, seat: Seat, city: City, card: Card, bonus: number, emit?: Sink): void {
  addCard(city, card);
  emit?.({ kind: 'built', seat, card: card.id });
  gain(city, seat, coinsOf(draft, seat, card), 'effect', emit);
  gain(city, seat, bonus, 'urbanism', emit);
  if (card.shields > 0) march(draft, seat, card.shields + ((city.arts & ART.strategy) !== 0 ? 1 : 0), emit);
  if (card.symbol !== null) gainSymbol(draft, seat, city, card.symbol, emit);
}

/** DUEL-036: builds a wonder at its price, on an age card. */
export function buyWonder(draft: Draft, seat: Seat, id: WonderId, card: CardId, emit?: Sink): void {
  const wonder = wonderOf(draft, id);
  payForWonder(cityOf(draft, seat), cityOf(draft, other(seat)), seat, wonder, emit);
  putWonder(draft, seat, wonder, card, emit);
}

/** Puts a wonder on an age card, with its effects. */
function putWonder(draft: Draft, seat: Seat, wonder: Wonder, card: CardId, emit?: Sink): void {
  const { id } = wonder;
  const city = cityOf(draft, seat);
  takeOut(city.wonders, id);
  city.built = [...city.built, { wonder: id, card }];
  if (wonder.choice !== null) addChoice(city, wonder.choice, 1);
  emit?.({ kind: 'wonder-built', seat, wonder: id, card });
  if (builtCount(draft) === MAX_WONDERS) leaveUnbuilt(draft, emit);
  gain(city, seat, wonder.gain, 'effect', emit);
  lose(cityOf(draft, other(seat)), other(seat), wonder.fine, 'wonder', emit);
  if (wonder.again || (city.arts & ART.theology) !== 0) draft.again = true;
  march(draft, seat, wonder.shields, emit);
  if (draft.ending === null) special(draft, seat, wonder);
}

function leaveUnbuilt(draft: Draft, emit?: Sink): void {
  for (const seat of [0, 1]) {
    const city = cityOf(draft, seat);
    for (const wonder of city.wonders) emit?.({ kind: 'wonder-left', seat, wonder });
    city.wonders = [];
  }
}

/** The special effects of wonders. DUEL-100: an effect without a target is skipped. */
function special(draft: Draft, seat: Seat, wonder: Wonder) {
  const at = seat as 0 | 1;
  switch (wonder.special) {
    case null:
    case 'sanctuary':
      return;
    case 'brown':
    case 'grey':
      if (cityOf(draft, other(seat))[wonder.special] > 0) draft.pending.push(DESTROY[wonder.special][at]);
      return;
    case 'discarded':
      if (draft.discard.length > 0) draft.pending.push(DISCARDED.mausoleum[at]);
      return;
    case 'library':
      if (inBox(draft) !== 0) draft.pending.push(PROGRESS_FROM.box[at]);
      return;
    case 'theater':
      if (draft.pantheon !== null && draft.pantheon.decks.length > 0) draft.pending.push(ASK['theater-deck'][at]);
      return;
    case 'top-row':
      if ((draft.present & layoutOf(draft).top) !== 0) draft.pending.push(ASK['top-row'][at]);
      return;
    case 'removed':
      if (draft.outside + draft.removed.length > 0) draft.pending.push(ASK['liberty-own'][at]);
      return;
    default: {
      const unknown: never = wonder.special;
      return unknown;
    }
  }
}

/** DUEL-097: discards the card under a wonder. The wonder may be built again. */
export function unbuildWonder(draft: Draft, id: WonderId, emit?: Sink): void {
  for (const seat of [0, 1]) {
    const city = cityOf(draft, seat);
    if (!hasBuilt(city, id)) continue;
    const { choice } = wonderOf(draft, id);
    for (const { wonder, card } of city.built) if (wonder === id) discardCard(draft, card, emit);
    city.built = city.built.filter(({ wonder }) => wonder !== id);
    addWonder(draft, seat, id);
    if (choice !== null) addChoice(city, choice, -1);
    emit?.({ kind: 'wonder-unbuilt', seat, wonder: id });
  }
}

/** Puts a card on the discard pile. */
export function discardCard(draft: Draft, card: CardId, emit?: Sink): void {
  draft.discard.push(card);
  emit?.({ kind: 'discarded', card });
}

/** Takes a card from the discard pile or the removed cards, on its way to a city. */
export function leave(draft: Draft, card: CardId, from: 'discard' | 'removed', emit?: Sink): void {
  if (from === 'discard') takeOut(draft.discard, card);
  else draft.removed = without(draft.removed, card);
  emit?.({ kind: 'card-left', card, from });
}

/** DUEL-098: builds a wonder with a card from the discard pile. */
export function buildFromDiscard(draft: Draft, seat: number, wonder: WonderId, card: CardId, emit?: Sink): void {
  leave(draft, card, 'discard', emit);
  putWonder(draft, seat, wonderOf(draft, wonder), card, emit);
}
