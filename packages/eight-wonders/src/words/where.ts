import type { Seat } from '@wonders/core';
import type { WonderId } from '../components/wonders.js';
import type { Position } from '../state/index.js';
import { wonderAt, wonderOf } from '../table/wonders.js';
import type { Language } from './language.js';

const at = (seat: Seat): string => `seat-${seat}`;
const atSeat = (of: { readonly seat: Seat }): readonly string[] => [at(of.seat)];
const atWonder = (of: { readonly wonder: WonderId }): readonly string[] => [`wonder-${of.wonder}`];
const atDisc = ({ wonder, space }: { readonly wonder: WonderId; readonly space: number }): readonly string[] => [
  `disc-${wonder}-${space}`,
];
/** The wonder of the disc that is being built. */
const atSite = (_: unknown, { site }: Position): readonly string[] =>
  site === null ? [] : [`wonder-${wonderAt(wonderOf(site))}`];
const drawn = (_: unknown, __: unknown, to: Seat | 'all'): readonly string[] => (to === 'all' ? [] : [at(to)]);
const PILES = ['piles'];
const DISCS = ['discs-left'];

/** Where each sentence happens. */
export const places: Language['places'] = {
  events: {
    passed: atSeat,
    'build-begun': atDisc,
    'offer-committed': atSeat,
    'offers-revealed': ({ offers }) => offers.flatMap((offer, seat) => (offer === null ? [] : [at(seat)])),
    abandoned: atSite,
    completed: ({ seat, trader }) => [at(trader ?? seat)],
    'cards-spent': atSeat,
    'discard-reshuffled': PILES,
    'parts-placed': atWonder,
    'disc-taken': (event) => [at(event.seat), ...atWonder(event)],
    points: atSeat,
    'row-changed': ['scoring-table'],
    'parts-returned': atWonder,
    'action-played': atSeat,
    'turn-ended': atSeat,
    'next-turn': atSeat,
    ended: DISCS,
  },
  draws: {
    disc: [],
    card: (move, position, to) =>
      move === null || move.card === 'hidden' || to !== position.viewer
        ? drawn(move, position, to)
        : [`hand-${move.card}`],
    start: (move) => (move === null ? [] : [at(move.first)]),
    action: (move, position, to) =>
      move === null || move.card === 'hidden' || to !== position.viewer
        ? drawn(move, position, to)
        : [`action-${move.card}`],
    'name-action': [],
  },
  notices: {
    'last-of-type': atDisc,
    'type-gone': atWonder,
    'last-disc': ({ wonders }) => wonders.map((wonder) => `wonder-${wonder}`),
    stall: [],
    tie: [],
    ended: [],
    'draw-pile': PILES,
    parts: atSeat,
  },
  ahead: {
    pass: atSeat,
    build: atDisc,
    offer: atSite,
    abandon: atSite,
    'card-draw': atSeat,
    'card-trade': atSeat,
    triple: atSeat,
  },
};
