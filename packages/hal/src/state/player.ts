import type { Frozen } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { TileId } from '../components/tiles.js';

/**
 * The card that a player will play, alone or with a tile. Both stay in hand and stash until they are played.
 *
 * @category Position
 */
export interface Commitment {
  readonly card: CardId;
  readonly tile: TileId | null;
}

/**
 * What a seat owns. Lists are in canonical order.
 *
 * @category Position
 */
export interface Player {
  /** Resources in the stash; all of Hal's are there. */
  resources: number;
  /** Resources of the player's colour in the general supply. */
  supply: number;
  points: number;
  /** Tiles in the stash. */
  tiles: readonly TileId[];
  hand: readonly CardId[];
  /** Cards kept from constructing. */
  tableau: readonly TileId[];
  /** Characters kept; hidden from others until the draft is over. */
  characters: readonly CharacterId[];
  newHands: number;
  /** Character cards to draft from. */
  dealt: readonly CharacterId[];
  /** The character to be kept, still among `dealt`. */
  pick: CharacterId | null;
  commitment: Commitment | null;
  /** Cards in other hands that this player has held. */
  known: readonly CardId[];
  /** Tiles that this player returns for the second supply, or has returned. While they are chosen, they stay in the stash. */
  returned: readonly TileId[];
  /** Whether this player returns no more tiles. */
  settled: boolean;
}

/**
 * In place of what a viewer may not know.
 *
 * @category Position
 */
export type Hidden = 'hidden';

/**
 * What one seat may know of a player.
 *
 * @category Position
 */
export type PlayerView = Omit<
  Frozen<Player>,
  'resources' | 'points' | 'tiles' | 'hand' | 'characters' | 'dealt' | 'pick' | 'commitment'
> & {
  readonly resources: number | Hidden;
  readonly points: number | Hidden;
  readonly tiles: readonly (TileId | Hidden)[];
  readonly hand: readonly (CardId | Hidden)[];
  readonly characters: readonly (CharacterId | Hidden)[];
  readonly dealt: readonly (CharacterId | Hidden)[];
  readonly pick: CharacterId | Hidden | null;
  readonly commitment: Commitment | Hidden | null;
};
