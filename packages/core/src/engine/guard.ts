import type { GameTypes, PositionIn } from '../contract/game-types.js';
import type { BaseState, BaseView, Seat } from '../contract/position.js';
import type { CoreRefusal } from '../contract/refusal.js';
import type { Schema } from '../contract/schema.js';
import { IllegalMoveError, isNoSuchSeatError } from './errors.js';

/** The rules that read a position. */
interface Rules<G extends GameTypes> {
  readonly id: string;
  readonly rules: number;
  readonly states: Schema<G['state']>;
  activeSeats(position: PositionIn<G>): readonly Seat[];
  legalMoves(position: PositionIn<G>, seat?: Seat): readonly G['move'][];
  outcome(position: PositionIn<G>): G['outcome'];
}

/** Where a value is wrong that the rules could not read; otherwise the decision that it has come to. */
function placeIn(position: BaseState | BaseView, states: Schema<unknown>): string {
  if (position?.viewer === null) {
    const result = states['~standard'].validate(position);
    if ('issues' in result) return `: ${result.issues[0]?.message}`;
  }
  const top = position?.pending?.at?.(-1);
  return top === undefined ? '' : ` at "${top.kind}" of seat ${top.seat}`;
}

/**
 * Readers of positions that refuse where the rules throw. The rules throw over no position that a game comes to, but a forged one may have the
 * right form. The refusal says where it is wrong, or how far the game was; the error of the rules is its cause.
 */
export function readersOf<G extends GameTypes>(asked: Rules<G>) {
  type Position = PositionIn<G>;
  const { id, rules, states } = asked;

  /** What is thrown in place of an error that the rules threw: a refusal, or the error itself where it says something else. */
  function forged(position: Position, error: unknown, move?: unknown): unknown {
    if (!(error instanceof TypeError || error instanceof RangeError) || isNoSuchSeatError(error)) return error;
    const refusal: CoreRefusal = { code: 'not-this-game', game: id, rules };
    const where = placeIn(position, states);
    const refused = new IllegalMoveError(refusal, `${id}: no position of a game${where}: ${error.message}`, move);
    refused.cause = error;
    return refused;
  }

  function reading<P extends Position, A extends readonly unknown[], T>(
    read: (position: P, ...asked: A) => T,
  ): (position: P, ...asked: A) => T {
    return (position, ...asked) => {
      try {
        return read(position, ...asked);
      } catch (error) {
        throw forged(position, error);
      }
    };
  }

  // What every ply asks is written out: one closure for all of them would not be inlined.
  return {
    forged,
    reading,
    activeSeats(position: Position): readonly Seat[] {
      try {
        return asked.activeSeats(position);
      } catch (error) {
        throw forged(position, error);
      }
    },
    legalMoves(position: Position, seat?: Seat): readonly G['move'][] {
      try {
        return asked.legalMoves(position, seat);
      } catch (error) {
        throw forged(position, error);
      }
    },
    outcome(position: Position): G['outcome'] | undefined {
      try {
        return position.pending.length > 0 ? undefined : asked.outcome(position);
      } catch (error) {
        throw forged(position, error);
      }
    },
  };
}
