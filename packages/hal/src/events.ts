import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { CardId, Letter } from './components/cards.js';
import type { CharacterId } from './components/characters.js';
import type { Cell } from './components/grid.js';
import type { TileId } from './components/tiles.js';
import type { Move } from './notation.js';
import type { Ending, Hidden } from './state/index.js';

/**
 * What happens, chance aside.
 *
 * @category Events
 */
export type OwnEvent =
  /** A round begins. */
  | { readonly kind: 'round'; readonly round: number; readonly first: Seat }
  /** The discard pile and the cards of the buildings with pawns make a new deck. */
  | { readonly kind: 'refilled'; readonly cards: readonly TileId[] }
  /** The human has given Hal a card. */
  | { readonly kind: 'given'; readonly card: CardId | Hidden }
  /** The third card is Hal's, unseen. */
  | { readonly kind: 'laid' }
  /** A card is played from a hand, alone or with a tile from the stash. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId; readonly tile: TileId | null }
  /** Hal's card is turned up. */
  | { readonly kind: 'revealed'; readonly card: CardId }
  | ({ readonly kind: 'urbanized'; readonly seat: Seat; readonly card: Letter; readonly tile: TileId } & Cell)
  | ({
      readonly kind: 'constructed';
      readonly seat: Seat;
      readonly card: TileId;
      readonly tile: TileId;
      readonly floors: number;
      /** Who took back the resources of the building below: one for each of its floors. */
      readonly back: Seat | null;
      /** Points paid for a lower number. */
      readonly paid: number;
      /** Resources paid for another colour. */
      readonly fee: number;
    } & Cell)
  /** Items gained; the tiles follow as chance events. */
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly resource: number;
      readonly tile: number;
      readonly point: number;
    }
  | ({ readonly kind: 'token'; readonly letter: Letter } & Cell)
  | {
      readonly kind: 'discarded';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly from: 'hand' | 'table';
    }
  /** Expert level: the card drawn, and which of the two Hal uses. The points are those for urbanizing. */
  | {
      readonly kind: 'expert';
      readonly given: Letter;
      readonly givenPoints: number;
      readonly drawn: CardId;
      readonly drawnPoints: number | null;
      readonly used: CardId;
    }
  /** Hal has no tile and does nothing. */
  | { readonly kind: 'idle'; readonly card: CardId }
  /** Hal lacks the resources for his floor. */
  | {
      readonly kind: 'aborted';
      readonly card: TileId;
      readonly tile: TileId;
      readonly need: number;
      readonly have: number;
    }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly character: CharacterId | Hidden }
  /** The characters of a seat lie open before it. */
  | { readonly kind: 'characters'; readonly seat: Seat; readonly characters: readonly CharacterId[] }
  | { readonly kind: 'new-hand'; readonly seat: Seat }
  | {
      readonly kind: 'committed';
      readonly seat: Seat;
      readonly card: CardId | Hidden;
      readonly tile: TileId | Hidden | null;
    }
  /** All hands, or all characters that were not kept, have gone to the left: what each seat holds now. */
  | { readonly kind: 'passed'; readonly hands: readonly (readonly (CardId | CharacterId | Hidden)[])[] }
  /** The tiles returned by each seat make the second supply. */
  | { readonly kind: 'resupplied'; readonly returned: readonly number[] }
  /** The game is over: the screens are lifted. */
  | {
      readonly kind: 'over';
      readonly ending: Ending;
      readonly stashes: readonly { readonly resources: number; readonly points: number }[];
    };

/**
 * What happened: an event of this game, or what chance has drawn.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears what happens. */
export type Sink = Emit<Event>;
