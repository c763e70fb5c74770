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
  | {
      readonly kind: 'round';
      /** The number of the round, from 1. */
      readonly round: number;
      /** Who plays first in it; against Hal always the human (HAL-17). */
      readonly first: Seat;
    }
  /** The discard pile and the cards of the buildings with pawns make a new deck. */
  | {
      readonly kind: 'refilled';
      /** The building cards that come from the reserve, in canonical order; the pawns of their buildings go (HAL-50). */
      readonly cards: readonly TileId[];
    }
  /** The human has given Hal a card. */
  | {
      readonly kind: 'given';
      /** The card; `hidden` for all but the human. */
      readonly card: CardId | Hidden;
    }
  /** The third card is Hal's, unseen. */
  | { readonly kind: 'laid' }
  /** A card is played from a hand, alone or with a tile from the stash. */
  | {
      readonly kind: 'played';
      /** Who plays it. */
      readonly seat: Seat;
      /** The card, which all see from now on. */
      readonly card: CardId;
      /** The tile that goes with it; `null` when the card is played alone. */
      readonly tile: TileId | null;
    }
  /** Hal's card is turned up. */
  | {
      readonly kind: 'revealed';
      /** The card that Hal will use, unless he is an expert and exchanges it (HAL-54). */
      readonly card: CardId;
    }
  | ({
      readonly kind: 'urbanized';
      /** Who owns the new building. */
      readonly seat: Seat;
      /** The urbanization card, and the token that is lifted. */
      readonly card: Letter;
      /** The tile of the new building. */
      readonly tile: TileId;
    } & Cell)
  | ({
      readonly kind: 'constructed';
      /** Who owns the building from now on. */
      readonly seat: Seat;
      /** The card that names the building: the tile that showed before, which the builder keeps as a card. */
      readonly card: TileId;
      /** The tile that shows from now on. */
      readonly tile: TileId;
      /** The floors of the building, the new one included: as many resources are put on it. */
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
      /** Who gains them. */
      readonly seat: Seat;
      /** Resources from the supply of the seat's colour: no more than it holds (HAL-28). */
      readonly resource: number;
      /** Tiles that the seat is about to draw: no more than the supply holds (HAL-28). */
      readonly tile: number;
      /** Points, from a supply without limit. */
      readonly point: number;
    }
  | ({
      readonly kind: 'token';
      /** The token that is put down on the cell. */
      readonly letter: Letter;
      /** The token that stood there and gives way: it is put down next (HAL-84). `null` where the cell was empty. */
      readonly givesWay: Letter | null;
    } & Cell)
  | {
      readonly kind: 'discarded';
      /** Who played or held the cards. */
      readonly seat: Seat;
      /** One card from the table, or all that were left in the hand. */
      readonly cards: readonly CardId[];
      /** `table`: the card was played, or lay before Hal; `hand`: it was not played. */
      readonly from: 'hand' | 'table';
    }
  /** Expert level: the card drawn, and which of the two Hal uses. The points are those for urbanizing. */
  | {
      readonly kind: 'expert';
      /** The card that Hal had. */
      readonly given: Letter;
      /** The points that it would bring: a point for each floor around its token (HAL-47). */
      readonly givenPoints: number;
      /** The card that is drawn for him. */
      readonly drawn: CardId;
      /** The same for the card drawn; `null` for a building card, which he uses whatever it brings. */
      readonly drawnPoints: number | null;
      /** The one of the two that he uses; the other one is discarded. */
      readonly used: CardId;
    }
  /** A player lacks what the tile takes: it goes back to the stash, and the card is played alone. */
  | {
      readonly kind: 'tile-back';
      /** Who plays the card. */
      readonly seat: Seat;
      /** The card, which is played alone (HAL-85). */
      readonly card: CardId;
      /** The tile that was committed with it. */
      readonly tile: TileId;
    }
  /** Hal has no tile and does nothing. */
  | {
      readonly kind: 'idle';
      /** The card that he discards (HAL-46). */
      readonly card: CardId;
    }
  /** Hal lacks the resources for his floor. */
  | {
      readonly kind: 'aborted';
      /** The card that names the building. */
      readonly card: TileId;
      /** The tile that he has drawn, which is set aside. */
      readonly tile: TileId;
      /** The resources that the floor takes: one for each floor, the new one included. */
      readonly need: number;
      /** His resources, with those that would come back from a building of his own. */
      readonly have: number;
    }
  | {
      readonly kind: 'picked';
      /** Who keeps a character (HAL-71). */
      readonly seat: Seat;
      /** The character; `hidden` for all other seats until the draft is over. */
      readonly character: CharacterId | Hidden;
    }
  /** The characters of a seat lie open before it. */
  | {
      readonly kind: 'characters';
      /** The seat. */
      readonly seat: Seat;
      /** Its three characters, in canonical order. */
      readonly characters: readonly CharacterId[];
    }
  | {
      readonly kind: 'new-hand';
      /** Who gives a New Hand token, discards the hand and draws another one (HAL-75). */
      readonly seat: Seat;
    }
  | {
      readonly kind: 'committed';
      /** Who has chosen a card for this round (HAL-74). */
      readonly seat: Seat;
      /** The card; `hidden` for all other seats until it is played. */
      readonly card: CardId | Hidden;
      /** The tile that goes with it, `null` when the card goes alone; `hidden` for all other seats, who do not learn which. */
      readonly tile: TileId | Hidden | null;
    }
  /** All hands, or all characters that were not kept, have gone to the left: what each seat holds now. */
  | {
      readonly kind: 'passed';
      /** The cards or characters of each seat, by seat; `hidden` in all hands but the viewer's. */
      readonly hands: readonly (readonly (CardId | CharacterId | Hidden)[])[];
    }
  /** The tiles returned by each seat make the second supply. */
  | {
      readonly kind: 'resupplied';
      /** How many tiles each seat has returned, by seat. */
      readonly returned: readonly number[];
    }
  /** The game is over: the screens are lifted. */
  | {
      readonly kind: 'over';
      /** Why the game is over. */
      readonly ending: Ending;
      /** What each seat has behind its screen, by seat. */
      readonly stashes: readonly {
        /** Resources in the stash; they count nothing at the end. */
        readonly resources: number;
        /** Points in the stash: the score without cards, districts and tokens (HAL-61, HAL-80). */
        readonly points: number;
      }[];
    };

/**
 * What happened: an event of this game, or what chance has drawn.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Hears what happens. */
export type Sink = Emit<Event>;
