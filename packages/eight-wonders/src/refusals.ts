import type { GameRefusal, Seat } from '@wonders/core';
import { topSpace } from './board.js';
import type { Cards } from './cards.js';
import type { ActionCard } from './components/actions.js';
import { BUILDING_TYPES, type BuildingType, TYPES } from './components/types.js';
import { WONDERS } from './components/wonders.js';
import { accepted, discUnderConstruction, holdings, ownCards, seatsWithOffers } from './offers.js';
import { mostGiven } from './own-cards.js';
import type { Move, Position, SeatMove } from './state.js';

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

/** The action card that a move plays, and its rule. */
const CARDS: { readonly [K in SeatMove['kind']]?: readonly [ActionCard, string] } = {
  'card-draw': ['card-draw', 'EIGHT-120'],
  'card-trade': ['card-trade', 'EIGHT-121'],
  complete: ['joker', 'EIGHT-122'],
  triple: ['triple-bonus', 'EIGHT-124'],
  double: ['double-turn', 'EIGHT-126'],
  'triple-final': ['triple-bonus', 'EIGHT-137'],
};

/** The refusal of a move for its code: what the rule asks for here. */
export function refuse(position: Position, _: unknown, move: Move, code: string): Refusal {
  const disc = discUnderConstruction(position);
  const known = code as Refusal['code'];
  switch (known) {
    case 'no-disc':
      return { code: known, rule: 'EIGHT-50' };
    case 'not-top':
      return {
        code: known,
        top: topSpace(position, WONDERS.indexOf((move as MoveOf<'build'>).wonder)),
        rule: 'EIGHT-51',
      };
    case 'not-in-hand': {
      const rule = move.kind === 'offer' ? 'EIGHT-56' : 'EIGHT-121';
      return { code: known, have: holdings(position, (move as SeatMove).seat), rule };
    }
    case 'too-many-cards':
      return { code: known, most: disc.number, rule: 'EIGHT-57' };
    case 'above-need':
      return { code: known, need: disc.needs, rule: 'EIGHT-58' };
    case 'trading-card-alone':
      return { code: known, rule: 'EIGHT-60' };
    case 'no-offer':
      return { code: known, seats: seatsWithOffers(position), rule: 'EIGHT-65' };
    case 'two-trading-cards':
      return { code: known, rule: 'EIGHT-66' };
    case 'too-much-accepted': {
      const taken = accepted(position, (move as MoveOf<'complete'>).accept);
      const type = TYPES.find((each) => taken[each] > disc.needs[each]) ?? 0;
      return {
        code: known,
        type: BUILDING_TYPES[type],
        need: disc.needs[type],
        accepted: taken[type],
        rule: 'EIGHT-67',
      };
    }
    case 'too-few-cards':
      return { code: known, own: ownCards(position, move as MoveOf<'complete'>), rule: 'EIGHT-68' };
    case 'joker-not-needed':
      return { code: known, rule: 'EIGHT-70' };
    case 'no-such-card': {
      const [card, rule] = CARDS[(move as SeatMove).kind] ?? ['joker', 'EIGHT-122'];
      return { code: known, card, rule };
    }
    case 'gives-nothing':
      return { code: known, rule: 'EIGHT-121' };
    case 'gives-too-many':
      return { code: known, most: mostGiven(position), rule: 'EIGHT-121' };
    case 'finished':
    case 'named-already':
      return { code: known, rule: 'EIGHT-137' };
    default:
      return known satisfies never;
  }
}
