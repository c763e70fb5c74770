import type { Language as CoreLanguage, Seat } from '@wonders/core';
import type { Counted, Mythology, ScienceSymbol } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { ComponentId } from '../components/ids.js';
import type { Resource } from '../components/resources.js';
import type { QuestionKey } from '../reasons/keys.js';
import type { ChanceKind, Position } from '../state/index.js';
import type { DuelSoloTypes } from '../types.js';

export type { ComponentId } from '../components/ids.js';

/**
 * The types that the sentences of this game describe.
 *
 * @category Words
 */
export interface Terms extends DuelSoloTypes {
  /** The kinds of what turns up, each with a sentence. */
  readonly chance: ChanceKind;
  /** What items of priority lists ask. */
  readonly question: QuestionKey;
  /** What has a name and a description. */
  readonly component: ComponentId;
  /** No move means more than its events say. */
  readonly ahead: never;
  /** What its levels for people have a weakness for. */
  readonly trait: 'hoards' | 'fears-war' | 'greedy';
  /** The words that only the board needs. */
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
 * Resources by name: of one unit, and of several.
 *
 * @category Words
 */
export type ResourceNames = Readonly<Record<Resource, readonly [one: string, several: string]>>;

/**
 * The words that only the board uses.
 *
 * @category Words
 */
export interface BoardWords {
  /** The title of the game, above the board. */
  readonly game: string;
  /** What the phases are called: the draft and the three Ages. */
  readonly ages: readonly [draft: string, first: string, second: string, third: string];
  /** The leading seat with both totals; `seat` is `null` when the totals are equal. */
  readonly ahead: (position: Position, seat: Seat | null, points: number, others: number) => string;
  /** `SOLO plays for science, then military`. */
  readonly direction: (position: Position, direction: Direction) => string;
  /** The title of a finished game. */
  readonly over: string;
  /** What cards count, in a short form that fits on a card. */
  readonly counted: Readonly<Record<Counted, string>>;
  /** The resources by name, on cards and in cities. */
  readonly resources: ResourceNames;
  /** The symbols of science by name. */
  readonly symbols: Readonly<Record<ScienceSymbol, string>>;
  /** The letter of a mythology on its tokens, and that of the Minerva pawn. */
  readonly letters: Readonly<Record<Mythology | 'minerva', string>>;
  /** An amount of coins: `3 coins`. */
  readonly coins: (coins: number) => string;
  /** An amount of victory points: `3 points`. */
  readonly points: (points: number) => string;
  /** The price of what costs nothing. */
  readonly free: string;
  /** Above the Pantheon. */
  readonly pantheon: string;
  /** Above the Progress tokens on the board. */
  readonly progress: string;
  /** Above the Progress tokens drawn from the box. */
  readonly toChoose: string;
  /** Above the Progress tokens on Enki. */
  readonly onEnki: string;
  /** Above the discard pile. */
  readonly discardPile: string;
  /** Above the cards removed from the game. */
  readonly removed: string;
  /** Above the wonders on offer. */
  readonly draft: string;
  /** An Offering token, before its discount. */
  readonly offering: string;
  /** A Grand Temple, where its mythology shows as a letter only. */
  readonly temple: string;
  /** Short titles for the text board. */
  readonly titles: Readonly<Record<'pantheon' | 'progress' | 'toChoose', string>>;
}
