import type { OwnWeight, Seat } from '@wonders/core';
import type { Language } from './language.js';

/** Gains of all seats in one sentence: it is about the seat that loses, else about the only one that gains. */
function compared(gained: readonly number[]): { readonly weight: OwnWeight; readonly seat: Seat | null } {
  const loser = gained.findIndex((n) => n < 0);
  if (loser >= 0) return { weight: 'loses', seat: loser };
  const winners = gained.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const [only = null] = winners;
  return winners.length === 1 ? { weight: 'gains', seat: only } : { weight: 'rest', seat: null };
}

/** What each sentence means to the seat that it is about. */
export const weights: Language['weights'] = {
  events: {
    'wonder-given': 'gains',
    turn: 'rest',
    age: 'rest',
    peeked: 'rest',
    selected: 'gains',
    chose: 'rest',
    uncovered: 'rest',
    taken: 'gains',
    placed: 'gains',
    cat: 'gains',
    horns: 'rest',
    trigger: 'gains',
    extra: 'gains',
    science: 'pays',
    token: 'gains',
    built: 'gains',
    looked: 'rest',
    returned: 'rest',
    battle: ({ tokens }) => compared(tokens),
    conflict: ({ points }) => compared(points),
    discarded: 'loses',
    'central-discarded': 'rest',
    recycled: 'rest',
    coins: 'gains',
    'hands-passed': 'rest',
    drew: 'gains',
    passed: 'rest',
    over: 'ends',
  },
  draws: {
    wonder: 'rest',
    'opening-token': 'rest',
    'stack-token': 'rest',
    blind: 'rest',
    'own-card': 'rest',
    'discard-hand': 'rest',
    slot: 'rest',
    top: 'rest',
    die: 'rest',
    flip: 'rest',
    look: 'rest',
    deal: 'gains',
    reveal: 'rest',
  },
  notices: {
    'wonder-complete': 'ends',
    'stages-left': ({ stages, lacking }) => (stages === 1 && lacking === 0 ? 'ends' : 'rest'),
    'cards-left': ({ cards }) => (cards === 0 ? 'ends' : 'rest'),
    passes: 'ends',
    battle: 'rest',
    'battle-near': 'rest',
    'last-turn': 'ends',
    level: 'rest',
  },
  ahead: {
    pick: 'gains',
    extra: 'gains',
    'take-top': 'gains',
    select: 'gains',
    pass: 'rest',
    'end-turn': 'rest',
    science: 'pays',
    'take-token': 'gains',
  },
};
