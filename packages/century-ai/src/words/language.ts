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
    readonly points: string;
    readonly cubes: string;
    readonly outposts: string;
    readonly orders: string;
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
 * The part of a language that the boards speak.
 *
 * @category Words
 */
export type BoardLanguage = Pick<
  Language,
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'outcome' | 'prompts' | 'notices' | 'piece' | 'board'
>;
