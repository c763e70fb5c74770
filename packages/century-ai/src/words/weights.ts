import { PLAYER_SEAT } from '../state/index.js';
import type { Language } from './language.js';

/** What each sentence means to the seat that it is about. */
export const weights: Language['weights'] = {
  events: {
    turn: 'rest',
    boat: 'rest',
    cubes({ by, why }) {
      if (why === 'discard') return 'loses';
      // What is upgraded or traded comes back dearer.
      return by.every((n) => n <= 0) ? 'pays' : 'gains';
    },
    loose: 'rest',
    action: 'rest',
    outpost: 'gains',
    trades: 'rest',
    bonus: 'gains',
    order: 'gains',
    'closed-port': 'rest',
    over: 'ends',
  },
  draws: { remove: 'rest', cell: 'rest', tile: 'rest', order: 'rest', lot: 'rest', draw: 'rest' },
  notices: {
    'orders-nearly-filled': 'ends',
    'orders-filled': 'ends',
    'rounds-left': 'rest',
    'last-round': 'ends',
    'last-reaction': 'ends',
    'last-turns': 'ends',
    tie: 'rest',
    // An order that the AI takes is lost for you.
    'ai-takes': ({ ends }) => (ends ? 'ends' : { weight: 'loses', seat: PLAYER_SEAT }),
    'closed-port-moves': 'rest',
    'closed-port-next': 'rest',
  },
  ahead: {
    'place-boat': 'rest',
    sail: ({ drop }) => (drop === null ? 'rest' : 'pays'),
    stay: 'rest',
    dock: 'rest',
    market: 'gains',
    leave: 'rest',
    pass: 'rest',
    'skip-upgrade': 'rest',
    trade: 'rest',
  },
};
