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
export function payOwed(draft: Draft, emit?: Sink): void {
  const owed = draft.owed[0] as OwedEffect;
  if (owed === 'choose') takeChosen(draft, emit);
  else if (owed === 'look' && isScript(draft, draft.seat)) opponentLooks(draft, emit);
  else {
    draft.owed = draft.owed.slice(1);
    pay(draft, owed, emit);
  }
}

function pay(draft: Draft, owed: Exclude<OwedEffect, 'choose'>, emit?: Sink): void {
  const script = isScript(draft, draft.seat);
  const [left, right, central] = decksInReach(draft, draft.seat);
  switch (owed) {
    case 'cat':
      useCat(draft, emit);
      break;
    case 'token':
      if (!tokenLeft(draft)) break;
      if (script) takeToken(draft, tokenChoice(draft), emit);
      else askSeat(draft, 'take-token');
      break;
    case 'any':
      if (!hasCard(draft, central) && !draft.areas.some((_, deck) => hasCard(draft, deck))) break;
      if (script) draft.owed = ['choose'];
      else askSeat(draft, 'take-top');
      break;
    case 'look':
      if (hasCard(draft, left) || hasCard(draft, right)) askSeat(draft, 'look-deck');
      break;
    case 'left':
      takeTop(draft, left, emit);
      break;
    case 'right':
      takeTop(draft, right, emit);
      break;
    case 'central':
      takeTop(draft, central, emit);
      break;
    // A shield counts by itself: nothing is owed.
    case 'shield':
      break;
  }
}

/** ARCH-44: takes the top card, if there is one. */
function takeTop(draft: Draft, deck: number, emit?: Sink): void {
  if (hasCard(draft, deck)) take(draft, deck, emit);
}

/** ARCH-21 */
function useCat(draft: Draft, emit?: Sink): void {
  const holder = draft.cat;
  const peeks = draft.options.catPower === 'peek';
  if (holder === null || (peeks && isScript(draft, holder))) return;
  refillCentral(draft, emit);
  const { top } = draft.central;
  if (top === null) {
    if (hasCard(draft, centralOf(draft))) ask(draft, question.flip(holder), emit);
  } else if (top.seenBy !== 'all' && !top.seenBy.includes(holder)) {
    draft.central.top = { ...top, seenBy: [...top.seenBy, holder].sort((a, b) => a - b) };
    if (top.card !== null) emit?.({ kind: 'peeked', seat: holder, card: top.card });
  }
}

/** ARCH-44: up to five cards are seen, then one is taken. */
export function look(draft: Draft, emit?: Sink): void {
  const { deck, cards } = draft.looked as NonNullable<Draft['looked']>;
  if (cards.length < CARDS_LOOKED_AT && faceDown(draft, deck) > 0) ask(draft, question.look(deck), emit);
  else if (isScript(draft, draft.seat)) takeLooked(draft, lookedChoice(draft), emit);
  else askSeat(draft, 'take-looked');
}
