import type { PromptOf, Seat } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import type { DivinityId } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { WonderId } from '../components/wonders.js';
import type { Decision, Position, ProgressSource } from '../state/index.js';

/**
 * What a seat can do on its turn.
 *
 * @category Position
 */
export type TurnAction = 'construct' | 'discard' | 'construct-wonder' | 'activate';

/**
 * What chance leaves open.
 *
 * @category Position
 */
export interface Left {
  /** How many components may turn up. */
  readonly left: number;
}

/**
 * A place in the structure, and how many components may turn up there.
 *
 * @category Position
 */
export interface Spot extends Left {
  /** From the top, from 1. */
  readonly row: number;
  /** In its row from the side of seat 0, from 1. */
  readonly place: number;
}

/**
 * Cards to choose from.
 *
 * @category Position
 */
export interface CardChoice {
  /** The cards that the seat can choose. */
  readonly cards: readonly CardId[];
}

/**
 * A number of cards to choose from.
 *
 * @category Position
 */
export interface CardCount {
  /** How many cards the seat can choose from. */
  readonly cards: number;
}

/**
 * Military tokens to choose from.
 *
 * @category Position
 */
export interface TokenCount {
  /** How many Military tokens are on the track. */
  readonly tokens: number;
}

/**
 * Wonders to choose from.
 *
 * @category Position
 */
export interface WonderChoice {
  /** The wonders that the seat can choose. */
  readonly wonders: readonly WonderId[];
}

/**
 * Divinities to choose from.
 *
 * @category Position
 */
export interface DivinityChoice {
  /** The divinities that the seat can choose, as far as it knows them. */
  readonly divinities: readonly DivinityId[];
}

/**
 * A deck of divinities.
 *
 * @category Position
 */
export interface MythologyDeck {
  /** The mythology of the deck. */
  readonly mythology: Mythology;
}

/**
 * The questions of the game, with the values that each sentence needs.
 *
 * @category Position
 */
