import type { GameRefusal, Seat } from '@wonders/core';
import { ACTION_NAMES, type ActionCard } from './components/actions.js';
import { type Cards, describeCards, listed, NO_CARDS } from './components/cards.js';
import type { Disc } from './components/discs.js';
import { BUILDING_TYPES, type BuildingType, TYPES } from './components/types.js';
import { WONDERS } from './components/wonders.js';
import { mostGiven } from './moves/action-cards.js';
import { seatName } from './notation.js';
import type { Move, Position, SeatMove } from './state.js';
import { discUnderConstruction, holdings, ownCards, seatsWithOffers } from './table/offers.js';
import { topSpace } from './table/wonders.js';

/**
 * Why a move of a seat is refused, besides what core itself refuses.
 *
 * @category Errors
 */
export type Refusal = GameRefusal &
  (
    | { readonly code: 'no-disc' }
    | { readonly code: 'not-top'; readonly top: number }
    | { readonly code: 'not-in-hand'; readonly have: Cards }
    | { readonly code: 'too-many-cards'; readonly most: number }
    | { readonly code: 'above-need'; readonly need: Cards }
    | { readonly code: 'trading-card-alone' }
    | { readonly code: 'no-offer'; readonly seats: readonly Seat[] }
    | { readonly code: 'two-trading-cards' }
    | {
        readonly code: 'too-much-accepted';
        readonly type: BuildingType;
        readonly need: number;
        readonly accepted: number;
      }
    | { readonly code: 'joker-not-needed' }
    | { readonly code: 'too-few-cards'; readonly own: Cards }
    | { readonly code: 'no-such-card'; readonly card: ActionCard }
    | { readonly code: 'gives-nothing' }
    | { readonly code: 'gives-too-many'; readonly most: number }
    | { readonly code: 'finished' }
    | { readonly code: 'named-already' }
  );

type MoveOf<K extends SeatMove['kind']> = Extract<SeatMove, { kind: K }>;

/** The action card that a move plays, and its rule; any other plays Jokers. */
const CARDS: { readonly [K in SeatMove['kind']]?: readonly [ActionCard, string] } = {
  'card-draw': ['card-draw', 'EIGHT-120'],
  'card-trade': ['card-trade', 'EIGHT-121'],
  triple: ['triple-bonus', 'EIGHT-124'],
  double: ['double-turn', 'EIGHT-126'],
  'triple-final': ['triple-bonus', 'EIGHT-137'],
};

/** What a code stands for: its rule, its sentence, and what the rule asks for here, sometimes with another rule. */
type Row<R extends Refusal> = readonly [
  rule: string,
  says: string | ((refusal: R) => string),
  here?: (position: Position, move: never, disc: Disc) => Omit<R, 'code' | 'rule'> & { readonly rule?: string },
];

const ROWS: { readonly [C in Refusal['code']]: Row<Extract<Refusal, { code: C }>> } = {
  'no-disc': ['EIGHT-50', 'no disc lies on this space'],
  'not-top': [
    'EIGHT-51',
    ({ top }) => `the top disc of the wonder is on space ${top}`,
    (position, { wonder }: MoveOf<'build'>) => ({ top: topSpace(position, WONDERS.indexOf(wonder)) }),
  ],
  'not-in-hand': [
    'EIGHT-56',
    ({ have }) => `the hand holds at most ${describeCards(have)}`,
    (position, { kind, seat }: SeatMove) => ({
      have: holdings(position, seat),
      ...(kind === 'card-trade' && { rule: 'EIGHT-121' }),
    }),
  ],
  'too-many-cards': [
    'EIGHT-57',
    ({ most }) => `an offer holds at most ${most} cards here`,
    (_, __, { number }) => ({ most: number }),
  ],
  'above-need': [
    'EIGHT-58',
    ({ need }) => `the disc needs only ${describeCards(need)}`,
    (_, __, { needs }) => ({ need: needs }),
  ],
  'trading-card-alone': ['EIGHT-60', 'the trading card needs a building card with it'],
  'no-offer': [
    'EIGHT-65',
    ({ seats }) => `correct cards were offered by ${listed(seats.map(seatName)) || 'nobody'}`,
    (position) => ({ seats: seatsWithOffers(position) }),
  ],
  'two-trading-cards': ['EIGHT-66', 'only one accepted offer may hold a trading card'],
  'too-much-accepted': [
    'EIGHT-67',
    ({ accepted, need, type }) => `accepted are ${accepted} of ${need} needed: ${type}`,
    (position, { accept }: MoveOf<'complete'>, { needs }) => {
      const left = ownCards(position, { accept, jokers: NO_CARDS });
      const type = TYPES.find((each) => left[each] < 0) ?? 0;
      return { type: BUILDING_TYPES[type], need: needs[type], accepted: needs[type] - left[type] };
    },
  ],
  'too-few-cards': [
    'EIGHT-68',
    ({ own }) => `the hand needs ${describeCards(own)}`,
    (position, move: MoveOf<'complete'>) => ({ own: ownCards(position, move) }),
  ],
  'joker-not-needed': ['EIGHT-70', 'a Joker stands for a card that is missing'],
  'no-such-card': [
    'EIGHT-122',
    ({ card }) => `there is no ${ACTION_NAMES[card]} card to play`,
    (_, { kind }: SeatMove) => {
      const [card, rule] = CARDS[kind] ?? ['joker'];
      return { card, ...(rule && { rule }) };
    },
  ],
  'gives-nothing': ['EIGHT-121', 'a Card trade gives a card or more'],
  'gives-too-many': [
    'EIGHT-121',
    ({ most }) => `a Card trade gives at most ${most} cards`,
    (position) => ({ most: mostGiven(position) }),
  ],
  finished: ['EIGHT-137', 'this wonder is finished'],
  'named-already': ['EIGHT-137', 'this wonder is named already'],
};

/** The refusal of a move for its code: what the rule asks for here. */
export function refuse(position: Position, _: unknown, move: Move, code: string): Refusal {
  const [rule, , here] = ROWS[code as Refusal['code']];
  return { code, rule, ...here?.(position, move as never, discUnderConstruction(position)) } as Refusal;
}

/** A refusal as a sentence. */
export function describeRefusal(refusal: Refusal): string {
  const [, says] = ROWS[refusal.code];
  return typeof says === 'string' ? says : says(refusal as never);
}
