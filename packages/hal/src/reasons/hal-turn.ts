import type { Seat } from '@wonders/core';
import type { CardId, Letter } from '../components/cards.js';
import type { TileId } from '../components/tiles.js';
import type { Ending } from '../state/index.js';

/**
 * A building and its floors.
 *
 * @category Bots
 */
export interface Floors {
  /** The tile that shows. */
  readonly tile: TileId;
  /** How many floors it has, 1 or more. */
  readonly floors: number;
}

/**
 * What a card in Hal's tableau gains when he keeps another one.
 *
 * @category Bots
 */
export interface KeptPoints {
  /** The card, of those that Hal keeps. */
  readonly card: TileId;
  /** The points that it gains, never 0. */
  readonly points: number;
}

/**
 * What the end of the game is judged by, as it will be at the end of the round.
 *
 * @category Bots
 */
export interface RoundEnd {
  /** Tiles in the supply (HAL-56). */
  readonly tiles: number;
  /** Resources of the human that are not on buildings before Hal's turn: what comes back in it does not count (HAL-57). */
  readonly human: number;
  /** Hal's resources (HAL-59). */
  readonly hal: number;
}

/**
 * What a turn of Hal with a card comes to, as the table stands.
 *
 * @category Bots
 */
export interface HalTurn {
  /** The card. */
  readonly card: CardId;
  /** `cannot-build`: he lacks the resources for a floor (HAL-58). `idle`: there is no tile for him (HAL-46). */
  readonly action: 'urbanize' | 'construct' | 'cannot-build' | 'idle';
  /** The points that he gains at once: for urbanizing the floors around the token (HAL-47), for constructing none. */
  readonly points: number;
  /** The buildings that these points come from, a point for each floor. */
  readonly around: readonly Floors[];
  /** The resources that he puts on the building, or would need if he cannot build. */
  readonly resources: number;
  /** The resources that he has for it, including those from the building if it is his own. */
  readonly funds: number;
  /** Who takes resources back from the building below, and how many; the human gains as many points (HAL-51). */
  readonly back: {
    /** Who owns the building before the turn. */
    readonly seat: Seat;
    /** One for each of its floors. */
    readonly resources: number;
  } | null;
  /** What the card that he keeps would score now (HAL-61); `null` if he keeps none. */
  readonly kept: number | null;
  /** The parts of `kept`: the card itself, and the cards of his tableau that count it. */
  readonly keptPoints: readonly KeptPoints[];
  /** Why the game ends with the round if he uses this card; `null` if it does not. */
  readonly ending: Ending | null;
  /** Whether the game ends with the round. `perhaps`: the card that an expert Hal draws decides it. */
  readonly ends: 'no' | 'perhaps' | 'surely';
  /** What is left at the end of the round if he uses this card. */
  readonly left: RoundEnd;
  /** Expert level with an urbanization card: what may be drawn for him instead; else `null`. */
  readonly exchange: HalExchange | null;
}

/**
 * Expert level: which cards Hal would use in place of the urbanization card he was given (HAL-54).
 *
 * @category Bots
 */
export interface HalExchange {
  /** All cards that may be drawn for him, as far as the viewer knows. */
  readonly drawable: readonly CardId[];
  /** The building cards among them: he uses any of them. */
  readonly buildings: readonly TileId[];
  /** The urbanization cards that are worth more to him where their tokens stand. */
  readonly better: readonly Letter[];
  /** The building cards that he cannot pay for: they end the game (HAL-55, HAL-58). */
  readonly unaffordable: readonly TileId[];
  /** All cards that he would use and that end the game, each with the reason. */
  readonly endings: readonly CardEnding[];
}

/**
 * A card that ends the game if Hal uses it.
 *
 * @category Bots
 */
export interface CardEnding {
  /** The card that is drawn and used. */
  readonly card: CardId;
  /** Why the game ends then. */
  readonly ending: Ending;
}
