import { integer, type Notation, nullable, oneOf } from '@wonders/core';
import { SETS } from './area.js';
import { deckRolled } from './chance.js';
import { CARDS, type CardKind, INDEX, KINDS } from './components/cards.js';
import { TOKEN_IDS, TOKEN_INDEX, TOKENS, type TokenId } from './components/tokens.js';
import { WONDER_IDS, WONDERS } from './components/wonders.js';
import { deckNamed, topOf } from './decks.js';
import { paymentField } from './payment.js';
import { FROMS } from './slips.js';
import type { Deck, HiddenCard, Move, Payment, Position, Refusal } from './state.js';
import { RESOURCE_NAMES } from './state.js';

/** In versus the decks bear the numbers of their seats. */
const deck = oneOf<Deck>('player', 'opponent', 'central', 0, 1, 2, 3, 4, 5, 6);
const card = oneOf(...KINDS);
const token = oneOf(...TOKEN_IDS);
const back = oneOf(...WONDER_IDS, 'central');
const hidden = { card, from: oneOf(...FROMS) };

/** The parameters of each kind of move. */
export const notation: Notation<Move> = {
  pick: { deck },
  select: {
    source: oneOf('revealed', 'hand', 'opponent', 'central'),
    card: nullable(card),
    back: nullable(back),
    use: oneOf('play', 'discard'),
  },
  pass: {},
  extra: { token, deck },
  science: { set: oneOf(...SETS) },
  build: { stage: integer(0, 4), payment: paymentField },
  endTurn: {},
  takeToken: { slot: oneOf<0 | 1 | 2 | 'stack'>(0, 1, 2, 'stack') },
  takeTop: { deck },
  lookDeck: { deck },
  takeLooked: { card },
  opponentTurn: {},
  wonder: { wonder: oneOf(...WONDER_IDS) },
  slot: { token },
  openingToken: { token },
  stackToken: { token },
  top: { card },
  die: { face: integer(1, 6) },
  flip: hidden,
  blind: hidden,
  look: hidden,
  deal: hidden,
  reveal: hidden,
  ownCard: hidden,
  discardHand: hidden,
};

const cardName = (id: CardKind): string => CARDS[INDEX[id]]?.name ?? id;
const tokenName = (id: TokenId): string => TOKENS[TOKEN_INDEX[id]]?.name ?? id;

function deckWords(s: Position, named: Deck): string {
  const number = deckNamed(s, named);
  const wonder = s.areas[number]?.wonder;
  const top = topOf(s, number);
  const shows = top === null ? '' : `, which shows ${cardName(top)}`;
  return `${wonder == null ? 'the central deck' : `the deck of ${WONDERS[wonder].name}`}${shows}`;
}

function paymentWords(payment: Payment): string {
  const words = [...RESOURCE_NAMES, 'coin' as const]
    .filter((name) => payment[name] > 0)
    .map((name) => `${payment[name]} ${name}`);
  return words.join(', ') + (payment.doubled > 0 ? ', one coin counting two' : '');
}

const setWords = (set: string): string => (set === 'triple' ? 'one of each symbol' : `two of ${set.slice(5)}`);

const SOURCES = {
  revealed: 'your revealed card',
  hand: '',
  opponent: "the Opponent's revealed card",
  central: 'the top central card',
} as const;

const SEEN: Readonly<Record<HiddenCard, string>> = {
  flip: 'The top central card',
  blind: 'The card taken unseen',
  look: 'Seen',
  deal: 'Into your hand',
  reveal: 'Revealed',
  ownCard: 'The Opponent takes of its hand',
  discardHand: "Left in the Opponent's hand",
};

