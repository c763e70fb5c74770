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
  /** The card. */
  readonly card: CardId;
  /** The tile that goes with it; `null` when the card is played alone. */
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
  /** Points behind the screen, 0 or more. */
  points: number;
  /** Tiles in the stash. */
  tiles: readonly TileId[];
  /** The cards in hand. */
  hand: readonly CardId[];
  /** Cards kept from constructing. */
  tableau: readonly TileId[];
  /** Characters kept; hidden from others until the draft is over. */
  characters: readonly CharacterId[];
  /** The New Hand tokens that are left, 0 to 2. */
  newHands: number;
  /** Character cards to draft from. */
  dealt: readonly CharacterId[];
  /** The character to be kept, still among `dealt`. */
  pick: CharacterId | null;
  /** What the player has committed this round; `null` before, and after it is played. */
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
  /** Resources in the stash; hidden behind the screen of another player. */
  readonly resources: number | Hidden;
  /** Points behind the screen; hidden from others. */
  readonly points: number | Hidden;
  /** Tiles in the stash; hidden from others, who see how many there are. */
  readonly tiles: readonly (TileId | Hidden)[];
  /** The cards in hand; those that the viewer has not held are hidden. */
  readonly hand: readonly (CardId | Hidden)[];
  /** Characters kept; hidden from others until the draft is over. */
  readonly characters: readonly (CharacterId | Hidden)[];
  /** Character cards to draft from; hidden from others. */
  readonly dealt: readonly (CharacterId | Hidden)[];
  /** The character to be kept; hidden from others. */
  readonly pick: CharacterId | Hidden | null;
  /** What the player has committed; hidden from others until it is played. */
  readonly commitment: Commitment | Hidden | null;
};
