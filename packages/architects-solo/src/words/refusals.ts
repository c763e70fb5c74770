import { count, listed, type Speaker, speaker } from '@wonders/core/words';
import { type CardKind, KINDS } from '../components/cards.js';
import { COSTS, type Cost } from '../components/wonders.js';
import type { OfPayment } from '../refusals/index.js';
import type { Position } from '../state/index.js';
import type { NamedDeck } from '../table/decks.js';
import { cardsWords, costWords, paymentWords, setWords } from './costs.js';
import { deckOf } from './decks.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { who } from './seats.js';

/** Whose move was refused; without a position, the reader's. */
const mover = (s: Position | undefined): Speaker => (s === undefined ? speaker('you') : who(s, s.seat));

/** `your deck or the central deck`. */
const anyOf = (decks: readonly NamedDeck[], player: Speaker): string =>
  listed(
    decks.map((deck) => deckOf(deck, player)),
    'or',
  );

/** What could be taken instead. */
const takeFrom = (decks: readonly NamedDeck[], player: Speaker): string =>
  decks.length === 0 ? 'no deck in reach has a card' : `take from ${anyOf(decks, player)}`;

const stageWords = (stage: number): string => `stage ${stage + 1}`;

/** Several stages: `stages 1 and 2`. */
const stagesWords = (stages: readonly number[]): string =>
  `${stages.length === 1 ? 'stage' : 'stages'} ${listed(stages.map((stage) => String(stage + 1)))}`;

const costOfStage = (stage: number): string => costWords(COSTS[stage] as Cost);

/** The payments that would do. */
function wouldPay({ stage, payments }: OfPayment, player: Speaker): string {
  if (payments.length === 0) return `${player.whose} cards cannot pay it`;
  return `pay ${listed(
    payments.map((payment) => paymentWords(stage, payment)),
    'or',
  )}`;
}

/** Grey cards that are not as the cost says. */
function unlike(refusal: OfPayment & { readonly engineering: 'not-owned' | 'used' }, grey: string, player: Speaker) {
  const used = refusal.engineering === 'used' ? `, since ${nameOf('engineering')} has been used this turn` : '';
  const { stage } = refusal;
  return `${stageWords(stage)} takes ${costOfStage(stage)}, ${grey}${used}: ${wouldPay(refusal, player)}`;
}

/** The kinds of some cards, in the order of the cards: `Wood or Gear`. */
const kindsOf = (cards: readonly CardKind[]): string =>
  listed(KINDS.filter((kind) => cards.includes(kind)).map(nameOf), 'or');

const ECONOMY = {
  'not-owned': 'a coin counts two only for the owner of Economy',
  used: 'Economy has doubled a coin already this turn',
  'no-coin': 'Economy doubles a coin, and none is paid',
} as const;

const STEPS = {
  cards: 'sets are made at the end of the turn, when both cards are resolved: extra cards and stages come now',
  sets: 'stages are built while the card is resolved: now only sets are made',
} as const;

/** A sentence for each refusal: what is wrong, and what would be legal. */
export const refusals: Language['refusals'] = {
  'no-such-deck': ({ decks }, s) =>
    `this game has no such deck: it has ${listed(decks.map((deck) => deckOf(deck, mover(s))))}`,
  'face-down': ({ decks }, s) =>
    `the top card of the central deck lies face down and cannot be picked: ${takeFrom(decks, mover(s))}`,
  empty: ({ deck, decks }, s) =>
    `${deckOf(deck, mover(s))} ${deck.place === 'hand' ? 'shows no card' : 'is empty'}: ${takeFrom(decks, mover(s))}`,
  'out-of-reach': ({ decks }, s) => `that deck is not beside ${mover(s).within}: ${takeFrom(decks, mover(s))}`,
  'cards-to-take'({ decks }, s) {
    const instead = decks.length === 0 ? 'select a card of the hand' : takeFrom(decks, mover(s));
    return `${mover(s).doing('cannot pass', 'while there is a card to take')}: ${instead}`;
  },
  'not-in-hand': ({ cards }, s) =>
    cards.length === 0
      ? `${mover(s).whose} hand holds no card besides the revealed one`
      : `${mover(s).whose} hand does not hold that card: select ${kindsOf(cards)}, each with its own back`,
  'no-extra-card': ({ token, tokens }, s) =>
    `${nameOf(token)} gives ${mover(s).within} no extra card now` +
    (tokens.length === 0 ? '' : `: ${listed(tokens.map(nameOf))} ${tokens.length === 1 ? 'does' : 'do'}`),
  'not-this-step': ({ step }) => STEPS[step],
  'no-set': ({ set, sets }, s) => {
    const lacks = mover(s).doing('do not have', `${setWords(set)} for a set`);
    return lacks + (sets.length === 0 ? '' : `: ${mover(s).doing('have', listed(sets.map(setWords), 'or'))}`);
  },
  'no-token': ({ tokens, stack }) => {
    const left = [...tokens.map(nameOf), ...(stack ? ['the top of the stack'] : [])];
    return left.length === 0 ? 'no Progress token is left' : `no token lies there: take ${listed(left, 'or')}`;
  },
  'already-built': ({ stage, stages }) =>
    `${stageWords(stage)} is built already` +
    (stages.length === 0 ? '' : `: next ${stages.length === 1 ? 'comes' : 'come'} ${stagesWords(stages)}`),
  'lower-stages-first': ({ stage, stages }) =>
    `${stagesWords(stages)}, below ${stageWords(stage)}, ${stages.length === 1 ? 'comes' : 'come'} first`,
  'cards-missing': ({ missing, ...rest }, s) => {
    const { doing } = mover(s);
    const short = missing.map(
      ({ card, need, have }) => `${cardsWords(card, need)}, of which ${doing('have', String(have))}`,
    );
    return `this payment takes ${listed(short)}: ${wouldPay(rest, mover(s))}`;
  },
  'wrong-payment': ({ need, value, ...rest }, s) =>
    `${stageWords(rest.stage)} costs ${need}, and this payment is worth ${value}: ${wouldPay(rest, mover(s))}`,
  'not-different': (refusal, s) => unlike(refusal, 'at most one of each besides coins', mover(s)),
  'not-identical': (refusal, s) => unlike(refusal, 'all of one kind besides coins', mover(s)),
  'no-economy': ({ reason, ...rest }, s) => `${ECONOMY[reason]}: ${wouldPay(rest, mover(s))}`,
  'must-go-on': ({ sets, stages }) => {
    const owed = [
      ...sets.map((set) => `use ${setWords(set)} for a Progress token`),
      ...stages.map(({ stage, payment }) => `build ${stageWords(stage)} with ${paymentWords(stage, payment)}`),
    ];
    return `the turn cannot end yet: first ${listed(owed, 'or')}`;
  },
  'not-looked-at': ({ card, cards }) =>
    `${nameOf(card)} is not among the ${count(cards.length, 'card')} looked at: take ${kindsOf(cards)}`,
};
