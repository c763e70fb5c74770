import type { Language as CoreLanguage, Seat } from '@wonders/core';
import type { Pieces } from '../components/board.js';
import type { BonusId } from '../components/bonuses.js';
import type { Colour, Cubes } from '../components/cubes.js';
import type { Order, OrderId } from '../components/orders.js';
import type { LandTileId, PortId, TradeSymbol } from '../components/tiles.js';
import type { OwnEvent } from '../events.js';
import type { ChanceMove, Move } from '../notation.js';
import type { Reasons } from '../opponent/reasons.js';
import type { Refusal } from '../refusals.js';
import type { ChanceKind, Position } from '../state/index.js';
import type { HexInfo } from '../table/map.js';

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
  /** Which seat decides, and what; after the game, its result. */
  asked(position: Position): string;
  /** Which seat is ahead. */
  ahead(position: Position): string;
  /** A hex of the map, with what is on it. */
  hex(position: Position, hex: HexInfo): string;
  /** A hex that a growing map has already. */
  readonly laid: (hex: string) => string;
  /** The Closed Port, in a word. */
  readonly closed: string;
  /** An empty port, in a word. */
  readonly port: string;
  /** The cubes of one colour in a hold. */
  cubesOf(position: Position, seat: Seat, colour: Colour, count: number): string;
  /** How full a hold is. */
  readonly hold: (cubes: number, spaces: number) => string;
  /** How many cubes the AI has. */
  readonly store: (cubes: number) => string;
  /** An order that a seat has claimed. */
  readonly order: (order: Order) => string;
  /** Above the bonus tiles that are left. */
  readonly bonusTiles: string;
  /** The question to the host of a real table to which this is an answer. */
  question(position: Position, answer: ChanceMove): string;
  /** The component that an answer names. */
  shown(position: Position, answer: ChanceMove): string;
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
export type BoardLanguage = Pick<Language, 'tag' | 'common' | 'name' | 'seat' | 'moves' | 'outcome' | 'board'>;
