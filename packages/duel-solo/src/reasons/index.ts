import type { NoValues, ReasonOf } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { Type } from '../components/solo.js';
import type { SeatMove } from '../notation.js';

import type { CandidateReasons } from './candidates.js';
import type { PlainKey } from './keys.js';

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
    /** Why it does not pass. */
    readonly note: Reason;
  }[];
}

/**
 * The reasons that the bots give, by key, with the values that each sentence needs.
 *
 * @category Bots
 */
export interface Reasons extends Readonly<Record<PlainKey, NoValues>>, CandidateReasons {
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
  /** How far a thorough bot looks. */
  readonly 'plays-on': {
    /** After how many moves it plays on: those that the house bot likes best, two or more. */
    readonly moves: number;
    /** In how many guesses at what is hidden. */
    readonly worlds: number;
    /** For how many decisions of both seats. */
    readonly decisions: number;
  };
  /** What a move leads to, when a thorough bot has played on. */
  readonly 'lead-on-average': {
    /** The lead in points, rounded; negative when behind. */
    readonly points: number;
  };
  /** The move brings the bot points, or costs it some. */
  readonly 'own-points': {
    /** How much the bot's own points change by the move; not 0. */
    readonly points: number;
    /** Whether that is the mean over what may turn up; otherwise it is certain. */
    readonly about: boolean;
  };
  /** The move brings the opponent points, or costs it some. */
  readonly 'opponents-points': {
    /** How much the opponent's points change by the move; not 0. */
    readonly points: number;
    /** Whether that is the mean over what may turn up; otherwise it is certain. */
    readonly about: boolean;
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
