import { replaced } from '@wonders/core';
import { chance, turnUpSlots } from '../chance.js';
import { deckOf, type Mythology } from '../components/cards.js';
import { ALL_SLOTS, count, LAYOUTS, SLOTS } from '../components/layouts.js';
import { BONUS } from '../components/solo.js';
import { FIRST_GAME, WONDERS, type WonderId } from '../components/wonders.js';
import type { Sink } from '../events.js';
import { standing, tellChanges } from '../play/changes.js';
import { blocked } from '../play/conflict.js';
import { layBoard, layOffer, layPurple, ON_BOARD, PURPLE } from '../setup.js';
import { ASK, FIRST_PLAYER, FREE_CARD, mythologyToken, offeringToken, turnUpOnSpace } from '../state/decisions.js';
import type { Draft } from '../state/index.js';
import { isScript, other, SCRIPT_SEAT, takeAt } from '../state/index.js';
import { addWonder } from '../table/city.js';
import { EVERYBODY, pantheonOf, seenBy } from '../table/pantheon.js';
import { layoutOf, tokenOn } from '../table/structure.js';
import { fillEnki } from './prepare.js';

/** One step of those that open the game and each Age. */
export function open(s: Draft, emit?: Sink) {
  switch (s.phase) {
    case 'first':
      return chance.ask(s, FIRST_PLAYER, emit);
    case 'draft':
      return draftWonders(s, emit);
    case 'divinities':
      return openPantheon(s, emit);
    case 'structure':
      return layStructure(s, emit);
    case 'tokens':
      return layTokens(s, emit);
    case 'start':
      return start(s);
    case 'free-card':
      s.phase = 'conflict';
      return;
    case 'conflict':
      return conflict(s, emit);
    case 'turn':
      return;
    default: {
      const unknown: never = s.phase;
      return unknown;
    }
  }
}

/** DUEL-004, DUEL-010: the tokens of the board, then two batches of four wonders. */
function draftWonders(s: Draft, emit?: Sink) {
  const [one, two] = s.cities;
  if (s.board.length < ON_BOARD) return layBoard(s, emit);
  const taken = one.wonders.length + two.wonders.length;
  const drawn = taken + s.offer.length;
  if (drawn === 0 && s.options.draft === 'first-game') return dealWonders(s, emit);
  if (drawn % 4 !== 0 || (s.offer.length === 0 && drawn < 8)) return layOffer(s, 4 - (taken % 4), emit);
  if (s.offer.length > 0) return chooseWonder(s, drawn === 4 ? 1 : 2, emit);
  s.pool = [];
  beginAge(s, emit);
}

/** DUEL-183: no draft, but the wonders that the rulebook names for a first game. */
function dealWonders(s: Draft, emit?: Sink): void {
  for (const [i, wonders] of FIRST_GAME.entries()) {
    const seat = i === 0 ? s.first : other(s.first);
    for (const wonder of wonders) {
      addWonder(s, seat, wonder);
      emit?.({ kind: 'wonder-dealt', seat, wonder });
    }
  }
  s.pool = [];
  beginAge(s, emit);
}

/** DUEL-022: the Gate comes, and the divinities are turned face up. */
function openPantheon(s: Draft, emit?: Sink) {
  const pantheon = pantheonOf(s);
  const { spaces } = pantheon;
  if (!spaces.some((place) => place?.id === 'gate'))
    pantheon.spaces = replaced(spaces, spaces.indexOf(null), { mythology: null, id: 'gate', seenBy: EVERYBODY });
  for (const [i, place] of spaces.entries()) {
    if (place === null) continue;
    if (place.id === 'open') return chance.ask(s, turnUpOnSpace(i + 1, place.mythology as Mythology), emit);
    pantheon.spaces = replaced(pantheon.spaces, i, seenBy(place, EVERYBODY));
    if (place.id === 'enki' && fillEnki(s)) return;
  }
  s.phase = 'structure';
}

function layStructure(s: Draft, emit?: Sink) {
  if (s.age === 3 && count(s.purple) < PURPLE) return layPurple(s, emit);
  if (!turnUpSlots(s, s.hidden & layoutOf(s).faceUp, emit)) return;
  if (s.pantheon === null) decideStart(s);
  else s.phase = 'tokens';
}

/** DUEL-021, DUEL-022: tokens on the marked slots. */
function layTokens(s: Draft, emit?: Sink): void {
  for (const slot of layoutOf(s).tokens) {
    if (tokenOn(s, slot) !== null) continue;
    chance.ask(s, s.age === 1 ? mythologyToken(slot) : offeringToken(slot), emit);
    if (s.pending.length > 0) return;
  }
  decideStart(s);
}

function start(s: Draft) {
  s.phase = 'free-card';
  // DUEL-171: SOLO plays one of the removed cards. Between two people the level is `base`, which has none.
  if (s.age <= BONUS[s.options.level].freeCards) s.pending.push(FREE_CARD);
}

function conflict(s: Draft, emit?: Sink): void {
  // DUEL-170, DUEL-173: one space, without shields.
  if (BONUS[s.options.level].conflict && s.pawn < 0 && !blocked(s, s.pawn + 1, emit)) {
    const before = standing(s, emit);
    s.pawn++;
    emit?.({ kind: 'pawn', by: SCRIPT_SEAT, to: s.pawn });
    tellChanges(s, before, emit);
  }
  beginTurns(s, emit);
}

/** DUEL-010, DUEL-011, DUEL-014: which seat takes a wonder. The last wonder of a batch leaves no choice. */
function chooseWonder(s: Draft, batch: 1 | 2, emit?: Sink) {
  const solo = isScript(s, SCRIPT_SEAT);
  const begins = batch === 1 ? s.first : other(s.first);
  if (solo && s.direction === null) {
    const { first } = WONDERS[s.cities[0].wonders[0] as WonderId];
    if (first === null) return void s.pending.push(ASK.direction[1]);
    s.direction = first;
  }
  const { length } = s.offer;
  const seat = length === 4 || length === 1 ? begins : other(begins);
  if (length > 1) return void s.pending.push(ASK.draft[seat as 0 | 1]);
  const wonder = takeAt(s.offer, 0);
  addWonder(s, seat, wonder);
  emit?.({ kind: 'last-wonder', seat, wonder });
}

const FACE_DOWN = Array.from({ length: SLOTS }, () => 'face-down' as const);

/** DUEL-007, DUEL-020: the next Age, all cards unseen. */
export function beginAge(s: Draft, emit?: Sink): void {
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

/** DUEL-070 … DUEL-072: which seat begins an Age, or decides who begins. */
function decideStart(s: Draft): void {
  s.phase = 'start';
  if (s.age === 1) return;
  const tied = s.pawn === 0;
  const chooser = tied ? s.seat : s.pawn < 0 ? 0 : 1;
  if (isScript(s, chooser)) s.seat = SCRIPT_SEAT;
  // The first printing lets the last active seat begin; the erratum lets it choose.
  else if (!tied || s.options.tiedAgeStart === 'last-active-chooses') s.pending.push(ASK.start[chooser as 0 | 1]);
}

function beginTurns(s: Draft, emit?: Sink): void {
  s.phase = 'turn';
  beginTurn(s, emit);
}

/** The next turn of the active seat. */
export function beginTurn(s: Draft, emit?: Sink): void {
  emit?.({ kind: 'turn', seat: s.seat, again: s.again });
  s.again = false;
  s.pending.push(ASK.turn[s.seat as 0 | 1]);
}
