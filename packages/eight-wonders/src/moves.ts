import type { DecisionRules, Seat } from '@wonders/core';
import { isFinished, topSpace } from './board.js';
import { type Cards, total } from './cards.js';
import type { ActionCard } from './components/actions.js';
import { BUILDING_TYPES, TYPES, type TypeIndex } from './components/types.js';
import { SPACES, WONDERS } from './components/wonders.js';
import {
  accepted,
  discUnderConstruction,
  hasTradingCard,
  holdings,
  listOffers,
  mayHoldAll,
  offerAt,
  offering,
  offerSize,
  ownCards,
  refusedOffer,
  seatsWithOffers,
  shownCards,
} from './offers.js';
import {
  isOwnCard,
  mayPlay,
  ownCardAt,
  ownCardSize,
  playable,
  pushOwnCards,
  refusedOwnCard,
  refuseOwnCard,
} from './own-cards.js';
import type { Refusal } from './refusals.js';
import { type Decision, entry, type Move, type Position, type SeatMove, wonderAt, wonderOf } from './state.js';

type Code = Refusal['code'];
type Rules = DecisionRules<Position, Decision, Move, Refusal>;
type MoveOf<K extends SeatMove['kind']> = Extract<SeatMove, { kind: K }>;

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
const interned = <T extends object>(move: (seat: Seat) => T): readonly T[] =>
  SEATS.map((seat) => Object.freeze(move(seat)));
const answers = <T extends object>(move: (seat: Seat, use: boolean) => T): readonly (readonly T[])[] =>
  SEATS.map((seat) => [Object.freeze(move(seat, false)), Object.freeze(move(seat, true))]);

const PASS = interned((seat): SeatMove => ({ kind: 'pass', seat }));
const ABANDON = interned((seat): SeatMove => ({ kind: 'abandon', seat }));
const TRIPLE = answers((seat, use): SeatMove => ({ kind: 'triple', seat, use }));
const DOUBLE = answers((seat, use): SeatMove => ({ kind: 'double', seat, use }));
const BUILD = SEATS.map((seat) =>
  Array.from(
    { length: WONDERS.length * SPACES },
    (_, i): SeatMove => Object.freeze({ kind: 'build', seat, wonder: wonderAt(wonderOf(i)), space: i % SPACES }),
  ),
);
const TRIPLE_FINAL = SEATS.map((seat) =>
  [null, ...WONDERS].map((wonder): SeatMove => Object.freeze({ kind: 'triple-final', seat, wonder })),
);

const bySeat = (moves: readonly Move[], seat: Seat): Move => entry(moves, seat);
const notNow = (kind: string): TypeError => new TypeError(`eight-wonders: ${kind} answers another decision`);

/** EIGHT-30, EIGHT-50, EIGHT-51: pass, or build on any wonder that has a disc. */
const turn: Rules = {
  kinds: ['pass', 'build', 'card-draw', 'card-trade'],
  size: (position, _, seat) => 1 + WONDERS.length * SPACES + ownCardSize(position, seat),
  at(position, _, i, seat) {
    if (i === 0) return bySeat(PASS, seat);
    const builds = entry(BUILD, seat);
    return i <= builds.length ? entry(builds, i - 1) : ownCardAt(position, seat, i - 1 - builds.length);
  },
  no(position, _, move) {
    if (move.kind === 'pass') return '';
    if (isOwnCard(move)) return refusedOwnCard(position, move);
    if (move.kind !== 'build') throw notNow(move.kind);
    const wonder = WONDERS.indexOf(move.wonder);
    if (position.spaces[wonder * SPACES + move.space] === null) return 'no-disc';
    if (position.settings.discChoice === 'top' && topSpace(position, wonder) !== move.space) return 'not-top';
    return '';
  },
  refuse(position, _, move, code) {
    if (isOwnCard(move)) return refuseOwnCard(position, move, code);
    if (code === 'no-disc' || move.kind !== 'build') return { code: 'no-disc', rule: 'EIGHT-50' };
    return { code: 'not-top', top: topSpace(position, WONDERS.indexOf(move.wonder)), rule: 'EIGHT-51' };
  },
  list(position, _, seat) {
    const moves: Move[] = [bySeat(PASS, seat)];
    const builds = entry(BUILD, seat);
    const topOnly = position.settings.discChoice === 'top';
    for (let i = 0; i < builds.length; i++) {
      if (position.spaces[i] === null) continue;
      moves.push(entry(builds, i));
      if (topOnly) i += SPACES - 1 - (i % SPACES);
    }
    return pushOwnCards(position, seat, moves);
  },
};

