import { MOST_STEPS, replaced, type Seat, stuck } from '@wonders/core';
import { chance, turnUpSlots } from './chance.js';
import type { Mythology } from './components/cards.js';
import { deckOf } from './components/cards.js';
import { ALL_SLOTS, count, LAYOUTS, lowest, SLOTS } from './components/layouts.js';
import { BONUS } from './components/solo.js';
import type { WonderId } from './components/wonders.js';
import { WONDERS } from './components/wonders.js';
import type { Sink } from './events.js';
import { nextTheaterDeck, theaterChoices } from './opponent/divinities.js';
import { standing, tellChanges } from './play/changes.js';
import { blocked } from './play/conflict.js';
import { takeToken } from './play/pantheon.js';
import { byPoints } from './scoring.js';
import { layBoard, layOffer, layPurple, ON_BOARD, PURPLE } from './setup.js';
import {
  ASK,
  DRAW_PROGRESS,
  FIRST_PLAYER,
  FREE_CARD,
  LIBERTY_CARD,
  lookAt,
  mythologyToken,
  offeringToken,
  THEATER_DRAW,
  turnUp,
  turnUpOnSpace,
} from './state/decisions.js';
import type { Decision, DivinityPlace, Draft, Phase } from './state/index.js';
import { isScript, other, SCRIPT_SEAT, takeAt } from './state/index.js';
import { addWonder } from './table/city.js';
import { deckIndices, EVERYBODY, ONLY, pantheonOf, seenBy, topIndices } from './table/pantheon.js';
import { inBox } from './table/science.js';
import { dueSlots, tokenOn } from './table/structure.js';

/** Plays on until there is a decision to make, or the game is over. */
export function settle(s: Draft, emit?: Sink): void {
  const { pending } = s;
  for (let left = MOST_STEPS; s.ending === null; left--) {
    if (left === 0) stuck();
    // Reading an array at −1 costs as much as a whole move.
    if (pending.length === 0) {
      if (s.phase === 'turn') {
        // A turn has begun, so there is nothing more to settle. The early return saves 5 % of a playout.
        if (nextTurn(s, emit)) return;
      } else OPENING[s.phase](s, emit);
      continue;
    }
    const top = pending[pending.length - 1] as Decision;
    if (top.kind === 'turn') return;
    if (top.seat < 0) {
      pending.pop();
      chance.ask(s, top, emit);
      if (pending.length > 0 && pending[pending.length - 1] === top) return;
    } else if (!prepare(s, top)) return;
  }
}

const ask = (s: Draft, decision: Decision): number => s.pending.push(decision);

/** Reveals the cards and tokens that a seat sees before it decides. Returns whether there were any. */
function prepare(s: Draft, { kind, seat, mythology, source }: Decision): boolean {
  switch (kind) {
    case 'place-divinity':
      // DUEL-130: SOLO does not look.
      return !isScript(s, seat) && look(s, seat, mythology as Mythology);
    case 'gate':
      return turnUpDecks(s, topIndices(pantheonOf(s)));
    case 'theater-choose':
      if (turnUpDecks(s, deckIndices(pantheonOf(s), mythology as Mythology))) return true;
      return isScript(s, seat) && drawInTheater(s, mythology as Mythology);
    case 'liberty-own':
      if (s.outside > 0) ask(s, LIBERTY_CARD);
      return s.outside > 0;
    case 'progress':
      // DUEL-062: three tokens, or as many as the box has.
      if (source !== 'box' || s.drawn.length === 3 || inBox(s) === 0) return false;
      ask(s, DRAW_PROGRESS.box);
      return true;
    case 'theater-deck':
      if (!isScript(s, seat) || nextTheaterDeck(s) !== undefined) return false;
      s.pending.pop();
      return true;
    default:
      return false;
  }
}

/** DUEL-080: only this seat sees the top two. The other seat no longer knows their places. */
function look(s: Draft, seat: Seat, mythology: Mythology): boolean {
  const pantheon = pantheonOf(s);
  for (const i of deckIndices(pantheon, mythology).slice(0, 2)) {
    const place = pantheon.decks[i] as DivinityPlace;
    if (place.id === 'open') return ask(s, lookAt(i, mythology)) > 0;
    if (place.seenBy.length !== 1 || place.seenBy[0] !== seat)
      pantheon.decks = replaced(pantheon.decks, i, seenBy(place, ONLY[seat as 0 | 1]));
  }
  return false;
}

