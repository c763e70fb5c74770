import { CHANCE, type Seat } from '@wonders/core';
import type { ChanceKind, Decision, DecisionKind } from './state.js';

const entries = (kind: DecisionKind, seat: (at: number) => Seat): readonly Decision[] =>
  Array.from({ length: 8 }, (_, at) => Object.freeze({ kind, seat: seat(at), at }));

const ofSeat = (kind: DecisionKind): readonly Decision[] => entries(kind, (at) => at);
const ofChance = (kind: ChanceKind): readonly Decision[] => entries(kind, () => CHANCE);

/** The decisions of seats, by seat. */
export const SEAT = {
  pick: ofSeat('pick'),
  select: ofSeat('select'),
  act: ofSeat('act'),
  takeToken: ofSeat('takeToken'),
  takeTop: ofSeat('takeTop'),
  lookDeck: ofSeat('lookDeck'),
  takeLooked: ofSeat('takeLooked'),
  opponentTurn: ofSeat('opponentTurn'),
} as const;

/** The decisions of chance, by what they are about. */
export const ASK = {
  wonder: ofChance('wonder'),
  slot: ofChance('slot'),
  openingToken: ofChance('openingToken'),
  stackToken: ofChance('stackToken'),
  top: ofChance('top'),
  die: ofChance('die'),
  flip: ofChance('flip'),
  blind: ofChance('blind'),
  look: ofChance('look'),
  deal: ofChance('deal'),
  reveal: ofChance('reveal'),
  ownCard: ofChance('ownCard'),
  discardHand: ofChance('discardHand'),
} as const;
