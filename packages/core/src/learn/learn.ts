import type { MoveOf, Typed, ViewOf } from '../contract/game.js';
import type { Notation } from '../contract/notation.js';
import type { Seat } from '../contract/position.js';
import { hexOf } from '../rng/sha256.js';
import { deepFreeze } from '../schema/freeze.js';
import { type Actions, actionsOf } from './actions.js';
import { type Feature, multiHot, type ObservationField, together } from './features.js';
import type { Numbering } from './numbering.js';

/**
 * What features are read from: a view, and its observer.
 *
 * @category Learning
 */
export interface Seen<V> {
  /** What the observer sees. */
  readonly view: V;
  /** The observer: 0 in the names of fields. */
  readonly seat: Seat;
  /** The numbers of a composed move that have been chosen already. */
  readonly before: readonly number[];
}

/**
 * A game in numbers: the input and the output of a net.
 *
 * @typeParam G - The game.
 * @category Learning
 */
export interface Learn<G extends Typed<'view' | 'move'>> {
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the game. */
  readonly rules: number;
  /** The output: the numbers of moves. */
  readonly actions: Actions<MoveOf<G>>;
  /** The input: the numbers of an observation. */
  readonly observation: {
    /** How many numbers an observation has. */
    readonly length: number;
    /** What they are, in their order. */
    readonly fields: readonly ObservationField[];
    /** A SHA-256 of that description: another one, and a net has to be trained anew. */
    readonly digest: string;
  };
  /**
   * A view as numbers from −1 to 1. Equal views give equal observations.
   *
   * @param before - The numbers of a composed move that have been chosen already.
   * @param out - Where to write them; default: a new array.
   * @param at - The index of the first one.
   */
  observe(view: ViewOf<G>, seat: Seat, before?: readonly number[], out?: Float32Array, at?: number): Float32Array;
}

/**
 * What a game's author writes: how moves are numbered, and what is observed.
 *
 * @category Learning
 */
export interface LearnDefinition<G extends Typed<'view' | 'move'>> extends Numbering<MoveOf<G>> {
  /** The parts of an observation, in their order. */
  readonly features: readonly Feature<Seen<ViewOf<G>>>[];
}

/**
 * Puts a game in numbers.
 *
 * @typeParam G - The game: `defineLearn<typeof hal>`.
 * @param game - The game, or its rules.
 * @example
 * ```ts
 * import { clockwise, counts, defineLearn, scalar } from '@wonders/core/learn';
 * import { sealed } from '@wonders/core/testing';
 * const learn = defineLearn<typeof sealed>(sealed, {
 *   kinds: ['bid'],
 *   features: [
 *     scalar('prize', 24, ({ view }) => view.prize),
 *     counts('won', [0, 1, 2, 3], 96, ({ view, seat }) => clockwise(view.won, seat)),
 *   ],
 * });
 * const view = sealed.view(sealed.newGame({ seats: 2 }), 0);
 * console.log(learn.observation.fields.map(({ name }) => name), learn.observe(view, 0).length); // ['prize', 'won'] 5
 * ```
 * @category Learning
 */
export function defineLearn<G extends Typed<'view' | 'move'>>(
  game: { readonly id: string; readonly rules: number; readonly notation: Notation<MoveOf<G>> },
  definition: LearnDefinition<G>,
): Learn<G> {
  const actions = actionsOf(game, definition);
  const steps = Array.from({ length: actions.actionCount - actions.composedFrom }, (_, i) => actions.composedFrom + i);
  const composing = multiHot<Seen<ViewOf<G>>, number>('chosen of a composed move', steps, ({ before }) => before);
  const features = together(steps.length === 0 ? definition.features : [...definition.features, composing]);
  let digest: string | undefined;
  return deepFreeze({
    game: game.id,
    rules: game.rules,
    actions,
    observation: {
      length: features.length,
      fields: features.fields,
      get digest() {
        digest ??= hexOf(JSON.stringify([game.id, features.fields]));
        return digest;
      },
    },
    observe(view, seat, before = [], out = new Float32Array(features.length), at = 0) {
      out.fill(0, at, at + features.length);
      features.write({ view, seat, before }, out, at);
      return out;
    },
  });
}

/**
 * A list by seat, turned so that it begins with the observer and goes on in turn order.
 *
 * @example
 * ```ts
 * import { clockwise } from '@wonders/core/learn';
 * console.log(clockwise(['a', 'b', 'c'], 1)); // ['b', 'c', 'a']
 * ```
 * @category Learning
 */
export const clockwise = <T>(bySeat: readonly T[], seat: Seat): readonly T[] => [
  ...bySeat.slice(seat),
  ...bySeat.slice(0, seat),
];
