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
import { type CardKind, KINDS, RESOURCE_NAMES, type ScienceSymbol } from './components/cards.js';
import { TOKEN_IDS, type TokenId } from './components/tokens.js';
import { WONDER_IDS, type WonderId } from './components/wonders.js';

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
 * How a stage is paid: grey cards by resource, yellow cards, and how many of these count two (0 or 1).
 *
 * @category Moves
 */
export interface Payment {
  readonly wood: number;
  readonly stone: number;
  readonly clay: number;
  readonly papyrus: number;
  readonly glass: number;
  readonly coin: number;
  readonly doubled: number;
}

/**
 * The cards that pay for stages, in the order of `CARDS`.
 *
 * @category Moves
 */
export const PAYMENT_CARDS = /* @__PURE__ */ deepFreeze([
  ...RESOURCE_NAMES,
  'coin',
] as const satisfies readonly CardKind[]);

/**
 * A card that pays for stages.
 *
 * @category Moves
 */
export type PaymentCard = (typeof PAYMENT_CARDS)[number];

/**
 * A set of green cards.
 *
 * @category Moves
 */
export type ScienceSet = `pair:${ScienceSymbol}` | 'triple';

export const SETS: readonly ScienceSet[] = ['pair:compass', 'pair:gear', 'pair:tablet', 'triple'];

/**
 * The back of a card: the Wonder on it.
 *
 * @category Moves
 */
export type Back = WonderId | 'central';

export const BACKS: readonly Back[] = [...WONDER_IDS, 'central'];

/**
 * Where a hidden card comes from: its back; with `-seen` if a seat had seen it before; with `drawn-` if it was drawn from the
 * central deck unseen.
 *
 * @category Moves
 */
export type Origin = `${'' | 'drawn-'}${Back}${'' | '-seen'}`;

export const originOf = (back: Back, seen: boolean, drawn: boolean): Origin =>
  `${drawn ? 'drawn-' : ''}${back}${seen ? '-seen' : ''}`;

export const ORIGINS: readonly Origin[] = BACKS.flatMap((back) =>
  [false, true].flatMap((seen) => [originOf(back, seen, false), originOf(back, seen, true)]),
);

/**
 * Three Ages: selects a card and says what it is for.
 *
 * @category Moves
 */
export interface SelectMove {
  readonly kind: 'select';
  readonly source: 'revealed' | 'hand' | 'opponent' | 'central';
  /** With `hand` only: a card that is not the revealed one. */
  readonly card: CardKind | null;
  /** With `hand` only. */
  readonly back: Back | null;
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
  | { readonly kind: 'pick'; readonly deck: Deck }
  | SelectMove
  | PassMove
  | { readonly kind: 'extra'; readonly token: TokenId; readonly deck: Deck }
  | { readonly kind: 'science'; readonly set: ScienceSet }
  | { readonly kind: 'build'; readonly stage: number; readonly payment: Payment }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'take-token'; readonly slot: TokenPlace }
  | { readonly kind: 'take-top'; readonly deck: Deck }
  | { readonly kind: 'look-deck'; readonly deck: Deck }
  | { readonly kind: 'take-looked'; readonly card: CardKind }
  | { readonly kind: 'opponent-turn' };

/**
 * What turns up: the answer to a chance decision.
 *
 * @category Moves
 */
export type ChanceMove =
  | { readonly kind: 'wonder'; readonly wonder: WonderId }
  | { readonly kind: 'slot'; readonly token: TokenId }
  | { readonly kind: 'opening-token'; readonly token: TokenId }
  | { readonly kind: 'stack-token'; readonly token: TokenId }
  | { readonly kind: 'top'; readonly card: CardKind }
  | { readonly kind: 'die'; readonly face: number }
  | { readonly [K in Reveal]: { readonly kind: K; readonly card: CardKind; readonly from: Origin } }[Reveal];

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
