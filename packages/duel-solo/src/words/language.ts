import type { Language as CoreLanguage, Terms as CoreTerms, Seat } from '@wonders/core';
import type { Counted, Mythology, ScienceSymbol } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { ComponentId } from '../components/ids.js';
import type { Resource } from '../components/resources.js';
import type { OwnEvent } from '../events.js';
import type { Move } from '../notation.js';
import type { Reasons } from '../opponent/reasons.js';
import type { Refusal } from '../refusals.js';
import type { Category } from '../scoring.js';
import type { ChanceKind, Position, SeatDecisionKind } from '../state/index.js';

export type { ComponentId } from '../components/ids.js';

/**
 * The types that the sentences of this game describe.
 *
 * @category Words
 */
export interface Terms extends CoreTerms {
  readonly position: Position;
  readonly move: Move;
  readonly chance: ChanceKind;
  readonly event: OwnEvent;
  readonly refusal: Refusal;
  readonly reasons: Reasons;
  readonly component: ComponentId;
  readonly board: BoardWords;
}

/**
 * A language of this game.
 *
 * @category Words
 */
export type Language = CoreLanguage<Terms>;

/**
 * The part of a language that the board uses.
 *
 * @category Words
 */
export type BoardLanguage = Pick<Language, 'tag' | 'common' | 'name' | 'seat' | 'moves' | 'outcome' | 'board'>;

/**
 * The words that only the board uses.
 *
 * @category Words
 */
export interface BoardWords {
  readonly game: string;
  readonly ages: readonly [draft: string, first: string, second: string, third: string];
  /** Whose turn it is. Begins a sentence. */
  readonly turn: (s: Position, seat: Seat) => string;
  /** What the seat has to decide. Follows a colon. */
  readonly asked: Readonly<Record<SeatDecisionKind, string>>;
  /** The question to the host of a real table: what turned up? */
  readonly questions: { readonly [K in ChanceKind]: (s: Position) => string };
  /** The leading seat with both totals; `seat` is `null` when the totals are equal. */
  readonly ahead: (s: Position, seat: Seat | null, points: number, others: number) => string;
  /** `SOLO plays for science, then military`. */
  readonly direction: (s: Position, direction: Direction) => string;
  /** Who has won; `winner` is `null` when the victory is shared. */
  readonly won: (s: Position, winner: Seat | null) => string;
  readonly supremacy: Readonly<Record<'military' | 'science', string>>;
  readonly categories: Readonly<Record<Category, string>>;
  /** What cards count, in a short form that fits on a card. */
  readonly counted: Readonly<Record<Counted, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly symbols: Readonly<Record<ScienceSymbol, string>>;
  /** The letter of a mythology on its tokens, and that of the Minerva pawn. */
  readonly letters: Readonly<Record<Mythology | 'minerva', string>>;
  readonly coins: (coins: number) => string;
  readonly points: (points: number) => string;
  readonly constructed: (name: string) => string;
  readonly discarded: (name: string) => string;
  readonly inCity: (name: string, s: Position, owner: Seat) => string;
  readonly faceDown: (row: number) => string;
  readonly accessible: (name: string, price: string) => string;
  readonly covered: (name: string) => string;
  readonly space: (s: Position, space: number) => string;
  readonly pawn: (s: Position) => string;
  readonly military: (coins: number, s: Position, side: Seat) => string;
  readonly divinity: (mythology: Mythology) => string;
  readonly deck: (mythology: Mythology, cards: number) => string;
  readonly free: string;
  readonly theGate: string;
  readonly emptySpace: string;
  readonly pantheon: string;
  readonly progress: string;
  readonly toChoose: string;
  readonly onEnki: string;
  readonly discardPile: string;
  readonly removed: string;
  readonly draft: string;
  readonly offering: string;
  readonly total: string;
  /** A Grand Temple, where its mythology shows as a letter only. */
  readonly temple: string;
  /** Short titles for the text board. */
  readonly titles: Readonly<Record<'pantheon' | 'progress' | 'toChoose', string>>;
}
