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
export function open(draft: Draft, emit?: Sink) {
  switch (draft.phase) {
    case 'first':
      return chance.ask(draft, FIRST_PLAYER, emit);
    case 'draft':
      return draftWonders(draft, emit);
    case 'divinities':
      return openPantheon(draft, emit);
    case 'structure':
      return layStructure(draft, emit);
    case 'tokens':
      return layTokens(draft, emit);
    case 'start':
      return start(draft);
    case 'free-card':
      draft.phase = 'conflict';
      return;
    case 'conflict':
      return conflict(draft, emit);
    case 'turn':
      return;
    default: {
      const unknown: never = draft.phase;
      return unknown;
    }
  }
}

/** DUEL-004, DUEL-010: the tokens of the board, then two batches of four wonders. */
function draftWonders(draft: Draft, emit?: Sink) {
  const [one, two] = draft.cities;
  if (draft.board.length < ON_BOARD) return layBoard(draft, emit);
  const taken = one.wonders.length + two.wonders.length;
  const drawn = taken + draft.offer.length;
  if (drawn === 0 && draft.options.draft === 'first-game') return dealWonders(draft, emit);
  if (drawn % 4 !== 0 || (draft.offer.length === 0 && drawn < 8)) return layOffer(draft, 4 - (taken % 4), emit);
  if (draft.offer.length > 0) return chooseWonder(draft, drawn === 4 ? 1 : 2, emit);
  draft.pool = [];
  beginAge(draft, emit);
}

/** DUEL-183: no draft, but the wonders that the rulebook names for a first game. */
function dealWonders(draft: Draft, emit?: Sink): void {
  for (const [i, wonders] of FIRST_GAME.entries()) {
    const seat = i === 0 ? draft.first : other(draft.first);
    for (const wonder of wonders) {
      addWonder(draft, seat, wonder);
      emit?.({ kind: 'wonder-dealt', seat, wonder });
    }
  }
  draft.pool = [];
  beginAge(draft, emit);
}

/** DUEL-022: the Gate comes, and the divinities are turned face up. */
function openPantheon(draft: Draft, emit?: Sink) {
  const pantheon = pantheonOf(draft);
  const { spaces } = pantheon;
  if (!spaces.some((place) => place?.id === 'gate'))
    pantheon.spaces = replaced(spaces, spaces.indexOf(null), { mythology: null, id: 'gate', seenBy: EVERYBODY });
  for (const [i, place] of spaces.entries()) {
    if (place === null) continue;
    if (place.id === 'open') return chance.ask(draft, turnUpOnSpace(i + 1, place.mythology as Mythology), emit);
    pantheon.spaces = replaced(pantheon.spaces, i, seenBy(place, EVERYBODY));
    if (place.id === 'enki' && fillEnki(draft)) return;
  }
  draft.phase = 'structure';
}

function layStructure(draft: Draft, emit?: Sink) {
  if (draft.age === 3 && count(draft.purple) < PURPLE) return layPurple(draft, emit);
  if (!turnUpSlots(draft, draft.hidden & layoutOf(draft).faceUp, emit)) return;
  if (draft.pantheon === null) decideStart(draft);
  else draft.phase = 'tokens';
}

/** DUEL-021, DUEL-022: tokens on the marked slots. */
function layTokens(draft: Draft, emit?: Sink): void {
  for (const slot of layoutOf(draft).tokens) {
    if (tokenOn(draft, slot) !== null) continue;
    chance.ask(draft, draft.age === 1 ? mythologyToken(slot) : offeringToken(slot), emit);
    if (draft.pending.length > 0) return;
  }
  decideStart(draft);
}

function start(draft: Draft) {
  draft.phase = 'free-card';
  // DUEL-171: SOLO plays one of the removed cards. Between two people the level is `base`, which has none.
  if (draft.age <= BONUS[draft.options.level].freeCards) draft.pending.push(FREE_CARD);
}

function conflict(draft: Draft, emit?: Sink): void {
  // DUEL-170, DUEL-173: one space, without shields.
  if (BONUS[draft.options.level].conflict && draft.pawn < 0 && !blocked(draft, draft.pawn + 1, emit)) {
    const before = standing(draft, emit);
    draft.pawn++;
    emit?.({ kind: 'pawn', by: SCRIPT_SEAT, to: draft.pawn });
    tellChanges(draft, before, emit);
  }
  beginTurns(draft, emit);
}

/** DUEL-010, DUEL-011, DUEL-014: which seat takes a wonder. The last wonder of a batch leaves no choice. */
function chooseWonder(draft: Draft, batch: 1 | 2, emit?: Sink) {
  const solo = isScript(draft, SCRIPT_SEAT);
  const begins = batch === 1 ? draft.first : other(draft.first);
  if (solo && draft.direction === null) {
    const { first } = WONDERS[draft.cities[0].wonders[0] as WonderId];
    if (first === null) return void draft.pending.push(ASK.direction[1]);
    draft.direction = first;
  }
  const { length } = draft.offer;
  const seat = length === 4 || length === 1 ? begins : other(begins);
  if (length > 1) return void draft.pending.push(ASK.draft[seat as 0 | 1]);
  const wonder = takeAt(draft.offer, 0);
  addWonder(draft, seat, wonder);
  emit?.({ kind: 'last-wonder', seat, wonder });
}

const FACE_DOWN = Array.from({ length: SLOTS }, () => 'face-down' as const);

/** DUEL-007, DUEL-020: the next Age, all cards unseen. */
export function beginAge(draft: Draft, emit?: Sink): void {
  const age = (draft.age + 1) as 1 | 2 | 3;
  draft.age = age;
  emit?.({ kind: 'age', age });
  draft.deck = deckOf(age, draft.options.pantheon);
  draft.outside = 3;
  draft.removed = [];
  draft.structure = FACE_DOWN.slice();
  draft.present = ALL_SLOTS;
  draft.hidden = ALL_SLOTS;
  draft.open = LAYOUTS[age].open;
  draft.phase = age === 2 && draft.pantheon !== null ? 'divinities' : 'structure';
}

/** DUEL-070 … DUEL-072: which seat begins an Age, or decides who begins. */
function decideStart(draft: Draft): void {
  draft.phase = 'start';
  if (draft.age === 1) return;
  const tied = draft.pawn === 0;
  const chooser = tied ? draft.seat : draft.pawn < 0 ? 0 : 1;
  if (isScript(draft, chooser)) draft.seat = SCRIPT_SEAT;
  // The first printing lets the last active seat begin; the erratum lets it choose.
  else if (!tied || draft.options.tiedAgeStart === 'last-active-chooses')
    draft.pending.push(ASK.start[chooser as 0 | 1]);
}

function beginTurns(draft: Draft, emit?: Sink): void {
  draft.phase = 'turn';
  beginTurn(draft, emit);
}

/** The next turn of the active seat. */
export function beginTurn(draft: Draft, emit?: Sink): void {
  emit?.({ kind: 'turn', seat: draft.seat, again: draft.again });
  draft.again = false;
  draft.pending.push(ASK.turn[draft.seat as 0 | 1]);
}
