import { CHANCE, type Seat } from '@wonders/core';
import type { DieTable } from '../components/die.js';
import { MOST_SEATS } from '../components/wonders.js';
import { DECISIONS, type Decision, PLAYER_SEAT, type SeatDecisionKind } from '../state/index.js';

// Decisions are interned: equal decisions are the same value, so a playout allocates none.

/** What a decision is about. */
type About = Partial<Omit<Decision, 'kind' | 'seat'>>;

const decision = (kind: Decision['kind'], seat: Seat, about: About = {}): Decision =>
  Object.freeze({ kind, seat, receiver: null, deck: null, slot: null, table: null, ...about });

const ofSeats = Object.fromEntries(
  DECISIONS.map((kind) => [kind, Array.from({ length: MOST_SEATS }, (_, seat) => decision(kind, seat))]),
) as unknown as Readonly<Record<SeatDecisionKind, readonly Decision[]>>;

export const seatDecision = (kind: SeatDecisionKind, seat: Seat): Decision => ofSeats[kind][seat] as Decision;

/** The decisions of one kind that differ in a number. */
function numbered(kind: Decision['kind'], field: 'receiver' | 'deck' | 'slot') {
  const all = Array.from({ length: MOST_SEATS }, (_, i) => decision(kind, CHANCE, { [field]: i }));
  return (i: number): Decision => all[i] as Decision;
}

const taken = decision('blind', CHANCE);
const kept = numbered('blind', 'receiver');

const die: Readonly<Record<DieTable, Decision>> = {
  'no-priority': decision('die', CHANCE, { table: 'no-priority' }),
  tie: decision('die', CHANCE, { table: 'tie' }),
  halicarnassus: decision('die', CHANCE, { table: 'halicarnassus' }),
};

const deals = Array.from({ length: MOST_SEATS }, (_, slot) => decision('deal', CHANCE, { deck: PLAYER_SEAT, slot }));

const openingToken = decision('opening-token', CHANCE);

/** What chance may be asked. */
export const question = {
  wonder: numbered('wonder', 'receiver'),
  slot: numbered('slot', 'slot'),
  stackToken: numbered('stack-token', 'receiver'),
  openingToken,
  top: numbered('top', 'deck'),
  die: (table: DieTable): Decision => die[table],
  flip: numbered('flip', 'receiver'),
  /** The central card, for the acting seat or kept for one that has selected it. */
  blind: (keptFor: Seat | null): Decision => (keptFor === null ? taken : kept(keptFor)),
  look: numbered('look', 'deck'),
  /** The card of the player's hand that is seen next: `slot` cards have been seen. */
  deal: (seen: number): Decision => deals[seen] as Decision,
  reveal: numbered('reveal', 'deck'),
  ownCard: numbered('own-card', 'deck'),
  discardHand: numbered('discard-hand', 'deck'),
};
