import { question } from '../chance/decisions.js';
import { ask, askSeat } from '../chance/index.js';
import { CARDS_LOOKED_AT } from '../components/wonders.js';
import type { Sink } from '../events.js';
import { take, takeLooked, takeToken } from '../play/taking.js';
import { lookedChoice, tokenChoice } from '../script/index.js';
import { type Draft, isScript, type OwedEffect } from '../state/index.js';
import { refillCentral } from '../table/central.js';
import { centralOf, decksInReach, faceDown, hasCard } from '../table/decks.js';
import { tokenLeft } from '../table/science.js';
import { opponentLooks, takeChosen } from './opponent.js';

/** ARCH-25, ARCH-44: the next thing that is owed. A choice that may take the die stays owed until it is made. */
export function payOwed(s: Draft, emit?: Sink): void {
  const owed = s.owed[0] as OwedEffect;
  if (owed === 'choose') takeChosen(s, emit);
  else if (owed === 'look' && isScript(s, s.seat)) opponentLooks(s, emit);
  else {
    s.owed = s.owed.slice(1);
    pay(s, owed, emit);
  }
}

function pay(s: Draft, owed: Exclude<OwedEffect, 'choose'>, emit?: Sink): void {
  const script = isScript(s, s.seat);
  const [left, right, central] = decksInReach(s, s.seat);
  switch (owed) {
    case 'cat':
      useCat(s, emit);
      break;
    case 'token':
      if (!tokenLeft(s)) break;
      if (script) takeToken(s, tokenChoice(s), emit);
      else askSeat(s, 'take-token');
      break;
    case 'any':
      if (!hasCard(s, central) && !s.areas.some((_, deck) => hasCard(s, deck))) break;
      if (script) s.owed = ['choose'];
      else askSeat(s, 'take-top');
      break;
    case 'look':
      if (hasCard(s, left) || hasCard(s, right)) askSeat(s, 'look-deck');
      break;
    case 'left':
      takeTop(s, left, emit);
      break;
    case 'right':
      takeTop(s, right, emit);
      break;
    case 'central':
      takeTop(s, central, emit);
      break;
    // A shield counts by itself: nothing is owed.
    case 'shield':
      break;
  }
}

/** ARCH-44: takes the top card, if there is one. */
function takeTop(s: Draft, deck: number, emit?: Sink): void {
  if (hasCard(s, deck)) take(s, deck, emit);
}

/** ARCH-21 */
function useCat(s: Draft, emit?: Sink): void {
  const holder = s.cat;
  const peeks = s.options.catPower === 'peek';
  if (holder === null || (peeks && isScript(s, holder))) return;
  refillCentral(s, emit);
  const { top } = s.central;
  if (top === null) {
    if (hasCard(s, centralOf(s))) ask(s, question.flip(holder), emit);
  } else if (top.seenBy !== 'all' && !top.seenBy.includes(holder)) {
    s.central.top = { ...top, seenBy: [...top.seenBy, holder].sort((a, b) => a - b) };
    if (top.card !== null) emit?.({ kind: 'peeked', seat: holder, card: top.card });
  }
}

/** ARCH-44: up to five cards are seen, then one is taken. */
export function look(s: Draft, emit?: Sink): void {
  const { deck, cards } = s.looked as NonNullable<Draft['looked']>;
  if (cards.length < CARDS_LOOKED_AT && faceDown(s, deck) > 0) ask(s, question.look(deck), emit);
  else if (isScript(s, s.seat)) takeLooked(s, lookedChoice(s), emit);
  else askSeat(s, 'take-looked');
}
