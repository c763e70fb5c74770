import type { Seat } from '@wonders/core';
import type { TokenPlace } from '../notation.js';
import { deckPlace, seatPlace, stagePlace, tokenPlace } from '../table/places.js';
import type { Language } from './language.js';

const atSeat = (of: { readonly seat: Seat }): readonly string[] => [seatPlace(of.seat)];
/** The seats to which something comes or from which it goes. */
const changed = (by: readonly number[]): readonly string[] =>
  by.flatMap((n, seat) => (n === 0 ? [] : [seatPlace(seat)]));
const CENTRAL = [deckPlace('central')];
const CONFLICTS = ['conflicts'];

/** Where each sentence happens. */
export const places: Language['places'] = {
  events: {
    'wonder-given': atSeat,
    turn: atSeat,
    age: [],
    peeked: CENTRAL,
    selected: ({ seat, from }) => [seatPlace(seat), ...(from === 'hand' ? [] : [deckPlace(from)])],
    chose: ({ choice: { deck } }) => (deck === null ? [] : [deckPlace(deck)]),
    uncovered: ({ deck }) => [deckPlace(deck)],
    taken: ({ seat, deck }) => [seatPlace(seat), deckPlace(deck)],
    placed: atSeat,
    cat: ['cat'],
    horns: CONFLICTS,
    trigger: atSeat,
    extra: atSeat,
    science: atSeat,
    token: ({ seat, from }) => [seatPlace(seat), tokenPlace(from as TokenPlace)],
    // Where many share the table, stages have no places.
    built: ({ seat, stage }, { areas }) => [areas.length > 2 ? seatPlace(seat) : stagePlace(seat, stage)],
    looked: atSeat,
    returned: ({ deck }) => [deckPlace(deck)],
    battle: ({ tokens }) => [...CONFLICTS, ...changed(tokens)],
    conflict: ({ points }) => changed(points),
    discarded: atSeat,
    'central-discarded': ({ from }) => [deckPlace(from)],
    recycled: CENTRAL,
    coins: atSeat,
    'hands-passed': [],
    drew: atSeat,
    passed: atSeat,
    over: [],
  },
  draws: {
    wonder: [],
    'opening-token': [],
    'stack-token': [],
    blind: [],
    'own-card': [],
    'discard-hand': [],
    slot: [],
    top: [],
    die: [],
    flip: CENTRAL,
    look: [],
    deal: (_, __, to) => (to === 'all' ? [] : [seatPlace(to)]),
    reveal: [],
  },
  notices: {
    'wonder-complete': atSeat,
    'stages-left': atSeat,
    'cards-left': [],
    passes: [],
    battle: CONFLICTS,
    'battle-near': CONFLICTS,
    'last-turn': [],
    level: ({ winner }) => (winner === null ? [] : [seatPlace(winner)]),
  },
  ahead: {
    pick: ({ deck }) => [deckPlace(deck)],
    extra: ({ deck }) => [deckPlace(deck)],
    'take-top': ({ deck }) => [deckPlace(deck)],
    select: (_, position) => [seatPlace(position.seat)],
    pass: (_, position) => [seatPlace(position.seat)],
    'end-turn': (_, position) => [seatPlace(position.seat)],
    science: (_, position) => [
      ...position.tokenSlots.flatMap((token, slot) => (token === null ? [] : [tokenPlace(slot as TokenPlace)])),
      ...(position.tokenStack.length > 0 ? [tokenPlace('stack')] : []),
    ],
    'take-token': ({ slot }) => [tokenPlace(slot)],
  },
};
