import type { Seat } from '@wonders/core';
import { type CardId, type ScienceSymbol, SYMBOLS } from '../components/cards.js';
import { CAPITAL } from '../components/military.js';
import type { DivinityId } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';
import { isSolo, type Position } from '../state/index.js';

// What the sentences of every language ask about a position.

/** The seat that decides: sentences give the prices that it pays. */
export const decider = (s: Position): Seat => Math.max(0, s.pending[s.pending.length - 1]?.seat ?? s.seat);

/** Whether a card lies open where a move may have named it: then the move has told where it goes. */
export const liesOpen = ({ structure, cities, discard, removed }: Position, card: CardId): boolean =>
  structure.includes(card) ||
  [discard, removed, ...cities.map(({ cards }) => cards)].some((cards) => cards.includes(card));

/** Whether a divinity lies on a space of the Pantheon: then the move has told that it is activated. */
export const liesInPantheon = ({ pantheon }: Position, divinity: DivinityId | 'gate'): boolean =>
  divinity === 'gate' || (pantheon?.spaces.some((place) => place?.id === divinity) ?? false);

/** The card of a slot, `null` where it is not known. */
export function faceOf(s: Position | undefined, slot: number): CardId | null {
  const id = s?.structure[slot] ?? 'face-down';
  return id === 'face-down' ? null : id;
}

/** The divinity or the Gate on a space of the Pantheon, `null` where it is not known. */
export function divinityOn(s: Position, space: number): DivinityId | 'gate' | null {
  const id = s.pantheon?.spaces[space - 1]?.id ?? 'open';
  return id === 'open' || id === 'hidden' ? null : id;
}

/** Whether a wonder is the one that SOLO begins with (DUEL-011). */
export function isFirstOfSolo(s: Position, wonder: WonderId): boolean {
  const [first] = s.cities[0].wonders;
  return isSolo(s) && s.offer.length === 0 && (first === undefined || first === wonder);
}

/** The seat on whose half of the track a space lies, `null` in the middle. */
export const sideOf = (space: number): Seat | null => (space === 0 ? null : space > 0 ? 1 : 0);

/** Whether a space of the track is a capital. */
export const isCapital = (space: number): boolean => Math.abs(space) === CAPITAL;

/** How many spaces Minerva's pawn stands ahead of the Conflict pawn as a seat pushes it; behind it below zero. */
export const spacesAhead = (s: Position, seat: Seat, space: number): number => (space - s.pawn) * (seat === 0 ? 1 : -1);

/** The symbols of a mask. */
export const symbolsIn = (mask: number): readonly ScienceSymbol[] => SYMBOLS.filter((_, i) => (mask & (1 << i)) !== 0);

/** Only in Age III are there cards with backs of their own (DUEL-020); they are laid when it begins. */
export const LAST_AGE = { age: 3 } as const;

export const AGES = ['', 'I', 'II', 'III'] as const;
