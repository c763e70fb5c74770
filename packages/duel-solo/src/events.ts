import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { CardId, Mythology } from './components/cards.js';
import type { MilitaryId } from './components/military.js';
import type { DivinityId, Offering } from './components/pantheon.js';
import type { ProgressId } from './components/progress.js';
import type { WonderId } from './components/wonders.js';
import type { Move } from './notation.js';
import type { Ending } from './state/index.js';

/**
 * Why coins come to a treasury or leave it: the `price` of what its seat constructs or activates; `economy`, which takes what the other
 * seat pays for resources (DUEL-047); a card that is `discarded` (DUEL-032); the `effect` of what it constructs, takes or activates;
 * `urbanism`, for a card that a chain made free (DUEL-046); the fine of a `wonder` of the other seat (DUEL-053); a `military` token
 * (DUEL-052), or `poliorcetics` of the other seat (DUEL-051).
 *
 * @category Moves
 */
export type CoinReason =
  | 'price'
  | 'economy'
  | 'discarded'
  | 'effect'
  | 'urbanism'
  | 'wonder'
  | 'military'
  | 'poliorcetics';

/**
 * An event of this game, other than a chance event.
 *
 * @category Moves
 */
export type OwnEvent =
  /** Coins come to the treasury of a seat, or leave it. */
  | {
      readonly kind: 'coins';
      /** The seat whose coins they are. */
      readonly seat: Seat;
      /** How many; negative for coins that the seat pays or loses. */
      readonly by: number;
      /** What they are paid, lost or gained for. */
      readonly why: CoinReason;
    }
  /** Coins come to lie on Astarte, or its seat pays with them. */
  | {
      readonly kind: 'astarte-coins';
      /** The seat that has Astarte. */
      readonly seat: Seat;
      /** How many; negative for coins that the seat pays. */
      readonly by: number;
    }
  | {
      readonly kind: 'built';
      /** The seat that constructs the building. */
      readonly seat: Seat;
      /** The building. */
      readonly card: CardId;
    }
  /** A card comes to the discard pile, or to the cards removed from the game. */
  | {
      readonly kind: 'discarded' | 'removed';
      /** The card. It lies face up. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'card-left';
      /** The card that somebody takes from a pile. */
      readonly card: CardId;
      /** The pile: the discard pile, or the cards removed from the game. */
      readonly from: 'discard' | 'removed';
    }
  | {
      readonly kind: 'lost-card';
      /** The seat that loses the building. */
      readonly seat: Seat;
      /** The building. */
      readonly card: CardId;
      /** Where it goes: to the discard pile, or to the city of the other seat. */
      readonly to: 'discard' | 'city';
    }
  | {
      readonly kind: 'wonder-built';
      /** The seat that constructs the wonder. */
      readonly seat: Seat;
      /** The wonder. */
      readonly wonder: WonderId;
      /** The card that goes under it. */
      readonly card: CardId;
    }
  /** A wonder comes unasked (DUEL-183, or the last of its batch), can be constructed again, changes its owner, or leaves the game (DUEL-034). */
  | {
      readonly kind: 'wonder-dealt' | 'last-wonder' | 'wonder-unbuilt' | 'wonder-taken' | 'wonder-left';
      /** The owner of the wonder: the new one where it changes hands, the old one where it leaves. */
      readonly seat: Seat;
      /** The wonder. */
      readonly wonder: WonderId;
    }
  | {
      readonly kind: 'pawn';
      /** The seat that moves the Conflict pawn towards the capital of the other seat. */
      readonly by: Seat;
      /** The space that it comes to, −9 to 9: positive is the advantage of seat 0. */
      readonly to: number;
    }
  /** What a seat would score now changes (DUEL-074). */
  | {
      readonly kind: 'points';
      /** The seat whose points change. */
      readonly seat: Seat;
      /** The change; points for coins are not counted. */
      readonly by: number;
    }
  /** Cards become accessible (DUEL-030). */
  | {
      readonly kind: 'uncovered';
      /** The slots that no card covers any more. */
      readonly slots: readonly number[];
    }
  | {
      readonly kind: 'minerva';
      /** The space of the Conflict track on which the Minerva pawn stands, −9 to 9; `null` when it is removed. */
      readonly space: number | null;
    }
  | {
      readonly kind: 'military-token';
      /** The Military token that is removed; a loss of coins is an event of its own. */
      readonly military: MilitaryId;
    }
  | {
      readonly kind: 'symbol';
      /** The seat that gets a symbol of science that it lacked. */
      readonly seat: Seat;
      /** All its symbols then: a bit for each, in the order of {@link SYMBOLS}. */
      readonly symbols: number;
    }
  | {
      readonly kind: 'progress';
      /** The seat that takes the Progress token. */
      readonly seat: Seat;
      /** The Progress token. */
      readonly token: ProgressId;
    }
  | {
      readonly kind: 'token';
      /** The seat that takes the token. */
      readonly seat: Seat;
      /** The slot of the card on which the token lay. */
      readonly slot: number;
      /** A Mythology token by its mythology, or an Offering token by its discount. */
      readonly token: Mythology | Offering;
    }
  /** A token is laid on a card of the structure, or leaves the game with it. */
  | {
      readonly kind: 'token-laid' | 'token-left';
      /** The slot of that card. */
      readonly slot: number;
      /** A Mythology token by its mythology, or an Offering token by its discount. */
      readonly token: Mythology | Offering;
    }
  | {
      readonly kind: 'revealed';
      /** The slot of the structure on which a card is turned up. */
      readonly slot: number;
      /** The card. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'placed';
      /** The seat that places a divinity. */
      readonly seat: Seat;
      /** The mythology of the deck that the divinity comes from. */
      readonly mythology: Mythology;
      /** The space of the Pantheon that it goes to, 1 to 6, counted from seat 0. */
      readonly space: number;
    }
  | {
      readonly kind: 'activated';
      /** The seat that gets the effect. */
      readonly seat: Seat;
      /** The divinity, or the Gate. */
      readonly divinity: DivinityId | 'gate';
    }
  | {
      readonly kind: 'age';
      /** The Age that begins, 1 to 3. */
      readonly age: number;
    }
  | {
      readonly kind: 'turn';
      /** The seat whose turn begins. */
      readonly seat: Seat;
      /** Whether it is another turn of the same seat, by an effect. */
      readonly again: boolean;
    }
  | {
      readonly kind: 'over';
      /** Why the game ends. */
      readonly ending: Ending;
      /** The winner; `null` when the victory is shared. */
      readonly winner: Seat | null;
    };

/**
 * An event: something that happened in a move.
 *
 * @category Moves
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Receives events. */
export type Sink = Emit<Event>;
