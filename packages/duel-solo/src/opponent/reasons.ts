import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import type { CardId, Counted, Mythology, ScienceSymbol } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { ComponentId } from '../components/ids.js';
import type { MilitaryId } from '../components/military.js';
import type { Offering } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { Resource } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import type { Price } from '../costs.js';
import type { SeatMove } from '../notation.js';

/** The names of the priority lists. @category Bots */
export type ListKey =
  | 'adaptive-behaviour'
  | 'cards-still-equal'
  | 'cheapest-wonder'
  | 'choice-scale'
  | 'discard-scale'
  | 'discarding-a-card'
  | 'first-neptune-scale'
  | 'flexibility-scale'
  | 'free-choice-scale'
  | 'house-bot'
  | 'isis-scale'
  | 'offering-tokens'
  | 'operational-scale'
  | 'operational-scale-backwards'
  | 'pantheon-scale'
  | 'pantheon-scale-note-3'
  | 'progress-scale'
  | 'second-neptune-scale'
  | 'solo-and-anubis'
  | 'solo-and-baal'
  | 'solo-and-isis'
  | 'solo-and-nisaba'
  | 'solo-and-ra'
  | 'solo-and-zeus'
  | 'strategic-scale'
  | 'tactical-scale'
  | 'win-on-the-table';

/** What an item prefers. @category Bots */
export type LabelKey =
  | 'altars-in-reach'
  | 'cheapest-space'
  | 'does-something'
  | 'fewest-coins-paid'
  | 'fewest-coins-to-pay'
  | 'first-constructed'
  | 'first-of-pantheon-scale'
  | 'first-of-scale'
  | 'first-there'
  | 'first-token'
  | 'first-type'
  | 'gives-player-the-win'
  | 'green'
  | 'highest-in-strategic-scale'
  | 'highest-offering'
  | 'highest-printed-cost'
  | 'highest-value'
  | 'last-constructed'
  | 'last-type'
  | 'least-discount-unused'
  | 'lowest-cost'
  | 'lowest-price-for-player'
  | 'lowest-printed-cost'
  | 'lowest-row'
  | 'most-coins-given'
  | 'most-points'
  | 'most-promising'
  | 'move-keeps-from-losing'
  | 'move-leads-to-win'
  | 'scarcest-resource'
  | 'starts-chain'
  | 'structure-before-divinity'
  | 'structures-in-reach'
  | 'symbol-of-discarded-card'
  | 'symbol-player-lacks'
  | 'symbol-solo-has'
  | 'symbol-wins'
  | 'tokens-of-direction'
  | 'uncovers-fewest'
  | 'uncovers-token-unwanted'
  | 'uncovers-token-wanted'
  | 'wins'
  | 'wins-at-once'
  | 'wonders-in-reach';

/** Notes on a candidate. @category Bots */
export type NoteKey = 'as-good' | 'does-nothing' | 'no-discount';
/** The steps of the tactical scale, as headlines name them. @category Bots */
export type StepKey = 'step-win' | 'step-wonder' | 'step-threat' | 'step-pantheon' | 'step-structure' | 'step-discard';

/** Reasons outside the lists. @category Bots */
export type StoryKey =
  | 'anubis-turns-to-player'
  | 'anubis-turns-to-solo'
  | 'another-turn'
  | 'baal-takes-scarcest'
  | 'card-under-wonder'
  | 'divinity-wins'
  | 'force-threatens'
  | 'gives-last-type'
  | 'green-and-red-as-one'
  | 'leads-to-win'
  | 'minerva-beside-pawn'
  | 'no-altar-left'
  | 'no-wonder-left'
  | 'nothing-else-possible'
  | 'nothing-face-up'
  | 'only-discard-left'
  | 'only-move'
  | 'other-moves-equal'
  | 'other-moves-lose'
  | 'player-near-win'
  | 'science-threatens'
  | 'structure-wins'
  | 'wins-the-game'
  | 'wonder-wins'
  | 'zeus-takes-last-type'
  | 'zeus-takes-token';

/** The reasons that need no values. @category Bots */
export type PlainKey = ListKey | LabelKey | NoteKey | StepKey | StoryKey;

/**
 * The values for a sentence about coins.
 *
 * @category Bots
 */
export interface CoinValues {
  readonly coins: number;
}
/**
 * The values for a sentence about points.
 *
 * @category Bots
 */
export interface PointValues {
  readonly points: number;
}
/**
 * The value for a sentence about a seat.
 *
 * @category Bots
 */
export interface SeatValue {
  readonly seat: Seat;
}
/**
 * A price to pay, with its parts.
 *
 * @category Bots
 */
export interface PriceValues {
  readonly price: Omit<Price, 'has'>;
}
/**
 * A need: the most that one wonder asks for, less the units that the seat owns.
 *
 * @category Bots
 */
export interface NeedValues {
  readonly resource: Resource;
  readonly need: number;
  readonly most: number;
  readonly owned: number;
}
/**
 * The values for a sentence about candidates.
 *
 * @category Bots
 */
