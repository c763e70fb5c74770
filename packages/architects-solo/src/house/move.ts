import { choose, type Naming, priorityList, type Seat, type Trace } from '@wonders/core';
import { CARDS_LOOKED_AT } from '../components/wonders.js';
import { COINS_FOR_CARD } from '../flow/ages.js';
import { decisions } from '../moves.js';
import { codeOf, type Move } from '../notation.js';
import { plain, type Reason, reason, type Worth } from '../reasons.js';
import type { Decision, Position, SeatDecisionKind, View } from '../state/index.js';
import { areaAt, stagesOf } from '../table/area.js';
import { cardValue, denialOf, moveValue, takenBy, UNKNOWN } from './values.js';

// The house bot for human seats: it gives every move a value and plays the first of the best.

/** The worth of a move, as a reason. */
function worthOf(position: Position, seat: Seat, move: Move): Worth {
  const taken = takenBy(position, move);
  if (taken.what === 'card') {
    const { card } = taken;
    const denial = denialOf(position, taken);
    return card === null
      ? reason('unseen-card', { points: UNKNOWN, denial })
      : reason('known-card', { card, value: cardValue(position, seat, card), denial });
  }
  if (taken.what === 'token') {
    const points = moveValue(position, seat, move);
    return taken.token === null ? reason('unseen-token', { points }) : reason('token', { points });
  }
  return otherWorth(position, seat, move);
}

/** The worth of a move that takes nothing. */
function otherWorth(position: Position, seat: Seat, move: Move): Worth {
  switch (move.kind) {
    case 'build':
      return reason('stage', { points: stagesOf(areaAt(position, seat))[move.stage]?.vp ?? 0 });
    case 'science':
      return plain('set');
    case 'select':
      return reason('discard-coins', { coins: COINS_FOR_CARD });
    case 'look-deck':
      return reason('look', { cards: CARDS_LOOKED_AT });
    case 'end-turn':
      return plain('gives-up');
    default:
      return plain('nothing');
  }
}

interface Scored {
  readonly view: View;
  readonly seat: Seat;
}

const LIST = priorityList<Move, Scored, Reason>(plain('worths'), [
  {
    rule: 'ARCH-127',
    label: plain('most-points'),
    score: (move, { view, seat }) => Math.round(100 * moveValue(view, seat, move)) / 100,
    note: (move, { view, seat }) => worthOf(view, seat, move),
  },
]);

const NAMING: Naming<Move, Reason> = { id: codeOf, name: (move) => reason('move', { move }) };

/** The house bot's move; the trace gets the worth of every candidate. */
export function houseMove(view: View, seat: Seat, trace?: Trace<Reason>): Move {
  const decision = view.pending.at(-1) as Decision;
  const moves = decisions[decision.kind as SeatDecisionKind].list(view, decision, seat);
  const best = choose(moves, LIST, { view, seat }, trace, NAMING);
  const move = best[0] as Move;
  if (trace !== undefined) {
    const worth = moves.length === 1 ? null : worthOf(view, seat, move);
    trace.headline = reason('plays', { move, worth, best: best.length });
    trace.reasons.push(trace.headline);
  }
  return move;
}
