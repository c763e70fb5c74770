import type { Language as CoreLanguage } from '@wonders/core';
import type { Pieces } from '../components/board.js';
import type { BonusId } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import type { LandTileId, PortId, TradeSymbol } from '../components/tiles.js';
import type { ChanceKind, Position } from '../state/index.js';
import type { CenturyAiTypes } from '../types.js';

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
export interface Terms extends CenturyAiTypes {
  /** The kinds of what turns up, each with a sentence. */
  readonly chance: ChanceKind;
  /** What items of priority lists ask. */
  readonly question:
    | 'best-bonus'
    | 'best-set'
    | 'first-port'
    | 'nearest-cargo'
    | 'order-it-can-pay'
    | 'order-with-fewest-cubes'
    | 'order-with-most-vp';
  /** What has a name and a description. */
  readonly component: ComponentId;
  /** The kinds of moves that mean more than their events say. */
  readonly ahead: 'place-boat' | 'sail' | 'stay' | 'dock' | 'market' | 'leave' | 'pass' | 'skip-upgrade' | 'trade';
  /** What its levels for people have a weakness for. */
  readonly trait: 'hoards' | 'stays' | 'settles';
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
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'outcome' | 'placing' | 'prompts' | 'notices' | 'piece' | 'board'
>;
