import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { CardKind } from './components/cards.js';
import type { TokenId } from './components/tokens.js';
import type { WonderId } from './components/wonders.js';
import type { Back, Deck, DeckName, Move, Payment, ScienceSet, SelectMove } from './notation.js';
import type { DeckChoice, Ending } from './state/index.js';

/**
 * What happened, except for the answers of chance.
 *
 * @category Events
 */
export type OwnEvent =
  | {
      readonly kind: 'wonder-given';
      /** Whose Wonder it is. */
      readonly seat: Seat;
      /** The Wonder, chosen by the options or drawn. */
      readonly wonder: WonderId;
      /** How many cards the Wonder deck of the seat has; 0 in the three Ages, where the cards go into Age decks (ARCH-80). */
      readonly deck: number;
    }
  | {
      readonly kind: 'turn';
      /** Whose turn begins; in the three Ages always the player, and the Opponent goes along (ARCH-90). */
      readonly seat: Seat;
      /** The number of the turn, from 1; in the three Ages it counts anew in each Age. */
      readonly turn: number;
    }
  | {
      readonly kind: 'age';
      /** The Age that begins, 1 to 3. */
      readonly age: number;
      /** How many cards go to the central deck, face down (ARCH-81). */
      readonly toCentral: number;
    }
  | {
      readonly kind: 'peeked';
      /** Who has the Cat, and has looked at the top central card (ARCH-21). */
      readonly seat: Seat;
      /** The card; `hidden` for all others. */
      readonly card: CardKind | 'hidden';
    }
  | {
      readonly kind: 'selected';
      /** Who has selected the card (ARCH-90). */
      readonly seat: Seat;
      /** The deck or the revealed card that it comes from; `hand`: another card of the own hand. */
      readonly from: DeckName | 'hand';
      /** The card. */
      readonly card: CardKind;
      /** The back of the card: a Wonder, or the central deck. */
      readonly back: Back;
      /** The Opponent plays every card. */
      readonly use: SelectMove['use'];
    }
  | {
      readonly kind: 'chose';
      /** What the Opponent chose: the cards that it looked at, the priorities that they match, and what decided (ARCH-60). */
      readonly choice: DeckChoice;
    }
  | {
      readonly kind: 'uncovered';
      /** The deck whose next card lies face up (ARCH-15), or in the three Ages the hand that reveals a card (ARCH-82). */
      readonly deck: Deck;
      /** The card. */
      readonly card: CardKind;
    }
  | {
      readonly kind: 'taken';
      /** Who takes the card. */
      readonly seat: Seat;
      /** The deck, or in the three Ages the hand, that it comes from. */
      readonly deck: Deck;
      /** The card. */
      readonly card: CardKind;
    }
  | {
      readonly kind: 'placed';
      /** Who lays the card down, and uses it. */
      readonly seat: Seat;
      /** The card. */
      readonly card: CardKind;
    }
  | {
      readonly kind: 'cat';
      /** Who has the Cat from now on (ARCH-23). */
      readonly seat: Seat;
    }
  | {
      readonly kind: 'horns';
      /** How many Conflict tokens are turned now, the last ones included (ARCH-50). */
      readonly turned: number;
    }
  | {
      readonly kind: 'trigger';
      /** Whose token it is. */
      readonly seat: Seat;
      /** The token that gives an extra card, which the seat may still take (ARCH-23). */
      readonly token: TokenId;
    }
  | {
      readonly kind: 'extra';
      /** Whose token it is. */
      readonly seat: Seat;
      /** The token whose extra card is taken now (ARCH-24). */
      readonly token: TokenId;
    }
  | {
      readonly kind: 'science';
      /** Who makes the set. */
      readonly seat: Seat;
      /** The three different symbols, or the symbol of the pair (ARCH-45). */
      readonly set: ScienceSet;
    }
  | {
      readonly kind: 'token';
      /** Who gains the token. */
      readonly seat: Seat;
      /** The token. */
      readonly token: TokenId;
      /** The number of its place, 0 to 2 from the left, or the top of the stack. */
      readonly from: number | 'stack';
    }
  | {
      readonly kind: 'built';
      /** Who builds. */
      readonly seat: Seat;
      /** The number of the stage, from 0. */
      readonly stage: number;
      /** The cards that are paid, which leave the game (ARCH-44). */
      readonly payment: Payment;
    }
  | {
      readonly kind: 'looked';
      /** Who looks at cards by the effect of Halicarnassus (ARCH-44). */
      readonly seat: Seat;
      /** The deck, or in the three Ages the hand, whose cards they are. */
      readonly deck: Deck;
    }
  | {
      readonly kind: 'returned';
      /** The deck that the cards looked at go back to. */
      readonly deck: Deck;
      /** How many go back: all but the one taken. */
      readonly cards: number;
    }
  | {
      readonly kind: 'battle';
      /** The shields of each seat, by seat (ARCH-51). */
      readonly shields: readonly number[];
      /** The Military Victory tokens that each seat takes, by seat: 0, 1 or 2 (ARCH-52, ARCH-124). */
      readonly tokens: readonly number[];
    }
  | {
      readonly kind: 'conflict';
      /** The shields of each seat, by seat (ARCH-51). */
      readonly shields: readonly number[];
      /** By seat: 1 for the Military Victory token of more shields, −1 for the Defeat token, 0 for a tie (ARCH-92, ARCH-104). */
      readonly points: readonly number[];
    }
  | {
      readonly kind: 'discarded';
      /** Whose cards they are. */
      readonly seat: Seat;
      /** The kind of the cards, which leave the game. */
      readonly card: CardKind;
      /** How many of that kind. */
      readonly number: number;
    }
  | {
      readonly kind: 'central-discarded';
      /** Where the card lay: the central deck, or the hand of a seat at the end of an Age. */
      readonly from: DeckName;
      /** The card, which all see; it can come back when the central deck is empty (ARCH-28). */
      readonly card: CardKind;
    }
  | {
      readonly kind: 'recycled';
      /** How many cards make the new central deck. */
      readonly cards: number;
    }
  | {
      readonly kind: 'coins';
      /** Who discards a card for coins. */
      readonly seat: Seat;
      /** The card. */
      readonly card: CardKind;
      /** How many coin tokens the seat gains, 3. */
      readonly by: number;
    }
  | { readonly kind: 'hands-passed' }
  | {
      readonly kind: 'drew';
      /** Whose hand gains a central card, face down (ARCH-90). */
      readonly seat: Seat;
    }
  | {
      readonly kind: 'passed';
      /** Who has no card to take. */
      readonly seat: Seat;
    }
  | {
      readonly kind: 'over';
      /** Why the game is over. */
      readonly ending: Ending;
    };

/**
 * What happened.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Receives events as they happen. */
export type Sink = Emit<Event>;
