import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import type { Action, Bonus, CardId, Letter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { Cell } from '../components/grid.js';
import type { TileId } from '../components/tiles.js';
import type { SeatMove } from '../notation.js';
import type { Ending } from '../state/index.js';
import type { Floors, HalTurn, KeptPoints } from './hal-turn.js';
import type { Lead } from './lead.js';

/**
 * What the bots of this game say, by key: the values that each sentence needs.
 *
 * @category Bots
 */
export interface Reasons {
  /** HAL-46: there is no tile for Hal. */
  readonly 'hal-idle': {
    /** The card that he discards. */
    readonly card: CardId;
  };
  /** HAL-47: he urbanizes where the token stands, and what that brings: a point for each floor around. */
  readonly 'hal-urbanizes': {
    /** The urbanization card, and its token. */
    readonly letter: Letter;
    /** Where the token stands; `null` while it is lifted. */
    readonly cell: Cell | null;
    /** The points that he gains: the floors around the cell. */
    readonly points: number;
    /** The buildings around the cell, each with its floors. */
    readonly around: readonly Floors[];
    /** Whether another card may still be drawn for him. */
    readonly unlessExchanged: boolean;
  };
  /** HAL-48: the human moves the token. */
  readonly 'token-for-hal': {
    /** The token. */
    readonly letter: Letter;
  };
  /** HAL-54: which cards an expert Hal would use in place of his. */
  readonly 'hal-exchanges': {
    /** The urbanization card that he has. */
    readonly given: Letter;
    /** The points that it would bring him: the floors around its token. */
    readonly points: number;
    /** Whether a building card may be drawn: he uses any of them. */
    readonly anyBuilding: boolean;
    /** The urbanization cards that may be drawn and would bring him more points. */
    readonly better: readonly Letter[];
  };
  /** HAL-54: any card that may be drawn replaces his. */
  readonly 'hal-exchanges-surely': {
    /** The urbanization card that he has. */
    readonly given: Letter;
    /** All cards that may be drawn. */
    readonly cards: readonly CardId[];
  };
  /** HAL-55, HAL-57 to HAL-59: which of them end the game, and why. */
  readonly 'exchange-ends': {
    /** Why the game ends. */
    readonly ending: Ending;
    /** The cards that end it so. */
    readonly cards: readonly CardId[];
  };
  /** HAL-45: the floor that he constructs; it takes as many of his resources. */
  readonly 'hal-constructs': {
    /** The card that names the building. */
    readonly card: CardId;
    /** Where the building stands. */
    readonly cell: Cell | null;
    /** The number of the new floor, 2 or more: he puts as many resources on the building. */
    readonly floor: number;
    /** What he has for it, with what comes back from a building of his own. */
    readonly funds: number;
  };
  /** HAL-58: the floor that he cannot construct. */
  readonly 'hal-cannot-build': {
    /** The card that names the building. */
    readonly card: CardId;
    /** The number of the floor, and the resources that it would take. */
    readonly floor: number;
    /** The resources that he has for it, with what would come back from a building of his own. */
    readonly resources: number;
  };
  /** HAL-51: the human takes resources back from the building that Hal covers. */
  readonly 'human-takes-back': {
    /** The resources that come back, and the points that the human gains for them: one for each floor. */
    readonly resources: number;
  };
  /** HAL-52: he takes resources back from a building of his own, without points. */
  readonly 'hal-takes-back': {
    /** The resources that come back: one for each floor. */
    readonly resources: number;
  };
  /** HAL-53: he pays for a lower number, with what he has. */
  readonly 'hal-pays': {
    /** The card that names the building: a tile with a lower number than this costs points. */
    readonly card: TileId;
    /** The points that he has: he pays no more. */
    readonly points: number;
  };
  /** HAL-49, HAL-61: the card that he keeps, and what it counts as the table stands: `from` names the buildings or cards. */
  readonly 'hal-keeps-equals': {
    /** The card that he keeps. */
    readonly card: TileId;
    /** What is printed on it: any bonus but an arrow. */
    readonly bonus: Bonus;
    /** The points that the card itself would bring him now. */
    readonly points: number;
    /** Of the buildings, the tiles that show; else the cards. */
    readonly from: readonly (TileId | CharacterId)[];
  };
  /** HAL-49: the card that he keeps has an arrow, which never pays him. */
  readonly 'hal-keeps-arrow': {
    /** The card. */
    readonly card: TileId;
  };
  /** HAL-61, HAL-62: what the kept card adds to others of his tableau, one by one. */
  readonly 'kept-adds': {
    /** The card that he keeps. */
    readonly card: TileId;
    /** The points that it adds to the others, in all. */
    readonly points: number;
    /** The cards of his tableau that count it, each with the points that it adds. */
    readonly to: readonly KeptPoints[];
  };
  /** HAL-46, HAL-56: there is no tile left for him. */
  readonly 'ends-without-tile': NoValues;
  /** HAL-56: he draws the last tile. */
  readonly 'ends-with-last-tile': NoValues;
  /** HAL-57: all resources of the human stand on buildings. */
  readonly 'ends-with-human-resources': {
    /** Whether another card may still be drawn for him, which would decide it. */
    readonly unlessExchanged: boolean;
  };
  /** HAL-59: the turn takes his last resource. */
  readonly 'ends-with-hal-resources': {
    /** Whether another card may still be drawn for him, which would decide it. */
    readonly unlessExchanged: boolean;
  };
  /** Hal's turn: the name of its list. */
  readonly 'hal-turn': NoValues;
  /** HAL-45: an item of the list: what his card makes him do. */
  readonly 'card-dictates': {
    /** The card. */
    readonly card: CardId;
  };
  /** HAL-45: what the item `card-dictates` chooses from. */
  readonly action: {
    /** The action. */
    readonly action: Action;
  };
  /** HAL-54: an item of the list: which of the cards that may be drawn he would use. */
  readonly 'used-if-drawn': {
    /** The urbanization card that he has. */
    readonly given: Letter;
  };
  /** HAL-54: what a card that may be drawn would come to. */
  readonly 'drawn-turn': {
    /** The turn with that card. */
    readonly turn: HalTurn;
  };
  /** HAL-37: an item of the list: who takes resources back from the building. */
  readonly 'resources-back': {
    /** The card that names the building. */
    readonly card: CardId;
  };
  /** HAL-37: what the item `resources-back` chooses from. */
  readonly owner: {
    /** The owner of the building; `null`: it has none, and nothing comes back. */
    readonly seat: Seat | null;
  };
  /** HAL-60: an item of the list: what ends the game with the round. */
  readonly 'ends-the-game': {
    /** Whether another card may still be drawn for him, which would decide it. */
    readonly unlessExchanged: boolean;
  };
  /** HAL-60: what the item `ends-the-game` chooses from. */
  readonly ending: {
    /** The ending. */
    readonly ending: Ending;
  };
  /** HAL-56, HAL-57, HAL-59: what is left, at the end of the round, of that which an ending counts. */
  readonly 'ending-left': {
    /** The ending. */
    readonly ending: Ending;
    /** Tiles in the supply, resources of the human that are not on buildings, or resources of Hal; 0 ends the game. */
    readonly left: number;
  };
  /** HAL-54: an item of the list of an expert Hal: any building card. */
  readonly 'building-card': NoValues;
  /** HAL-54: of two urbanization cards, the one that brings him more points. */
  readonly 'most-points': NoValues;
  /** HAL-54: of two that bring as much, the one that he was given. */
  readonly 'card-given': NoValues;
  /** HAL-54: a card that one of the items chooses from. */
  readonly card: {
    /** The card. */
    readonly card: CardId;
  };
  /** The house bot: the name of its list. */
  readonly 'house-bot': NoValues;
  /** The first item: the move with the best lead. */
  readonly 'best-lead': NoValues;
  /** The second item, where leads are equal: the cell for the token with the fewest floors around it. */
  readonly 'token-worth-least': NoValues;
  /** A move that the items choose from. */
  readonly move: {
    /** The move. */
    readonly move: SeatMove;
  };
  /** The lead that a move promises. */
  readonly lead: {
    /** The lead that the house bot expects after the move. */
    readonly lead: Lead;
  };
  /** What a cell for the token is worth to whoever urbanizes there. */
  readonly 'floors-around': {
    /** The floors of the buildings around it. */
    readonly floors: number;
  };
  /** What the house bot has chosen, with the next best move; `null` where there is no other. */
  readonly choice: {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** The move that it has chosen. */
    readonly move: SeatMove;
    /** The lead that it expects after the move. */
    readonly lead: Lead;
    /** The best of the other moves, and the lead after it; `null` where there is no other. */
    readonly next: {
      /** The move. */
      readonly move: SeatMove;
      /** The lead that the bot expects after the move. */
      readonly lead: Lead;
    } | null;
    /** Of two cells with the same lead: the floors around the one chosen, and around the next one; else `null`. */
    readonly floors: {
      /** The floors around the cell that was chosen. */
      readonly chosen: number;
      /** The floors around the other cell. */
      readonly next: number;
    } | null;
  };
  /** The house bot with the effort `thorough`: the name of its list. */
  readonly 'house-thorough': NoValues;
  /** Its only item: the move with the best lead on average. */
  readonly 'best-lead-on-average': NoValues;
  /** The lead that a move promises a thorough bot, on average. */
  readonly 'lead-on-average': {
    /** The lead in points. */
    readonly points: number;
  };
  /** How far a thorough bot plays on. */
  readonly 'plays-on': {
    /** How many moves it looks at. */
    readonly moves: number;
    /** In how many guesses at what is hidden. */
    readonly worlds: number;
    /** For how many decisions of all seats. */
    readonly decisions: number;
  };
  /** What a thorough bot has chosen, with the next best of the moves that it looked at. */
  readonly 'choice-on-average': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** The move that it has chosen. */
    readonly move: SeatMove;
    /** The lead after the move, on average. */
    readonly points: number;
    /** The best of the other moves, and the lead after it. */
    readonly next: {
      /** The move. */
      readonly move: SeatMove;
      /** The lead after the move, on average. */
      readonly points: number;
    };
  };
  /** What the house bot leaves out of its rating. */
  readonly 'not-weighed': {
    /** What it leaves out: the card that an expert Hal may draw, his card of a blind gift, the whole of his turn, the moves that others have committed, or the cards of a new hand. */
    readonly what: 'card-drawn-for-hal' | 'card-unseen' | 'turn-of-hal' | 'moves-of-others' | 'hand-unseen';
  };
}

/**
 * A reason of a bot, as data.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;
