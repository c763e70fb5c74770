import type { Language as CoreLanguage, Seat } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { Effect, WonderId } from '../components/wonders.js';
import type { Deck, ScienceSet } from '../notation.js';
import type { PriorityId } from '../reasons.js';
import type { ChanceKind, DeckChoice, Position } from '../state/index.js';
import type { ArchitectsSoloTypes } from '../types.js';

/**
 * The id of a component: a kind of card, a Progress token, a Wonder.
 *
 * @category Words
 */
export type ComponentId = CardKind | TokenId | WonderId;

/**
 * What the board says besides names, moves and the outcome.
 *
 * @category Words
 */
export interface BoardWords {
  /** The title of the game. */
  readonly game: string;
  /** When it is: `Turn 3`. */
  moment(position: Position): string;
  /** Who is ahead: `You are ahead by 3 points`. */
  ahead(position: Position): string;

  /** A seat as a title: `The Opponent`. */
  seat(position: Position, seat: Seat): string;
  /** Shields, tokens of war, coin tokens and the Cat of a seat. */
  belongings(position: Position, seat: Seat): readonly string[];
  /** A Progress token of a seat, and whether it has been used in this turn. */
  ownToken(position: Position, seat: Seat, token: TokenId): string;
  /** The Progress tokens of a seat. */
  tokensOf(position: Position, seat: Seat): string;
  /** In place of the Wonder of a seat before one is drawn. */
  readonly noWonder: string;
  /** A Wonder with its monument. */
  wonder(wonder: WonderId): string;
  /** The monument that a Wonder is. */
  monument(wonder: WonderId): string;
  /** The cards in front of a seat. */
  cards(cards: readonly number[]): string;
  /** A number of points. */
  points(points: number): string;

  /** How many resources are lacking for a stage that can be built next. */
  lacking(lacking: number): string;
  /** The effect of a stage, as short as its tile. */
  effect(effect: Effect, phone: boolean): string;

  /** The words on the face of each card. */
  readonly faces: Readonly<Record<CardKind, string>>;
  /** On a card that lies face down. */
  readonly faceDown: string;
  /** On a deck without a card. */
  readonly empty: string;
  /** Below a deck whose top card only some have seen. */
  readonly peeked: string;
  /** The title of a deck. */
  deck(position: Position, deck: Deck): string;
  /** How many more cards a deck has. */
  more(position: Position, deck: Deck, more: number): string;
  /** The title of a hand. */
  hand(position: Position, deck: Deck): string;
  /** The title of the cards looked at. */
  looked(position: Position): string;
  /** A number of cards. */
  cardCount(cards: number): string;
  /** In text: the cards of a hand, by name. */
  inHand(cards: readonly string[]): string;
  /** In text: the cards looked at, by name. */
  lookedAt(cards: readonly string[]): string;
  /** In text: a deck, the name of its top card, and how many more it has. */
  deckLine(position: Position, deck: Deck, card: string | null, more: number): string;

  /** The title of the Progress tokens. */
  readonly tokens: string;
  /** In text: the open tokens, and how many the stack has. */
  tokenLine(position: Position): string;

  /** The title of the Conflict tokens. */
  battle(position: Position): string;
  /** In text: how many Conflict tokens are turned. */
  conflicts(position: Position): string;
  /** Who has the Cat. */
  cat(position: Position): string;

  /** The title of the Opponent's priorities. */
  readonly priorities: string;
  /** A priority of the Opponent, in a few words. */
  priority(priority: PriorityId): string;
  /** What decides where no priority does. */
  readonly decides: Readonly<Record<DeckChoice['by'], string>>;

  /** The button for a science set. */
  science(set: ScienceSet): string;
  /** Above the answers that the host of a real table may give. */
  readonly answers: string;
}

/**
 * What the sentences of this game are about.
 *
 * @category Words
 */
export interface Terms extends ArchitectsSoloTypes {
  /** The kinds of chance decisions. */
  readonly chance: ChanceKind;
  /** What items of priority lists ask. */
  readonly question: 'any-card' | 'central-instead' | 'most-points' | 'priority';
  /** The ids of all components. */
  readonly component: ComponentId;
  /** The kinds of moves that mean more than their events say. */
  readonly ahead: 'pick' | 'extra' | 'take-top' | 'select' | 'pass' | 'end-turn' | 'science' | 'take-token';
  /** What its levels for people have a weakness for. */
  readonly trait: 'fears-war' | 'studies' | 'greedy';
  /** What boards say besides. */
  readonly board: BoardWords;
}

/**
 * A language of this game.
 *
 * @category Words
 */
export type Language = CoreLanguage<Terms>;

/**
 * The part of a language that the board speaks.
 *
 * @category Words
 */
export type BoardLanguage = Pick<
  Language,
  | 'tag'
  | 'common'
  | 'name'
  | 'seat'
  | 'moves'
  | 'prompts'
  | 'piece'
  | 'categories'
  | 'total'
  | 'outcome'
  | 'placing'
  | 'board'
>;
