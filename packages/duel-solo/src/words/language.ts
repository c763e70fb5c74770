import type { Language as CoreLanguage, Terms as CoreTerms, Seat } from '@wonders/core';
import type { Counted, Mythology, ScienceSymbol } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { ComponentId } from '../components/ids.js';
import type { Resource } from '../components/resources.js';
import type { OwnEvent } from '../events.js';
import type { Move } from '../notation.js';
import type { Notices } from '../notices.js';
import type { Reasons } from '../opponent/reasons.js';
import type { Options } from '../options.js';
import type { Prompts } from '../prompts/index.js';
import type { Refusal } from '../refusals.js';
import type { Category } from '../scoring.js';
import type { ChanceKind, Position } from '../state/index.js';

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
export type Language = CoreLanguage<Terms>;

/**
 * The part of a language that the board uses.
 *
 * @category Words
 */
export type BoardLanguage = Pick<
  Language,
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'prompts' | 'piece' | 'categories' | 'total' | 'outcome' | 'board'
>;

/**
 * The words that only the board uses.
 *
 * @category Words
 */
export interface BoardWords {
  readonly game: string;
  readonly ages: readonly [draft: string, first: string, second: string, third: string];
  /** The leading seat with both totals; `seat` is `null` when the totals are equal. */
  readonly ahead: (s: Position, seat: Seat | null, points: number, others: number) => string;
  /** `SOLO plays for science, then military`. */
  readonly direction: (s: Position, direction: Direction) => string;
  /** The title of a finished game. */
  readonly over: string;
  /** What cards count, in a short form that fits on a card. */
  readonly counted: Readonly<Record<Counted, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly symbols: Readonly<Record<ScienceSymbol, string>>;
  /** The letter of a mythology on its tokens, and that of the Minerva pawn. */
  readonly letters: Readonly<Record<Mythology | 'minerva', string>>;
  readonly coins: (coins: number) => string;
  readonly points: (points: number) => string;
  readonly free: string;
  readonly pantheon: string;
  readonly progress: string;
  readonly toChoose: string;
  readonly onEnki: string;
  readonly discardPile: string;
  readonly removed: string;
  readonly draft: string;
  readonly offering: string;
  /** A Grand Temple, where its mythology shows as a letter only. */
  readonly temple: string;
  /** Short titles for the text board. */
  readonly titles: Readonly<Record<'pantheon' | 'progress' | 'toChoose', string>>;
}
