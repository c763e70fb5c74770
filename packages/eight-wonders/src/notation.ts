import { type Field, integer, type Notation, oneOf, type Seat, spelled, subset, vector } from '@wonders/core';
import { ACTION_CARDS, type ActionCard } from './components/actions.js';
import { type Cards, handOf } from './components/cards.js';
import { DISC_IDS, type DiscId } from './components/discs.js';
import { BUILDING_TYPES, type BuildingType, CARDS_PER_TYPE, TYPES } from './components/types.js';
import { SPACES, WONDERS, type WonderId } from './components/wonders.js';

/**
 * Any move, by a seat or by chance.
 *
 * @category Moves
 */
export type Move = SeatMove | ChanceMove;

/**
 * The moves of seats; each names its seat.
 *
 * @category Moves
 */
export type SeatMove =
  /** Draw one card and do nothing else (EIGHT-40). */
  | {
      readonly kind: 'pass';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
    }
  /** Choose a wonder and one of its discs (EIGHT-50). */
  | {
      readonly kind: 'build';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
      /** The wonder on which the seat builds. */
      readonly wonder: WonderId;
      /** The space of the wonder whose disc the seat wants: 0 for the top one, 1, or 2 for the lowest. */
      readonly space: number;
    }
  /** Commit building cards, with or without the trading card (EIGHT-56). */
  | {
      readonly kind: 'offer';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
      /** How many building cards of each type the seat offers, 0 to 9 each: camel, crane, ship, stone mason. */
      readonly cards: Cards;
      /** Whether the trading card is among them. */
      readonly trade: boolean;
    }
  /** Accept offers and add own cards for the rest, Jokers for some of them (EIGHT-70). */
  | {
      readonly kind: 'complete';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
      /** The seats whose offers the builder accepts. */
      readonly accept: readonly Seat[];
      /** How many missing cards of each type Jokers stand for, 0 to 9 each and two for each Joker: camel, crane, ship, stone mason. */
      readonly jokers: Cards;
    }
  /** Give up the build (EIGHT-69). */
  | {
      readonly kind: 'abandon';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
    }
  /** Play a Card draw (EIGHT-120). */
  | {
      readonly kind: 'card-draw';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
    }
  /** Play a Card trade (EIGHT-121). */
  | {
      readonly kind: 'card-trade';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
      /** How many building cards of each type the seat gives, 0 to 25 each: camel, crane, ship, stone mason. */
      readonly give: Cards;
    }
  /** Play a Triple bonus for an offer that is turned down, or not (EIGHT-125). */
  | {
      readonly kind: 'triple';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
      /** Whether the seat plays its Triple bonus for its offer. */
      readonly use: boolean;
    }
  /** Play a Double turn, or not (EIGHT-126). */
  | {
      readonly kind: 'double';
      /** The seat that decides, 0 to 4. */
      readonly seat: Seat;
      /** Whether the seat plays its Double turn. */
      readonly use: boolean;
    };

/**
 * What chance decides. With `chance: 'manual'` these are the host's answers.
 *
 * @category Moves
 */
export type ChanceMove =
  /** The disc on the next space of the setup. */
  | {
      readonly kind: 'disc';
      /** The disc that turned up. */
      readonly disc: DiscId;
    }
  /** The building card that a seat draws; `hidden`: the host cannot know it. */
  | {
      readonly kind: 'card';
      /** The type of the card drawn. */
      readonly card: BuildingType | 'hidden';
    }
  /** The starting seat. */
  | {
      readonly kind: 'start';
      /** The seat that starts, 0 to 4. */
      readonly first: Seat;
    }
  /** The action card that a seat takes; `hidden`: the host cannot know it. */
  | {
      readonly kind: 'action';
      /** The action card taken. */
      readonly card: ActionCard | 'hidden';
    }
  /** What a hidden action card is. */
  | {
      readonly kind: 'name-action';
      /** The action card that it turns out to be. */
      readonly card: ActionCard;
    };

/**
 * The move of a seat of this kind.
 *
 * @category Moves
 */
export type MoveOf<K extends SeatMove['kind']> = Extract<SeatMove, { kind: K }>;

/** The text of a move, as `encodeMove` gives it. */
export function codeOf(move: Move): string {
  const fields = Object.entries(notation[move.kind]) as [keyof Move, Field<unknown>][];
  return [move.kind, ...fields.map(([name, field]) => field.write(move[name]))].join(' ');
}

/** The letter of each type of building card: c camel, k crane, s ship, m stone mason. */
const LETTERS = ['c', 'k', 's', 'm'] as const;

/** The letters and numbers of a hand vector: `c2s1`, `-` when empty. */
export function writeCards(cards: Cards): string {
  return TYPES.map((type) => (cards[type] === 0 ? '' : `${LETTERS[type]}${cards[type]}`)).join('') || '-';
}

/** The hand vector of a text. It also reads spellings that `writeCards` does not give: the caller refuses them. */
function readCards(text: string): Cards | undefined {
  if (text === '-') return [0, 0, 0, 0];
  const found = /^(?:c(\d{1,2}))?(?:k(\d{1,2}))?(?:s(\d{1,2}))?(?:m(\d{1,2}))?$/.exec(text);
  if (found === null) return undefined;
  return handOf((type) => Number(found[type + 1] ?? 0));
}

const seat = integer(0, 4);

/** A hand vector with at most `most` cards of each type. */
const cardsField = (most: number): Field<Cards> =>
  spelled(vector<number, Cards>(BUILDING_TYPES, integer(0, most)), { write: writeCards, read: readCards });

const wonder = oneOf(...WONDERS);
const yesOrNo = oneOf(false, true);
const disc = oneOf<DiscId>(...DISC_IDS);

/** The parameters of each kind of move. */
export const notation: Notation<Move> = {
  pass: { seat },
  build: { seat, wonder, space: integer(0, SPACES - 1) },
  offer: { seat, cards: cardsField(9), trade: yesOrNo },
  complete: { seat, accept: subset(0, 1, 2, 3, 4), jokers: cardsField(9) },
  abandon: { seat },
  'card-draw': { seat },
  'card-trade': { seat, give: cardsField(CARDS_PER_TYPE) },
  triple: { seat, use: yesOrNo },
  double: { seat, use: yesOrNo },
  disc: { disc },
  card: { card: oneOf(...BUILDING_TYPES, 'hidden') },
  start: { first: seat },
  action: { card: oneOf(...ACTION_CARDS, 'hidden') },
  'name-action': { card: oneOf(...ACTION_CARDS) },
};
