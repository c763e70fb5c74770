import type { DecisionRules, Seat } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { type Cards, countWithin, handOf, NO_CARDS, nthWithin, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { type Refusal, refuse } from '../refusals.js';
import { type Decision, entry, type Move, type Position, type SeatMove, wonderAt, wonderOf } from '../state.js';
import {
  discUnderConstruction,
  hasTradingCard,
  listOffers,
  mayHoldAll,
  offerAt,
  offering,
  offerSize,
  ownCards,
  refusedOffer,
  seatsWithOffers,
  shownCards,
} from '../table/offers.js';
import { isFinished, topSpace } from '../table/wonders.js';
import { mayPlay, ownCardAt, ownCardSize, playable, pushOwnCards, refusedOwnCard } from './action-cards.js';

type Code = Refusal['code'];
type Rules = DecisionRules<Position, Decision, Move, Refusal>;
type MoveOf<K extends SeatMove['kind']> = Extract<SeatMove, { kind: K }>;

/** Passing, then a build on each space, by seat: shared by all positions. */
const TURNS = [0, 1, 2, 3, 4].map((seat): readonly SeatMove[] => [
  Object.freeze({ kind: 'pass', seat }),
  ...Array.from({ length: WONDERS.length * SPACES }, (_, i) =>
    Object.freeze({ kind: 'build', seat, wonder: wonderAt(wonderOf(i)), space: i % SPACES } as const),
  ),
]);

/** EIGHT-50, EIGHT-51 */
function refusedBuild(position: Position, { wonder, space }: MoveOf<'build'>): '' | Code {
  const i = WONDERS.indexOf(wonder);
  if (position.spaces[i * SPACES + space] === null) return 'no-disc';
  return position.settings.discChoice === 'top' && topSpace(position, i) !== space ? 'not-top' : '';
}

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
  for (const type of TYPES)
    if (own[type] < 0) return own[type] + jokers[type] < 0 ? 'too-much-accepted' : 'joker-not-needed';
  const jokersUsed = total(jokers);
  if (jokersUsed > 0 && jokersUsed > playable(position, seat, 'joker')) return 'no-such-card';
  return mayHoldAll(position, seat, own) ? '' : 'too-few-cards';
}

/** EIGHT-125, EIGHT-126: a question to somebody who holds an action card of any kind. */
const refusedAnswer =
  (card: ActionCard) =>
  (position: Position, { seat, use }: MoveOf<'triple' | 'double'>): '' | Code =>
    !use || mayPlay(position, seat, card) ? '' : 'no-such-card';

/** EIGHT-137 */
export function refusedTriple(position: Position, { seat, wonder }: MoveOf<'triple-final'>): '' | Code {
  if (wonder === null) return '';
  if (!mayPlay(position, seat, 'triple-bonus')) return 'no-such-card';
  if (isFinished(position, WONDERS.indexOf(wonder))) return 'finished';
  return position.triples.some((named) => named.seat === seat && named.wonder === wonder) ? 'named-already' : '';
}

const always = (): '' => '';

/** Why a move is refused, by its kind. */
const REFUSED: { readonly [K in SeatMove['kind']]: (position: Position, move: MoveOf<K>) => '' | Code } = {
  pass: always,
  build: refusedBuild,
  offer: refusedOffer,
  complete: refusedSelection,
  abandon: always,
  'card-draw': refusedOwnCard,
  'card-trade': refusedOwnCard,
  triple: refusedAnswer('triple-bonus'),
  double: refusedAnswer('double-turn'),
  'triple-final': refusedTriple,
};

/** What all kinds of decisions share. */
const common = {
  forbids: (position: Position, _: Decision, move: Move): '' | Code =>
    REFUSED[(move as SeatMove).kind](position, move as never),
  refuse,
};

