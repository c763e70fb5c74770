import type { Seat } from '@wonders/core';
import { type CardId, type ScienceSymbol, SYMBOLS } from '../components/cards.js';
import { slotsOf } from '../components/layouts.js';
import { CAPITAL } from '../components/military.js';
import type { DivinityId } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';
import { pointsOf } from '../scoring.js';
import { isSolo, type Position } from '../state/index.js';
import { layoutOf } from '../table/structure.js';

// Questions about a position that the sentences of every language need answered.

/** The seat that decides. Sentences give the prices for this seat. */
export const decider = (position: Position): Seat =>
  Math.max(0, position.pending[position.pending.length - 1]?.seat ?? position.seat);

/** Whether a card lies face up before the move. If it does, the text of the move already names it. */
export const liesOpen = ({ structure, cities, discard, removed }: Position, card: CardId): boolean =>
  structure.includes(card) ||
  [discard, removed, ...cities.map(({ cards }) => cards)].some((cards) => cards.includes(card));

/** Whether a divinity lies on a space of the Pantheon. If it does, the text of the move already says that it is activated. */
export const liesInPantheon = ({ pantheon }: Position, divinity: DivinityId | 'gate'): boolean =>
  divinity === 'gate' || pantheon?.spaces.some((place) => place?.id === divinity) === true;

/** The card on a slot, `null` if it is unknown. */
export function faceOf(position: Position | undefined, slot: number): CardId | null {
  const id = position?.structure[slot] ?? 'face-down';
  return id === 'face-down' ? null : id;
}

/** The divinity or the Gate on a space of the Pantheon, `null` if it is unknown. */
export function divinityOn(position: Position, space: number): DivinityId | 'gate' | null {
  const id = position.pantheon?.spaces[space - 1]?.id;
  return id === undefined || id === 'open' || id === 'hidden' ? null : id;
}

/** The slots that cover a slot (DUEL-030). */
export const slotsOver = (position: Position, slot: number): readonly number[] =>
  slotsOf((layoutOf(position).coveredBy[slot] as number) & position.present);

/** The points of a seat at the end, and those on blue cards, which decide a tie (DUEL-076). */
export function figuresOf(position: Position, seat: Seat): { readonly total: number; readonly blue: number } {
  const sheet = pointsOf(position, seat);
  return { total: Object.values(sheet).reduce((sum, points) => sum + points, 0), blue: sheet.blue };
}

/** Whether a wonder is SOLO's first one (DUEL-011). */
export function isFirstOfSolo(position: Position, wonder: WonderId): boolean {
  const [first] = position.cities[0].wonders;
  return isSolo(position) && position.offer.length === 0 && (first === undefined || first === wonder);
}

/** The seat on whose half of the track a space lies, `null` in the middle. */
export const sideOf = (space: number): Seat | null => (space === 0 ? null : space > 0 ? 1 : 0);

/** Whether a space of the track is a capital. */
export const isCapital = (space: number): boolean => Math.abs(space) === CAPITAL;

/** How many spaces the Minerva pawn stands ahead of the Conflict pawn, in the direction in which a seat pushes it. Negative if behind. */
export const spacesAhead = (position: Position, seat: Seat, space: number): number =>
  (space - position.pawn) * (seat === 0 ? 1 : -1);

/** The symbols of a mask. */
export const symbolsIn = (mask: number): readonly ScienceSymbol[] => SYMBOLS.filter((_, i) => (mask & (1 << i)) !== 0);

/** Cards with a special back exist in Age III only (DUEL-020). */
export const LAST_AGE = 3;

export const AGES = ['', 'I', 'II', 'III'] as const;
