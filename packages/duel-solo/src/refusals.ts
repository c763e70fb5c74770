import type { DecisionRules, Seat } from '@wonders/core';
import type { CardId } from './components/cards.js';
import { slotsOf } from './components/layouts.js';
import type { Offering } from './components/pantheon.js';
import type { WonderId } from './components/wonders.js';
import { type Price, price } from './costs/index.js';
import type { Move, MoveOf } from './notation.js';
import { scriptMove } from './script/index.js';
import { type CityState, cityOf, type Decision, type Position } from './state/index.js';
import { pantheonOf } from './table/pantheon.js';
import { layoutOf } from './table/structure.js';

/**
 * A reason why this game refuses a move, besides the reasons that all games share.
 *
 * @category Refusals
 */
export type Refusal =
  /** No card lies on the slot. */
  | {
      readonly code: 'empty';
      /** The rule that asks for a card of the structure. */
      readonly rule: 'DUEL-031';
      /** The slot of the structure, from 0, row by row from the top. */
      readonly slot: number;
    }
  /** Other cards lie on the card. */
  | {
      readonly code: 'covered';
      /** The rule that says which cards are accessible. */
      readonly rule: 'DUEL-030';
      /** The slot of the card, from 0, row by row from the top. */
      readonly slot: number;
      /** The slots of the cards on it that are still there. */
      readonly by: readonly number[];
    }
  /** The seat has fewer coins than the price. */
  | {
      readonly code: 'too-expensive';
      /** The rule of the price: DUEL-041 for cards and wonders, DUEL-084 for the Pantheon. */
      readonly rule: 'DUEL-041' | 'DUEL-084';
      /** The price in coins. */
      readonly need: number;
      /** The coins that the seat can spend, fewer than the price. */
      readonly have: number;
      /** The price with its parts. */
      readonly price: Price;
    }
  /** The wonder is not among the seat's unconstructed ones. */
  | {
      readonly code: 'no-such-wonder';
      /** The rule that asks for a wonder of one's own. */
      readonly rule: 'DUEL-033';
      /** The wonders that the seat can still construct. */
      readonly wonders: readonly WonderId[];
    }
  /** Seats activate cards of the Pantheon from Age II on, and only from a space that holds one. */
  | {
      readonly code: 'no-divinity';
      /** The rule that says from when cards of the Pantheon can be activated. */
      readonly rule: 'DUEL-031';
      /** The spaces of the Pantheon from which it is possible, 1 to 6; empty in Age I. */
      readonly spaces: readonly number[];
    }
  /** The tokens must be the seat's own. */
  | {
      readonly code: 'no-such-token';
      /** The rule of Offering tokens. */
      readonly rule: 'DUEL-084';
      /** The Offering tokens that the seat has, by their discounts. */
      readonly offerings: readonly Offering[];
    }
  /** The effect does not offer this choice. */
  | {
      readonly code: 'not-offered';
      /** The id of the rule that gives the choice. */
      readonly rule: string;
      /** The moves that it offers. */
      readonly moves: readonly Move[];
    }
  /** SOLO makes the move that its scales dictate. */
  | {
      readonly code: 'scripted';
      /** The rule of SOLO's choices. */
      readonly rule: 'DUEL-125';
      /** The move that its scales dictate. */
      readonly move: Move;
    };

/** The code of a refusal. */
export type Code = Refusal['code'];

/** The moves of a turn. */
type TurnMove = MoveOf<'construct' | 'discard' | 'construct-wonder' | 'activate'>;

const tooExpensive = (rule: 'DUEL-041' | 'DUEL-084', its: Price): Refusal => ({
  code: 'too-expensive',
  rule,
  need: its.coins,
  have: its.has,
  price: its,
});

/** The thing that the seat would have to pay for. */
function priceOf(position: Position, seat: Seat, move: TurnMove): Refusal {
  if (move.kind === 'activate') {
    const { space, offerings } = move;
    return tooExpensive('DUEL-084', price(position, seat, { kind: 'space', space, offerings }));
  }
  if (move.kind === 'construct-wonder')
    return tooExpensive('DUEL-041', price(position, seat, { kind: 'wonder', wonder: move.wonder }));
  return tooExpensive(
    'DUEL-041',
    price(position, seat, { kind: 'card', card: position.structure[move.slot] as CardId }),
  );
}

/** DUEL-031: from Age II on, the spaces of the Pantheon on which a card lies. */
const spacesTaken = ({ age, pantheon }: Position): readonly number[] =>
  age < 2 ? [] : (pantheon?.spaces ?? []).flatMap((place, i) => (place === null ? [] : [i + 1]));

/**
 * The refusals of a decision.
 *
 * @param rule - The rule that defines the choice.
 * @param offered - The moves to choose from. A turn passes none.
 */
export const refuse =
  (
    rule: string,
    offered: (position: Position, decision: Decision) => readonly Move[] = () => [],
  ): DecisionRules<Position, Decision, Move, Refusal>['refuse'] =>
  (position, decision, move, refused) => {
    const { seat } = decision;
    const code = refused as Code;
    const { slot } = move as MoveOf<'construct'>;
    switch (code) {
      case 'empty':
        return { code, rule: 'DUEL-031', slot };
      case 'covered':
        return {
          code,
          rule: 'DUEL-030',
          slot,
          by: slotsOf((layoutOf(position).coveredBy[slot] ?? 0) & position.present),
        };
      case 'too-expensive':
        return priceOf(position, seat, move as TurnMove);
      case 'no-such-wonder':
        return { code, rule: 'DUEL-033', wonders: cityOf<CityState>(position, seat).wonders };
      case 'no-divinity':
        return { code, rule: 'DUEL-031', spaces: spacesTaken(position) };
      case 'no-such-token':
        return { code, rule: 'DUEL-084', offerings: cityOf({ cities: pantheonOf(position).holdings }, seat).offerings };
      case 'not-offered':
        return { code, rule, moves: offered(position, decision) };
      case 'scripted':
        return { code, rule: 'DUEL-125', move: scriptMove(position, decision) };
    }
  };
