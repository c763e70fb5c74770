import type { Emit } from '../contract/event.js';
import type { Choices, DefinedTypes, GameRules, GameTypes, Meant, PositionIn } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import type { CoreRefusal } from '../contract/refusal.js';
import { cipherOrThrow } from '../rng/cipher.js';
import { malformed, writeMove } from './codec.js';
import { IllegalMoveError, refusalInCode } from './errors.js';
import { withEvents } from './unchecked.js';

/** The functions that play a move after checking it. */
export type CheckedPlay<G extends GameTypes> = Pick<GameRules<G>, 'applyMove' | 'transition'>;

/** The functions that checked play needs. */
interface Playable<G extends GameTypes> {
  readonly id: string;
  readonly fields: Parameters<typeof malformed>[0];
  check(state: G['state'], move: unknown, by?: Seat | Meant): CoreRefusal | G['refusal'] | undefined;
  /** The draft that a legal move leads to. */
  play(state: G['state'], move: G['move'], emit?: Emit<G['event']>): G['draft'];
}

/**
 * Makes the functions that check a move before they play it.
 *
 * @returns A function that takes the words in which they refuse.
 */
export function checkedOf<G extends DefinedTypes<G>>({
  id,
  fields,
  check,
  play,
}: Playable<G>): (
  describeRefusal: (refusal: CoreRefusal | G['refusal'], state: G['state']) => string,
) => CheckedPlay<G> {
  return (describeRefusal) => {
    function legalOrThrow(state: G['state'], move: G['move'], by?: Seat | Meant): void {
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
    return {
      applyMove(state, move, by) {
        legalOrThrow(state, move, by);
        return play(state, move);
      },
      transition(state, move, by) {
        legalOrThrow(state, move, by);
        return withEvents((emit) => play(state, move, emit));
      },
    };
  };
}

/** Makes `choices`, which plays the moves that it has listed without checking them again. */
export function choicesOf<G extends DefinedTypes<G>>({
  id,
  rules,
  play,
  legalMoves,
}: {
  readonly id: string;
  readonly rules: number;
  /** The draft that a legal move leads to. */
  play(state: G['state'], move: G['move'], emit?: Emit<G['event']>): G['draft'];
  legalMoves(state: G['state'], seat?: Seat): readonly G['move'][];
}): (state: G['state'], seat?: Seat) => Choices<G['state'], G['move'], G['event']> {
  /** A class, because a search makes one for each position: closures would take twice the memory. */
  class Listed implements Choices<G['state'], G['move'], G['event']> {
    readonly moves: readonly G['move'][];
    readonly #state: G['state'];

    constructor(state: G['state'], moves: readonly G['move'][]) {
      this.#state = state;
      this.moves = moves;
    }

    play(i: number, emit?: Emit<G['event']>): G['state'] {
      const move = this.moves[i];
      if (move === undefined) throw new RangeError(`${id}: no move ${i}: ${this.moves.length} are legal`);
      return play(this.#state, move, emit);
    }
  }
  // All choices of a game share it: whoever holds one must not change how the others are played.
  Object.freeze(Listed.prototype);
  return (state, seat) => {
    const { game, viewer } = state as PositionIn<G>;
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
