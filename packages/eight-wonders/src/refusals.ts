import type { GameRefusal, Seat } from '@wonders/core';
import type { ActionCard } from './components/actions.js';
import { type Cards, NO_CARDS, total } from './components/cards.js';
import type { DiscId } from './components/discs.js';
import { BUILDING_TYPES, type BuildingType, TYPES } from './components/types.js';
import { WONDERS, type WonderId } from './components/wonders.js';
import type { Move, MoveOf, SeatMove } from './notation.js';
import { type Decision, entry, type Position } from './state/index.js';
import { mostGiven, playable } from './table/action-cards.js';
import { holdings } from './table/hands.js';
import { discUnderConstruction, hasTradingCard, ownCards, seatsWithOffers } from './table/offers.js';
import { discsOn } from './table/wonders.js';

/**
 * Why a move of a seat is refused, besides the refusals of core: data that also says what would be legal.
 *
 * @category Refusals
 */
export type Refusal = GameRefusal & (BuildRefusal | OfferRefusal | SelectionRefusal | ActionCardRefusal);

/**
 * Why a disc cannot be built.
 *
 * @category Refusals
 */
export type BuildRefusal =
  /** `left`: the discs that are left there. */
  | {
      readonly code: 'no-disc';
      /** The wonder of the move. */
      readonly wonder: WonderId;
      /** The discs that are left on the wonder, the top one first; none if it is finished. */
      readonly left: readonly DiscId[];
    }
  /** `top`: the disc that may be built. */
  | {
      readonly code: 'not-top';
      /** The wonder of the move. */
      readonly wonder: WonderId;
      /** The disc that may be built. */
      readonly top: DiscId;
    };

/**
 * Why cards cannot be offered.
 *
 * @category Refusals
 */
export type OfferRefusal =
  /** `have`: the most that the hand may hold. */
  | {
      readonly code: 'not-in-hand';
      /** The cards that the hand may hold, the most of each type. */
      readonly have: Cards;
    }
  | {
      readonly code: 'too-many-cards';
      /** The most building cards that an offer for this disc holds: its number. */
      readonly most: number;
    }
  | {
      readonly code: 'above-need';
      /** The cards that the disc needs. */
      readonly need: Cards;
    }
  | { readonly code: 'trading-card-alone' };

/**
 * Why offers cannot be accepted.
 *
 * @category Refusals
 */
export type SelectionRefusal =
  /** `offered`: the seats that have offered correct cards. */
  | {
      readonly code: 'no-offer';
      /** The seats that have offered correct cards. */
      readonly offered: readonly Seat[];
    }
  /** `offered`: the accepted seats that have offered a trading card. */
  | {
      readonly code: 'several-trading-cards';
      /** The accepted seats that have offered a trading card; one of them at most. */
      readonly offered: readonly Seat[];
    }
  | {
      readonly code: 'too-much-accepted';
      /** The type of which too much is accepted. */
      readonly type: BuildingType;
      /** How many cards of it the disc needs. */
      readonly need: number;
      /** How many cards of it the accepted offers hold. */
      readonly accepted: number;
    }
  /** `missing`: what Jokers may stand for. */
  | {
      readonly code: 'joker-not-needed';
      /** The cards that Jokers may stand for. */
      readonly missing: Cards;
    }
  | {
      readonly code: 'joker-in-part';
      /** How many cards Jokers are to stand for: an odd number. */
      readonly cards: number;
    }
  /** `own`: what has to come from the own hand. */
  | {
      readonly code: 'too-few-cards';
      /** The cards that would have to come from the own hand. */
      readonly own: Cards;
      /** The cards that the hand may hold, the most of each type. */
      readonly have: Cards;
    };

/**
 * Why an action card cannot be played.
 *
 * @category Refusals
 */
export type ActionCardRefusal =
  | {
      readonly code: 'no-such-card';
      /** The action card that the move plays. */
      readonly card: ActionCard;
      /** How many of it the seat can play. */
      readonly have: number;
    }
  | { readonly code: 'gives-nothing' }
  | {
      readonly code: 'gives-too-many';
      /** The most cards that a Card trade gives. */
      readonly most: number;
    };

