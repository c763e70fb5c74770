import type { OwnWeight } from '@wonders/core';
import { total } from '../components/cards.js';
import type { Position } from '../state/index.js';
import { correctCards } from '../table/offers.js';
import type { Language } from './language.js';

/** EIGHT-133: what a turn without a disc means: the last of them in a row ends the game. */
const without = ({ idle, options: { players, stallRounds } }: Position, otherwise: OwnWeight): OwnWeight =>
  idle + 1 >= stallRounds * players ? 'ends' : otherwise;

/** What each sentence means to the seat that it is about. */
export const weights: Language['weights'] = {
  events: {
    passed: 'rest',
    'build-begun': 'rest',
    'offer-committed': 'rest',
    'offers-revealed': 'rest',
    abandoned: 'rest',
    completed: ({ seat, trader }) => ({ weight: 'gains', seat: trader ?? seat }),
    'cards-spent': 'pays',
    'discard-reshuffled': 'rest',
    'parts-placed': 'gains',
    'disc-taken': 'gains',
    points: 'gains',
    'row-changed': 'rest',
    'parts-returned': 'rest',
    'action-played': 'rest',
    'turn-ended': 'rest',
    'next-turn': 'rest',
    ended: 'ends',
  },
  draws: { disc: 'rest', card: 'gains', start: 'rest', action: 'gains', 'name-action': 'rest' },
  notices: {
    'last-of-type': 'ends',
    'type-gone': 'ends',
    'last-disc': 'rest',
    stall: ({ turns }) => (turns <= 1 ? 'ends' : 'rest'),
    tie: 'rest',
    ended: 'ends',
    'draw-pile': 'rest',
    parts: 'rest',
  },
  ahead: {
    pass: (_, position) => without(position, 'gains'),
    build: 'rest',
    offer: ({ cards }, position) => (total(correctCards(position, cards)) === 0 ? 'rest' : 'pays'),
    abandon: (_, position) => without(position, 'rest'),
    'card-draw': 'gains',
    'card-trade': 'gains',
    triple: 'gains',
  },
};
