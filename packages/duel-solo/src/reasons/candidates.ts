import type { Seat } from '@wonders/core';
import type { CardId, Counted, Mythology, ScienceSymbol } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { ComponentId } from '../components/ids.js';
import type { MilitaryId } from '../components/military.js';
import type { Offering } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { Resource } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import type { Price } from '../costs/index.js';
import type { SeatMove } from '../notation.js';

/**
 * The coins that a component brings.
 *
 * @category Bots
 */
export interface CoinValues {
  /** The coins that the card or the wonder gives when it is constructed. */
  readonly coins: number;
}
/**
 * The points of a component.
 *
 * @category Bots
 */
export interface PointValues {
  /** The victory points printed on the card or the wonder. */
  readonly points: number;
}
/**
 * The seat that an item of a list looks at.
 *
 * @category Bots
 */
export interface SeatValue {
  /** The seat for which the item asks: SOLO or the player. */
  readonly seat: Seat;
}
/**
 * A price to pay, with its parts.
 *
 * @category Bots
 */
export interface PriceValues {
  /** The price of the candidate for the seat that would pay. */
  readonly price: Omit<Price, 'has'>;
}
/**
 * A need: the most that one wonder asks for, less the units that the seat owns (DUEL-112).
 *
 * @category Bots
 */
export interface NeedValues {
  /** The resource that is needed. */
  readonly resource: Resource;
  /** `most` less `owned`; it may be negative. */
  readonly need: number;
  /** The most units that one unconstructed wonder of the seat asks for. */
  readonly most: number;
  /** The units that the city of the seat gives; a choice counts for each of its resources. */
  readonly owned: number;
}
/**
 * The Progress tokens that an item of a list prefers.
 *
 * @category Bots
 */
export interface TokenValues {
  /** The tokens, the best first. */
  readonly tokens: readonly ProgressId[];
}

/**
 * What is to be known of candidates, by key: their names, what an item prefers among them, and notes.
 *
 * @category Bots
 */
export interface CandidateReasons {
  // Names of candidates.
  /** A candidate: a card, a wonder, a Progress token or a divinity. */
  readonly component: {
    /** The card, wonder, token or divinity that is the candidate. */
    readonly component: ComponentId;
  };
  /** A candidate: a Military token, for Neptune. */
  readonly 'military-token': {
    /** The Military token, by the seat on whose half it lies and the coins that this seat loses. */
    readonly military: MilitaryId;
  };
  /** A candidate: a card of the structure that lies face down, for Zeus. */
  readonly 'face-down-card': {
    /** The token on the card; `null` for none. */
    readonly token: Mythology | Offering | null;
  };
  /** A candidate: Offering tokens to pay with. */
  readonly 'with-offerings': {
    /** The Offering tokens to give, by their discounts; empty for none. */
    readonly offerings: readonly Offering[];
  };
  /** A candidate of the house bot. */
  readonly move: {
    /** The move that the house bot compares with others. */
    readonly move: SeatMove;
  };

  // What an item prefers, for SOLO or for the player.
  /** A card that completes a pair of symbols. */
  readonly 'closes-pair': SeatValue;
  /** The card whose resource is needed most (DUEL-112). */
  readonly 'resource-needed-most': SeatValue;
  /** The card whose resource the seat has least of: what it needs most without wonders to construct (DUEL-112), or what it loses. */
  readonly 'scarcest-resource': SeatValue;
  /** A card that makes a needed resource cheaper, the most needed first (DUEL-113). */
  readonly 'discount-needed': SeatValue;
  /** The same where the seat has no wonder to construct: the resource that it has least of comes first (DUEL-113). */
  readonly 'discount-scarcest': SeatValue;
  /** A card that gives a choice of resources, one of which is needed, the most needed first (DUEL-113). */
  readonly 'choice-needed': SeatValue;
  /** The same where the seat has no wonder to construct: the resource that it has least of comes first (DUEL-113). */
  readonly 'choice-scarcest': SeatValue;
  /** The card that lies nearest to the side of a seat. */
  readonly 'first-from-side': SeatValue;
  /** The lowest price to pay (DUEL-110). */
  readonly 'lowest-price': SeatValue;
  /** The tokens that SOLO prefers with few constructed wonders (DUEL-150). */
  readonly 'few-wonders': TokenValues & {
    /** The most wonders with which it does. */
    readonly wonders: number;
  };
  /** The tokens that SOLO prefers with few coins (DUEL-150). */
  readonly 'few-coins': TokenValues & {
    /** The most coins with which it does. */
    readonly coins: number;
  };
  /** The tokens that SOLO prefers while its wonders bring no more points than the player's (DUEL-150). */
  readonly 'few-wonder-points': TokenValues;

