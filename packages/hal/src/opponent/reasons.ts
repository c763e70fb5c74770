import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import type { Bonus, CardId, Letter } from '../components/cards.js';
import type { Cell } from '../components/grid.js';
import type { TileId } from '../components/tiles.js';
import type { SeatMove } from '../notation.js';
import type { Lead } from './evaluation.js';

/**
 * What the bots of this game say, by key: the values that each sentence needs.
 *
 * @category Bots
 */
export interface Reasons {
  /** HAL-46: there is no tile for Hal. */
  readonly 'hal-idle': { readonly card: CardId };
  /** HAL-47: he urbanizes where the token stands, and what that brings. */
  readonly 'hal-urbanizes': { readonly letter: Letter; readonly cell: Cell | null; readonly points: number };
  /** HAL-48: the human moves the token. */
  readonly 'token-for-hal': { readonly letter: Letter };
  /** HAL-54: which cards an expert Hal would use in place of his. */
  readonly 'hal-exchanges': {
    readonly given: Letter;
    readonly points: number;
    /** Whether a building card may be drawn: he uses any of them. */
    readonly anyBuilding: boolean;
    readonly better: readonly Letter[];
  };
  /** HAL-55: which of them he cannot pay for. */
  readonly 'hal-cannot-pay': { readonly cards: readonly TileId[] };
  /** HAL-45: the floor that he constructs; it takes as many resources. */
  readonly 'hal-constructs': { readonly card: CardId; readonly floor: number };
  /** HAL-58: the floor that he cannot construct. */
  readonly 'hal-cannot-build': { readonly card: CardId; readonly floor: number; readonly resources: number };
  /** HAL-51, HAL-52: who takes resources back from the building. */
  readonly 'human-takes-back': { readonly resources: number };
  readonly 'hal-takes-back': { readonly resources: number };
  /** HAL-53: he pays for a lower number, with what he has. */
  readonly 'hal-pays': { readonly card: TileId; readonly points: number };
  /** HAL-49, HAL-61, HAL-62: the card that he keeps, and what it counts as the table stands. */
  readonly 'hal-keeps-equals': { readonly card: TileId; readonly bonus: Bonus; readonly points: number };
  readonly 'hal-keeps-arrow': { readonly card: TileId; readonly points: number };
  /** HAL-56 to HAL-60: the game ends with this round. */
  readonly 'ends-without-tile': NoValues;
  readonly 'ends-with-last-tile': NoValues;
  readonly 'ends-with-human-resources': NoValues;
  /** `unlessExchanged`: another card may still be drawn for him. */
  readonly 'ends-with-hal-resources': { readonly unlessExchanged: boolean };
  /** HAL-54: what an expert Hal prefers, and a card that he chooses from. */
  readonly 'building-card': NoValues;
  readonly 'most-points': NoValues;
  readonly 'card-given': NoValues;
  readonly card: { readonly card: CardId };
  /** The house bot: its list, the two items of it, and a move that it chooses from. */
  readonly 'house-bot': NoValues;
  readonly 'best-lead': NoValues;
  readonly 'token-worth-least': NoValues;
  readonly move: { readonly move: SeatMove };
  /** The lead that a move promises. */
  readonly lead: { readonly lead: Lead };
  readonly 'floors-around': { readonly floors: number };
  /** What the house bot has chosen, with the next best move; `null` where there is no other. */
  readonly choice: {
    readonly seat: Seat;
    readonly move: SeatMove;
    readonly lead: Lead;
    readonly next: { readonly move: SeatMove; readonly lead: Lead } | null;
  };
}

/**
 * A reason of a bot, as data.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;