export interface Prompts {
  /** Which wonder to take from the offer. */
  readonly draft: WonderChoice;
  /** SOLO's direction, which its first wonder leaves open (DUEL-013). */
  readonly direction: {
    /** That first wonder. */
    readonly wonder: WonderId;
  };
  /** Who begins an Age. */
  readonly start: {
    /** The Age that begins, 2 or 3. */
    readonly age: number;
    /** Whether the Conflict pawn is in the middle; otherwise the seat is the weaker in military. */
    readonly tied: boolean;
  };
  /** What to do on a turn (DUEL-031). */
  readonly turn: {
    /** The Age, 1 to 3. */
    readonly age: number;
    /** How many cards are left in the structure. */
    readonly left: number;
    /** What is legal: what the seat has the coins for; of SOLO, what it does. */
    readonly can: readonly TurnAction[];
    /** The divinities that the seat can activate, and the Gate. */
    readonly divinities: readonly (DivinityId | 'gate')[];
  };
  /** Where a divinity goes; none to choose from where the seat places one unseen (DUEL-130). */
  readonly 'place-divinity': MythologyDeck & DivinityChoice;
  /** Which Progress token to take. */
  readonly progress: {
    /** Where the Progress tokens lie. */
    readonly source: ProgressSource;
    /** The tokens that the seat can choose. */
    readonly tokens: readonly ProgressId[];
  };
  /** Which discarded card to construct free. */
  readonly discarded: CardCount & {
    /** What lets the seat construct a discarded card. */
    readonly cause: 'mausoleum' | 'hades';
  };
  /** Which card the other seat loses. */
  readonly destroy: CardChoice & {
    /** The colour of the card that the other seat loses. */
    readonly colour: 'brown' | 'grey';
  };
  /** Which card of the top row to construct free. */
  readonly 'top-row': CardCount;
  /** Which removed card to construct free, by the Statue of Liberty (DUEL-102). */
  readonly 'liberty-own': CardChoice;
  /** Which removed card the other seat gets, by the Statue of Liberty (DUEL-102). */
  readonly 'liberty-give': CardChoice;
  /** Which deck of divinities to open in the Divine Theater. */
  readonly 'theater-deck': {
    /** The mythologies of the decks that the seat can open. */
    readonly mythologies: readonly Mythology[];
  };
  /** Which divinity of that deck to take. */
  readonly 'theater-choose': MythologyDeck & DivinityChoice;
  /** Which of the others goes back on top of the deck. */
  readonly 'theater-order': MythologyDeck &
    DivinityChoice & {
      /** The divinity that the seat has taken. */
      readonly chosen: DivinityId;
    };
  /** Which divinity to take at the Gate, of those on top of the decks. */
  readonly gate: DivinityChoice;
  /** Which green card of the other seat gives Nisaba its symbol. */
  readonly nisaba: CardChoice;
  /** Which brown or grey card Baal takes from the other seat. */
  readonly baal: CardChoice;
  /** Which card of the structure Zeus discards. */
  readonly zeus: CardCount;
  /** Which constructed wonder Anubis undoes. */
  readonly anubis: WonderChoice;
  /** Which unconstructed wonder Ra takes from the other seat. */
  readonly ra: WonderChoice;
  /** Which wonder Isis constructs, with which discarded card. */
  readonly isis: WonderChoice & {
    /** How many discarded cards may go under the wonder. */
    readonly cards: number;
  };
  /** Where on the Conflict track the Minerva pawn goes. */
  readonly minerva: {
    /** The space of the Conflict pawn, −9 to 9: positive is the advantage of seat 0. */
    readonly pawn: number;
  };
  /** Which Military token Neptune removes without effect. */
  readonly 'neptune-remove': TokenCount;
  /** Which Military token costs the other seat coins, by Neptune. */
  readonly 'neptune-apply': TokenCount;
  /** Chance: who begins the game. */
  readonly 'first-player': Left;
  /** Chance: which wonder is drawn for the draft. */
  readonly 'draw-wonder': Left & {
    /** The batch of four wonders that is drawn: the first or the second. */
    readonly batch: 1 | 2;
    /** Which wonder of the batch it is, 1 to 4. */
    readonly number: number;
    /** Whether it is SOLO's own first wonder (DUEL-011). */
    readonly forScript: boolean;
  };
  /** Chance: which Progress token is drawn. */
  readonly 'draw-progress': Left & {
    /** Where the Progress token comes to lie. */
    readonly source: ProgressSource;
    /** Which token there it is, from 1. */
    readonly number: number;
  };
  /** Chance: where a purple card of Age III lies. */
  readonly 'purple-place': Left & {
    /** Whether it is the place of a Grand Temple; otherwise of a guild. */
    readonly temple: boolean;
    /** Which purple card of Age III it is, from 1. */
    readonly number: number;
  };
  /** Chance: which card is turned up. */
  readonly reveal: Spot & {
    /** Whether the back of the card is purple: a guild or a Grand Temple. */
    readonly purple: boolean;
    /** Whether Zeus discards the card. */
    readonly struck: boolean;
  };
  /** Chance: which Mythology token lies on a card. */
  readonly 'mythology-token': Spot;
  /** Chance: which Offering token lies on a card. */
  readonly 'offering-token': Spot;
  /** A card that was removed from the Age. */
  readonly 'removed-card': Left & {
    /** Whether it is SOLO's free card of the Age (DUEL-171); otherwise one for the Statue of Liberty (DUEL-102). */
    readonly forScript: boolean;
    /** Which of the removed cards it is, from 1. */
    readonly number: number;
  };
  /** A divinity that only one seat looks at. */
  readonly 'look-divinity': MythologyDeck & {
    /** Its place in the deck, 1 for the top. */
    readonly place: number;
    /** The seat that looks. */
    readonly looks: Seat;
  };
  /** A divinity that all see. */
  readonly 'turn-divinity': MythologyDeck & {
    /** The space of the Pantheon on which it lies, 1 to 6, counted from seat 0; `null` in the deck. */
    readonly space: number | null;
    /** Its place in the deck, 1 for the top; `null` on the Pantheon. */
    readonly place: number | null;
  };
  /** Chance: which divinity SOLO draws in the Divine Theater. */
  readonly 'theater-draw': {
    /** The divinities of which SOLO draws one. */
    readonly divinities: readonly DivinityId[];
  };
  /** Chance: which discarded card SOLO draws for Isis. */
  readonly 'isis-card': Left & {
    /** The wonder that the discarded card goes under. */
    readonly wonder: WonderId;
  };
}

/**
 * A question, as data.
 *
 * @category Position
 */
export type Prompt = PromptOf<Prompts>;

/** The values of a question, and the places that it is about. */
export type Asked<K extends keyof Prompts> = (
  position: Position,
  decision: Decision,
) => { readonly values: Prompts[K]; readonly places: readonly string[] };

/** Places by their components. */
export const placesOf = (prefix: string, ids: readonly (string | number)[]): readonly string[] =>
  ids.map((id) => `${prefix}-${id}`);
