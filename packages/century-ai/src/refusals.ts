import type { BonusId } from './components/bonuses.js';
import type { Colour, Cubes } from './components/cubes.js';
import { NONE, total } from './components/cubes.js';
import type { Hex } from './components/hexes.js';
import { outpostPrice } from './costs/building.js';
import { tollAt } from './costs/sailing.js';
import { minTrades, tradesHere } from './costs/trading.js';
import type { Move } from './notation.js';
import type { Decision, Position } from './state/index.js';
import { columnsEmptied, topVpBonus } from './table/boards.js';
import { hexOf, marketAt, neighboursOf, portAt } from './table/places.js';
import { orderAt } from './table/ports.js';
import { seatOf } from './table/seats.js';

/**
 * Why a move is refused, besides the refusals that every game has.
 *
 * @category Refusals
 */
export type Refusal = {
  /** The id of the rule that forbids the move. */
  readonly rule: string;
} /** That starting set has been taken. */ & (
  | {
      readonly code: 'taken';
      /** The starting sets that are left, by their colours. */
      readonly left: readonly Colour[];
    }
  /** There is no market tile. */
  | { readonly code: 'no-market' }
  /** The hex is no neighbour of the boat's. */
  | {
      readonly code: 'not-adjacent';
      /** The hex of the boat. */
      readonly from: Hex;
      /** The hexes beside it. */
      readonly near: readonly Hex[];
    }
  /** This step is free: it leaves no cube behind. */
  | { readonly code: 'free-step' }
  /** This step must leave a cube behind. */
  | {
      readonly code: 'paid-step';
      /** The cubes in the hold, by colour. */
      readonly have: Cubes;
    }
  /** The hold has no cube of that colour. */
  | {
      readonly code: 'no-such-cube';
      /** The cubes in the hold, by colour. */
      readonly have: Cubes;
    }
  /** The boat could no longer end its movement: its cubes can neither pay the boats there nor go on. */
  | {
      readonly code: 'stranded';
      /** How many cubes the hold has. */
      readonly have: number;
    }
  /** The boat has moved, so it cannot stay. */
  | { readonly code: 'under-way' }
  /** The boat has not moved, so it cannot dock. */
  | { readonly code: 'not-under-way' }
  /** The toll takes more cubes than the hold has. */
  | {
      readonly code: 'toll';
      /** How many cubes the toll takes: one for each other boat there. */
      readonly need: number;
      /** How many cubes the hold has. */
      readonly have: number;
    }
  /** Against the AI a turn takes an action. */
  | { readonly code: 'must-act' }
  /** There is no port. */
  | { readonly code: 'no-port' }
  /** The Closed Port lies here. */
  | { readonly code: 'closed' }
  /** The port shows no order, because the pile is empty. */
  | { readonly code: 'empty' }
  /** The hold lacks cubes of the payment, or of the order. */
  | {
      readonly code: 'too-expensive';
      /** The cubes that the move pays for an outpost, or that the order costs, by colour. */
      readonly need: Cubes;
      /** The cubes in the hold, by colour. */
      readonly have: Cubes;
    }
  /** The payment has more or fewer cubes than the outpost costs. */
  | {
      readonly code: 'wrong-payment';
      /** How many cubes the outpost costs. */
      readonly need: number;
    }
  /** The seat has an outpost here, and cannot pay for a trade. */
  | {
      readonly code: 'nothing-to-do';
      /** What one trade takes, by colour. */
      readonly need: Cubes;
      /** The cubes in the hold, by colour. */
      readonly have: Cubes;
    }
  /** Brown is the highest rank. */
  | { readonly code: 'top-rank' }
  /** That bonus tile is gone. */
  | { readonly code: 'not-left' }
  /** That VP tile lies under another one. */
  | {
      readonly code: 'not-on-top';
      /** The VP tile on top of the stack; `null` when none is left. */
      readonly top: BonusId | null;
    }
  /** The VP tile set aside is for the fifth column. */
  | {
      readonly code: 'too-early';
      /** How many columns of the seat's board are empty. */
      readonly columns: number;
    }
  /** That number of trades is not possible here. */
  | {
      readonly code: 'times';
      /** The fewest that are: 0 after an outpost was built, otherwise 1. */
      readonly min: number;
      /** The most that the hold can pay for. */
      readonly max: number;
    }
);

/**
 * The codes of this game's refusals.
 *
 * @category Refusals
 */
export type Code = Refusal['code'];

/** The rule behind each refusal, unless the decision has one of its own. */
const RULES_BEHIND: Readonly<Record<Code, string>> = {
  taken: 'CENT-113',
  'no-market': 'CENT-45',
  'not-adjacent': 'CENT-35',
  'free-step': 'CENT-35',
  'paid-step': 'CENT-36',
  'no-such-cube': 'CENT-37',
  stranded: 'CENT-42',
  'under-way': 'CENT-38',
  'not-under-way': 'CENT-38',
  toll: 'CENT-38',
  'must-act': 'CENT-32',
  'no-port': 'CENT-56',
  closed: 'CENT-58',
  empty: 'CENT-59',
  'too-expensive': 'CENT-48',
  'wrong-payment': 'CENT-47',
  'nothing-to-do': 'CENT-53',
  'top-rank': 'CENT-50',
  'not-left': 'CENT-60',
  'not-on-top': 'CENT-60',
  'too-early': 'CENT-61',
  times: 'CENT-52',
};

/** Decisions with one rule behind all their refusals. */
const RULES_OF_DECISIONS: { readonly [K in Decision['kind']]?: string } = {
  'place-boat': 'CENT-27',
  toll: 'CENT-38',
  upgrade: 'CENT-50',
  discard: 'CENT-68',
};

function ruleBehind(kind: Decision['kind'], move: Move, code: Code): string {
  if (code === 'too-expensive' && move.kind === 'port') return 'CENT-56';
  if (move.kind === 'trade' && move.times === 0) return 'CENT-53';
  return RULES_OF_DECISIONS[kind] ?? RULES_BEHIND[code];
}

/** The facts that go with the code of a refusal. */
function facts(position: Position, seat: number, move: Move, code: Code): object {
  const side = seatOf(position, seat);
  const have = side.cargo;
  const place = side.boat as number;
  switch (code) {
    case 'taken':
      return { left: position.sets };
    case 'not-adjacent':
      return { from: hexOf(position, place), near: neighboursOf(position, place).map((next) => hexOf(position, next)) };
    case 'paid-step':
    case 'no-such-cube':
      return { have };
    case 'stranded':
      return { have: total(have) };
    case 'toll':
      return { need: tollAt(position, seat, place), have: total(have) };
    case 'wrong-payment':
      return { need: outpostPrice(position, seat) };
    case 'too-expensive':
      return {
        need: move.kind === 'market' ? move.pay : (orderAt(position, portAt(position, place))?.cost ?? NONE),
        have,
      };
    case 'nothing-to-do':
      return { need: marketAt(position, place)?.give ?? NONE, have };
    case 'not-on-top':
      return { top: topVpBonus(position) ?? null };
    case 'too-early':
      return { columns: columnsEmptied(side) };
    case 'times':
      return { min: minTrades(position), max: tradesHere(position) };
    default:
      return {};
  }
}

/** The refusal for a code, with its rule and facts. */
export function refuse(position: Position, { kind, seat }: Decision, move: Move, code: string): Refusal {
  const known = code as Code;
  return { code: known, rule: ruleBehind(kind, move, known), ...facts(position, seat, move, known) } as Refusal;
}
