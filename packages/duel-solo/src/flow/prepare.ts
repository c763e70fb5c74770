import { replaced, type Seat } from '@wonders/core';
import type { Mythology } from '../components/cards.js';
import { nextTheaterDeck, theaterChoices } from '../script/divinities.js';
import { ASK, DRAW_PROGRESS, LIBERTY_CARD, lookAt, theaterDraw, turnUp } from '../state/decisions.js';
import type { Decision, DivinityPlace, Draft } from '../state/index.js';
import { isScript, SCRIPT_SEAT } from '../state/index.js';
import { deckIndices, EVERYBODY, ONLY, pantheonOf, seenBy, topIndices } from '../table/pantheon.js';
import { inBox } from '../table/science.js';

const ask = (draft: Draft, decision: Decision): number => draft.pending.push(decision);

/** Reveals the cards and tokens that a seat sees before it decides. Returns whether there were any. */
export function prepare(draft: Draft, { kind, seat, mythology, source }: Decision): boolean {
  switch (kind) {
    case 'place-divinity':
      // DUEL-130: SOLO does not look.
      return !isScript(draft, seat) && look(draft, seat, mythology as Mythology);
    case 'gate':
      return turnUpDecks(draft, topIndices(pantheonOf(draft)));
    case 'theater-choose':
      if (turnUpDecks(draft, deckIndices(pantheonOf(draft), mythology as Mythology))) return true;
      return isScript(draft, seat) && drawInTheater(draft, mythology as Mythology);
    case 'liberty-own':
      if (draft.outside > 0) ask(draft, LIBERTY_CARD);
      return draft.outside > 0;
    case 'progress':
      // DUEL-062: three tokens, or as many as the box has.
      if (source !== 'box' || draft.drawn.length === 3 || inBox(draft) === 0) return false;
      ask(draft, DRAW_PROGRESS.box);
      return true;
    case 'theater-deck':
      if (!isScript(draft, seat) || nextTheaterDeck(draft) !== undefined) return false;
      draft.pending.pop();
      return true;
    default:
      return false;
  }
}

/** DUEL-080: only this seat sees the top two. The other seat no longer knows their places. */
function look(draft: Draft, seat: Seat, mythology: Mythology): boolean {
  const pantheon = pantheonOf(draft);
  for (const i of deckIndices(pantheon, mythology).slice(0, 2)) {
    const place = pantheon.decks[i] as DivinityPlace;
    if (place.id === 'open') return ask(draft, lookAt(i, mythology)) > 0;
    pantheon.decks = replaced(pantheon.decks, i, seenBy(place, ONLY[seat as 0 | 1]));
  }
  return false;
}

/** Reveals places of the decks to all; DUEL-093: an Enki among them gets its tokens. */
function turnUpDecks(draft: Draft, indices: readonly number[]): boolean {
  const pantheon = pantheonOf(draft);
  for (const i of indices) {
    const place = pantheon.decks[i] as DivinityPlace;
    if (place.id === 'open') return ask(draft, turnUp(i, place.mythology as Mythology)) > 0;
    pantheon.decks = replaced(pantheon.decks, i, seenBy(place, EVERYBODY));
    if (place.id === 'enki' && fillEnki(draft)) return true;
  }
  return false;
}

/** DUEL-093: two tokens of the box lie on a revealed Enki. */
export function fillEnki(draft: Draft): boolean {
  if (pantheonOf(draft).enki.length === 2 || inBox(draft) === 0) return false;
  ask(draft, DRAW_PROGRESS.enki);
  return true;
}

/**
 * DUEL-154: the deck is open. SOLO takes an applicable divinity at random, or goes on to the next deck. It never leaves an Enki with tokens
 * behind, because that Enki is applicable.
 */
function drawInTheater(draft: Draft, mythology: Mythology): boolean {
  draft.pending.pop();
  if (theaterChoices(draft, mythology).length > 0) ask(draft, theaterDraw(mythology));
  else ask(draft, ASK['theater-deck'][SCRIPT_SEAT]);
  return true;
}
