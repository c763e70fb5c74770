import type { Offers } from '@wonders/core/testing';
import { sum } from '../src/components/cards.js';
import type { eightWonders, Move } from '../src/index.js';

const told = 'told';
const answers = (move: Move) => [move];
const uses = (move: Move) => ('use' in move && move.use ? [move.use] : []);
const site = { wonder: told, disc: told, actionCards: told } as const;

/** What each value of a question lists or counts among the legal moves. */
export const offers: Offers<typeof eightWonders> = {
  turn: { actionCards: told },
  offer: {
    ...site,
    builder: told,
    others: told,
    cards: (move) => (move.kind === 'offer' && sum(move.cards) > 0 ? [move.cards] : []),
  },
  select: {
    ...site,
    offers: (move) => (move.kind === 'complete' ? move.accept : []),
    alone: (move) => (move.kind === 'complete' && move.accept.length === 0 ? [move] : []),
  },
  triple: { wonder: told, points: told, tripled: told },
  double: { can: uses },
  disc: { wonder: told, space: told, discs: told, kinds: answers },
  card: { seat: told, reason: told, left: told, pile: told },
  start: { seats: answers },
  action: { seat: told, wonder: told, pile: told },
  'name-action': { seat: told, answer: told },
};
