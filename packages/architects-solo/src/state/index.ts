import type { BaseDraft, Decision as CoreDecision, Frozen, Seat, Viewer } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import type { DieTable } from '../components/die.js';
import type { TokenId } from '../components/tokens.js';
import type { WonderId } from '../components/wonders.js';
import type { DeckName, PassMove, SelectMove } from '../notation.js';
import type { Settings } from '../options.js';
import type { ChanceKind, Ending, OwedEffect, Phase, SeatDecisionKind } from './kinds.js';

export * from './kinds.js';
/**
 * The id of the game.
 *
 * @category Contract
 */
export const ID = 'architects-solo';

/**
 * The behaviour version: it rises when equal inputs give other results.
 *
 * @category Contract
 */
export const RULES = 3;

/**
 * The seat of the person in a solo game.
 *
 * @category Contract
 */
export const PLAYER_SEAT = 0;

/**
 * The seat of the scripted Opponent in a solo game.
 *
 * @category Contract
 */
export const SCRIPT_SEAT = 1;

/**
 * How many cards of each kind, in the order of `CARDS`.
 *
 * @category Position
 */
export type Cards = readonly number[];

/**
 * A card of a hidden place. `card` is null while no seat has seen it; in a view, while the viewer has not. `back`: the seat whose
 * Wonder is on its back; the number of seats stands for a neutral back.
 *
 * @category Position
 */
export interface HiddenCard {
  /** The card; `null` while it is unseen. */
  readonly card: CardKind | null;
  /** −1: drawn from the central deck and still unseen, so still counted in `central.cards`. −2: hidden from the viewer. */
  readonly back: number;
}

/**
 * The area of a seat: its Wonder, cards and tokens.
 *
 * @category Position
 */
export interface Area {
  /** Its Wonder; `null` until it is dealt. */
  readonly wonder: WonderId | null;
  /** Which of the five stages are built. */
  readonly built: readonly boolean[];
  /** How many cards of each kind it has. */
  readonly cards: Cards;
  /** In the order of `TOKENS`. */
  readonly tokens: readonly TokenId[];
  /** Military Victory tokens. */
  readonly military: number;
  /** Three Ages: Defeat tokens. */
  readonly defeats: number;
  /** Three Ages: coin tokens for discarded cards. */
  readonly coins: number;
  /** Three Ages: how many green cards have been part of a set, by symbol. */
  readonly matched: readonly number[];
  /** Three Ages: Progress tokens that Babylon owes this turn. */
  readonly tokensOwed: number;
}
/**
 * The central deck. Architects: its face-down cards are a pool, and `cards` is empty. Three Ages: `cards` are its cards by what
 * is known of them, together with cards that the Opponent drew unseen.
 *
 * @category Position
 */
export interface Central {
  /** Its cards, as far as something is known of them. */
  cards: HiddenCard[];
  /** Its top card, once seen: face up (`all`), or known to the seats that peeked. */
  top: {
    /** The card; `null` in a view of a seat that has not seen it. */
    readonly card: CardKind | null;
    /** Its back: the number of a seat, or the number of seats for a neutral one. */
    readonly back: number;
    /** The seats that know it, or all. */
    readonly seenBy: 'all' | readonly Seat[];
  } | null;
  /** Central cards discarded face up: they will be the next central deck (ARCH-28). */
  discard: readonly HiddenCard[];
}

/**
 * How the Opponent chooses a deck (ARCH-60).
 *
 * @category Bots
 */
export interface DeckChoice {
  /** The cards looked at, of the decks `player`, `opponent`, `central`. */
  readonly cards: readonly (CardKind | null)[];
  /** For each of these decks the priority that its card matches: 8 is none, 0 not looked at. */
  readonly priorities: readonly number[];
  /** What decides: a priority, the die in one of two tables, or `denial` after you took the Opponent's card (ARCH-34). */
  readonly by: 'priority' | 'tie' | 'none' | 'denial';
  /** The face of the die, 0 without a roll. */
  readonly die: number;
  /** For each of these decks the stages that its card, if useful grey, helps to build (ARCH-62). */
  readonly helped: readonly (readonly number[])[];
  /** The deck chosen; null before the roll of the die, or when no deck has a card. */
  readonly deck: DeckName | null;
  /** The deck from which the card came: a different one if you took the card first (ARCH-90 c). Null until the card has left. */
  readonly taken: DeckName | null;
}

