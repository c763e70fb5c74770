import type { Language } from './language.js';

/** Coins and points: more of them, or less. */
const paid = ({ by }: { readonly by: number }) => (by < 0 ? 'pays' : 'gains');

/** What each sentence means to the seat that it is about. */
export const weights: Language['weights'] = {
  events: {
    coins: paid,
    'astarte-coins': paid,
    built: 'gains',
    discarded: 'rest',
    'wonder-dealt': 'gains',
    'last-wonder': 'gains',
    revealed: 'rest',
    'token-laid': 'rest',
    'token-left': 'rest',
    removed: 'rest',
    'card-left': 'rest',
    'lost-card': 'loses',
    'wonder-built': 'gains',
    'wonder-unbuilt': 'loses',
    'wonder-taken': 'gains',
    'wonder-left': 'loses',
    // The pawn threatens the seat that it moves towards.
    pawn: ({ by }) => ({ weight: 'loses', seat: 1 - by }),
    points: ({ by }) => (by < 0 ? 'loses' : 'gains'),
    uncovered: 'rest',
    minerva: 'rest',
    'military-token': 'rest',
    symbol: 'gains',
    progress: 'gains',
    token: 'gains',
    placed: 'rest',
    activated: 'rest',
    age: 'rest',
    turn: ({ again }) => (again ? 'gains' : 'rest'),
    over: 'ends',
  },
  draws: {
    'first-player': 'rest',
    'draw-wonder': 'rest',
    'draw-progress': 'rest',
    'purple-place': 'rest',
    reveal: 'rest',
    'mythology-token': 'rest',
    'offering-token': 'rest',
    'removed-card': 'rest',
    'isis-card': 'rest',
    'look-divinity': 'rest',
    'turn-divinity': 'rest',
    'theater-draw': 'rest',
  },
  notices: {
    'last-cards': 'ends',
    'next-age': 'rest',
    // Who is about to win threatens the other one.
    'near-capital': ({ seat }) => ({ weight: 'loses', seat: 1 - seat }),
    'last-symbol': ({ seat }) => ({ weight: 'loses', seat: 1 - seat }),
    'last-wonder': 'loses',
  },
  ahead: {},
};