  // Notes on candidates.
  /** SOLO can pay the price. */
  readonly pays: PriceValues;
  /** SOLO cannot pay the price. */
  readonly 'cannot-pay': PriceValues & {
    /** The coins that SOLO can spend, fewer than the price. */
    readonly has: number;
  };
  /** SOLO could pay the price, and its limit forbids it. */
  readonly 'above-limit': PriceValues & {
    /** The most coins that SOLO pays, fewer than the price (DUEL-126). */
    readonly limit: number;
  };
  /** The price to pay now, where that counts rather than the printed cost. */
  readonly 'price-now': PriceValues;
  /** The printed cost in coins (DUEL-110). */
  readonly 'printed-cost': {
    /** The whole cost: a resource counts as 2 coins. */
    readonly total: number;
    /** The coins among it. */
    readonly coins: number;
    /** How many resources it asks for. */
    readonly resources: number;
  };
  /** A price in the Pantheon, less Offering tokens (DUEL-131). */
  readonly 'less-tokens': {
    /** The price in coins without tokens. */
    readonly price: number;
    /** The sum of the discounts. */
    readonly tokens: number;
    /** The coins that are left to pay. */
    readonly coins: number;
    /** The part of the discounts that brings nothing. */
    readonly unused: number;
  };
  /** The space on which a card of the Pantheon lies (DUEL-082). */
  readonly space: {
    /** The space of the Pantheon, 1 to 6, counted from seat 0. */
    readonly space: number;
    /** The price in coins that is printed on it for SOLO. */
    readonly coins: number;
  };
  /** What the candidate gives in coins. */
  readonly coins: CoinValues;
  /** Coins for each unit that the card counts (DUEL-117). */
  readonly 'coins-for': CoinValues & {
    /** What the card counts. */
    readonly counted: Counted;
    /** The coins for each of them. */
    readonly each: number;
    /** How many SOLO has then, with this card. */
    readonly units: number;
  };
  /** What the candidate scores. */
  readonly points: PointValues;
  /** What a red card moves the Conflict pawn by. */
  readonly shields: {
    /** The shields printed on the card. */
    readonly shields: number;
  };
  /** What taking the card makes accessible. */
  readonly uncovers: {
    /** How many cards become accessible without this one. */
    readonly cards: number;
  };
  /** The card starts a chain. */
  readonly frees: {
    /** The card of a later Age that this one makes free by its chain. */
    readonly card: CardId;
  };
  /** The card has a symbol of science. */
  readonly symbol: {
    /** The symbol of science on the card. */
    readonly symbol: ScienceSymbol;
  };
  /** How much the resources of the card are needed. */
  readonly needs: {
    /** The need of each resource that the card gives or makes cheaper. */
    readonly resources: readonly NeedValues[];
  };
  /** How much a seat has of what the card gives or makes cheaper. */
  readonly owns: SeatValue & {
    /** The resources of the card. */
    readonly resources: readonly {
      /** The resource. */
      readonly resource: Resource;
      /** The units of it that the seat owns; a choice counts for each of its resources. */
      readonly units: number;
    }[];
  };
  /** The place of a card on the operational scale (DUEL-118). */
  readonly type: {
    /** The type of the card (DUEL-118). */
    readonly type: Type;
    /** The place of the type on the operational scale, from 1. */
    readonly place: number;
  };
  /** The place of a card of the Pantheon on its scale. */
  readonly 'place-in-pantheon-scale': {
    /** The mythology of the divinity; `null` for the Gate, which is of none. */
    readonly mythology: Mythology | null;
    /** The place on the Pantheon scale: 1 is the Gate, the mythologies follow (DUEL-127). */
    readonly place: number;
  };
  /** The place of a wonder on its scale. */
  readonly 'place-in-scale': {
    /** The place of the wonder on the strategic scale, from 1. */
    readonly place: number;
    /** The direction that SOLO follows, which has a scale of its own. */
    readonly direction: Direction;
  };
  /** The place of a candidate on a list of names. */
  readonly place: {
    /** The place on the list that the item reads, from 1. */
    readonly place: number;
  };
  /** The place of a candidate in an order of time. */
  readonly number: {
    /** Counted from 1 in the order of construction, of arrival in a pile, or of the offer. */
    readonly number: number;
  };
  /** Where a card lies in the structure. */
  readonly lies: {
    /** The column in the structure; the lowest is nearest to SOLO. */
    readonly column: number;
    /** The row in the structure, from the top, from 1. */
    readonly row: number;
  };
  /** The Offering token that a face-down card bears. */
  readonly discount: {
    /** The Offering token on the card, by its discount. */
    readonly offering: Offering;
  };
  /** How far a move of the house bot falls behind its best one. */
  readonly worse: {
    /** By how much the position is worse than after the best move, in points, rounded, 1 or more. */
    readonly points: number;
  };
}
