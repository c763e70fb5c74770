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
  'draft-wonder'(s, { seat }, { wonder }) {
    addWonder(s, seat, takeOut(s.offer, wonder));
  },
  'choose-direction'(s, _, { direction }) {
    s.direction = direction;
  },
  'choose-first-player'(s, _, { first }) {
    s.seat = first;
  },
  'place-divinity': (s, { seat, mythology }, { divinity, space }, emit) =>
    placeDivinity(s, seat, mythology as Mythology, divinity, space, emit),
  'take-progress': takeProgress,
  'build-discarded'(s, { seat }, { card }, emit) {
    // DUEL-049: no payment.
    leave(s, card, 'discard', emit);
    buildCard(s, seat, card, emit);
  },
  'destroy-card'(s, { seat }, { card }, emit) {
    lostCard(s, other(seat), card, 'discard', emit);
    discardCard(s, card, emit);
  },
  'build-top-row': (s, { seat }, { slot }, emit) => buildCard(s, seat, takeCard(s, slot), emit),
  'liberty-own'(s, { seat }, { card }, emit) {
    leave(s, card, 'removed', emit);
    // DUEL-102: first the seat's own card with everything that it causes.
    if (s.removed.length > 0) s.pending.push(ASK['liberty-give'][seat as 0 | 1]);
    buildCard(s, seat, card, emit);
  },
  'liberty-give'(s, { seat }, { card }, emit) {
    leave(s, card, 'removed', emit);
    buildCard(s, other(seat), card, emit);
  },
  'theater-deck'(s, { seat }, { mythology }) {
    s.pending.push(theaterChoice(mythology)[seat as 0 | 1]);
  },
  'theater-choose': chooseInTheater,
  'theater-order': orderInTheater,
  'gate-choose'(s, { seat }, { divinity }, emit) {
    pickFromDecks(s, divinity);
    welcome(s, seat, divinity, emit);
  },
  'nisaba-card'(s, { seat }, { card }, emit) {
    const { symbol } = CARDS[card];
    pantheonOf(s).snake = card;
    if (symbol !== null) gainSymbol(s, seat, cityOf(s, seat), symbol, emit);
  },
  'baal-card'(s, { seat }, { card }, emit) {
    lostCard(s, other(seat), card, 'city', emit);
    addCard(cityOf(s, seat), CARDS[card]);
  },
  'zeus-card': strike,
  'anubis-wonder': (s, _, { wonder }, emit) => unbuildWonder(s, wonder, emit),
  'ra-wonder'(s, { seat }, { wonder }, emit) {
    // DUEL-098.
    addWonder(s, seat, takeOut(cityOf(s, other(seat)).wonders, wonder));
    emit?.({ kind: 'wonder-taken', seat, wonder });
  },
  'isis-build'(s, { seat }, { wonder, card }, emit) {
    if (card !== null) buildFromDiscard(s, seat, wonder, card, emit);
    else s.pending.push(isisCard(wonder));
  },
  'minerva-space'(s, _, { space }, emit) {
    pantheonOf(s).minerva = space;
    emit?.({ kind: 'minerva', space });
  },
  'neptune-remove'(s, { seat }, { military }, emit) {
    // DUEL-099: with one token left, only this half happens.
    takeMilitary(s, military, null, emit);
    if (s.military.length > 0) s.pending.push(ASK['neptune-apply'][seat as 0 | 1]);
  },
  'neptune-apply'(s, { seat }, { military }, emit) {
    takeMilitary(s, military, null, emit);
    lose(cityOf(s, other(seat)), other(seat), fineOf(military), 'military', emit);
  },
});

/** DUEL-060, DUEL-062, DUEL-093: takes a token. The other tokens from the box or Enki go back. */
function takeProgress(s: Draft, { seat, source }: Decision, { token }: MoveOf<'take-progress'>, emit?: Sink): void {
  if (source === 'board') s.board = without(s.board, token);
  else if (source === 'box') s.drawn = [];
  else pantheonOf(s).enki = [];
  gainProgress(s, seat, token, emit);
}

function lostCard(s: Draft, seat: number, card: CardId, to: 'discard' | 'city', emit?: Sink): void {
  removeCard(cityOf(s, seat), card);
  emit?.({ kind: 'lost-card', seat, card, to });
}

/** DUEL-087: the seat orders the other two and puts them back before the chosen divinity takes effect. */
function chooseInTheater(
  s: Draft,
  { seat, mythology }: Decision,
  { divinity: id }: MoveOf<'theater-choose'>,
  emit?: Sink,
): void {
  if (deckIndices(pantheonOf(s), mythology as Mythology).length === 3) {
    s.pending.push(theaterOrder(id)[seat as 0 | 1]);
    return;
  }
  pickFromDecks(s, id);
  welcome(s, seat, id, emit);
}

/** DUEL-087: only the seat knows the order. */
function orderInTheater(
  s: Draft,
  { seat, divinity }: Decision,
  { divinity: top }: MoveOf<'theater-order'>,
  emit?: Sink,
): void {
  const chosen = divinity as DivinityId;
  pickFromDecks(s, chosen);
  const pantheon = pantheonOf(s);
  const { decks } = pantheon;
  const [at = 0] = deckIndices(pantheon, MYTHOLOGY_OF[chosen]);
  const two = decks.slice(at, at + 2).map((place) => seenBy(place, ONLY[seat as 0 | 1]));
  two.sort((a, b) => Number(b.id === top) - Number(a.id === top));
  pantheon.decks = [...decks.slice(0, at), ...two, ...decks.slice(at + 2)];
  welcome(s, seat, chosen, emit);
}

/** DUEL-096: both seats see a face-down card on its way to the discard pile. */
function strike(s: Draft, { seat }: Decision, { slot }: MoveOf<'zeus-card'>, emit?: Sink): void {
  if ((s.hidden & (1 << slot)) !== 0) {
    s.pending.push(revealForZeus(slot));
    return;
  }
  discardCard(s, takeCard(s, slot), emit);
  strikeToken(s, seat, slot, emit);
}