/** EIGHT-55 to EIGHT-61: secret offers of all other seats. */
const offer: Rules = {
  kinds: ['offer', 'card-draw', 'card-trade'],
  actors: offering,
  size: (position, _, seat) => offerSize(position, seat) + ownCardSize(position, seat),
  at(position, _, i, seat) {
    const offers = offerSize(position, seat);
    return i < offers ? offerAt(position, seat, i) : ownCardAt(position, seat, i - offers);
  },
  no(position, _, move) {
    if (move.kind === 'offer') return refusedOffer(position, move);
    if (isOwnCard(move)) return refusedOwnCard(position, move);
    throw notNow(move.kind);
  },
  refuse(position, _, move, code) {
    if (isOwnCard(move)) return refuseOwnCard(position, move, code);
    if (move.kind !== 'offer') throw notNow(move.kind);
    const disc = discUnderConstruction(position);
    switch (code) {
      case 'not-in-hand':
        return { code, have: holdings(position, move.seat), rule: 'EIGHT-56' };
      case 'above-need':
        return { code, need: disc?.needs ?? [0, 0, 0, 0], rule: 'EIGHT-58' };
      case 'trading-card-alone':
        return { code, rule: 'EIGHT-60' };
      default:
        return { code: 'too-many-cards', most: disc?.number ?? 0, rule: 'EIGHT-57' };
    }
  },
  list(position, _, seat) {
    return pushOwnCards(position, seat, listOffers(position, seat));
  },
};

/** EIGHT-65 to EIGHT-70 */
function refusedSelection(position: Position, move: MoveOf<'complete'>): '' | Code {
  const { seat, accept, jokers } = move;
  let trades = 0;
  for (const each of accept) {
    if (total(shownCards(position, each)) === 0) return 'no-offer';
    if (hasTradingCard(position, each)) trades++;
  }
  if (trades > 1) return 'two-trading-cards';
  const own = ownCards(position, move);
  for (const type of TYPES) {
    if (own[type] >= 0) continue;
    return own[type] + jokers[type] < 0 ? 'too-much-accepted' : 'joker-not-needed';
  }
  const jokersUsed = total(jokers);
  if (jokersUsed > 0 && jokersUsed > playable(position, seat, 'joker')) return 'no-such-card';
  return mayHoldAll(position, seat, own) ? '' : 'too-few-cards';
}

/** Joker vectors over the needed types, up to the Jokers a seat may play: how many there are. */
function jokerSize(position: Position, seat: Seat): number {
  const jokers = playable(position, seat, 'joker');
  return jokers === 0 ? 1 : (jokers + 1) ** (discUnderConstruction(position)?.types.length ?? 0);
}

function jokersAt(position: Position, seat: Seat, i: number): Cards {
  if (i === 0) return NO_JOKERS;
  const base = playable(position, seat, 'joker') + 1;
  const jokers: [number, number, number, number] = [0, 0, 0, 0];
  const [first = 0, second] = discUnderConstruction(position)?.types ?? [];
  if (second === undefined) jokers[first] = i;
  else {
    jokers[first] = Math.floor(i / base);
    jokers[second] = i % base;
  }
  return jokers;
}

const NO_JOKERS: Cards = /* @__PURE__ */ Object.freeze([0, 0, 0, 0] as const);

const selectionSize = (position: Position, seat: Seat, offers: readonly Seat[]): number =>
  2 ** offers.length * jokerSize(position, seat);

/** Sets of offering seats in binary order, for each of them the Jokers. */
function selectionAt(position: Position, seat: Seat, offers: readonly Seat[], i: number): MoveOf<'complete'> {
  const jokers = jokerSize(position, seat);
  const set = Math.floor(i / jokers);
  const accept = offers.filter((_, bit) => (set >> bit) % 2 === 1);
  return { kind: 'complete', seat, accept, jokers: jokersAt(position, seat, i % jokers) };
}

