import type { BaseEvent, Emit } from '../contract/event.js';
import type { Choices, GameRules, Meant } from '../contract/game.js';
import type { BaseMove } from '../contract/notation.js';
import type { BaseDraft, BaseState, BaseView, Seat } from '../contract/position.js';
import type { CoreRefusal, GameRefusal } from '../contract/refusal.js';
import { cipherOrThrow } from '../rng/cipher.js';
import { malformed, writeMove } from './codec.js';
import { IllegalMoveError, refusalInCode } from './errors.js';
import { copy } from './state-form.js';

/**
 * The functions that play a move after checking it.
 *
 * @category Writing a game
 */
export type Doors<S extends BaseState, M extends BaseMove, E extends BaseEvent> = Pick<
  GameRules<S, BaseDraft, M, E, BaseView, object>,
  'applyMove' | 'transition'
>;

/** What the doors of a game are made of. */
interface Hinges<S extends BaseState, D extends S, M extends BaseMove, E, R extends GameRefusal> {
  readonly id: string;
  readonly fields: Parameters<typeof malformed>[0];
  check(state: S, move: unknown, by?: Seat | Meant): CoreRefusal | R | undefined;
  clone(state: S): D;
  play(draft: D, move: M, emit?: Emit<E>): void;
  /** What is thrown in place of an error that the rules threw over a state. */
  forged(state: S, error: unknown, move: M): unknown;
}

/**
 * The checked entrances to the fast lane: no illegal move gets through.
 *
 * @returns Makes them for the words in which they refuse.
 */
export function doorsOf<
  S extends BaseState,
  D extends S,
  M extends BaseMove,
  E extends BaseEvent,
  R extends GameRefusal,
>({
  id,
  fields,
  check,
  clone,
  play,
  forged,
}: Hinges<S, D, M, E, R>): (describeRefusal: (refusal: CoreRefusal | R, state: S) => string) => Doors<S, M, E> {
  return (describeRefusal) => {
    function legalOrThrow(state: S, move: M, by?: Seat | Meant): void {
      const refusal = check(state, move, by);
      if (refusal === undefined) {
        if (state.rng !== null && state.rng.c === undefined) cipherOrThrow();
        return;
      }
      const what = malformed(fields, move) === undefined ? `"${writeMove(fields, move)}" refused` : 'move refused';
      // A value that is no state of this game has no names of seats to read.
      const why = refusal.code === 'not-this-game' ? refusalInCode(refusal) : describeRefusal(refusal, state);
      throw new IllegalMoveError(refusal, `${id}: ${what}: ${why}`, move);
    }
    /** As in `check`: a forged state can take a move and still make the rules throw. */
    function playOrThrow(state: S, draft: D, move: M, emit?: Emit<E>): void {
      try {
        play(draft, move, emit);
      } catch (error) {
        throw forged(state, error, move);
      }
    }
    return {
      applyMove(state, move, by) {
        legalOrThrow(state, move, by);
        const draft = clone(state);
        playOrThrow(state, draft, move);
        return draft;
      },
      transition(state, move, by) {
        legalOrThrow(state, move, by);
        const draft = clone(state);
        const events: E[] = [];
        playOrThrow(state, draft, move, (event) => events.push(copy(event)));
        return { state: draft, events };
      },
    };
  };
}

/** The trusted entrance to the fast lane, for moves that it has listed itself. */
export function choicesOf<S extends BaseState, D extends S, M extends BaseMove, E extends BaseEvent>({
  id,
  rules,
  clone,
  play,
  legalMoves,
}: {
  readonly id: string;
  readonly rules: number;
  clone(state: S): D;
  play(draft: D, move: M, emit?: Emit<E>): void;
  legalMoves(state: S, seat?: Seat): readonly M[];
}): (state: S, seat?: Seat) => Choices<S, M, E> {
  /** A class, because a search makes one for each position: closures would take twice the memory. */
  class Listed implements Choices<S, M, E> {
    readonly moves: readonly M[];
    readonly #state: S;

    constructor(state: S, moves: readonly M[]) {
      this.#state = state;
      this.moves = moves;
    }

    play(i: number, emit?: Emit<E>): S {
      const move = this.moves[i];
      if (move === undefined) throw new RangeError(`${id}: no move ${i}: ${this.moves.length} are legal`);
      const draft = clone(this.#state);
      play(draft, move, emit);
      return draft;
    }
  }
  // All choices of a game share it: whoever holds one must not change how the others are played.
  Object.freeze(Listed.prototype);
  return (state, seat) => {
    const { game, viewer } = state as BaseState | BaseView;
    const refusal: CoreRefusal | undefined =
      game !== id || state.rules !== rules
        ? { code: 'not-this-game', game: id, rules }
        : viewer === null
          ? undefined
          : { code: 'view', seat: viewer };
    if (refusal !== undefined)
      throw new IllegalMoveError(refusal, `${id}: no choices: ${refusalInCode(refusal)}`, undefined);
    return new Listed(state, legalMoves(state, seat));
  };
}