/**
 * A position of the game that the fast lane changes in place. Areas, pools, counts and readonly lists are shared with
 * other positions: they are replaced, never changed.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  /** The id of the game. */
  readonly game: typeof ID;
  /** The decisions that wait, the next one last; empty when the game is over. */
  pending: Decision[];
  /** The options of the game. */
  readonly options: Settings;
  /** What comes next when no decision is pending. */
  phase: Phase;
  /** Whose turn it is; in the three Ages, who resolves. */
  seat: Seat;
  /** The number of the turn; in the three Ages, within the Age. */
  turn: number;
  /** Three Ages: 1 to 3; 0 before the first, and in Architects. */
  age: number;
  /** Versus: seats in a row that had nothing to take. */
  passes: number;
  /** Whether your main pick of this round was the Opponent's card (ARCH-34). */
  denied: boolean;
  /** The area of each seat. */
  areas: Area[];
  /** The unseen cards of each pack, by kind: the Wonder decks of the seats, then the central pack. */
  pools: Cards[];
  /** The face-up card of each Wonder deck, or the revealed card of each hand; its `card` is never null. */
  faceUp: (HiddenCard | null)[];
  /** Three Ages: the other cards of each hand, in canonical order. */
  hands: HiddenCard[][];
  /** The central deck. */
  central: Central;
  /** Cards out of the game. */
  discard: Cards;
  /** The Progress tokens of the face-down stack, in the order of `TOKENS`. */
  tokenStack: readonly TokenId[];
  /** The three face-up Progress tokens. */
  tokenSlots: readonly (TokenId | null)[];
  /** Who has the Cat. */
  cat: Seat | null;
  /** How many Conflict tokens show their Battle side. */
  conflictsTurned: number;
  /** Tokens that the acting seat has used this turn. */
  used: readonly TokenId[];
  /** Extra cards that the acting seat may take, by the token that gives them. */
  triggers: readonly TokenId[];
  /** What the acting seat is owed before anything else. */
  owed: readonly OwedEffect[];
  /** A card just taken, until it is placed: first the next top card is seen. */
  taken: CardKind | null;
  /** Halicarnassus: the cards being looked at, in the order they were seen; `deck` is their deck. */
  looked: {
    /** The number of the deck. */
    readonly deck: number;
    /** The cards, in the order in which they were seen. */
    readonly cards: readonly HiddenCard[];
  } | null;
  /** The face of the die, 0 without a roll. */
  die: number;
  /** Three Ages: your selection of this turn. */
  selection: SelectMove | PassMove | null;
  /** Three Ages: the Opponent's selection of this turn. */
  opponentChoice: DeckChoice | null;
  /** Three Ages: cards selected by the seats and not yet resolved. */
  selectedCards: readonly (CardKind | null)[];
  /** Why the game ended; `null` before its end. */
  ending: Ending | null;
}

/**
 * The state of a game: plain JSON, deeply readonly.
 *
 * @category Position
 */
export interface State extends Frozen<Draft> {}

/**
 * What a seat, or a spectator, may see. It has the shape of a state; a pool holds all cards that the viewer cannot place.
 *
 * @category Position
 */
export interface View extends Omit<State, 'viewer' | 'rng'> {
  /** The seat that looks, or `'spectator'`. */
  readonly viewer: Viewer;
  /** `null`: a view cannot draw. */
  readonly rng: null;
}

/**
 * A state or a view.
 *
 * @category Position
 */
export type Position = State | View;

/**
 * A decision. Keys that its kind does not need are null.
 *
 * @category Position
 */
export interface Decision extends CoreDecision {
  /** A decision of chance is answered by the move of the same kind. */
  readonly kind: SeatDecisionKind | ChanceKind;
  /** The seat that decides; -1 for chance. */
  readonly seat: Seat;
  /** The seat that gets the Wonder or the token, that sees the card of the Cat, or for which a central card is kept. */
  readonly receiver: Seat | null;
  /** The Wonder deck or the hand in which a card turns up. */
  readonly deck: number | null;
  /** The place that a Progress token fills; of a card that is dealt, how many cards of the hand have been seen before it. */
  readonly slot: number | null;
  /** The table in which the die is read; `null` for other decisions. */
  readonly table: DieTable | null;
}

/** Whether one person plays against the scripted Opponent. */
export const isSolo = (position: Position): boolean => position.options.mode === 'solo';

/** Whether a seat follows the script. */
export const isScript = (position: Position, seat: Seat): boolean => seat === SCRIPT_SEAT && isSolo(position);

/** Whether the game has the structure of three Ages. */
export const isAges = (position: Position): boolean => position.options.structure === 'three-ages';
