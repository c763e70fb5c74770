import type { Language as CoreLanguage } from '@wonders/core';
import type { Pieces } from '../components/board.js';
import type { BonusId } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import type { LandTileId, PortId, TradeSymbol } from '../components/tiles.js';
import type { OwnEvent } from '../events.js';
import type { Move } from '../notation.js';
import type { Notices } from '../notices.js';
import type { Reasons } from '../opponent/reasons.js';
import type { Options } from '../options/index.js';
import type { Prompts } from '../prompts.js';
import type { Refusal } from '../refusals.js';
import type { Category } from '../scoring.js';
import type { ChanceKind, Position } from '../state/index.js';

/**
 * The ids of all components: cubes and pieces by their colours, rows of the board by their symbols, tiles, ports and orders.
 *
 * @category Words
 */
export type ComponentId = Colour | Pieces | TradeSymbol | LandTileId | PortId | OrderId | BonusId | 'closed-port';

/**
 * What the board says besides names and moves.
 *
 * @category Words
 */
export interface BoardWords {
  /** The name of the game. */
  readonly game: string;
  /** One letter for each colour of cubes, no two alike. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** When it is: the setup, a round, the end. */
  moment(position: Position): string;
  /** Which seat is ahead. */
  ahead(position: Position): string;
  /** The Closed Port, in a word. */
  readonly closed: string;
  /** An empty port, in a word. */
  readonly port: string;
  /** How full a hold is. */
  readonly hold: (cubes: number, spaces: number) => string;
  /** How many cubes the AI has. */
  readonly store: (cubes: number) => string;
  /** Above the bonus tiles that are left. */
  readonly bonusTiles: string;
  /** The lines of a seat on the text board. */
  readonly lines: {
    /** Beside the points of a seat. */
    readonly points: string;
    /** Beside the cubes in its hold. */
    readonly cubes: string;
    /** Beside its outposts on the map. */
    readonly outposts: string;
    /** Beside the orders that it has claimed. */
    readonly orders: string;
    /** In place of orders, where a seat has claimed none. */
    readonly none: string;
  };
  /** The cubes of a seat, each colour with its number, and the spaces of its hold. */
  readonly cargo: (cubes: Cubes, spaces: number) => string;
  /** The outposts of a seat on the map, row by row. */
  readonly outposts: (built: Cubes) => string;
}

/**
 * What the sentences of this game are about.
 *
 * @category Words
 */
export interface Terms {
  /** What a sentence may look at: a state or a view. */
  readonly position: Position;
  /** A move of a seat, or an answer to chance. */
  readonly move: Move;
  /** The kinds of what turns up, each with a sentence. */
  readonly chance: ChanceKind;
  /** What happened, chance aside. */
  readonly event: OwnEvent;
  /** Why a move is refused, besides the reasons of every game. */
  readonly refusal: Refusal;
  /** What the bots have to say, by key. */
  readonly reasons: Reasons;
  /** What is asked, by key. */
  readonly prompts: Prompts;
  /** What is announced before it happens, by key. */
  readonly notices: Notices;
  /** The options, each with its texts. */
  readonly options: Options;
  /** The lines of the score sheet. */
  readonly category: Category;
  /** What has a name and a description. */
  readonly component: ComponentId;
  /** The words that only the boards need. */
  readonly board: BoardWords;
}

/**
 * A language of this game.
 *
 * @category Words
 */
export type Language = CoreLanguage<Terms>;

/**
 * The part of a language that the boards speak.
 *
 * @category Words
 */
export type BoardLanguage = Pick<
  Language,
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'outcome' | 'prompts' | 'notices' | 'piece' | 'board'
>;
