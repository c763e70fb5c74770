import type { Seat } from '@wonders/core';
import { CHANCE } from '@wonders/core';
import type { Mythology } from '../components/cards.js';
import { MYTHOLOGIES } from '../components/cards.js';
import { SLOTS } from '../components/layouts.js';
import { DIVINITIES } from '../components/pantheon.js';
import { recordOf, tableOf } from '../components/resources.js';
import { WONDER_IDS, type WonderId } from '../components/wonders.js';
import type { Decision, SeatDecision } from './index.js';

// Entries of `pending` are shared by all games and never edited.

const entry = (kind: Decision['kind'], seat: Seat, slot = -1, of: string | null = null): Decision =>
  Object.freeze({ kind, seat, slot, of });

type PerSeat = readonly [Decision, Decision];
const perSeat = (kind: SeatDecision, of: string | null = null): PerSeat => [
  entry(kind, 0, -1, of),
  entry(kind, 1, -1, of),
];
const perMythology = (kind: SeatDecision) => tableOf(MYTHOLOGIES, (mythology) => perSeat(kind, mythology));

/** The decisions of a seat that need nothing else. */
export const ASK = recordOf(
  [
    ...(['draft', 'direction', 'start', 'turn', 'top-row', 'liberty-own', 'liberty-give'] as const),
    ...(['theater-deck', 'gate', 'nisaba', 'baal', 'zeus', 'anubis', 'ra', 'isis', 'minerva'] as const),
    ...(['neptune-remove', 'neptune-apply'] as const),
  ],
  (kind) => perSeat(kind),
);

export const PLACE = perMythology('place-divinity');
export const THEATER_CHOOSE = perMythology('theater-choose');
/** The others of a deck go back when one has been chosen. */
export const THEATER_ORDER = tableOf(DIVINITIES, (chosen) => perSeat('theater-order', chosen));

/** Where a progress token is taken from: the board, three of the box (Great Library), or Enki. */
export const PROGRESS_FROM = recordOf(['board', 'box', 'enki'], (source) => perSeat('progress', source));
/** A card of the discard pile is built free: by the Mausoleum, or by Hades. */
export const DISCARDED = recordOf(['mausoleum', 'hades'], (source) => perSeat('discarded', source));
export const DESTROY = recordOf(['brown', 'grey'], (colour) => perSeat('destroy', colour));

export const FIRST_PLAYER = entry('first-player', CHANCE);
export const DRAW_WONDER = entry('draw-wonder', CHANCE);
export const PURPLE_PLACE = entry('purple-place', CHANCE);
export const DRAW_PROGRESS = recordOf(['board', 'box', 'enki'], (source) => entry('draw-progress', CHANCE, -1, source));

const perSlot = (kind: Decision['kind'], of: string | null = null) =>
  Array.from({ length: SLOTS }, (_, slot) => entry(kind, CHANCE, slot, of));

const REVEALS = perSlot('reveal');
const ZEUS_REVEALS = perSlot('reveal', 'zeus');
const MYTHOLOGY_TOKENS = perSlot('mythology-token');
const OFFERING_TOKENS = perSlot('offering-token');
export const reveal = (slot: number): Decision => REVEALS[slot] as Decision;
/** DUEL-096: a face-down card on its way to the discard pile. */
export const revealForZeus = (slot: number): Decision => ZEUS_REVEALS[slot] as Decision;
export const mythologyToken = (slot: number): Decision => MYTHOLOGY_TOKENS[slot] as Decision;
export const offeringToken = (slot: number): Decision => OFFERING_TOKENS[slot] as Decision;

export const FREE_CARD = entry('removed-card', CHANCE, -1, 'level');
export const LIBERTY_CARD = entry('removed-card', CHANCE, -1, 'liberty');

/** The first index of `turnUp` that means a space. */
export const FIRST_SPACE = 15;
const perPlace = (kind: Decision['kind']) =>
  tableOf(MYTHOLOGIES, (mythology) =>
    Array.from({ length: FIRST_SPACE + 6 }, (_, index) => entry(kind, CHANCE, index, mythology)),
  );
const LOOKS = perPlace('look-divinity');
const TURN_UPS = perPlace('turn-divinity');
/** A divinity seen by the seat whose turn it is, on place `index` of the decks. */
export const lookAt = (index: number, mythology: Mythology): Decision => LOOKS[mythology][index] as Decision;
/** A divinity turned up for all, on place `index` of the decks, or on a space of the Pantheon: 15 + its index. */
export const turnUp = (index: number, mythology: Mythology): Decision => TURN_UPS[mythology][index] as Decision;

export const THEATER_DRAW = tableOf(MYTHOLOGIES, (mythology) => entry('theater-draw', CHANCE, -1, mythology));
export const ISIS_CARD: Readonly<Record<WonderId, Decision>> = tableOf(WONDER_IDS, (wonder) =>
  entry('isis-card', CHANCE, -1, wonder),
);
