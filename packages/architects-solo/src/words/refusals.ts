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
const mover = (position: Position | undefined): Speaker =>
  position === undefined ? speaker('you') : who(position, position.seat);

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
  'no-such-deck': ({ decks }, position) =>
    `this game has no such deck: it has ${listed(decks.map((deck) => deckOf(deck, mover(position))))}`,
  'face-down': ({ decks }, position) =>
    `the top card of the central deck lies face down and cannot be picked: ${takeFrom(decks, mover(position))}`,
  empty: ({ deck, decks }, position) =>
    `${deckOf(deck, mover(position))} ${deck.place === 'hand' ? 'shows no card' : 'is empty'}: ${takeFrom(decks, mover(position))}`,
  'out-of-reach': ({ decks }, position) =>
    `that deck is not beside ${mover(position).within}: ${takeFrom(decks, mover(position))}`,
  'cards-to-take'({ decks }, position) {
    const instead = decks.length === 0 ? 'select a card of the hand' : takeFrom(decks, mover(position));
    return `${mover(position).doing('cannot pass', 'while there is a card to take')}: ${instead}`;
  },
  'not-in-hand': ({ cards }, position) =>
    cards.length === 0
      ? `${mover(position).whose} hand holds no card besides the revealed one`
      : `${mover(position).whose} hand does not hold that card: select ${kindsOf(cards)}, each with its own back`,
  'no-extra-card': ({ token, tokens }, position) =>
    `${nameOf(token)} gives ${mover(position).within} no extra card now` +
    (tokens.length === 0 ? '' : `: ${listed(tokens.map(nameOf))} ${tokens.length === 1 ? 'does' : 'do'}`),
  'not-this-step': ({ step }) => STEPS[step],
  'no-set': ({ set, sets }, position) => {
    const lacks = mover(position).doing('do not have', `${setWords(set)} for a set`);
    return lacks + (sets.length === 0 ? '' : `: ${mover(position).doing('have', listed(sets.map(setWords), 'or'))}`);
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
  'cards-missing': ({ missing, ...rest }, position) => {
    const { doing } = mover(position);
    const short = missing.map(
      ({ card, need, have }) => `${cardsWords(card, need)}, of which ${doing('have', String(have))}`,
    );
    return `this payment takes ${listed(short)}: ${wouldPay(rest, mover(position))}`;
  },
  'wrong-payment': ({ need, value, ...rest }, position) =>
    `${stageWords(rest.stage)} costs ${need}, and this payment is worth ${value}: ${wouldPay(rest, mover(position))}`,
  'not-different': (refusal, position) => unlike(refusal, 'at most one of each besides coins', mover(position)),
  'not-identical': (refusal, position) => unlike(refusal, 'all of one kind besides coins', mover(position)),
  'no-economy': ({ reason, ...rest }, position) => `${ECONOMY[reason]}: ${wouldPay(rest, mover(position))}`,
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
