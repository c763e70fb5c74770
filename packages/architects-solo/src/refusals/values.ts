import type { CardKind } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { Payment, PaymentCard, ScienceSet } from '../notation.js';
import type { NamedDeck } from '../table/decks.js';

/**
 * A card of which a payment takes more than the seat has.
 *
 * @category Refusals
 */
export interface MissingCard {
  /** A resource or `coin`. */
  readonly card: PaymentCard;
  /** How many such cards the payment takes. */
  readonly need: number;
  /** How many such cards the seat has. */
  readonly have: number;
}

/**
 * A stage that can be built now, with one payment that pays it.
 *
 * @category Refusals
 */
export interface OwedStage {
  /** The number of the stage, from 0. */
  readonly stage: number;
  /** The payment; there may be others. */
  readonly payment: Payment;
}

/**
 * What a refused payment was for.
 *
 * @category Refusals
 */
export interface OfPayment {
  /** The number of the stage in the move, from 0. */
  readonly stage: number;
  /** Payments that would do, three at most; none when the stage cannot be paid. */
  readonly payments: readonly Payment[];
}

/**
 * Why a move is refused, besides the refusals of core. Each says what would do instead.
 *
 * @category Refusals
 */
export type Refusal =
  /** This game has no such deck; `decks` are the ones that it has. */
  | {
      readonly code: 'no-such-deck';
      readonly rule: 'ARCH-120';
      /** All decks of this game. */
      readonly decks: readonly NamedDeck[];
    }
  /** The central card lies face down and cannot be picked; `decks` show a card. */
  | {
      readonly code: 'face-down';
      readonly rule: 'ARCH-22';
      /** The decks in reach that show a card. */
      readonly decks: readonly NamedDeck[];
    }
  /** The deck has no card; `decks` have one. */
  | {
      readonly code: 'empty';
      readonly rule: 'ARCH-24';
      /** The deck of the move. */
      readonly deck: NamedDeck;
      /** The decks in reach that have a card. */
      readonly decks: readonly NamedDeck[];
    }
  /** The deck is not beside this seat; `decks` are. */
  | {
      readonly code: 'out-of-reach';
      readonly rule: 'ARCH-123';
      /** The decks beside this seat that have a card. */
      readonly decks: readonly NamedDeck[];
    }
  /** A seat cannot pass while `decks` in reach have a card. */
  | {
      readonly code: 'cards-to-take';
      readonly rule: 'ARCH-125';
      /** The decks in reach that have a card. */
      readonly decks: readonly NamedDeck[];
    }
  /** The hand holds `cards`, each with its own back, and not the card named. */
  | {
      readonly code: 'not-in-hand';
      readonly rule: 'ARCH-90';
      /** The cards of the hand, as far as this position knows them. */
      readonly cards: readonly CardKind[];
    }
  /** The token gives no extra card now; `tokens` do. */
  | {
      readonly code: 'no-extra-card';
      readonly rule: 'ARCH-24';
      /** The token of the move. */
      readonly token: TokenId;
      /** The tokens that give an extra card now. */
      readonly tokens: readonly TokenId[];
    }
  /** Three Ages: sets come at the end of the turn, stages and extra cards before. `step`: what comes now. */
  | {
      readonly code: 'not-this-step';
      readonly rule: 'ARCH-90';
      /** `cards`: stages and extra cards. `sets`: the Progress tokens of the sets. */
      readonly step: 'cards' | 'sets';
    }
  /** The green cards for this set are missing; they do for `sets`. */
  | {
      readonly code: 'no-set';
      readonly rule: 'ARCH-45';
      /** The set of the move. */
      readonly set: ScienceSet;
      /** The sets that the green cards do for. */
      readonly sets: readonly ScienceSet[];
    }
  /** That place has no Progress token; `tokens` lie open, and `stack` tells whether the stack has one. */
  | {
      readonly code: 'no-token';
      readonly rule: 'ARCH-46';
      /** The tokens that lie face up. */
      readonly tokens: readonly TokenId[];
      /** Whether the stack has a token. */
      readonly stack: boolean;
    }
  /** The stage is built; `stages` can be built next, once they are paid. */
  | {
      readonly code: 'already-built';
      readonly rule: 'ARCH-40';
      /** The number of the stage in the move, from 0. */
      readonly stage: number;
      /** The stages that can be built next. */
      readonly stages: readonly number[];
    }
  /** `stages` stand below the stage and come first. */
  | {
      readonly code: 'lower-stages-first';
      readonly rule: 'ARCH-40';
      /** The number of the stage in the move, from 0. */
      readonly stage: number;
      /** The stages below it that are not built. */
      readonly stages: readonly number[];
    }
  /** The payment takes more cards than there are. */
  | (OfPayment & {
      readonly code: 'cards-missing';
      readonly rule: 'ARCH-41';
      /** Each kind of card of which the payment takes too many. */
      readonly missing: readonly MissingCard[];
    })
  /** The payment is worth `value`, the stage costs `need`. */
  | (OfPayment & {
      readonly code: 'wrong-payment';
      readonly rule: 'ARCH-41';
      /** The cost of the stage. */
      readonly need: number;
      /** What the payment is worth, which has to be the cost exactly. */
      readonly value: number;
    })
  /** The stage takes different resources, and one is paid twice. */
  | (OfPayment & {
      readonly code: 'not-different';
      readonly rule: 'ARCH-41';
      /** Why Engineering does not help: the seat lacks it, or has used it in this turn. */
      readonly engineering: 'not-owned' | 'used';
    })
  /** The stage takes one resource, and several are paid. */
  | (OfPayment & {
      readonly code: 'not-identical';
      readonly rule: 'ARCH-41';
      /** Why Engineering does not help: the seat lacks it, or has used it in this turn. */
      readonly engineering: 'not-owned' | 'used';
    })
  /** No coin counts two: the seat lacks Economy, has used it this turn, or pays no coin. */
  | (OfPayment & {
      readonly code: 'no-economy';
      readonly rule: 'ARCH-42';
      /** `not-owned`: the seat lacks Economy. `used`: it has used it in this turn. `no-coin`: the payment has no coin. */
      readonly reason: 'not-owned' | 'used' | 'no-coin';
    })
  /** The turn does not end while `sets` or `stages` are owed. */
  | {
      readonly code: 'must-go-on';
      readonly rule: 'ARCH-24';
      /** The sets that are owed. */
      readonly sets: readonly ScienceSet[];
      /** The stages that are owed, each with a payment. */
      readonly stages: readonly OwedStage[];
    }
  /** The named card is not among the `cards` looked at. */
  | {
      readonly code: 'not-looked-at';
      readonly rule: 'ARCH-44';
      /** The card of the move. */
      readonly card: CardKind;
      /** The cards looked at. */
      readonly cards: readonly CardKind[];
    };

/** The code of a refusal. */
export type Code = Refusal['code'];