export interface CandidateValues {
  readonly candidates: readonly { readonly name: Reason; readonly note: Reason | null }[];
}

/**
 * The reasons that the bots give, by key, with the values that each sentence needs.
 *
 * @category Bots
 */
export interface Reasons extends Readonly<Record<PlainKey, NoValues>> {
  // Headlines: what the bot does, and why.
  /** The step of the tactical scale, if any, and the item or reason that decided the move. */
  readonly 'script-plays': { readonly move: SeatMove; readonly step: Reason | null; readonly because: Reason | null };
  readonly 'house-plays': { readonly move: SeatMove; readonly because: readonly Reason[] };
  /** The deciding item. */
  readonly 'decided-by': { readonly label: Reason; readonly list: Reason; readonly item: number };

  /** The one candidate that the earlier items left. */
  readonly 'only-left': { readonly name: Reason };

  // Names of candidates.
  readonly component: { readonly component: ComponentId };
  readonly 'military-token': { readonly military: MilitaryId };
  readonly 'face-down-card': { readonly token: Mythology | Offering | null };
  readonly 'with-offerings': { readonly offerings: readonly Offering[] };
  readonly move: { readonly move: SeatMove };

  // What an item prefers, for SOLO or for the player.
  readonly 'closes-pair': SeatValue;
  readonly 'resource-needed-most': SeatValue;
  readonly 'discount-needed': SeatValue;
  readonly 'discount-needed-most': SeatValue;
  readonly 'choice-needed': SeatValue;
  readonly 'choice-needed-most': SeatValue;
  readonly 'first-from-side': SeatValue;
  readonly 'lowest-price': SeatValue;
  readonly 'few-wonders': { readonly tokens: readonly ProgressId[] };
  readonly 'few-coins': { readonly tokens: readonly ProgressId[] };
  readonly 'few-wonder-points': { readonly tokens: readonly ProgressId[] };

  // Notes on candidates.
  readonly pays: PriceValues;
  readonly 'cannot-pay': PriceValues & { readonly has: number };
  readonly 'above-limit': PriceValues & { readonly limit: number };
  readonly 'price-now': PriceValues;
  /** The printed cost in coins. A resource counts as 2. */
  readonly 'printed-cost': { readonly total: number; readonly coins: number; readonly resources: number };
  /** A price in the Pantheon, less Offering tokens. */
  readonly 'less-tokens': {
    readonly price: number;
    readonly tokens: number;
    readonly coins: number;
    readonly unused: number;
  };
  readonly space: { readonly space: number; readonly coins: number };
  readonly coins: CoinValues;
  /** Coins for each unit that the card counts. */
  readonly 'coins-for': CoinValues & { readonly counted: Counted; readonly each: number; readonly units: number };
  readonly points: PointValues;
  readonly shields: { readonly shields: number };
  readonly uncovers: { readonly cards: number };
  readonly frees: { readonly card: CardId };
  readonly symbol: { readonly symbol: ScienceSymbol };
  readonly needs: { readonly resources: readonly NeedValues[] };
  readonly 'player-has': { readonly resource: Resource; readonly units: number };
  /** With the place on the operational scale. */
  readonly type: { readonly type: Type; readonly place: number };
  /** The Gate is of no mythology. */
  readonly 'place-in-pantheon-scale': { readonly mythology: Mythology | null; readonly place: number };
  readonly 'place-in-scale': { readonly place: number; readonly direction: Direction };
  readonly place: { readonly place: number };
  /** Counted in the order of construction, of arrival in a pile, or of the offer. */
  readonly number: { readonly number: number };
  readonly lies: { readonly column: number; readonly row: number };
  readonly discount: { readonly offering: Offering };
  readonly worse: PointValues;

  // What no list of SOLO shows.
  readonly 'wonder-limit': CoinValues;
  readonly 'no-wonder-in-reach': CandidateValues;
  readonly 'no-altar-in-reach': CandidateValues;
  readonly 'no-structure-in-reach': CandidateValues;
  readonly 'scale-of-direction': { readonly direction: Direction; readonly types: readonly (Type | 'green-red')[] };
  readonly 'theater-deck': { readonly mythology: Mythology };
  readonly 'chance-decides': { readonly cards: number };
  readonly 'positioning-scale': {
    readonly mythology: Mythology;
    readonly direction: Direction;
    readonly spaces: readonly number[];
  };
  readonly 'first-empty-space': { readonly space: number };
  readonly 'latest-age': { readonly age: number };

  // What the house bot looks at.
  readonly 'looks-ahead': { readonly moves: number; readonly answers: boolean };
  readonly 'own-points': PointValues;
  readonly 'opponents-points': PointValues;
  readonly denies: { readonly card: CardId; readonly points: number };
  readonly opens: { readonly cards: number };
  readonly 'next-move-equal': { readonly move: SeatMove };
  readonly 'next-move-worse': { readonly move: SeatMove; readonly points: number };
}

/**
 * A reason that a bot gives, as data; `describeExplanation` puts it into sentences.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;
