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
 * The candidates of which none passes.
 *
 * @category Bots
 */
export interface CandidateValues {
  /** All candidates. */
  readonly candidates: readonly {
    /** What an explanation calls it. */
    readonly name: Reason;
    /** Why it does not pass; `null` where that needs no word. */
    readonly note: Reason | null;
  }[];
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
 * The reasons that the bots give, by key, with the values that each sentence needs.
 *
 * @category Bots
 */
export interface Reasons extends Readonly<Record<PlainKey, NoValues>> {
  // Headlines: what the bot does, and why.
  /** SOLO's move. */
  readonly 'script-plays': {
    /** What SOLO does. */
    readonly move: SeatMove;
    /** The step of the tactical scale; `null` for a decision that follows from an earlier move. */
    readonly step: Reason | null;
    /** The item or reason that decided; `null` where the step says all. */
    readonly because: Reason | null;
  };
  /** The house bot's move. */
  readonly 'house-plays': {
    /** What the house bot does. */
    readonly move: SeatMove;
    /** What speaks for the move, one reason or more. */
    readonly because: readonly Reason[];
  };
  /** The deciding item. */
  readonly 'decided-by': {
    /** What the item prefers. */
    readonly label: Reason;
    /** The list of the item. */
    readonly list: Reason;
    /** The number of the item in its list, from 1. */
    readonly item: number;
  };

  /** The one candidate that the earlier items left. */
  readonly 'only-left': {
    /** What an explanation calls it. */
    readonly name: Reason;
  };

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
  /** A card that makes a needed resource cheaper (DUEL-113). */
  readonly 'discount-needed': SeatValue;
  /** Of these, the one for the resource that is needed most. */
  readonly 'discount-needed-most': SeatValue;
  /** A card that gives a choice of resources, one of which is needed (DUEL-113). */
  readonly 'choice-needed': SeatValue;
  /** Of these, the one for the resource that is needed most. */
  readonly 'choice-needed-most': SeatValue;
  /** The card that lies nearest to the side of a seat. */
  readonly 'first-from-side': SeatValue;
  /** The lowest price to pay (DUEL-110). */
  readonly 'lowest-price': SeatValue;
  /** The tokens that SOLO prefers with at most one constructed wonder (DUEL-150). */
  readonly 'few-wonders': TokenValues;
  /** The tokens that SOLO prefers with at most three coins (DUEL-150). */
  readonly 'few-coins': TokenValues;
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
  /** How much the player has of what the card gives. */
  readonly 'player-has': {
    /** The resource that the card gives. */
    readonly resource: Resource;
    /** The units of it that the player owns. */
    readonly units: number;
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

  // What no list of SOLO shows.
  /** What SOLO pays for a wonder at most. */
  readonly 'wonder-limit': {
    /** The most coins that SOLO pays for a wonder in this Age (DUEL-126). */
    readonly coins: number;
  };
  /** SOLO can construct none of its wonders. */
  readonly 'no-wonder-in-reach': CandidateValues;
  /** SOLO can afford and use no card of the Pantheon. */
  readonly 'no-altar-in-reach': CandidateValues;
  /** SOLO can afford no structure. */
  readonly 'no-structure-in-reach': CandidateValues;
  /** The operational scale that SOLO follows. */
  readonly 'scale-of-direction': {
    /** The direction that SOLO follows. */
    readonly direction: Direction;
    /** Its operational scale: the types of cards, the best first. */
    readonly types: readonly (Type | 'green-red')[];
  };
  /** The deck that SOLO opens in the Divine Theater. */
  readonly 'theater-deck': {
    /** The mythology of the deck that SOLO opens. */
    readonly mythology: Mythology;
  };
  /** SOLO's lists leave several cards for Isis: chance draws one. */
  readonly 'chance-decides': {
    /** How many cards are equal for Isis. */
    readonly cards: number;
  };
  /** The order in which SOLO fills the spaces of the Pantheon (DUEL-130). */
  readonly 'positioning-scale': {
    /** The mythology of the divinity that SOLO places. */
    readonly mythology: Mythology;
    /** The direction that SOLO follows. */
    readonly direction: Direction;
    /** The spaces of the Pantheon, the best first, 1 to 6, counted from seat 0. */
    readonly spaces: readonly number[];
  };
  /** The space on which SOLO places the divinity. */
  readonly 'first-empty-space': {
    /** The space that SOLO takes, 1 to 6, counted from seat 0. */
    readonly space: number;
  };
  /** The Age from which SOLO takes a card for Isis. */
  readonly 'latest-age': {
    /** The latest Age of which a card lies in the discard pile, 1 to 3. */
    readonly age: number;
  };

  // What the house bot looks at.
  /** How far the house bot looks. */
  readonly 'looks-ahead': {
    /** How many moves it compares: all that are legal. */
    readonly moves: number;
    /** Whether it also looks at SOLO's answer to each. */
    readonly answers: boolean;
  };
  /** The move brings the bot points, or costs it some. */
  readonly 'own-points': {
    /** How much the bot's own points change by the move; not 0. */
    readonly points: number;
  };
  /** The move brings the opponent points, or costs it some. */
  readonly 'opponents-points': {
    /** How much the opponent's points change by the move; not 0. */
    readonly points: number;
  };
  /** The move takes a card that the opponent would like. */
  readonly denies: {
    /** The card that the opponent can no longer take. */
    readonly card: CardId;
    /** What the card would be worth to the opponent, in points, rounded, more than 3. */
    readonly points: number;
  };
  /** The move makes cards accessible. */
  readonly opens: {
    /** How many cards become accessible. */
    readonly cards: number;
  };
  /** Another move is just as good. */
  readonly 'next-move-equal': {
    /** The best of the other moves. */
    readonly move: SeatMove;
  };
  /** No other move is as good. */
  readonly 'next-move-worse': {
    /** The best of the other moves. */
    readonly move: SeatMove;
    /** By how much it is worse, in points, rounded, 1 or more. */
    readonly points: number;
  };
}

/**
 * A reason that a bot gives, as data; `describeExplanation` puts it into sentences.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;
