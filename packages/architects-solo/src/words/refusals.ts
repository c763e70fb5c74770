import { count, listed, type Speaker, speaker } from '@wonders/core/words';
import { type CardKind, cardName, KINDS } from '../components/cards.js';
import { tokenName } from '../components/tokens.js';
import { COSTS, type Cost } from '../components/wonders.js';
import type { Payment } from '../notation.js';
import type { Refusal } from '../refusals.js';
import type { Position } from '../state/index.js';
import type { NamedDeck } from '../table/decks.js';
import { costWords, deckOf, nameOf, paymentWords, setWords } from './names.js';

type OfCode<C extends Refusal['code']> = Extract<Refusal, { readonly code: C }>;

/** `your deck or the central deck`. */
const anyOf = (decks: readonly NamedDeck[], who: Speaker): string =>
  listed(
    decks.map((deck) => deckOf(deck, who)),
    'or',
  );

/** What could be taken instead. */
const takeFrom = (decks: readonly NamedDeck[], who: Speaker): string =>
  decks.length === 0 ? 'no deck in reach has a card' : `take from ${anyOf(decks, who)}`;

const stageWords = (stage: number): string => `stage ${stage + 1}`;

/** Several stages: `stages 1 and 2`. */
const stagesWords = (stages: readonly number[]): string =>
  `${stages.length === 1 ? 'stage' : 'stages'} ${listed(stages.map((stage) => String(stage + 1)))}`;

const costOfStage = (stage: number): string => costWords(COSTS[stage] as Cost);

/** The payments that would do. */
function wouldPay({ payments }: { readonly payments: readonly Payment[] }, who: Speaker): string {
  if (payments.length === 0) return `${who.whose} cards cannot pay it`;
  return `pay ${listed(payments.map(paymentWords), 'or')}`;
}

/** The kinds of some cards, in the order of the cards: `Wood or Gear`. */
const kindsOf = (cards: readonly CardKind[]): string =>
  listed(KINDS.filter((kind) => cards.includes(kind)).map(cardName), 'or');

const ECONOMY = {
  'not-owned': 'a coin counts two only for the owner of Economy',
  used: 'Economy has doubled a coin already this turn',
  'no-coin': 'Economy doubles a coin, and none is paid',
} as const;

const STEPS = {
  cards: 'sets are made at the end of the turn, when both cards are resolved: extra cards and stages come now',
  sets: 'stages are built while the card is resolved: now only sets are made',
} as const;

/** A sentence for each refusal: what is wrong, and what would do. */
const SENTENCES: { readonly [C in Refusal['code']]: (refusal: OfCode<C>, who: Speaker) => string } = {
  'no-such-deck': ({ decks }, who) => `this game has no such deck: take from ${anyOf(decks, who)}`,
  'face-down': ({ decks }, who) =>
    `the top card of the central deck lies face down and is not picked: ${takeFrom(decks, who)}`,
  empty: ({ deck, decks }, who) =>
    `${deckOf(deck, who)} ${deck.place === 'hand' ? 'shows no card' : 'is empty'}: ${takeFrom(decks, who)}`,
  'out-of-reach': ({ decks }, who) => `that deck is not beside ${who.within}: ${takeFrom(decks, who)}`,
  'cards-to-take': ({ decks }, who) =>
    `nobody passes while there is a card to take: ${decks.length === 0 ? 'select a card of the hand' : takeFrom(decks, who)}`,
  'not-in-hand': ({ cards }, { whose }) =>
    cards.length === 0
      ? `${whose} hand holds no card besides the revealed one`
      : `${whose} hand does not hold that card: select ${kindsOf(cards)}, each with its own back`,
  'no-extra-card': ({ token, tokens }, { within }) =>
    `${tokenName(token)} gives ${within} no extra card now` +
    (tokens.length === 0 ? '' : `: ${listed(tokens.map(tokenName))} ${tokens.length === 1 ? 'does' : 'do'}`),
  'not-this-step': ({ step }) => STEPS[step],
  'no-set': ({ set, sets }, { doing }) =>
    doing('do not have', `${setWords(set)} for a set`) +
    (sets.length === 0 ? '' : `: ${doing('have', listed(sets.map(setWords), 'or'))}`),
  'no-token': ({ tokens, stack }) => {
    const left = [...tokens.map(tokenName), ...(stack ? ['the top of the stack'] : [])];
    return left.length === 0 ? 'no Progress token is left' : `no token lies there: take ${listed(left, 'or')}`;
  },
  'already-built': ({ stage, stages }) =>
    `${stageWords(stage)} is built already` +
    (stages.length === 0 ? '' : `: next ${stages.length === 1 ? 'comes' : 'come'} ${stagesWords(stages)}`),
  'lower-stages-first': ({ stage, stages }) =>
    `${stagesWords(stages)}, below ${stageWords(stage)}, ${stages.length === 1 ? 'comes' : 'come'} first`,
  'cards-missing': ({ missing, ...rest }, who) => {
    const short = missing.map(({ card, need, have }) => `${need} ${card}, of which ${who.doing('have', String(have))}`);
    return `this payment takes ${listed(short)}: ${wouldPay(rest, who)}`;
  },
  'wrong-payment': ({ stage, need, value, ...rest }, who) =>
    `${stageWords(stage)} costs ${need}, and this payment is worth ${value}: ${wouldPay(rest, who)}`,
  'not-different': ({ stage, ...rest }, who) =>
    `${stageWords(stage)} takes ${costOfStage(stage)}, at most one of each besides coins: ${wouldPay(rest, who)}`,
  'not-identical': ({ stage, ...rest }, who) =>
    `${stageWords(stage)} takes ${costOfStage(stage)}, all of one kind besides coins: ${wouldPay(rest, who)}`,
  'no-economy': ({ reason, ...rest }, who) => `${ECONOMY[reason]}: ${wouldPay(rest, who)}`,
  'must-go-on': ({ sets, stages }) => {
    const owed = [
      ...sets.map((set) => `use ${setWords(set)} for a Progress token`),
      ...stages.map(({ stage, payment }) => `build ${stageWords(stage)} with ${paymentWords(payment)}`),
    ];
    return `the turn does not end before what must be done: ${listed(owed, 'or')}`;
  },
  'not-looked-at': ({ card, cards }) =>
    `${cardName(card)} is not among the ${count(cards.length, 'card')} looked at: take ${kindsOf(cards)}`,
};

/** Whose move was refused: without a position, whoever reads of it. */
const mover = (s: Position | undefined): Speaker => (s === undefined ? speaker('you') : nameOf(s, s.seat));

/**
 * A refusal as a sentence, without its rule: what is wrong, and what would do.
 *
 * @param position - Where it was given, so that seats are told by their names.
 * @category Words
 */
export function describeRefusal(refusal: Refusal, position?: Position): string {
  return SENTENCES[refusal.code](refusal as never, mover(position));
}
