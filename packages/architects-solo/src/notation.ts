import { type Field, integer, type Notation, nullable, oneOf, schema } from '@wonders/core';
import { SETS } from './area.js';
import { KINDS } from './components/cards.js';
import { TOKEN_IDS } from './components/tokens.js';
import { WONDER_IDS } from './components/wonders.js';
import { DECK_NAMES, SLOTS } from './decks.js';
import { PAYMENT_NAMES } from './payment.js';
import { BACKS, FROMS } from './slips.js';
import type { Deck, Move, Payment } from './state.js';

/** A stage costs four at most, so no payment has more than four cards of a kind. */
const MOST = 4;

/** Each number of a payment. */
const NUMBERS: readonly Field<number>[] = PAYMENT_NAMES.map((name) => integer(0, name === 'doubled' ? 1 : MOST));

const paymentOf = (number: (i: number) => number): Payment =>
  Object.fromEntries(PAYMENT_NAMES.map((name, i) => [name, number(i)])) as unknown as Payment;

const isPayment = (value: unknown): value is Payment =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.ownKeys(value).length === PAYMENT_NAMES.length &&
  PAYMENT_NAMES.every((name, i) => Object.hasOwn(value, name) && NUMBERS[i]?.is((value as Payment)[name]));

/** A payment, written as its seven numbers: `1,0,1,0,0,1,0`. */
const paymentField: Field<Payment> = {
  ...schema(`{ ${PAYMENT_NAMES.join(', ')} }, whole numbers from 0 to ${MOST}, doubled at most 1`, isPayment),
  count: 2 * (MOST + 1) ** (PAYMENT_NAMES.length - 1),
  nth: (i) => paymentOf((at) => Math.floor(i / (MOST + 1) ** at) % (MOST + 1)),
  is: isPayment,
  write: (payment) => PAYMENT_NAMES.map((name) => payment[name]).join(','),
  read(text) {
    const numbers = text.split(',');
    const payment = paymentOf((i) => Number(numbers[i]));
    return isPayment(payment) ? payment : undefined;
  },
};

/** In versus the decks bear the numbers of their seats. */
const deck = { deck: oneOf<Deck>(...DECK_NAMES, 0, 1, 2, 3, 4, 5, 6) };
const card = { card: oneOf(...KINDS) };
const token = { token: oneOf(...TOKEN_IDS) };
const hidden = { ...card, from: oneOf(...FROMS) };

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
  endTurn: {},
  takeToken: { slot: oneOf(...SLOTS) },
  takeTop: deck,
  lookDeck: deck,
  takeLooked: card,
  opponentTurn: {},
  wonder: { wonder: oneOf(...WONDER_IDS) },
  slot: token,
  openingToken: token,
  stackToken: token,
  top: card,
  die: { face: integer(1, 6) },
  flip: hidden,
  blind: hidden,
  look: hidden,
  deal: hidden,
  reveal: hidden,
  ownCard: hidden,
  discardHand: hidden,
};
