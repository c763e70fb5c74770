import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import type { Cards } from '../components/cards.js';
import type { SeatMove } from '../notation.js';
import type { BotEffort } from '../options.js';
import type { Offer } from '../state/index.js';
import type { Brought, BuildForecast, ExpectedOffer, OfferForecast, ValuedMove } from './forecasts.js';

/**
 * What the house bot says of its choices (EIGHT-225): the values of each reason, by key.
 *
 * @category Bots
 */
export interface Reasons {
  /** The name of its list of candidates. */
  'house-bot': NoValues;
  /**
   * EIGHT-210: what that list prefers: own points, less a percentage of what the others gain on average, and so many points for a
   * victory at once.
   */
  'most-points': {
    /** The percentage of the others' gain that is taken off, 0 or more. */
    readonly envy: number;
    /** The points that a victory at once counts; as many are taken off for a defeat. */
    readonly win: number;
  };
  /** A candidate. */
  move: {
    /** The move. */
    readonly move: SeatMove;
  };

  /** The choice, and the best of the others; null where nothing else was weighed. */
  chosen: {
    /** The move that it has chosen. */
    readonly choice: ValuedMove;
    /** The best of the other moves. */
    readonly next: ValuedMove | null;
  };
  /** EIGHT-216: the choice, and which of its best moves it is, from 1. */
  'apprentice-choice': {
    /** The move that it has chosen. */
    readonly choice: ValuedMove;
    /** Which of its moves it is, from 1 for the best. */
    readonly place: number;
  };
  /** EIGHT-217: the offer of an apprentice. */
  'apprentice-offer': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** The offer that it has chosen. */
    readonly offer: Offer;
  };
  /** EIGHT-220: it plays Card draw, first of all. */
  'plays-card-draw': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** How many building cards it draws. */
    readonly cards: number;
  };
  /** EIGHT-221: it plays Card trade. */
  'plays-card-trade': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** The cards that it gives: all but those of one type. */
    readonly give: Cards;
  };
  /** EIGHT-222: it has no Double turn that it knows. */
  'no-double-turn': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** How many of its action cards the bot does not know (EIGHT-08). */
    readonly hidden: number;
  };
  /** EIGHT-222: it plays the card, for a build is worth more than to pass. */
  'double-turn-to-build': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
  };
  /** EIGHT-222: it plays the card, for one disc alone shows one of the types. */
  'double-turn-near-the-end': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
  };
  /** EIGHT-222: it keeps the card: no build is worth more than to pass, and two discs or more show each type. */
  'keeps-double-turn': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
  };
  /** EIGHT-223: it has no Triple bonus that it knows. */
  'no-triple-bonus': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** How many of its action cards the bot does not know (EIGHT-08). */
    readonly hidden: number;
  };
  /** EIGHT-223: whether it plays the card for its offer. */
  'triple-bonus': {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** Whether it plays the card. */
    readonly use: boolean;
    /** The points that it would add. */
    readonly points: number;
    /** The points for which it would play the card: 4, near the end 1. */
    readonly enough: number;
    /** Whether a type is shown by one disc, or by none. */
    readonly nearTheEnd: boolean;
  };

  /** EIGHT-210: with which effort it plays. */
  effort: {
    /** The seat that the bot plays for. */
    readonly seat: Seat;
    /** The effort. */
    readonly effort: BotEffort;
  };
  /** EIGHT-226: what a card is worth to a master. */
  'card-worth': {
    /** What a building card is worth to a master. */
    readonly points: number;
    /** The cards that the discs left need: their numbers added up. */
    readonly needed: number;
    /** The cards in all hands. */
    readonly inHands: number;
  };
  /** EIGHT-227: how a master judges unfinished wonders. */
  'wonder-share': {
    /** The percentage of the value of an unfinished wonder that counts. */
    readonly percent: number;
  };
  /** EIGHT-202: what it expects the others to offer. */
  'expected-offers': {
    /** One for each other seat that is to offer. */
    readonly offers: readonly ExpectedOffer[];
  };
  /** EIGHT-201: what it expects in the hand of the builder. */
  'expected-hand': {
    /** Whose hand it is: the builder's. */
    readonly seat: Seat;
    /** The cards that the bot expects there. */
    readonly cards: Cards;
  };
  /** EIGHT-217: cards in hand that the disc does not need. */
  'no-decoys': NoValues;
  /** EIGHT-76, EIGHT-77: said where an offer with the trading card was weighed. */
  'trading-card': {
    /** The seat that the bot plays for, which would take the disc. */
    readonly seat: Seat;
    /** Who would place the parts. */
    readonly builder: Seat;
  };
  /** EIGHT-217: why an apprentice lays the trading card, or not. */
  'disc-worth': {
    /** What the disc is worth to the seat. */
    readonly points: number;
    /** Whether that is enough to lay the trading card. */
    readonly enough: boolean;
  };

  /** EIGHT-220: Card draw is kept on a turn. */
  'keeps-card-draw': {
    /** How many cards draw pile and discard pile have: too few for a Card draw. */
    readonly cards: number;
  };
  /** EIGHT-221: a build is worth more than to pass, so Card trade is kept. */
  'card-trade-below-build': NoValues;
  /** EIGHT-221: the hand is too small for a Card trade. */
  'card-trade-needs-more': {
    /** The fewest cards in hand with which it plays one. */
    readonly fewest: number;
    /** The cards in hand that the bot knows. */
    readonly cards: number;
    /** The cards in hand that the bot does not know (EIGHT-08). */
    readonly hidden: number;
  };
  /** EIGHT-221: all cards in hand are of one type, and these it would keep. */
  'card-trade-of-one-type': {
    /** The cards in hand that the bot does not know (EIGHT-08). */
    readonly hidden: number;
  };
  /** EIGHT-122: a Joker is kept for cards that a build lacks. */
  'joker-for-builds': NoValues;
  /** EIGHT-126: a Double turn is played at the end of a turn, if at all. */
  'double-turn-later': NoValues;
  /** EIGHT-124: a Triple bonus is for an offer that is turned down. */
  'triple-bonus-later': NoValues;
  /** EIGHT-123, EIGHT-127: a card that counts at the end by itself. */
  'counts-at-the-end': {
    /** The card. */
    readonly card: 'disc-bonus' | 'five-vp';
  };
  /** EIGHT-224: why a card is kept at an offer. */
  'none-before-offers': {
    /** The card that is kept. */
    readonly card: 'card-draw' | 'card-trade';
  };
  /** EIGHT-122: a Joker cannot be offered. */
  'joker-not-offered': NoValues;
  /** EIGHT-224: why a card is kept at a selection. */
  'none-at-selections': {
    /** The card that is kept. */
    readonly card: 'card-draw' | 'card-trade';
  };
  /** EIGHT-218: no selection with a Joker is worth more. */
  'joker-not-better': NoValues;
  /** EIGHT-218: no selection can use a Joker. */
  'joker-without-use': NoValues;

  /** What a candidate is worth, and what that rests on. */
  worth: {
    /** The points, to a hundredth; below 0 for a loss. */
    readonly points: number;
    /** What that rests on; `null` where nothing more is to say. */
    readonly because: Reason | null;
  };
  /** To pass brings a building card (EIGHT-40). */
  'one-card': NoValues;
  /** To pass would bring a card, but none is left to draw. */
  'no-card-left': NoValues;
  /** EIGHT-216: what a build brings with the offers expected. */
  'build-forecasts': {
    /** One for each expectation that a bot of the effort weighs (EIGHT-216). */
    readonly forecasts: readonly BuildForecast[];
  };
  /** EIGHT-217: what an offer brings, by what the builder would select. */
  'offer-forecasts': {
    /** Who builds. */
    readonly builder: Seat;
    /** One for each hand that the builder may hold. */
    readonly forecasts: readonly OfferForecast[];
  };
  /** EIGHT-218: what a selection brings. */
  brings: Brought;
}

/**
 * Something that the house bot says of a choice, as data.
 *
 * @category Bots
 */
export type Reason = ReasonOf<Reasons>;
