import type { Seat } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import type { Back, Deck, TokenPlace } from '../notation.js';

// The ids of the places on the board: questions are about them, pieces stand there, and boards draw them.

export const deckPlace = (deck: Deck): string => `deck-${deck}`;

export const tokenPlace = (slot: TokenPlace): string => `token-${slot}`;

export const seatPlace = (seat: Seat): string => `seat-${seat}`;

export const stagePlace = (seat: Seat, stage: number): string => `stage-${seat}-${stage}`;

/** The cards of a kind in front of a seat. */
export const cardsPlace = (seat: Seat, card: CardKind): string => `cards-${seat}-${card}`;

/** A hand of the three Ages. */
const handOf = (seat: Seat): string => (seat === 0 ? 'hand' : 'other-hand');

/** The cards of a hand that are of one kind and have one back. */
export const handPlace = (seat: Seat, card: CardKind | null, back: Back | null): string =>
  `${handOf(seat)}-${card}-${back}`;

/** The cards of a hand that the viewer does not know. */
export const unseenInHand = (seat: Seat): string => `${handOf(seat)}-unseen`;

export const lookedPlace = (card: CardKind | null): string => `looked-${card}`;

export const UNSEEN_LOOKED = 'looked-unseen';
