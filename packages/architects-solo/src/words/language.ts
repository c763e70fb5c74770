import type { Language as CoreLanguage, Seat } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { Effect, Stage, WonderId } from '../components/wonders.js';
import type { StageCost } from '../costs.js';
import type { OwnEvent } from '../events.js';
import type { Back, Deck, Move, ScienceSet } from '../notation.js';
import type { PriorityId } from '../opponent/priorities.js';
import type { Reasons } from '../opponent/reasons.js';
import type { Refusal } from '../refusals.js';
import type { Category } from '../scoring/index.js';
import type { ChanceKind, DeckChoice, Position } from '../state/index.js';

/**
 * The id of a component: a kind of card, a Progress token, a Wonder.
 *
 * @category Words
 */
export type ComponentId = CardKind | TokenId | WonderId;

/**
 * A deck on the board, or a hand of the three Ages.
 *
 * @category Words
 */
export interface DrawnDeck {
  readonly deck: Deck;
  /** The card that the viewer sees on it, if any. */
  readonly card: CardKind | null;
  /** Whether that card lies face down for others. */
  readonly peeked: boolean;
  /** How many more cards it has. */
  readonly more: number;
}

/**
 * A stage on the board.
 *
 * @category Words
 */
export interface DrawnStage extends Pick<StageCost, 'status' | 'lacking'> {
  /** From the bottom, from 1. */
  readonly number: number;
  readonly stage: Stage;
  /** Whether its owner builds at all. */
  readonly builds: boolean;
}

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
  /** The question to the player: `Your turn: take a card`; at the end the outcome. */
  asked(position: Position): string;
  /** Who is ahead, and what is to be done. */
  description(position: Position): string;

  /** A seat as a title: `The Opponent`. */
  seat(position: Position, seat: Seat): string;
  /** All that a seat has in front of it. */
  area(position: Position, seat: Seat): string;
  /** Shields, tokens of war, coin tokens and the Cat of a seat. */
  belongings(position: Position, seat: Seat): readonly string[];
  /** The Progress tokens of a seat. */
  tokensOf(tokens: readonly TokenId[]): string;
  readonly noWonder: string;
  /** A Wonder with its monument. */
  wonder(wonder: WonderId): string;
  monument(wonder: WonderId): string;
  /** The cards in front of a seat. */
  cards(cards: readonly number[]): string;
  points(points: number): string;

  /** A stage with its cost, points, effect and status. */
  stage(stage: DrawnStage): string;
  /** How many resources are lacking for a stage that can be built next. */
  lacking(lacking: number): string;
  /** The effect of a stage, as short as its tile. */
  effect(effect: Effect, phone: boolean): string;

  /** The words on the face of each card. */
  readonly faces: Readonly<Record<CardKind, string>>;
  readonly faceDown: string;
  /** On a deck without a card. */
  readonly empty: string;
  /** Below a deck whose top card only some have seen. */
  readonly peeked: string;
  cardCount(cards: number): string;
  /** The title of a deck. */
  deck(position: Position, deck: Deck): string;
  /** A deck with its top card and the number of the others. */
  drawnDeck(position: Position, drawn: DrawnDeck): string;
  /** How many more cards a deck has. */
  more(position: Position, deck: Deck, more: number): string;
  /** The title of a hand. */
  hand(position: Position, deck: Deck): string;
  handCard(card: CardKind, back: Back): string;
  /** The title of the cards looked at. */
  looked(position: Position): string;
  lookedCard(card: CardKind): string;
  /** Cards that the viewer does not know. */
  unknown(cards: number): string;
  /** In text: the cards of a hand, by name. */
  inHand(cards: readonly string[]): string;
  /** In text: the cards looked at, by name. */
  lookedAt(cards: readonly string[]): string;
  /** In text: a deck, the name of its top card, and how many more it has. */
  deckLine(position: Position, deck: Deck, card: string | null, more: number): string;

  /** The title of the Progress tokens. */
  readonly tokens: string;
  /** What a Progress token does. */
  token(position: Position, token: TokenId): string;
  readonly noToken: string;
  readonly stack: string;
  stackText(tokens: number): string;
  /** In text: the open tokens, and how many the stack has. */
  tokenLine(position: Position): string;

  /** The title of the Conflict tokens. */
  battle(position: Position): string;
  /** In text: how many Conflict tokens are turned. */
  conflicts(position: Position): string;
  cat(position: Position): string;

  /** The title of the Opponent's priorities. */
  readonly priorities: string;
  priority(priority: PriorityId): string;
  /** What decides where no priority does. */
  readonly decides: Readonly<Record<DeckChoice['by'], string>>;

  /** What the host of a real table is asked. */
  question(position: Position, kind: ChanceKind): string;
  /** The button for a science set. */
  science(set: ScienceSet): string;

  /** The lines of the score sheet. */
  readonly lines: Readonly<Record<Category, string>>;
  readonly total: string;
}

/**
 * What the sentences of this game are about.
 *
 * @category Words
 */
export interface Terms {
  readonly position: Position;
  readonly move: Move;
  readonly chance: ChanceKind;
  readonly event: OwnEvent;
  readonly refusal: Refusal;
  readonly reasons: Reasons;
  readonly component: ComponentId;
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
export type BoardLanguage = Pick<Language, 'tag' | 'common' | 'name' | 'seat' | 'moves' | 'outcome' | 'board'>;
