import type { Language as LanguageOf, Seat } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import type { Cards } from '../components/cards.js';
import type { DiscId } from '../components/discs.js';
import type { BuildingType } from '../components/types.js';
import type { Colour, WonderId } from '../components/wonders.js';
import type { OwnEvent } from '../events.js';
import type { Move, MoveOf } from '../notation.js';
import type { Notices } from '../notices.js';
import type { Reasons } from '../opponent/reasons.js';
import type { Options } from '../options.js';
import type { Prompts } from '../prompts.js';
import type { Refusal } from '../refusals.js';
import type { Category, ChanceKind, Position } from '../state/index.js';

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
export interface Terms {
  readonly position: Position;
  readonly move: Move;
  readonly chance: ChanceKind;
  readonly event: OwnEvent;
  readonly refusal: Refusal;
  readonly reasons: Reasons;
  readonly prompts: Prompts;
  readonly notices: Notices;
  readonly options: Options;
  readonly category: Category;
  readonly component: ComponentId;
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
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'prompts' | 'piece' | 'categories' | 'total' | 'outcome' | 'board'
>;

/**
 * What a button says, and a smaller line below; `''` for none.
 *
 * @category Words
 */
export interface ButtonWords {
  readonly title: string;
  readonly more: string;
}

/**
 * A text, and a shorter one for where there is little room.
 *
 * @category Words
 */
export interface TwoLengths {
  readonly long: string;
  readonly short: string;
}

/**
 * The kinds of moves that need a button, since no thing on the table stands for them.
 *
 * @category Words
 */
export type ButtonKind = 'pass' | 'abandon' | 'offer' | 'complete' | 'triple' | 'triple-final' | 'double';

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
  readonly buttons: { readonly [K in ButtonKind]: (move: MoveOf<K>, position: Position) => ButtonWords };

  /** The letter that says the colour of a seat. */
  readonly colourLetters: Readonly<Record<Colour, string>>;
  /** Where the name of a wonder is too long. */
  readonly shortWonder: (wonder: WonderId) => string;
  readonly finished: string;
  readonly noParts: string;

  readonly offerOf: (position: Position, seat: Seat) => string;
  /** An offer among others with the same correct cards, by its other cards. */
  readonly decoys: (cards: Cards) => string;
  readonly offerMissing: string;
  readonly noOffer: string;
  readonly faceDown: string;
  readonly tradingCard: TwoLengths;
  readonly nothing: string;

  readonly points: (points: number) => string;
  readonly partsLeft: (parts: number) => TwoLengths;
  readonly noDiscs: string;
  /** What stands behind a number of cards: `cards`. */
  readonly cards: (cards: number) => string;
  readonly actionCards: (cards: number) => string;
  readonly hiddenActionCards: (cards: number) => string;
  /** Before the cards that a seat is known to hold. */
  readonly shown: string;
  /** A card that the host of a real table cannot see: on its back, and for screen readers. */
  readonly hidden: string;
  readonly hiddenCard: string;

  readonly turnOrder: string;
  readonly discsLeft: string;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly emptyPile: string;
  readonly actionCardsPlayed: string;
  readonly scoring: string;
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
  readonly wonders: string;
  readonly seats: string;
  /** Building cards in letters and numbers: `k2s1`. */
  readonly brief: (cards: Cards) => string;
  /** What the letters stand for. */
  readonly legend: string;
  readonly types: Readonly<Record<BuildingType, string>>;
  readonly scoring: (position: Position) => string;
  readonly turnOrder: string;
  readonly discsLeft: string;
  readonly drawPile: string;
  readonly discardPile: string;
  /** The columns of the table of seats. */
  readonly columns: Readonly<
    Record<'points' | 'cards' | 'shown' | 'actionCards' | 'parts' | 'discs' | 'offer', string>
  >;
  readonly builds: string;
  readonly tradingCard: string;
  readonly hand: (position: Position, seat: Seat) => string;
  readonly actionCards: (position: Position, seat: Seat) => string;
}
