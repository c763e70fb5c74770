import { integer, type Notation, nullable, oneOf } from '@wonders/core';
import { SETS } from './area.js';
import { CARDS, type Card, type CardKind, capital, INDEX, KINDS } from './components/cards.js';
import { TOKEN_IDS } from './components/tokens.js';
import { WONDER_IDS } from './components/wonders.js';
import { DECK_NAMES, deckNamed, SLOTS, type Slot, topOf } from './decks.js';
import { paymentField } from './payment.js';
import { FROMS } from './slips.js';
import type { Deck, Move, Payment, Position } from './state.js';

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
    back: nullable(oneOf(...WONDER_IDS, 'central')),
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

export const cardName = (id: CardKind): string => (CARDS[INDEX[id]] as Card).name;

export function paymentWords({ doubled, ...cards }: Payment): string {
  const words = Object.entries(cards).flatMap(([name, number]) => (number > 0 ? `${number} ${name}` : []));
  return words.join(', ') + (doubled > 0 ? ', one coin counting two' : '');
}

/** The parameters of moves in words, where their values alone would not do. */
const WORDS: Readonly<Record<string, (value: never, s: Position) => string>> = {
  deck(deck: Deck, s) {
    const top = topOf(s, deckNamed(s, deck));
    return `deck ${deck}${top === null ? '' : ` (${cardName(top)})`}`;
  },
  card: cardName,
  token: capital,
  wonder: capital,
  slot: (slot: Slot, s) => capital(s.slots[slot as 0] ?? 'stack'),
  stage: (stage: number) => `stage ${stage + 1}`,
  payment: paymentWords,
};

/** A move in words: `Build: stage 1, 1 wood, 1 coin`. */
export function describeMove(s: Position, { kind, ...parameters }: Move): string {
  const words = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : (WORDS[name]?.(value as never, s) ?? value),
  );
  const what = capital(kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return [what, words.join(', ')].filter(String).join(': ');
}
