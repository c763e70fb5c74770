import { integer, type Notation, nullable, oneOf } from '@wonders/core';
import { SETS } from './area.js';
import { deckRolled } from './chance.js';
import { CARDS, type Card, type CardKind, capital, INDEX, KINDS } from './components/cards.js';
import { TOKEN_IDS } from './components/tokens.js';
import { WONDER_IDS, WONDERS } from './components/wonders.js';
import { DECK_NAMES, deckNamed, SLOTS, topOf } from './decks.js';
import { paymentField } from './payment.js';
import { FROMS } from './slips.js';
import type { ChanceKind, Deck, Move, MoveOfKind, Payment, Position } from './state.js';

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

const cardName = (id: CardKind): string => (CARDS[INDEX[id]] as Card).name;

function deckWords(s: Position, named: Deck): string {
  const number = deckNamed(s, named);
  const wonder = s.areas[number]?.wonder;
  const top = topOf(s, number);
  return (
    (wonder == null ? 'the central deck' : `the deck of ${WONDERS[wonder].name}`) +
    (top === null ? '' : `, which shows ${cardName(top)}`)
  );
}

export function paymentWords({ doubled, ...cards }: Payment): string {
  const words = Object.entries(cards).flatMap(([name, number]) => (number > 0 ? `${number} ${name}` : []));
  return words.join(', ') + (doubled > 0 ? ', one coin counting two' : '');
}

const SOURCES = {
  revealed: 'your revealed card',
  hand: '',
  opponent: "the Opponent's revealed card",
  central: 'the top central card',
} as const;

const takeTop = ({ deck }: { readonly deck: Deck }, s: Position): string =>
  `Take the top card of ${deckWords(s, deck)}`;

/** A sentence for each kind of move of a seat, and for the die. */
const SENTENCES: {
  readonly [K in Exclude<Move['kind'], ChanceKind> | 'die']: string | ((move: MoveOfKind<K>, s: Position) => string);
} = {
  pick: takeTop,
  select({ source, card, back, use }) {
    const which = card === null ? SOURCES[source] : `${cardName(card)} from your hand (${back})`;
    return use === 'play' ? `Play ${which}` : `Discard ${which} for three coins`;
  },
  pass: 'Pass',
  extra: ({ token, deck }, s) => `Take an extra card for ${capital(token)}: ${deckWords(s, deck)}`,
  science: ({ set }) => `Take a token for ${set === 'triple' ? 'one of each symbol' : `two of ${set.slice(5)}`}`,
  build: ({ stage, payment }) => `Build stage ${stage + 1} with ${paymentWords(payment)}`,
  endTurn: 'End the turn',
  takeToken({ slot }, s) {
    const token = slot === 'stack' ? null : s.slots[slot];
    return token == null ? 'Take a token from the stack' : `Take ${capital(token)}`;
  },
  takeTop,
  lookDeck: ({ deck }, s) => `Look at five cards of ${deckWords(s, deck)}`,
  takeLooked: ({ card }) => `Take ${cardName(card)}; the other cards go back`,
  opponentTurn: 'The Opponent takes its turn',
  die: ({ face }, s) => `The die shows ${face}: deck ${DECK_NAMES[deckRolled(s.pending.at(-1)?.at ?? 0, face)]}`,
};

/** What chance shows: `Opening token: Crafts`, `Own card: Wood (giza)`. */
function chanceWords({ kind, ...shown }: MoveOfKind<ChanceKind>): string {
  const decision = capital(kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const [what, from] = Object.values(shown);
  return `${decision}: ${'card' in shown ? cardName(shown.card) : capital(String(what))}${from ? ` (${from})` : ''}`;
}

/** A move as a sentence. */
export function describeMove(s: Position, move: Move): string {
  const says = SENTENCES[move.kind as keyof typeof SENTENCES];
  if (says === undefined) return chanceWords(move as MoveOfKind<ChanceKind>);
  return typeof says === 'string' ? says : says(move as never, s);
}