/** A move as a sentence. */
export function describeMove(s: Position, move: Move): string {
  switch (move.kind) {
    case 'pick':
    case 'takeTop':
      return `Take the top card of ${deckWords(s, move.deck)}`;
    case 'select': {
      const what = move.card === null ? SOURCES[move.source] : `${cardName(move.card)} from your hand`;
      const which = move.back === null ? '' : ` (with the back ${move.back})`;
      return move.use === 'play' ? `Play ${what}${which}` : `Discard ${what}${which} for three coins`;
    }
    case 'pass':
      return 'Pass: there is nothing to take';
    case 'extra':
      return `${tokenName(move.token)}: take an extra card, from ${deckWords(s, move.deck)}`;
    case 'science':
      return `Use ${setWords(move.set)} for a Progress token`;
    case 'build':
      return `Build stage ${move.stage + 1} with ${paymentWords(move.payment)}`;
    case 'endTurn':
      return 'End the turn';
    case 'takeToken': {
      const there = move.slot === 'stack' ? null : (s.slots[move.slot] ?? null);
      return there === null ? 'Take a Progress token from the stack, unseen' : `Take the token ${tokenName(there)}`;
    }
    case 'lookDeck':
      return `Look at five cards of ${deckWords(s, move.deck)}`;
    case 'takeLooked':
      return `Take ${cardName(move.card)}; the other cards go back`;
    case 'opponentTurn':
      return 'The Opponent takes its turn';
    case 'wonder':
      return `The Wonder is ${WONDERS[move.wonder].name}`;
    case 'slot':
      return `The token ${tokenName(move.token)} is turned up`;
    case 'openingToken':
      return `The Opponent begins with ${tokenName(move.token)}`;
    case 'stackToken':
      return `The token from the stack is ${tokenName(move.token)}`;
    case 'top':
      return `The next card is ${cardName(move.card)}`;
    case 'die': {
      const table = s.pending[s.pending.length - 1]?.at ?? 0;
      return `The die shows ${move.face}: deck ${['player', 'opponent', 'central'][deckRolled(table, move.face)]}`;
    }
    default:
      return `${SEEN[move.kind]}: ${cardName(move.card)} (${move.from})`;
  }
}

/** A refusal as a sentence. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'no-such-deck':
      return `there is no such deck in this game, only ${refusal.decks.join(', ')}`;
    case 'face-down':
      return 'a face-down central card is taken by extra cards and stage effects only';
    case 'empty':
      return `there is no card to take from ${refusal.deck}`;
    case 'out-of-reach':
      return `only these decks are in reach: ${refusal.decks.join(', ')}`;
    case 'cards-to-take':
      return 'one passes only when there is nothing to take';
    case 'not-in-hand':
      return 'no such card is there, or another source is named than the hand';
    case 'name-the-back':
      return `the hand holds this card with several backs: name one of ${refusal.backs.join(', ')}`;
    case 'back-not-needed':
      return 'the hand holds this card with one back only, which is not named';
    case 'no-extra-card':
      return `that token gives no extra card now${refusal.tokens.length > 0 ? `, only ${refusal.tokens.join(', ')}` : ''}`;
    case 'not-this-step':
      return 'that belongs to another step of the turn';
    case 'no-set':
      return 'the green cards for that set are missing';
    case 'no-token':
      return 'there is no Progress token';
    case 'already-built':
      return `stage ${refusal.stage + 1} is built`;
    case 'lower-stages-first':
      return `first come the stages ${refusal.stages.map((stage) => stage + 1).join(', ')}`;
    case 'cards-missing':
      return 'the payment has more cards than there are';
    case 'wrong-payment':
      return `the stage costs exactly ${refusal.need}, the payment is worth ${refusal.value}`;
    case 'not-different':
      return 'the stage takes different resources';
    case 'not-identical':
      return 'the stage takes identical resources';
    case 'no-economy':
      return 'no yellow card counts two: that takes Economy, unused this turn, and a yellow card in the payment';
    case 'must-go-on':
      return 'a stage or a science set is still mandatory';
    case 'not-looked-at':
      return 'that card is not among those looked at';
  }
}
