import { replaced, type Seat } from '@wonders/core';
import { type Mythology, tokenBit } from '../components/cards.js';
import type { DivinityId, Offering } from '../components/pantheon.js';
import { OFFERINGS } from '../components/pantheon.js';
import { activationPrice, withOfferings } from '../costs/index.js';
import type { Sink } from '../events.js';
import { ASK, DISCARDED, PROGRESS_FROM, placing } from '../state/decisions.js';
import type { DivinityPlace, Draft } from '../state/index.js';
import { cityOf, other } from '../state/index.js';
import { builtCount } from '../table/city.js';
import { deckIndices, holdingOf, NOBODY, pantheonOf } from '../table/pantheon.js';
import { tokenOn } from '../table/structure.js';
import { march } from './conflict.js';
import { pay } from './payment.js';
import { gainSymbol } from './science.js';
import { gain } from './treasury.js';

/** DUEL-080: a seat takes the token on a slot. */
export function takeToken(draft: Draft, seat: Seat, slot: number, emit?: Sink): void {
  const pantheon = pantheonOf(draft);
  const token = tokenOn(draft, slot);
  if (token === null) return;
  pantheon.tokens = replaced(pantheon.tokens, slot, null);
  const holding = holdingOf(draft, seat);
  emit?.({ kind: 'token', seat, slot, token });
  if (typeof token === 'number') {
    holding.offerings = [...OFFERINGS].filter((each) => each === token || holding.offerings.includes(each));
    return;
  }
  holding.mythologies = [...holding.mythologies, token];
  cityOf(draft, seat).chains |= tokenBit(token);
  // DUEL-081: an empty deck has nothing to place.
  if (deckIndices(pantheon, token).length > 0) draft.pending.push(placing(token)[seat as 0 | 1]);
}

/** DUEL-096: the token on a card that Zeus discards leaves the game, or goes to the seat. */
export function strikeToken(draft: Draft, seat: Seat, slot: number, emit?: Sink): void {
  const token = tokenOn(draft, slot);
  if (draft.options.zeusToken === 'taken') takeToken(draft, seat, slot, emit);
  else if (token !== null) loseToken(draft, slot, token, emit);
}

function loseToken(draft: Draft, slot: number, token: Mythology | Offering, emit?: Sink): void {
  const pantheon = pantheonOf(draft);
  pantheon.tokens = replaced(pantheon.tokens, slot, null);
  emit?.({ kind: 'token-left', slot, token });
}

/** DUEL-080, DUEL-130: puts one of the top two divinities on a space, and the other back on top. */
export function placeDivinity(
  draft: Draft,
  seat: Seat,
  mythology: Mythology,
  id: DivinityId | null,
  space: number,
  emit?: Sink,
): void {
  const pantheon = pantheonOf(draft);
  const [first, second] = deckIndices(pantheon, mythology) as [number, number?];
  const top = pantheon.decks[first] as DivinityPlace;
  let placed = top;
  if (second === undefined) pantheon.decks = pantheon.decks.filter((_, i) => i !== first);
  else {
    const next = pantheon.decks[second] as DivinityPlace;
    const open: DivinityPlace = { mythology, id: 'open', seenBy: NOBODY };
    placed = id === null ? open : id === top.id ? top : next;
    const kept = id === null ? open : id === top.id ? next : top;
    pantheon.decks = replaced(
      pantheon.decks.filter((_, i) => i !== second),
      first,
      kept,
    );
  }
  pantheon.spaces = replaced(pantheon.spaces, space - 1, placed);
  emit?.({ kind: 'placed', seat, mythology, space });
}

/** DUEL-084, DUEL-085: pays for a card of the Pantheon and applies its effect. */
export function activate(draft: Draft, seat: Seat, space: number, offerings: readonly Offering[], emit?: Sink) {
  const pantheon = pantheonOf(draft);
  const place = pantheon.spaces[space - 1] as DivinityPlace;
  pay(cityOf(draft, seat), seat, withOfferings(activationPrice(draft, seat, space, place.id), offerings), emit);
  const holding = holdingOf(draft, seat);
  holding.offerings = holding.offerings.filter((each) => !offerings.includes(each));
  pantheon.spaces = replaced(pantheon.spaces, space - 1, null);
  if (place.id !== 'gate') return welcome(draft, seat, place.id as DivinityId, emit);
  emit?.({ kind: 'activated', seat, divinity: 'gate' });
  if (pantheon.decks.length > 0) draft.pending.push(ASK.gate[seat as 0 | 1]);
}

/** Gives a divinity to a seat and applies its effect. */
export function welcome(draft: Draft, seat: Seat, id: DivinityId, emit?: Sink): void {
  const holding = holdingOf(draft, seat);
  holding.divinities = [...holding.divinities, id];
  emit?.({ kind: 'activated', seat, divinity: id });
  bless(draft, seat, id, emit);
}

/** Takes a divinity out of its deck (DUEL-086, DUEL-087); DUEL-093: an Enki that stays there loses its tokens. */
export function pickFromDecks(draft: Draft, id: DivinityId): void {
  const pantheon = pantheonOf(draft);
  pantheon.decks = pantheon.decks.filter((place) => place.id !== id);
  if (pantheon.decks.some((place) => place.id === 'enki')) pantheon.enki = [];
}

/** DUEL-090 … DUEL-099: what a divinity does; DUEL-100: an effect without a target is skipped. */
function bless(draft: Draft, seat: Seat, id: DivinityId, emit?: Sink) {
  const at = seat as 0 | 1;
  const me = cityOf(draft, seat);
  const you = cityOf(draft, other(seat));
  const decide = (possible: boolean, kind: keyof typeof ASK) => {
    if (possible) draft.pending.push(ASK[kind][at]);
  };
  switch (id) {
    case 'aphrodite':
      return;
    case 'tanit':
      return gain(me, seat, 12, 'effect', emit);
    case 'astarte':
      me.astarte = 7;
      emit?.({ kind: 'astarte-coins', seat, by: 7 });
      return;
    case 'mars':
      return march(draft, seat, 2, emit);
    case 'ishtar':
      return gainSymbol(draft, seat, me, 'law', emit);
    case 'enki':
      if (pantheonOf(draft).enki.length > 0) draft.pending.push(PROGRESS_FROM.enki[at]);
      return;
    case 'nisaba':
      return decide(you.green > 0, 'nisaba');
    case 'baal':
      return decide(you.brown + you.grey > 0, 'baal');
    case 'hades':
      if (draft.discard.length > 0) draft.pending.push(DISCARDED.hades[at]);
      return;
    case 'zeus':
      return decide(draft.present !== 0, 'zeus');
    case 'anubis':
      return decide(builtCount(draft) > 0, 'anubis');
    case 'isis':
      return decide(me.wonders.length > 0 && draft.discard.length > 0, 'isis');
    case 'ra':
      return decide(you.wonders.length > 0, 'ra');
    case 'minerva':
      return decide(true, 'minerva');
    case 'neptune':
      return decide(draft.military.length > 0, 'neptune-remove');
    default: {
      const unknown: never = id;
      return unknown;
    }
  }
}