/** Reveals places of the decks to all; DUEL-093: an Enki among them gets its tokens. */
function turnUpDecks(s: Draft, indices: readonly number[]): boolean {
  const pantheon = pantheonOf(s);
  for (const i of indices) {
    const place = pantheon.decks[i] as DivinityPlace;
    if (place.id === 'open') return ask(s, turnUp(i, place.mythology as Mythology)) > 0;
    if (place.seenBy.length < 2) pantheon.decks = replaced(pantheon.decks, i, seenBy(place, EVERYBODY));
    if (place.id === 'enki' && fillEnki(s)) return true;
  }
  return false;
}

/** DUEL-093: two tokens of the box lie on a revealed Enki. */
function fillEnki(s: Draft): boolean {
  if (pantheonOf(s).enki.length === 2 || inBox(s) === 0) return false;
  ask(s, DRAW_PROGRESS.enki);
  return true;
}

/**
 * DUEL-154: the deck is open. SOLO takes an applicable divinity at random, or goes on to the next deck. It never leaves an Enki with tokens
 * behind, because that Enki is applicable.
 */
function drawInTheater(s: Draft, mythology: Mythology): boolean {
  s.pending.pop();
  if (theaterChoices(s, mythology).length > 0) ask(s, THEATER_DRAW[mythology]);
  else ask(s, ASK['theater-deck'][SCRIPT_SEAT]);
  return true;
}

/** The phases at the start of the game and of each Age. */
const OPENING: Readonly<Record<Exclude<Phase, 'turn'>, (s: Draft, emit: Sink | undefined) => void>> = {
  first(s, emit) {
    chance.ask(s, FIRST_PLAYER, emit);
  },

  draft(s, emit) {
    const [one, two] = s.cities;
    if (s.board.length < ON_BOARD) return layBoard(s, emit);
    const taken = one.wonders.length + two.wonders.length;
    const drawn = taken + s.offer.length;
    if (drawn % 4 !== 0 || (s.offer.length === 0 && drawn < 8)) return layOffer(s, 4 - (taken % 4), emit);
    if (s.offer.length > 0) return draft(s, drawn > 4 ? 2 : 1, emit);
    s.pool = [];
    beginAge(s, emit);
  },

  /** DUEL-022: the Gate comes, and the divinities are turned face up. */
  divinities(s, emit) {
    const pantheon = pantheonOf(s);
    const { spaces } = pantheon;
    if (!spaces.some((place) => place?.id === 'gate'))
      pantheon.spaces = replaced(spaces, spaces.indexOf(null), { mythology: null, id: 'gate', seenBy: EVERYBODY });
    for (const [i, place] of spaces.entries()) {
      if (place === null || place.id === 'gate') continue;
      if (place.id === 'open') return chance.ask(s, turnUpOnSpace(i + 1, place.mythology as Mythology), emit);
      if (place.seenBy.length < 2) pantheon.spaces = replaced(pantheon.spaces, i, seenBy(place, EVERYBODY));
      if (place.id === 'enki' && fillEnki(s)) return;
    }
    s.phase = 'structure';
  },

  structure(s, emit) {
    if (s.age === 3 && count(s.purple) < PURPLE) return layPurple(s, emit);
    if (!turnUpSlots(s, dueSlots(s), emit)) return;
    if (s.pantheon === null) decideStart(s);
    else s.phase = 'tokens';
  },

  /** DUEL-021, DUEL-022: tokens on the marked slots. */
  tokens(s, emit) {
    if (s.pantheon !== null && s.age !== 0)
      for (const slot of LAYOUTS[s.age].tokens) {
        if (tokenOn(s, slot) !== null) continue;
        chance.ask(s, s.age === 1 ? mythologyToken(slot) : offeringToken(slot), emit);
        if (s.pending.length > 0) return;
      }
    decideStart(s);
  },

  start(s, emit) {
    if (!isScript(s, SCRIPT_SEAT)) return beginTurns(s, emit);
    s.phase = 'free-card';
    // DUEL-171: SOLO plays one of the removed cards.
    if (s.age <= BONUS[s.options.level].freeCards) ask(s, FREE_CARD);
  },

  'free-card'(s) {
    s.phase = 'conflict';
  },

  conflict(s, emit) {
    // DUEL-170, DUEL-173: one space, without shields.
    if (BONUS[s.options.level].conflict && s.pawn < 0 && !blocked(s, s.pawn + 1, emit)) {
      const before = standing(s, emit);
      s.pawn++;
      emit?.({ kind: 'pawn', by: SCRIPT_SEAT, to: s.pawn });
      tellChanges(s, before, emit);
    }
    beginTurns(s, emit);
  },
};

