import type { Emit } from '../contract/event.js';
import type { EndIn, GameTypes, Meant, PositionIn } from '../contract/game.js';
import { type BaseState, type BaseView, CHANCE, type Seat, type Viewer } from '../contract/position.js';
import type { CoreRefusal } from '../contract/refusal.js';
import type { Schema } from '../contract/schema.js';
import { IllegalMoveError, isNoSuchSeatError, refusalInCode } from './errors.js';
import { type Lane, played } from './unchecked.js';

/** The game that refuses. */
interface Refuser<G extends GameTypes> {
  readonly id: string;
  readonly rules: number;
  /** Finds what is wrong with a state. */
  readonly states?: Schema<G['state']>;
}

/** The functions to guard. */
interface Rules<G extends GameTypes> extends Refuser<G> {
  activeSeats(position: PositionIn<G>): readonly Seat[];
  legalMoves(position: PositionIn<G>, seat?: Seat): readonly G['move'][];
  outcome(position: PositionIn<G>): G['outcome'];
  /** Why the move of a seat is refused. */
  refusalOf(state: G['state'], move: unknown, by?: Seat | Meant): CoreRefusal | G['refusal'] | undefined;
  readonly lane: Lane<G['state'], G['draft'], G['move'], G['event']>;
}

/** The first fault that validation finds in a state; failing that, the decision on top of its stack. */
function placeIn(position: BaseState | BaseView, states?: Schema<unknown>): string {
  if (states !== undefined && position?.viewer === null) {
    const result = states['~standard'].validate(position);
    if ('issues' in result) return `: ${result.issues[0]?.message}`;
  }
  const top = position?.pending?.at?.(-1);
  return top === undefined ? '' : ` at "${top.kind}" of seat ${top.seat}`;
}

/**
 * Guards a function that reads positions: where the rules throw, it refuses. The rules never throw in a real game, but a forged position
 * can have the right form. The refusal says what is wrong with it, or which decision it had reached; the original error is its `cause`.
 */
export function guardedBy<G extends GameTypes>({ id, rules, states }: Refuser<G>) {
  type Position = PositionIn<G>;

  /** Translates an error of the rules: into a refusal if the position is at fault, else it stays as it is. */
  function refusing(position: Position, error: unknown, move?: unknown): unknown {
    if (!(error instanceof TypeError || error instanceof RangeError) || isNoSuchSeatError(error)) return error;
    const refusal: CoreRefusal = { code: 'not-this-game', game: id, rules };
    const where = placeIn(position, states);
    const refused = new IllegalMoveError(refusal, `${id}: no position of a game${where}: ${error.message}`, move);
    refused.cause = error;
    return refused;
  }

  function foreign(position: Position): IllegalMoveError {
    const madeUnder = position?.game === id && Number.isInteger(position.rules) ? { madeUnder: position.rules } : {};
    const refusal: CoreRefusal = { code: 'not-this-game', game: id, rules, ...madeUnder };
    return new IllegalMoveError(refusal, `${id}: ${refusalInCode(refusal)}`);
  }

  /** Refuses a position of another game, or of other rules: the rules would read it as one of their own, and answer nonsense. */
  function ownGame(position: Position): void {
    if (position?.game !== id || position.rules !== rules) throw foreign(position);
  }

  function guarded<P extends Position, A extends readonly unknown[], T>(
    read: (position: P, ...asked: A) => T,
  ): (position: P, ...asked: A) => T {
    return (position, ...asked) => {
      ownGame(position);
      try {
        return read(position, ...asked);
      } catch (error) {
        throw refusing(position, error);
      }
    };
  }

  return { refusing, guarded, ownGame };
}

/**
 * Guards a function beside the rules that reads positions, such as `drawBoard`. Where it fails, no game comes to the position: it then throws
 * an {@link IllegalMoveError} with the code `not-this-game`, as the functions of the game do.
 *
 * @param read - Draws or tells a position.
 */
export function answered<P extends object, A extends readonly unknown[], T>(
  read: (position: P, ...asked: A) => T,
): (position: P, ...asked: A) => T {
  return (position, ...asked) => {
    try {
      return read(position, ...asked);
    } catch (error) {
      // A RangeError is about what else was asked for: a theme that there is not.
      if (!(error instanceof TypeError)) throw error;
      const { game: id, rules } = position as unknown as BaseState;
      throw guardedBy<GameTypes>({ id, rules }).refusing(position as never, error);
    }
  };
}

/** Guards the functions of a game that read positions. */
export function guardOf<G extends GameTypes>(asked: Rules<G>) {
  type Position = PositionIn<G>;
  const { id, rules } = asked;
  const { refusing, guarded, ownGame } = guardedBy<G>(asked);

  /** Refuses the question for the moves of a seat from the view of another viewer, which does not show them. */
  function ownOnly(viewer: Viewer, seat: Seat): void {
    if (seat === viewer || seat === CHANCE) return;
    const refusal: CoreRefusal = { code: 'view', seat: viewer };
    throw new IllegalMoveError(refusal, `${id}: ${refusalInCode(refusal)}`);
  }

  // The functions called at every ply are written out: V8 would not inline a closure that wraps them all.
  return {
    guarded,
    /**
     * Refuses a state whose rules throw. Only the rules themselves could tell such a state from a fault of their own, so the contract kit
     * checks that no real state is ever refused here.
     */
    refusalOf(state: G['state'], move: unknown, by?: Seat | Meant): CoreRefusal | G['refusal'] | undefined {
      try {
        return asked.refusalOf(state, move, by);
      } catch (error) {
        if (error instanceof TypeError || error instanceof RangeError)
          return { code: 'not-this-game', game: id, rules };
        throw error;
      }
    },
    /** Plays a move that has been checked. */
    play(state: G['state'], move: G['move'], emit?: Emit<G['event']>): G['draft'] {
      try {
        return played(asked.lane, state, move, emit);
      } catch (error) {
        throw refusing(state, error, move);
      }
    },
    activeSeats(position: Position): readonly Seat[] {
      ownGame(position);
      try {
        return asked.activeSeats(position);
      } catch (error) {
        throw refusing(position, error);
      }
    },
    legalMoves(position: Position, seat?: Seat): readonly G['move'][] {
      ownGame(position);
      if (seat !== undefined && position.viewer !== null) ownOnly(position.viewer, seat);
      try {
        return asked.legalMoves(position, seat);
      } catch (error) {
        throw refusing(position, error);
      }
    },
    outcome(position: Position): EndIn<G> | undefined {
      ownGame(position);
      try {
        if (position.pending.length > 0) return undefined;
        return position.judged ?? asked.outcome(position);
      } catch (error) {
        throw refusing(position, error);
      }
    },
  };
}
