import { CARDS, type Card, type CardKind, capital, INDEX } from '../components/cards.js';
import { deckNamed, type Slot, topOf } from '../table/decks.js';
import type { Deck, Move, Payment, Position, Refusal } from '../state.js';

// Moves and refusals in the words of their codes; the entry `narration` speaks in sentences.

export const cardName = (id: CardKind): string => (CARDS[INDEX[id]] as Card).name;

/** `what: one, another`, or `what` alone. */
const phrase = (what: string, words: readonly unknown[]): string =>
  what + (words.length > 0 ? `: ${words.join(', ')}` : '');

/** The parameters of moves in words, where their values alone would not do. */
const WORDS: Readonly<Record<string, (value: never, s: Position) => string>> = {
  deck(deck: Deck, s) {
    const top = topOf(s, deckNamed(s, deck));
    return `deck ${deck}${top === null ? '' : ` (${cardName(top)})`}`;
  },
  card: cardName,
  token: capital,
  wonder: capital,
  slot: (slot: Slot, s) => capital(s.tokenSlots[slot as 0] ?? String(slot)),
  stage: (stage: number) => `stage ${stage + 1}`,
  payment: spentWords,
};

/** What is spent: `1 wood, 2 coin`. */
export function spentWords(payment: Partial<Payment>): string {
  const words = Object.entries(payment).flatMap(([name, number]) => (number > 0 ? `${number} ${name}` : []));
  return words.join(', ');
}

/** A move in words: `Build: stage 1, 1 wood, 1 coin`. */
export function describeMove(s: Position, { kind, ...parameters }: Move): string {
  const words = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : (WORDS[name]?.(value as never, s) ?? value),
  );
  return phrase(capital(kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)), words);
}

/** A refusal in words: `wrong payment: need 3, value 2`. Stages are counted from one, as for moves. */
export function describeRefusal({ code, rule, ...parameters }: Refusal): string {
  const words = Object.entries(parameters).map(([name, value]) => {
    const values = [value].flat().map((each) => (name.startsWith('stage') ? each + 1 : each));
    return `${name} ${values.join(', ') || 'none'}`;
  });
  return phrase(code.replaceAll('-', ' '), words);
}
