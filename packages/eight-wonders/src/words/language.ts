import type { Language as LanguageOf, Seat } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import type { Cards } from '../components/cards.js';
import type { DiscId } from '../components/discs.js';
import type { BuildingType } from '../components/types.js';
import type { Colour, WonderId } from '../components/wonders.js';
import type { MoveOf } from '../notation.js';
import type { Category, ChanceKind, Position } from '../state/index.js';
import type { EightWondersTypes } from '../types.js';

/**
 * Everything with a name: cards, discs, wonders, and the colours of the seats.
 *
 * @category Words
 */
export type ComponentId = WonderId | ActionCard | BuildingType | DiscId | Colour;

/**
 * What the sentences of this game are about.
 *
 * @category Words
 */
export interface Terms extends EightWondersTypes {
  /** The kinds of chance decisions. */
  readonly chance: ChanceKind;
  /** What items of priority lists ask. */
  readonly question: 'most-points';
  /** The ids of all components. */
  readonly component: ComponentId;
  /** The kinds of moves that mean more than their events say. */
  readonly ahead: 'pass' | 'build' | 'offer' | 'abandon' | 'card-draw' | 'card-trade' | 'triple';
  /** What its levels for people have a weakness for. */
  readonly trait: 'hoards' | 'collects' | 'partakes';
  /** What boards say besides. */
  readonly board: BoardWords;
}

/**
 * A language of this game.
 *
 * @category Words
 */
export type Language = LanguageOf<Terms>;

/**
 * The part of a language that the boards speak.
 *
 * @category Words
 */
export type BoardLanguage = Pick<
  Language,
  | 'tag'
  | 'common'
  | 'name'
  | 'seat'
  | 'moves'
  | 'prompts'
  | 'piece'
  | 'categories'
  | 'total'
  | 'outcome'
  | 'placing'
  | 'board'
>;

/**
 * What a button says, and a smaller line below; `''` for none.
 *
 * @category Words
 */
export interface ButtonWords {
  /** The text of the button. */
  readonly title: string;
  /** The smaller line below it; `''` for none. */
  readonly more: string;
}

/**
 * A text, and a shorter one for where there is little room.
 *
 * @category Words
 */
export interface TwoLengths {
  /** The text in full. */
  readonly long: string;
  /** The same on a phone. */
  readonly short: string;
}

/**
 * The kinds of moves that need a button, since no thing on the table stands for them.
 *
 * @category Words
 */
export type ButtonKind = 'pass' | 'abandon' | 'offer' | 'complete' | 'triple' | 'double';

/**
 * What the boards say besides names and moves.
 *
 * @category Words
 */
export interface BoardWords {
  /** The name of the game. */
  readonly game: string;
  /** Where the game stands: `Red builds on the Mausoleum`. */
  readonly moment: (position: Position) => string;
  /** Who has the most points so far, as a sentence without a stop. */
  readonly ahead: (position: Position) => string;
  /** The text of each button. */
  readonly buttons: { readonly [K in ButtonKind]: (move: MoveOf<K>, position: Position) => ButtonWords };

  /** The letter that says the colour of a seat. */
  readonly colourLetters: Readonly<Record<Colour, string>>;
  /** Where the name of a wonder is too long. */
  readonly shortWonder: (wonder: WonderId) => string;
  /** On a wonder whose discs are all taken. */
  readonly finished: string;
  /** On a wonder where nobody has parts. */
  readonly noParts: string;

  /** Above the offer of a seat. */
  readonly offerOf: (position: Position, seat: Seat) => string;
  /** An offer among others with the same correct cards, by its other cards. */
  readonly decoys: (cards: Cards) => string;
  /** In place of an offer that is still to come. */
  readonly offerMissing: string;
  /** In place of an offer that has been accepted, while the others can still be raised. */
  readonly accepted: string;
  /** On an offer that has been committed and not yet turned up. */
  readonly faceDown: string;
  /** Beside an offer with the trading card. */
  readonly tradingCard: TwoLengths;
  /** In place of the cards of a seat of which none are known. */
  readonly nothing: string;

  /** The points of a seat. */
  readonly points: (points: number) => string;
  /** How many parts a seat has left, by value. */
  readonly partsLeft: (parts: number) => TwoLengths;
  /** In place of the discs that a seat has taken. */
  readonly noDiscs: string;
  /** What stands behind a number of cards: `cards`. */
  readonly cards: (cards: number) => string;
  /** How many action cards a seat holds. */
  readonly actionCards: (cards: number) => string;
  /** How many of them the host of a real table cannot see. */
  readonly hiddenActionCards: (cards: number) => string;
  /** Before the cards that a seat is known to hold. */
  readonly shown: string;
  /** A card that the host of a real table cannot see: on its back, and for screen readers. */
  readonly hidden: string;
  /** The same card among those that may have turned up. */
  readonly hiddenCard: string;

  /** Above the track. */
  readonly turnOrder: string;
  /** Above the number of discs of each type that are left. */
  readonly discsLeft: string;
  /** Above the draw pile. */
  readonly drawPile: string;
  /** Above the discard pile. */
  readonly discardPile: string;
  /** On a discard pile without cards. */
  readonly emptyPile: string;
  /** Beside the number of action cards that have left the game. */
  readonly actionCardsPlayed: string;
  /** Above the rows of the scoring table. */
  readonly scoring: string;
  /** The points in a row for all seats with parts but the first two. */
  readonly others: (points: number) => string;
  /** The lines of the score sheet on a phone. */
  readonly shortCategories: Readonly<Record<Category, string>>;

  /** What the board for terminals says besides. */
  readonly text: TextWords;
}

/**
 * What the board for terminals says.
 *
 * @category Words
 */
export interface TextWords {
  /** Above the table of wonders. */
  readonly wonders: string;
  /** Above the table of seats. */
  readonly seats: string;
  /** Building cards in letters and numbers: `k2s1`. */
  readonly brief: (cards: Cards) => string;
  /** What the letters stand for. */
  readonly legend: string;
  /** The type of a disc or card, in one word. */
  readonly types: Readonly<Record<BuildingType, string>>;
  /** The row that counts now: for the most parts, the second most, and all others. */
  readonly scoring: (position: Position) => string;
  /** Above the track. */
  readonly turnOrder: string;
  /** Above the number of discs of each type that are left. */
  readonly discsLeft: string;
  /** Above the draw pile. */
  readonly drawPile: string;
  /** Above the discard pile. */
  readonly discardPile: string;
  /** The columns of the table of seats. */
  readonly columns: Readonly<
    Record<'points' | 'cards' | 'shown' | 'actionCards' | 'parts' | 'discs' | 'offer', string>
  >;
  /** In place of an offer, for the seat that builds. */
  readonly builds: string;
  /** Beside an offer with the trading card. */
  readonly tradingCard: string;
  /** The building cards in the hand of a seat. */
  readonly hand: (position: Position, seat: Seat) => string;
  /** The action cards of a seat. */
  readonly actionCards: (position: Position, seat: Seat) => string;
}
