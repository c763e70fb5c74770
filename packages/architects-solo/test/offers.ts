import type { Offers } from '@wonders/core/testing';
import type { architectsSolo, Move, State } from '../src/index.js';

const told = 'told';
const answers = (move: Move) => [move];
const decks = (move: Move) => ('deck' in move ? [move.deck] : []);
/** The tokens of the stack that an answer can mean: two of them can be alike (ARCH-47). */
const copies = (move: Move, { tokenStack }: State) =>
  'token' in move ? [...tokenStack.keys()].filter((i) => tokenStack[i] === move.token) : [];

/** What each value of a question lists or counts among the legal moves. */
export const offers: Offers<typeof architectsSolo> = {
  pick: { decks },
  select: { sources: (move) => (move.kind === 'select' ? [move.source] : []) },
  act: {
    stages: (move) => (move.kind === 'build' ? [move.stage] : []),
    sets: (move) => (move.kind === 'science' ? [move.set] : []),
    tokens: (move) => (move.kind === 'extra' ? [move.token] : []),
    mayEnd: (move) => (move.kind === 'end-turn' ? [move] : []),
  },
  'take-token': {
    tokens: (move, { tokenSlots }: State) =>
      move.kind === 'take-token' && move.slot !== 'stack' ? [tokenSlots[move.slot]] : [],
    stack: (move) => (move.kind === 'take-token' && move.slot === 'stack' ? [move] : []),
  },
  'take-top': { decks },
  'look-deck': { decks },
  'take-looked': { deck: told, cards: told },
  'opponent-turn': { card: told },
  wonder: { receiver: told, wonders: answers },
  slot: { slot: told, tokens: copies },
  'opening-token': { number: told, tokens: answers },
  'stack-token': { receiver: told, tokens: copies },
  top: { deck: told, cards: told },
  die: { table: told, faces: (move) => (move.kind === 'die' ? [move.face] : []), token: told, central: told },
  flip: { receiver: told, cards: told },
  blind: { receiver: told, cards: told },
  look: { deck: told, number: told, cards: told },
  deal: { number: told, cards: told },
  reveal: { deck: told, cards: told },
  'own-card': { cards: told },
  'discard-hand': { deck: told, cards: told },
};
