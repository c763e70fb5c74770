import type { NoValues, PromptOf, Seat } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import type { DieTable } from '../components/die.js';
import type { TokenId } from '../components/tokens.js';
import type { Deck, ScienceSet, SelectMove } from '../notation.js';

/**
 * The questions of the game, with the values that each sentence needs: to seats, and to the host of a real table.
 *
 * @category Position
 */
export interface Prompts {
  /** Take the top card of a deck (ARCH-22, ARCH-123). */
  readonly pick: {
    /** The decks that a card can be taken from. */
    readonly decks: readonly Deck[];
  };
  /** No card can be taken (ARCH-90, ARCH-125). */
  readonly pass: NoValues;
  /** Three Ages: select a card (ARCH-90). */
  readonly select: {
    /** Where a card can be selected: the revealed card, the rest of the hand, the card of the Opponent, the central deck. */
    readonly sources: readonly SelectMove['source'][];
  };
  /** What can be done with what lies there (ARCH-24). */
  readonly act: {
    /** The stages that can be built now, by number from 0. */
    readonly stages: readonly number[];
    /** The sets that can be made now. */
    readonly sets: readonly ScienceSet[];
    /** The tokens that give an extra card. */
    readonly tokens: readonly TokenId[];
    /** Whether the turn may end now. */
    readonly mayEnd: boolean;
  };
  /** Take a Progress token, from the table or from the stack (ARCH-46). */
  readonly 'take-token': {
    /** The tokens that lie face up. */
    readonly tokens: readonly TokenId[];
    /** Whether the stack has one. */
    readonly stack: boolean;
  };
  /** Alexandria (ARCH-44). */
  readonly 'take-top': {
    /** The decks that have a card. */
    readonly decks: readonly Deck[];
  };
  /** Halicarnassus (ARCH-44). */
  readonly 'look-deck': {
    /** The decks that can be looked at: the left and the right one, if they have cards. */
    readonly decks: readonly Deck[];
  };
  /** Halicarnassus: take one of the cards looked at (ARCH-44). */
  readonly 'take-looked': {
    /** The deck whose cards they are. */
    readonly deck: Deck;
    /** How many cards there are to choose from, 5 at most. */
    readonly cards: number;
  };
  /** The script continues. */
  readonly 'opponent-turn': {
    /** The card that it resolves; `null` in the published game, where it has yet to choose. */
    readonly card: CardKind | null;
  };
  /** A Wonder is drawn for a seat, one of those left. */
  readonly wonder: {
    /** Whose Wonder is drawn. */
    readonly receiver: Seat;
    /** How many Wonders it can be. */
    readonly wonders: number;
  };
  /** A Progress token is turned up, one of those in the stack. */
  readonly slot: {
    /** The place that is filled, 0 to 2 from the left. */
    readonly slot: number;
    /** How many tokens the stack has; two of them can be alike. */
    readonly tokens: number;
  };
  /** An opening token of the Opponent is drawn (ARCH-13). */
  readonly 'opening-token': {
    /** Which of the Opponent's opening tokens it is, from 1. */
    readonly number: number;
    /** How many tokens of the list of its Wonder it can be. */
    readonly tokens: number;
  };
  /** A Progress token is taken from the stack, unseen (ARCH-46). */
  readonly 'stack-token': {
    /** Who takes it. */
    readonly receiver: Seat;
    /** How many tokens the stack has; two of them can be alike. */
    readonly tokens: number;
  };
  /** A card turns up on a deck, one of those below. */
  readonly top: {
    /** The deck. */
    readonly deck: Deck;
    /** How many cards it can be. */
    readonly cards: number;
  };
  /** How the die falls (ARCH-60, ARCH-67). */
  readonly die: {
    /** What the die decides. */
    readonly table: DieTable;
    /** The faces that count. */
    readonly faces: readonly number[];
    /** What gives the card; `null` for the main pick. */
    readonly token: TokenId | null;
    /** The card that lies face up on the central deck; `null` if none does. */
    readonly central: CardKind | null;
  };
  /** The Cat shows the top central card (ARCH-21). */
  readonly flip: {
    /** Who has the Cat. */
    readonly receiver: Seat;
    /** How many cards the central deck has. */
    readonly cards: number;
  };
  /** A central card is taken unseen. */
  readonly blind: {
    /** Who takes the card. */
    readonly receiver: Seat;
    /** How many cards the central deck has. */
    readonly cards: number;
  };
  /** Halicarnassus: a card looked at turns up (ARCH-44). */
  readonly look: {
    /** The deck. */
    readonly deck: Deck;
    /** Which of the cards looked at it is, from 1. */
    readonly number: number;
    /** How many cards it can be. */
    readonly cards: number;
  };
  /** Three Ages. What a card of the hand is (ARCH-81). */
  readonly deal: {
    /** Which card of the hand it is, from 1. */
    readonly number: number;
    /** How many cards the hand has. */
    readonly cards: number;
  };
  /** Three Ages. A hand reveals one of its cards. */
  readonly reveal: {
    /** Whose hand it is: `player` or `opponent`. */
    readonly deck: Deck;
    /** How many cards the hand has. */
    readonly cards: number;
  };
  /** Three Ages. The Opponent takes a random card of its own hand (ARCH-90). */
  readonly 'own-card': {
    /** How many cards the hand has, the revealed one included. */
    readonly cards: number;
  };
  /** Three Ages. A card left in a hand is turned up at the end of an Age (ARCH-92). */
  readonly 'discard-hand': {
    /** Whose hand it is: `player` or `opponent`. */
    readonly deck: Deck;
    /** How many cards are left in the hand. */
    readonly cards: number;
  };
}

/**
 * What is asked, as data.
 *
 * @category Position
 */
export type Prompt = PromptOf<Prompts>;
