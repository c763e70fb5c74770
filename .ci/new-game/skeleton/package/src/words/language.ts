import type { Language as LanguageOf, Seat } from '@wonders/core';
import type { Card } from '../components/cards.js';
import type { ChanceKind, Position } from '../state/index.js';
import type { TinyGameTypes } from '../types.js';

/**
 * Everything with a name.
 *
 * @category Words
 */
export type ComponentId = `card-${Card}`;

/**
 * What the board says besides names and moves.
 *
 * @category Words
 */
export interface BoardWords {
  /** The name of the game. */
  readonly game: string;
  /** When it is. */
  readonly moment: (position: Position) => string;
  /** Which seat is ahead. */
  readonly ahead: (position: Position) => string;
  /** Above the cards that may turn up. */
  readonly question: string;
  /** The button for a card that is left. */
  readonly leave: string;
  /** The points of a seat, and how many cards it may still leave. */
  readonly points: (position: Position, seat: Seat) => string;
}

/**
 * What the sentences of this game are about.
 *
 * @category Words
 */
export interface Terms extends TinyGameTypes {
  /** The kinds of chance moves. */
  readonly chance: ChanceKind;
  /** The ids of all components. */
  readonly component: ComponentId;
  /** What the script and the house bot ask. */
  readonly question: 'better-lead' | 'worth-a-leave';
  /** No move means more than its events say. */
  readonly ahead: never;
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
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'prompts' | 'piece' | 'outcome' | 'placing' | 'board'
>;