/** EIGHT-30, EIGHT-50, EIGHT-51: pass, or build on any wonder that has a disc. */
const turn: Rules = {
  ...common,
  kinds: ['pass', 'build', 'card-draw', 'card-trade'],
  size: (position, _, seat) => 1 + position.spaces.length + ownCardSize(position, seat),
  candidate(position, _, i, seat) {
    const turns = entry(TURNS, seat);
    return turns[i] ?? ownCardAt(position, seat, i - turns.length);
  },
  list(position, _, seat) {
    const turns = TURNS[seat] as readonly Move[];
    const moves: Move[] = [turns[0] as Move];
    const topOnly = position.settings.discChoice === 'top';
    for (let i = 0; i < position.spaces.length; i++) {
      if (position.spaces[i] === null) continue;
      moves.push(turns[i + 1] as Move);
      if (topOnly) i += SPACES - 1 - (i % SPACES);
    }
    return pushOwnCards(position, seat, moves);
  },
};

/** EIGHT-55 to EIGHT-61: secret offers of all other seats. */
const offer: Rules = {
  ...common,
  kinds: ['offer', 'card-draw', 'card-trade'],
  actors: offering,
  size: (position, _, seat) => offerSize(position, seat) + ownCardSize(position, seat),
  candidate(position, _, i, seat) {
    const offers = offerSize(position, seat);
    return i < offers ? offerAt(position, seat, i) : ownCardAt(position, seat, i - offers);
  },
  list: (position, _, seat) => pushOwnCards(position, seat, listOffers(position, seat)),
};

/** The most Jokers for each type that a seat may use, taken alone. */
function mostJokers(position: Position, seat: Seat): Cards {
  const jokers = playable(position, seat, 'joker');
  if (jokers === 0) return NO_CARDS;
  const { needs } = discUnderConstruction(position);
  return handOf((type) => (needs[type] > 0 ? jokers : 0));
}

/** Sets of offering seats in binary order, for each of them the Jokers. */
function selections(position: Position, seat: Seat) {
  const offers = seatsWithOffers(position);
  const most = mostJokers(position, seat);
  const count = countWithin(most);
  return {
    size: 2 ** offers.length * count,
    at(i: number): MoveOf<'complete'> {
      const set = Math.floor(i / count);
      const accept = offers.filter((_, bit) => (set >> bit) % 2 === 1);
      return { kind: 'complete', seat, accept, jokers: count === 1 ? NO_CARDS : nthWithin(most, i % count) };
    },
  };
}

/** EIGHT-65 to EIGHT-70: accept offers and complete the build, or abandon it. */
const select: Rules = {
  ...common,
  kinds: ['abandon', 'complete', 'card-draw', 'card-trade'],
  size: (position, _, seat) => 1 + selections(position, seat).size + ownCardSize(position, seat),
  candidate(position, _, i, seat) {
    if (i === 0) return { kind: 'abandon', seat };
    const { size, at } = selections(position, seat);
    return i > size ? ownCardAt(position, seat, i - 1 - size) : at(i - 1);
  },
  list(position, _, seat) {
    const { size, at } = selections(position, seat);
    const moves: Move[] = [{ kind: 'abandon', seat }];
    for (let i = 0; i < size; i++) {
      const move = at(i);
      if (refusedSelection(position, move) === '') moves.push(move);
    }
    return pushOwnCards(position, seat, moves);
  },
};

/** A decision with few answers, always the same. */
const answered = <T>(answers: readonly T[], move: (seat: Seat, answer: T) => SeatMove): Rules => ({
  ...common,
  kinds: [move(0, entry(answers, 0)).kind],
  size: () => answers.length,
  candidate: (_, __, i, seat) => move(seat, entry(answers, i)),
});

/** The decisions that seats take. */
export const decisions: Readonly<Record<string, Rules>> = {
  turn,
  offer,
  select,
  triple: answered([false, true], (seat, use) => ({ kind: 'triple', seat, use })),
  double: answered([false, true], (seat, use) => ({ kind: 'double', seat, use })),
  'triple-final': answered([null, ...WONDERS], (seat, wonder) => ({ kind: 'triple-final', seat, wonder })),
};
