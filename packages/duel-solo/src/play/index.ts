import type { CardId, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { fineOf } from '../components/military.js';
import { type DivinityId, MYTHOLOGY_OF } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';
import type { Sink } from '../events.js';
import type { Move, MoveOf } from '../notation.js';
import { ASK, ISIS_CARD, revealForZeus, THEATER_CHOOSE, THEATER_ORDER } from '../state/decisions.js';
import type { Decision, Draft } from '../state/index.js';
import { cityOf, other, without } from '../state/index.js';
import { addCard, addWonder, removeCard, wonderOf } from '../table/city.js';
import { deckIndices, ONLY, pantheonOf, seenBy } from '../table/pantheon.js';
import { removeSlot } from '../table/structure.js';
import { takeMilitary } from './conflict.js';
import { buildCard, buildFromDiscard, buildWonder, buyCard, discardCard, leave, unbuildWonder } from './construct.js';
import { activate, pickFromDecks, placeDivinity, strikeToken, welcome } from './pantheon.js';
import { payForWonder } from './payment.js';
import { gainProgress, gainSymbol } from './science.js';
import { gain, lose } from './treasury.js';

/** Plays a legal move of a seat. The caller has already popped its decision. */
export function play(s: Draft, decision: Decision, move: Move, emit?: Sink) {
  const { seat } = decision;
  switch (move.kind) {
    case 'construct':
      return buyCard(s, seat, takeCard(s, move.slot), emit);
    case 'discard':
      // DUEL-032.
      gain(s, seat, 2 + cityOf(s, seat).yellow, emit);
      return discardCard(s, takeCard(s, move.slot), emit);
    case 'construct-wonder':
      payForWonder(s, seat, wonderOf(s, move.wonder), emit);
      return buildWonder(s, seat, move.wonder, takeCard(s, move.slot), emit);
    case 'activate':
      return activate(s, seat, move.space, move.offerings, emit);
    case 'draft-wonder':
      s.offer = without(s.offer, move.wonder);
      addWonder(s, seat, move.wonder);
      return;
    case 'choose-direction':
      s.direction = move.direction;
      return;
    case 'choose-first-player':
      s.seat = move.first;
      return;
    case 'place-divinity':
      return placeDivinity(s, seat, decision.mythology as Mythology, move.divinity, move.space, emit);
    case 'take-progress':
      return takeProgress(s, decision, move, emit);
    case 'build-discarded':
      // DUEL-049: no payment.
      leave(s, move.card, 'discard', emit);
      return buildCard(s, seat, move.card, emit);
    case 'destroy-card':
      lostCard(s, other(seat), move.card, 'discard', emit);
      return discardCard(s, move.card, emit);
    case 'build-top-row':
      return buildCard(s, seat, takeCard(s, move.slot), emit);
    case 'liberty-own':
      leave(s, move.card, 'removed', emit);
      // DUEL-102: first the seat's own card with everything that it causes.
      if (s.removed.length > 0) s.pending.push(ASK['liberty-give'][seat as 0 | 1]);
      return buildCard(s, seat, move.card, emit);
    case 'liberty-give':
      leave(s, move.card, 'removed', emit);
      return buildCard(s, other(seat), move.card, emit);
    case 'theater-deck':
      s.pending.push(THEATER_CHOOSE[move.mythology][seat as 0 | 1]);
      return;
    case 'theater-choose':
      return chooseInTheater(s, decision, move.divinity, emit);
    case 'theater-order':
      return orderInTheater(s, decision, move.divinity, emit);
    case 'gate-choose':
      pickFromDecks(s, move.divinity);
      return welcome(s, seat, move.divinity, emit);
    case 'nisaba-card': {
      const { symbol } = CARDS[move.card];
      pantheonOf(s).snake = move.card;
      if (symbol !== null) gainSymbol(s, seat, symbol, emit);
      return;
    }
    case 'baal-card':
      lostCard(s, other(seat), move.card, 'city', emit);
      return addCard(cityOf(s, seat), CARDS[move.card]);
    case 'zeus-card':
      return strike(s, seat, move.slot, emit);
    case 'anubis-wonder':
      return unbuildWonder(s, move.wonder, emit);
    case 'ra-wonder':
      return takeWonder(s, seat, move.wonder, emit);
    case 'isis-build':
      if (move.card !== null) return buildFromDiscard(s, seat, move.wonder, move.card, emit);
      s.pending.push(ISIS_CARD[move.wonder]);
      return;
    case 'minerva-space':
      pantheonOf(s).minerva = move.space;
      emit?.({ kind: 'minerva', space: move.space });
      return;
    case 'neptune-remove':
      // DUEL-099: with one token left, only this half happens.
      takeMilitary(s, move.military, null, emit);
      if (s.military.length > 0) s.pending.push(ASK['neptune-apply'][seat as 0 | 1]);
      return;
    case 'neptune-apply':
      takeMilitary(s, move.military, null, emit);
      return lose(s, other(seat), fineOf(move.military), emit);
    case 'first-player':
    case 'draw-wonder':
    case 'draw-progress':
    case 'purple-place':
    case 'reveal':
    case 'removed-card':
    case 'isis-card':
    case 'mythology-token':
    case 'offering-token':
    case 'look-divinity':
    case 'turn-divinity':
    case 'theater-draw':
      throw new TypeError(`${move.kind} answers a chance decision`);
    default: {
      const unknown: never = move;
      return unknown;
    }
  }
}

/** Takes the card from a slot. */
function takeCard(s: Draft, slot: number): CardId {
  const card = s.structure[slot] as CardId;
  removeSlot(s, slot);
  return card;
}

/** DUEL-060, DUEL-062, DUEL-093: takes a token. The other tokens from the box or Enki go back. */
function takeProgress(
  s: Draft,
  { seat, source }: Decision,
  { token }: MoveOf<'take-progress'>,
  emit: Sink | undefined,
): void {
  if (source === 'board') s.board = without(s.board, token);
  else if (source === 'box') s.drawn = [];
  else pantheonOf(s).enki = [];
  gainProgress(s, seat, token, emit);
}

function lostCard(s: Draft, seat: number, card: CardId, to: 'discard' | 'city', emit: Sink | undefined): void {
  removeCard(cityOf(s, seat), card);
  emit?.({ kind: 'lost-card', seat, card, to });
}

/** DUEL-087: the seat orders the other two and puts them back before the chosen divinity takes effect. */
function chooseInTheater(s: Draft, { seat, mythology }: Decision, id: DivinityId, emit: Sink | undefined): void {
  if (deckIndices(pantheonOf(s), mythology as Mythology).length === 3) {
    s.pending.push(THEATER_ORDER[id][seat as 0 | 1]);
    return;
  }
  pickFromDecks(s, id);
  welcome(s, seat, id, emit);
}

/** DUEL-087: only the seat knows the order. */
function orderInTheater(s: Draft, { seat, divinity }: Decision, top: DivinityId, emit: Sink | undefined): void {
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
function strike(s: Draft, seat: number, slot: number, emit: Sink | undefined): void {
  if ((s.hidden & (1 << slot)) !== 0) {
    s.pending.push(revealForZeus(slot));
    return;
  }
  discardCard(s, takeCard(s, slot), emit);
  strikeToken(s, seat, slot, emit);
}

/** DUEL-098: Ra. */
function takeWonder(s: Draft, seat: number, wonder: WonderId, emit: Sink | undefined): void {
  const you = cityOf(s, other(seat));
  you.wonders = without(you.wonders, wonder);
  addWonder(s, seat, wonder);
  emit?.({ kind: 'wonder-taken', seat, wonder });
}
