import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import type { Action, Bonus, CardId, Letter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { Cell } from '../components/grid.js';
import type { TileId } from '../components/tiles.js';
import type { SeatMove } from '../notation.js';
import type { Ending } from '../state/index.js';
import type { Lead } from './evaluation.js';
import type { Floors, HalTurn, KeptPoints } from './hal-turn.js';

/**
 * What the bots of this game say, by key: the values that each sentence needs.
 *
 * @category Bots
 */
export interface Reasons {
  /** HAL-46: there is no tile for Hal. */
  readonly 'hal-idle': { readonly card: CardId };
  /** HAL-47: he urbanizes where the token stands, and what that brings: a point for each floor around. */
  readonly 'hal-urbanizes': {
    readonly letter: Letter;
    readonly cell: Cell | null;
    readonly points: number;
    readonly around: readonly Floors[];
    /** Whether another card may still be drawn for him. */
    readonly unlessExchanged: boolean;
  };
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
  /** HAL-54: any card that may be drawn replaces his. */
  readonly 'hal-exchanges-surely': { readonly given: Letter; readonly cards: readonly CardId[] };
  /** HAL-55, HAL-57 to HAL-59: which of them end the game, and why. */
  readonly 'exchange-ends': { readonly ending: Ending; readonly cards: readonly CardId[] };
  /** HAL-45: the floor that he constructs; it takes as many of his resources. */
  readonly 'hal-constructs': {
    readonly card: CardId;
    readonly cell: Cell | null;
    readonly floor: number;
    /** What he has for it, with what comes back from a building of his own. */
    readonly funds: number;
  };
  /** HAL-58: the floor that he cannot construct. */
  readonly 'hal-cannot-build': { readonly card: CardId; readonly floor: number; readonly resources: number };
  /** HAL-51, HAL-52: who takes resources back from the building. */
  readonly 'human-takes-back': { readonly resources: number };
  readonly 'hal-takes-back': { readonly resources: number };
  /** HAL-53: he pays for a lower number, with what he has. */
  readonly 'hal-pays': { readonly card: TileId; readonly points: number };
  /** HAL-49, HAL-61: the card that he keeps, and what it counts as the table stands: `from` names the buildings or cards. */
  readonly 'hal-keeps-equals': {
    readonly card: TileId;
    readonly bonus: Bonus;
    readonly points: number;
    readonly from: readonly (TileId | CharacterId)[];
  };
  readonly 'hal-keeps-arrow': { readonly card: TileId };
  /** HAL-61, HAL-62: what the kept card adds to others of his tableau, one by one. */
  readonly 'kept-adds': { readonly card: TileId; readonly points: number; readonly to: readonly KeptPoints[] };
  /** HAL-56 to HAL-60: the game ends with this round. */
  readonly 'ends-without-tile': NoValues;
  readonly 'ends-with-last-tile': NoValues;
  /** `unlessExchanged`: another card may still be drawn for him. */
  readonly 'ends-with-human-resources': { readonly unlessExchanged: boolean };
  readonly 'ends-with-hal-resources': { readonly unlessExchanged: boolean };
  /** Hal's turn as a list, what its items ask, and what they choose from. */
  readonly 'hal-turn': NoValues;
  readonly 'card-dictates': { readonly card: CardId };
  readonly action: { readonly action: Action };
  readonly 'used-if-drawn': { readonly given: Letter };
  readonly 'drawn-turn': { readonly turn: HalTurn };
  readonly 'resources-back': { readonly card: CardId };
  readonly owner: { readonly seat: Seat | null };
  readonly 'ends-the-game': { readonly unlessExchanged: boolean };
  readonly ending: { readonly ending: Ending };
  readonly 'ending-left': { readonly ending: Ending; readonly left: number };
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
    /** Of two cells with the same lead: the floors around the one chosen, and around the next one; else `null`. */
    readonly floors: { readonly chosen: number; readonly next: number } | null;
  };
  /** What the house bot leaves out of its rating. */
  readonly 'not-weighed': {
    readonly what: 'card-drawn-for-hal' | 'card-unseen' | 'turn-of-hal' | 'moves-of-others' | 'hand-unseen';
  };
}

/**
 * A reason of a bot, as data.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;