/** EIGHT-65 to EIGHT-70: accept offers and complete the build, or abandon it. */
const select: Rules = {
  kinds: ['abandon', 'complete', 'card-draw', 'card-trade'],
  size: (position, _, seat) =>
    1 + selectionSize(position, seat, seatsWithOffers(position)) + ownCardSize(position, seat),
  at(position, _, i, seat) {
    if (i === 0) return bySeat(ABANDON, seat);
    const offers = seatsWithOffers(position);
    const selections = selectionSize(position, seat, offers);
    if (i > selections) return ownCardAt(position, seat, i - 1 - selections);
    return selectionAt(position, seat, offers, i - 1);
  },
  no(position, _, move) {
    if (move.kind === 'abandon') return '';
    if (move.kind === 'complete') return refusedSelection(position, move);
    if (isOwnCard(move)) return refusedOwnCard(position, move);
    throw notNow(move.kind);
  },
  refuse(position, _, move, code) {
    if (isOwnCard(move)) return refuseOwnCard(position, move, code);
    if (move.kind !== 'complete') throw notNow(move.kind);
    switch (code) {
      case 'no-offer':
        return { code, seats: seatsWithOffers(position), rule: 'EIGHT-65' };
      case 'two-trading-cards':
        return { code, rule: 'EIGHT-66' };
      case 'too-much-accepted': {
        const needs = discUnderConstruction(position)?.needs ?? NO_JOKERS;
        const taken = (each: TypeIndex): number => accepted(position, move.accept, each);
        const type = TYPES.find((each) => taken(each) > needs[each]) ?? 0;
        const where = { type: BUILDING_TYPES[type], need: needs[type], accepted: taken(type) };
        return { code, ...where, rule: 'EIGHT-67' };
      }
      case 'joker-not-needed':
        return { code, rule: 'EIGHT-70' };
      case 'no-such-card':
        return { code, card: 'joker', rule: 'EIGHT-122' };
      default:
        return { code: 'too-few-cards', own: ownCards(position, move), rule: 'EIGHT-68' };
    }
  },
  list(position, _, seat) {
    const moves: Move[] = [bySeat(ABANDON, seat)];
    const offers = seatsWithOffers(position);
    const selections = selectionSize(position, seat, offers);
    for (let i = 0; i < selections; i++) {
      const move = selectionAt(position, seat, offers, i);
      if (refusedSelection(position, move) === '') moves.push(move);
    }
    return pushOwnCards(position, seat, moves);
  },
};

/** EIGHT-125, EIGHT-126: a question to somebody who holds an action card of any kind. */
const question = (kind: 'triple' | 'double', moves: readonly (readonly Move[])[], card: ActionCard, rule: string) =>
  ({
    kinds: [kind],
    size: () => 2,
    at: (_, __, i, seat) => entry(entry(moves, seat), i),
    no(position, _, move) {
      if (move.kind !== kind) throw notNow(move.kind);
      return !move.use || mayPlay(position, move.seat, card) ? '' : 'no-such-card';
    },
    refuse: () => ({ code: 'no-such-card', card, rule }),
  }) satisfies Rules;

/** EIGHT-137: a Triple bonus on an unfinished wonder, or none. */
const tripleFinal: Rules = {
  kinds: ['triple-final'],
  size: () => 1 + WONDERS.length,
  at: (_, __, i, seat) => entry(entry(TRIPLE_FINAL, seat), i),
  no(position, _, move) {
    if (move.kind !== 'triple-final') throw notNow(move.kind);
    const { seat, wonder } = move;
    if (wonder === null) return '';
    if (!mayPlay(position, seat, 'triple-bonus')) return 'no-such-card';
    if (isFinished(position, WONDERS.indexOf(wonder))) return 'finished';
    return position.triples.some((named) => named.seat === seat && named.wonder === wonder) ? 'named-already' : '';
  },
  refuse(_, __, ___, code) {
    if (code === 'finished' || code === 'named-already') return { code, rule: 'EIGHT-137' };
    return { code: 'no-such-card', card: 'triple-bonus', rule: 'EIGHT-137' };
  },
};

/** The decisions that seats take. */
export const decisions: Readonly<Record<string, Rules>> = {
  turn,
  offer,
  select,
  triple: question('triple', TRIPLE, 'triple-bonus', 'EIGHT-124'),
  double: question('double', DOUBLE, 'double-turn', 'EIGHT-126'),
  'triple-final': tripleFinal,
};
