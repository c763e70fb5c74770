import {
  deepFreeze,
  type Field,
  integer,
  type Notation,
  nullable,
  oneOf,
  record,
  type Seat,
  spelled,
} from '@wonders/core';
import { type CardKind, KINDS } from './components/cards.js';
import { BACKS, type Back, ORIGINS, type Origin } from './components/origins.js';
import { PAYMENT_CARDS, type Payment } from './components/payments.js';
import { type ScienceSet, SETS } from './components/sets.js';
import { TOKEN_IDS, type TokenId } from './components/tokens.js';
import { WONDER_IDS, type WonderId } from './components/wonders.js';

export { BACKS, type Back, type Origin, originOf } from './components/origins.js';
export { PAYMENT_CARDS, type Payment, type PaymentCard } from './components/payments.js';
export { type ScienceSet, SETS } from './components/sets.js';

/** The decks of the solo game by number. */
export const DECK_NAMES = ['player', 'opponent', 'central'] as const;

/**
 * A deck of the solo game.
 *
 * @category Moves
 */
export type DeckName = 'player' | 'opponent' | 'central';

/**
 * A deck in a move. In versus a Wonder deck goes by the number of its seat.
 *
 * @category Moves
 */
export type Deck = DeckName | Seat;

export const TOKEN_PLACES = [0, 1, 2, 'stack'] as const;

/**
 * Where a Progress token may be taken: one of the three that lie face up, or the top of the stack, unseen.
 *
 * @category Moves
 */
export type TokenPlace = 0 | 1 | 2 | 'stack';

/**
 * Three Ages: selects a card and says what it is for.
 *
 * @category Moves
 */
export interface SelectMove {
  readonly kind: 'select';

  /** Where the card comes from: your revealed card, the rest of your hand, the Opponent's revealed card, or the central deck. */
  readonly source: 'revealed' | 'hand' | 'opponent' | 'central';
  /** With `hand` only: a card that is not the revealed one. */
  readonly card: CardKind | null;
  /** With `hand` only. */
  readonly back: Back | null;

  /** `play` puts the card into your area; `discard` gives it up for three coin tokens. */
  readonly use: 'play' | 'discard';
}

/**
 * Legal only when there is nothing to take.
 *
 * @category Moves
 */
export interface PassMove {
  readonly kind: 'pass';
}

/**
 * The chance decisions about a hidden card.
 *
 * @category Moves
 */
export const REVEALS = /* @__PURE__ */ deepFreeze([
  'flip',
  'blind',
  'look',
  'deal',
  'reveal',
  'own-card',
  'discard-hand',
] as const);

/**
 * The answers to chance decisions that name a hidden card.
 *
 * @category Moves
 */
export type Reveal = (typeof REVEALS)[number];

/**
 * What a seat does.
 *
 * @category Moves
 */
export type SeatMove =
  | {
      readonly kind: 'pick';
      /** The deck whose top card you take. */
      readonly deck: Deck;
    }
  | SelectMove
  | PassMove
  | {
      readonly kind: 'extra';
      /** The Progress token that gives the extra card. */
      readonly token: TokenId;
      /** The deck whose top card you take with it. */
      readonly deck: Deck;
    }
  | {
      readonly kind: 'science';
      /** The set of green cards that you turn in: two alike, or three different ones. */
      readonly set: ScienceSet;
    }
  | {
      readonly kind: 'build';
      /** The stage of your Wonder, 0 to 4. */
      readonly stage: number;
      /** The cards that you pay with. */
      readonly payment: Payment;
    }
  | { readonly kind: 'end-turn' }
  | {
      readonly kind: 'take-token';
      /** The face-up Progress token, 0 to 2 from the left, or the top of the stack, unseen. */
      readonly slot: TokenPlace;
    }
  | {
      readonly kind: 'take-top';
      /** The deck whose top card you take for your Wonder's effect. */
      readonly deck: Deck;
    }
  | {
      readonly kind: 'look-deck';
      /** The deck at whose top cards you look. */
      readonly deck: Deck;
    }
  | {
      readonly kind: 'take-looked';
      /** The card that you take of those you looked at. */
      readonly card: CardKind;
    }
  | { readonly kind: 'opponent-turn' };

/**
 * What turns up: the answer to a chance decision.
 *
 * @category Moves
 */
