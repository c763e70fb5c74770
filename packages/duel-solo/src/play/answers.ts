import { type ChanceEvent, playByKind } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { fineOf } from '../components/military.js';
import { type DivinityId, MYTHOLOGY_OF } from '../components/pantheon.js';
import type { OwnEvent, Sink } from '../events.js';
import type { Move, MoveOf, SeatMove } from '../notation.js';
import { ASK, isisCard, revealForZeus, theaterChoice, theaterOrder } from '../state/decisions.js';
import type { Decision, Draft } from '../state/index.js';
import { cityOf, other, takeOut, without } from '../state/index.js';
import { addCard, addWonder, removeCard } from '../table/city.js';
import { deckIndices, ONLY, pantheonOf, seenBy } from '../table/pantheon.js';
import { takeMilitary } from './conflict.js';
import { buildCard, buildFromDiscard, discardCard, leave, unbuildWonder } from './construct.js';
import { pickFromDecks, placeDivinity, strikeToken, welcome } from './pantheon.js';
import { gainProgress, gainSymbol } from './science.js';
import { lose } from './treasury.js';
import { type Action, takeCard } from './turn.js';

/** Plays the answer to a decision other than that of a turn. */
export const answer = playByKind<Draft, Decision, Exclude<SeatMove, Action>, OwnEvent | ChanceEvent<Move>>({
  'draft-wonder'(draft, { seat }, { wonder }) {
    addWonder(draft, seat, takeOut(draft.offer, wonder));
  },
  'choose-direction'(draft, _, { direction }) {
    draft.direction = direction;
  },
  'choose-first-player'(draft, _, { first }) {
    draft.seat = first;
  },
  'place-divinity': (draft, { seat, mythology }, { divinity, space }, emit) =>
    placeDivinity(draft, seat, mythology as Mythology, divinity, space, emit),
  'take-progress': takeProgress,
  'build-discarded'(draft, { seat }, { card }, emit) {
    // DUEL-049: no payment.
    leave(draft, card, 'discard', emit);
    buildCard(draft, seat, card, emit);
  },
  'destroy-card'(draft, { seat }, { card }, emit) {
    lostCard(draft, other(seat), card, 'discard', emit);
    discardCard(draft, card, emit);
  },
  'build-top-row': (draft, { seat }, { slot }, emit) => buildCard(draft, seat, takeCard(draft, slot), emit),
  'liberty-own'(draft, { seat }, { card }, emit) {
    leave(draft, card, 'removed', emit);
    // DUEL-102: first the seat's own card with everything that it causes.
    if (draft.removed.length > 0) draft.pending.push(ASK['liberty-give'][seat as 0 | 1]);
    buildCard(draft, seat, card, emit);
  },
  'liberty-give'(draft, { seat }, { card }, emit) {
    leave(draft, card, 'removed', emit);
    buildCard(draft, other(seat), card, emit);
  },
  'theater-deck'(draft, { seat }, { mythology }) {
    draft.pending.push(theaterChoice(mythology)[seat as 0 | 1]);
  },
  'theater-choose': chooseInTheater,
  'theater-order': orderInTheater,
  'gate-choose'(draft, { seat }, { divinity }, emit) {
    pickFromDecks(draft, divinity);
    welcome(draft, seat, divinity, emit);
  },
  'nisaba-card'(draft, { seat }, { card }, emit) {
    const { symbol } = CARDS[card];
    pantheonOf(draft).snake = card;
    if (symbol !== null) gainSymbol(draft, seat, cityOf(draft, seat), symbol, emit);
  },
  'baal-card'(draft, { seat }, { card }, emit) {
    lostCard(draft, other(seat), card, 'city', emit);
    addCard(cityOf(draft, seat), CARDS[card]);
  },
  'zeus-card': strike,
  'anubis-wonder': (draft, _, { wonder }, emit) => unbuildWonder(draft, wonder, emit),
  'ra-wonder'(draft, { seat }, { wonder }, emit) {
    // DUEL-098.
    addWonder(draft, seat, takeOut(cityOf(draft, other(seat)).wonders, wonder));
    emit?.({ kind: 'wonder-taken', seat, wonder });
  },
  'isis-build'(draft, { seat }, { wonder, card }, emit) {
    if (card !== null) buildFromDiscard(draft, seat, wonder, card, emit);
    else draft.pending.push(isisCard(wonder));
  },
  'minerva-space'(draft, _, { space }, emit) {
    pantheonOf(draft).minerva = space;
    emit?.({ kind: 'minerva', space });
  },
  'neptune-remove'(draft, { seat }, { military }, emit) {
    // DUEL-099: with one token left, only this half happens.
    takeMilitary(draft, military, null, emit);
    if (draft.military.length > 0) draft.pending.push(ASK['neptune-apply'][seat as 0 | 1]);
  },
  'neptune-apply'(draft, { seat }, { military }, emit) {
    takeMilitary(draft, military, null, emit);
    lose(cityOf(draft, other(seat)), other(seat), fineOf(military), 'military', emit);
  },
});

/** DUEL-060, DUEL-062, DUEL-093: takes a token. The other tokens from the box or Enki go back. */
function takeProgress(draft: Draft, { seat, source }: Decision, { token }: MoveOf<'take-progress'>, emit?: Sink): void {
  if (source === 'board') draft.board = without(draft.board, token);
  else if (source === 'box') draft.drawn = [];
  else pantheonOf(draft).enki = [];
  gainProgress(draft, seat, token, emit);
}

function lostCard(draft: Draft, seat: number, card: CardId, to: 'discard' | 'city', emit?: Sink): void {
  removeCard(cityOf(draft, seat), card);
  emit?.({ kind: 'lost-card', seat, card, to });
}

/** DUEL-087: the seat orders the other two and puts them back before the chosen divinity takes effect. */
function chooseInTheater(
  draft: Draft,
  { seat, mythology }: Decision,
  { divinity: id }: MoveOf<'theater-choose'>,
  emit?: Sink,
): void {
  if (deckIndices(pantheonOf(draft), mythology as Mythology).length === 3) {
    draft.pending.push(theaterOrder(id)[seat as 0 | 1]);
    return;
  }
  pickFromDecks(draft, id);
  welcome(draft, seat, id, emit);
}

/** DUEL-087: only the seat knows the order. */
function orderInTheater(
  draft: Draft,
  { seat, divinity }: Decision,
  { divinity: top }: MoveOf<'theater-order'>,
  emit?: Sink,
): void {
  const chosen = divinity as DivinityId;
  pickFromDecks(draft, chosen);
  const pantheon = pantheonOf(draft);
  const { decks } = pantheon;
  const [at = 0] = deckIndices(pantheon, MYTHOLOGY_OF[chosen]);
  const two = decks.slice(at, at + 2).map((place) => seenBy(place, ONLY[seat as 0 | 1]));
  two.sort((a, b) => Number(b.id === top) - Number(a.id === top));
  pantheon.decks = [...decks.slice(0, at), ...two, ...decks.slice(at + 2)];
  welcome(draft, seat, chosen, emit);
}

/** DUEL-096: both seats see a face-down card on its way to the discard pile. */
function strike(draft: Draft, { seat }: Decision, { slot }: MoveOf<'zeus-card'>, emit?: Sink): void {
  if ((draft.hidden & (1 << slot)) !== 0) {
    draft.pending.push(revealForZeus(slot));
    return;
  }
  discardCard(draft, takeCard(draft, slot), emit);
  strikeToken(draft, seat, slot, emit);
}
