import type { DecisionRules, Seat } from '@wonders/core';
import type { Move, MoveOf, SeatMove } from '../notation.js';
import { type Code, type Refusal, refuse } from '../refusals.js';
import { type Decision, entry, type Position } from '../state/index.js';
import { refusedAnswer, refusedOwnCard } from './action-cards.js';
import { offer, refusedOffer } from './offers.js';
import { refusedSelection, select } from './selection.js';
import { refusedBuild, turn } from './turn.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;

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
};

/** What all kinds of decisions share. */
const common = {
  forbids: (position: Position, _: Decision, move: Move): '' | Code =>
    REFUSED[(move as SeatMove).kind](position, move as never),
  refuse,
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
  turn: { ...common, ...turn },
  offer: { ...common, ...offer },
  select: { ...common, ...select },
  triple: answered([false, true], (seat, use) => ({ kind: 'triple', seat, use })),
  double: answered([false, true], (seat, use) => ({ kind: 'double', seat, use })),
};