/** The code of a refusal. */
export type Code = Refusal['code'];

type RefusalOf<C extends Code> = Extract<Refusal, { readonly code: C }>;

/** The action card that a kind of move plays, and its rule; other kinds play Jokers. */
const PLAYED: { readonly [K in SeatMove['kind']]?: readonly [ActionCard, string] } = {
  'card-draw': ['card-draw', 'EIGHT-120'],
  'card-trade': ['card-trade', 'EIGHT-121'],
  triple: ['triple-bonus', 'EIGHT-124'],
  double: ['double-turn', 'EIGHT-126'],
};

/** What is missing for the disc without Jokers; below zero if too much is accepted. */
const missing = (position: Position, { accept }: MoveOf<'complete'>): Cards =>
  ownCards(position, { accept, jokers: NO_CARDS });

/** The refusal for each code: its rule, and what the rule asks for in this position. */
const REFUSALS: { readonly [C in Code]: (position: Position, move: never) => RefusalOf<C> } = {
  'no-disc': (position, { wonder }: MoveOf<'build'>) => ({
    code: 'no-disc',
    rule: 'EIGHT-50',
    wonder,
    left: discsOn(position, WONDERS.indexOf(wonder)),
  }),
  'not-top': (position, { wonder }: MoveOf<'build'>) => ({
    code: 'not-top',
    rule: 'EIGHT-51',
    wonder,
    top: entry(discsOn(position, WONDERS.indexOf(wonder)), 0),
  }),
  'not-in-hand': (position, { kind, seat }: SeatMove) => ({
    code: 'not-in-hand',
    rule: kind === 'card-trade' ? 'EIGHT-121' : 'EIGHT-56',
    have: holdings(position, seat),
  }),
  'too-many-cards': (position) => ({
    code: 'too-many-cards',
    rule: 'EIGHT-57',
    most: discUnderConstruction(position).number,
  }),
  'above-need': (position) => ({ code: 'above-need', rule: 'EIGHT-58', need: discUnderConstruction(position).needs }),
  'trading-card-alone': () => ({ code: 'trading-card-alone', rule: 'EIGHT-60' }),
  'no-offer': (position) => ({ code: 'no-offer', rule: 'EIGHT-65', offered: seatsWithOffers(position) }),
  'several-trading-cards': (position, { accept }: MoveOf<'complete'>) => ({
    code: 'several-trading-cards',
    rule: 'EIGHT-66',
    offered: accept.filter((seat) => hasTradingCard(position, seat)),
  }),
  'too-much-accepted': (position, move: MoveOf<'complete'>) => {
    const left = missing(position, move);
    const type = TYPES.find((each) => left[each] < 0) ?? 0;
    const need = discUnderConstruction(position).needs[type];
    return {
      code: 'too-much-accepted',
      rule: 'EIGHT-67',
      type: BUILDING_TYPES[type],
      need,
      accepted: need - left[type],
    };
  },
  'joker-not-needed': (position, move: MoveOf<'complete'>) => ({
    code: 'joker-not-needed',
    rule: 'EIGHT-70',
    missing: missing(position, move),
  }),
  'joker-in-part': (_, { jokers }: MoveOf<'complete'>) => ({
    code: 'joker-in-part',
    rule: 'EIGHT-122',
    cards: total(jokers),
  }),
  'too-few-cards': (position, move: MoveOf<'complete'>) => ({
    code: 'too-few-cards',
    rule: 'EIGHT-68',
    own: ownCards(position, move),
    have: holdings(position, move.seat),
  }),
  'no-such-card': (position, { kind, seat }: SeatMove) => {
    const [card, rule] = PLAYED[kind] ?? ['joker', 'EIGHT-122'];
    return { code: 'no-such-card', rule, card, have: playable(position, seat, card) };
  },
  'gives-nothing': () => ({ code: 'gives-nothing', rule: 'EIGHT-121' }),
  'gives-too-many': (position) => ({ code: 'gives-too-many', rule: 'EIGHT-121', most: mostGiven(position) }),
};

/** The refusal of a move for its code. */
export const refuse = (position: Position, _: Decision, move: Move, code: string): Refusal =>
  REFUSALS[code as Code](position, move as never);