export type ChanceMove =
  | {
      readonly kind: 'wonder';
      /** The Wonder that a seat gets. */
      readonly wonder: WonderId;
    }
  | {
      readonly kind: 'slot';
      /** The Progress token that turns up in the free place. */
      readonly token: TokenId;
    }
  | {
      readonly kind: 'opening-token';
      /** The Progress token with which the Opponent begins. */
      readonly token: TokenId;
    }
  | {
      readonly kind: 'stack-token';
      /** The Progress token on top of the stack. */
      readonly token: TokenId;
    }
  | {
      readonly kind: 'top';
      /** The card that turns up on top of a deck. */
      readonly card: CardKind;
    }
  | {
      readonly kind: 'die';
      /** The face of the die, 1 to 6. */
      readonly face: number;
    }
  | {
      readonly [K in Reveal]: {
        readonly kind: K;
        /** The kind of the hidden card. */
        readonly card: CardKind;
        /** Where the card comes from, as far as the answer has to tell. */
        readonly from: Origin;
      };
    }[Reveal];

/**
 * A move: what a seat does, or what chance shows.
 *
 * @category Moves
 */
export type Move = SeatMove | ChanceMove;

/** The move of one kind. */
export type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;

/** A stage costs four at most, so no payment has more cards of a kind. */
const number = integer(0, 4);

const PAYMENT_PARTS = [...PAYMENT_CARDS, 'doubled'] as const satisfies readonly (keyof Payment)[];

/** From the last part to the first: learned nets depend on the order in which payments are numbered. */
const payments = record<Payment>({
  doubled: integer(0, 1),
  coin: number,
  glass: number,
  papyrus: number,
  clay: number,
  stone: number,
  wood: number,
});

/** A payment with its parts in order. */
const paymentOf = (count: (part: keyof Payment) => number): Payment =>
  Object.fromEntries(PAYMENT_PARTS.map((part) => [part, count(part)])) as unknown as Payment;

/** The text of a payment of no card at all. */
const NOTHING = 'nothing';

/** A payment, written card by card: `wood+wood+coin`, with `+doubled` when one of the coins counts two. */
const paymentField: Field<Payment> = {
  ...spelled(payments, {
    write: (payment) => PAYMENT_PARTS.flatMap((part) => Array<string>(payment[part]).fill(part)).join('+') || NOTHING,
    read(text) {
      const words: readonly string[] = text === NOTHING ? [] : text.split('+');
      return paymentOf((part) => words.filter((word) => word === part).length);
    },
  }),
  nth(i) {
    const payment = payments.nth(i);
    return paymentOf((part) => payment[part]);
  },
};

/** In versus a Wonder deck goes by the number of its seat. */
const deck = { deck: oneOf<Deck>(...DECK_NAMES, 0, 1, 2, 3, 4, 5, 6) };
const card = { card: oneOf(...KINDS) };
const token = { token: oneOf(...TOKEN_IDS) };
const hidden = { ...card, from: oneOf(...ORIGINS) };

/** The parameters of each kind of move. */
export const notation: Notation<Move> = {
  pick: deck,
  select: {
    source: oneOf('revealed', 'hand', 'opponent', 'central'),
    card: nullable(card.card),
    back: nullable(oneOf(...BACKS)),
    use: oneOf('play', 'discard'),
  },
  pass: {},
  extra: { ...token, ...deck },
  science: { set: oneOf(...SETS) },
  build: { stage: integer(0, 4), payment: paymentField },
  'end-turn': {},
  'take-token': { slot: oneOf<TokenPlace>(...TOKEN_PLACES) },
  'take-top': deck,
  'look-deck': deck,
  'take-looked': card,
  'opponent-turn': {},
  wonder: { wonder: oneOf(...WONDER_IDS) },
  slot: token,
  'opening-token': token,
  'stack-token': token,
  top: card,
  die: { face: integer(1, 6) },
  flip: hidden,
  blind: hidden,
  look: hidden,
  deal: hidden,
  reveal: hidden,
  'own-card': hidden,
  'discard-hand': hidden,
};

/** The text of a move, as `encodeMove` gives it: its kind and its parameters. */
export function codeOf(move: Move): string {
  const fields = Object.entries(notation[move.kind]) as readonly (readonly [keyof Move, Field<unknown>])[];
  const words = fields.map(([name, field]) => field.write(move[name]));
  return [move.kind, ...words].join(' ');
}
