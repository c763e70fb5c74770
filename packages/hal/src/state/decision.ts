import { type Decision as BaseDecision, CHANCE, deepFreeze, type Seat } from '@wonders/core';

/**
 * What is to be decided.
 *
 * @category Position
 */
export interface Decision extends BaseDecision {
  readonly kind: SeatDecisionKind | ChanceKind;
  /** Whose turn it is, or for whom a component is drawn; 0 if for no one seat. */
  readonly whose: Seat;
}

/**
 * The decisions that seats take.
 *
 * @category Position
 */
export const DECISIONS = /* @__PURE__ */ deepFreeze([
  'give',
  'act',
  'hal',
  'move-token',
  'draft',
  'new-hand',
  'commit',
  'take',
  'return-tiles',
] as const);

/**
 * The kinds of decisions that seats take.
 *
 * @category Position
 */
export type SeatDecisionKind = (typeof DECISIONS)[number];

/**
 * The decisions that chance takes; each bears the name of the move that answers it.
 *
 * @category Position
 */
export const CHANCES = /* @__PURE__ */ deepFreeze([
  'start-tile',
  'burn',
  'tile',
  'card',
  'hal-card',
  'expert-card',
  'hal-tile',
  'first-player',
  'starter-set',
  'character',
] as const);

/**
 * The kinds of decisions that chance takes, and of the moves that answer them.
 *
 * @category Position
 */
export type ChanceKind = (typeof CHANCES)[number];

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

type BySeat<K extends Decision['kind']> = Readonly<Record<K, readonly Decision[]>>;

/** One frozen decision for each kind and seat: clones share them. */
function interned<K extends Decision['kind']>(kinds: readonly K[], answeredBy: (whose: Seat) => Seat): BySeat<K> {
  const rows = kinds.map((kind) => {
    const row = SEATS.map((whose) => Object.freeze({ kind, seat: answeredBy(whose), whose }));
    return [kind, row] as const;
  });
  return Object.fromEntries<readonly Decision[]>(rows) as BySeat<K>;
}

const SEAT_DECISIONS = interned(DECISIONS, (whose) => whose);
const CHANCE_DECISIONS = interned(CHANCES, () => CHANCE);

/** The decision of a seat; of simultaneous ones seat 0 stands for all. */
export const seatDecision = (kind: SeatDecisionKind, whose: Seat = 0): Decision =>
  SEAT_DECISIONS[kind][whose] as Decision;

/** The chance decision for a component of a seat, or of the table. */
export const chanceDecision = (kind: ChanceKind, whose: Seat): Decision => CHANCE_DECISIONS[kind][whose] as Decision;