/** DUEL-037 … DUEL-039: handles the cards that have become accessible, then finds the next seat. Returns whether a turn has begun. */
function nextTurn(s: Draft, emit: Sink | undefined): boolean {
  const due = s.hidden & s.open;
  if (due !== 0) {
    // DUEL-037: first the tokens, then the cards.
    if (s.pantheon !== null)
      for (let left = due; left !== 0; left &= left - 1)
        if (tokenOn(s, lowest(left)) !== null) {
          const before = standing(s, emit);
          takeToken(s, s.seat, lowest(left), emit);
          // DUEL-061: Mysticism counts the tokens.
          tellChanges(s, before, emit);
          return false;
        }
    if (!turnUpSlots(s, due, emit)) return false;
  }
  if (s.present === 0) {
    endAge(s, emit);
    return false;
  }
  // DUEL-038: another turn, or the other seat's.
  if (!s.again) s.seat = other(s.seat);
  beginTurn(s, emit);
  return true;
}

/** DUEL-010, DUEL-011, DUEL-014: which seat takes a wonder. The last wonder of a batch leaves no choice. */
function draft(s: Draft, batch: 1 | 2, emit: Sink | undefined) {
  const solo = isScript(s, SCRIPT_SEAT);
  const begins = batch === 1 ? s.first : other(s.first);
  if (solo && s.direction === null) {
    const { first } = WONDERS[s.cities[0].wonders[0] as WonderId];
    if (first === null) return void ask(s, ASK.direction[1]);
    s.direction = first;
  }
  const { length } = s.offer;
  const seat = length === 4 || length === 1 ? begins : other(begins);
  if (length > 1) return void ask(s, ASK.draft[seat as 0 | 1]);
  const wonder = takeAt(s.offer, 0);
  addWonder(s, seat, wonder);
  emit?.({ kind: 'last-wonder', seat, wonder });
}

const FACE_DOWN = Array.from({ length: SLOTS }, () => 'face-down' as const);

/** DUEL-007, DUEL-020: the next Age, all cards unseen. */
function beginAge(s: Draft, emit: Sink | undefined): void {
  const age = (s.age + 1) as 1 | 2 | 3;
  s.age = age;
  emit?.({ kind: 'age', age });
  s.deck = deckOf(age, s.options.pantheon);
  s.outside = 3;
  s.removed = [];
  s.structure = FACE_DOWN.slice();
  s.present = ALL_SLOTS;
  s.hidden = ALL_SLOTS;
  s.open = LAYOUTS[age].open;
  s.phase = age === 2 && s.pantheon !== null ? 'divinities' : 'structure';
}

function endAge(s: Draft, emit: Sink | undefined) {
  s.again = false;
  if (s.age < 3) return beginAge(s, emit);
  const { ending, winner } = byPoints(s);
  s.ending = ending;
  s.winner = winner;
  s.pending.length = 0;
  emit?.({ kind: 'over', ending, winner });
}

/** DUEL-070 … DUEL-072: which seat begins an Age, or decides who begins. */
function decideStart(s: Draft): void {
  s.phase = 'start';
  if (s.age === 1) return;
  const tied = s.pawn === 0;
  const chooser = tied ? s.seat : s.pawn < 0 ? 0 : 1;
  if (isScript(s, chooser)) s.seat = SCRIPT_SEAT;
  else if (!tied || s.options.tiedAgeStart === 'last-active-chooses') ask(s, ASK.start[chooser as 0 | 1]);
}

function beginTurns(s: Draft, emit: Sink | undefined): void {
  s.phase = 'turn';
  beginTurn(s, emit);
}

function beginTurn(s: Draft, emit: Sink | undefined): void {
  emit?.({ kind: 'turn', seat: s.seat, again: s.again });
  s.again = false;
  s.pending.push(ASK.turn[s.seat as 0 | 1]);
}
