import type { Seat } from './position.js';

/**
 * How much an item means to its reader, the heaviest first: it `ends` the game or a part of it; the reader `loses` something, or is
 * threatened; the reader `takes` something from another seat, which loses it; the reader `pays`, or `gains`; the `rest` only tells.
 *
 * @category Words
 */
export type Weight = 'ends' | 'loses' | 'takes' | 'pays' | 'gains' | 'rest';

/**
 * A sentence of a language that is too long for a small place, with its brief form. A sentence of at most 60 characters is its own brief
 * form.
 *
 * @category Words
 */
export interface Phrase {
  /** The whole sentence. */
  readonly text: string;
  /** The same in at most 60 characters: what matters most, without rules and without places on a grid. */
  readonly brief: string;
}

/**
 * What a language says: a sentence, or a long one with its brief form.
 *
 * @category Words
 */
export type Said = string | Phrase;

/**
 * An item that is told: what is about to end, what happened, what a move will do.
 *
 * @example
 * ```ts
 * import type { Told } from '@wonders/core';
 * import type { Mark } from '@wonders/core/board';
 * // While somebody reads an item, draw the board with its places marked: drawBoard(view, { marks: lit(item) }).
 * const lit = ({ places }: Told): readonly Mark[] => places.map((place) => ({ place, as: 'told' }));
 * console.log(lit({ text: '+3 coins', brief: '+3 coins', weight: 'gains', seat: 0, places: ['seat-0'] })); // [ { place: 'seat-0', as: 'told' } ]
 * ```
 * @category Words
 */
export interface Told extends Phrase {
  /** What it means to the reader. Print the heaviest first, and never cut the first. */
  readonly weight: Weight;
  /** The seat that it is about; `null` where it is about the whole table. */
  readonly seat: Seat | null;
  /**
   * The places on the board that it is about, by their ids; empty where it is about no place in particular. They stand on the board that
   * it speaks of: the present one for a notice, the one after the move for an event and an item of a preview.
   */
  readonly places: readonly string[];
}

/**
 * An item of a preview.
 *
 * @category Words
 */
export interface Foretold extends Told {
  /** Whether it belongs to the answers that follow the move: what scripted opponents then do. */
  readonly answer: boolean;
}

/**
 * What a sentence means, and to whom.
 *
 * @category Words
 */
export interface Bearing {
  /** What it means to the seat. */
  readonly weight: OwnWeight;
  /** The seat that it is about; `null` for the whole table. */
  readonly seat: Seat | null;
}

/**
 * What a sentence means to the seat that it is about. What one seat loses, others take: nobody writes `takes`.
 *
 * @category Words
 */
export type OwnWeight = Exclude<Weight, 'takes'>;

/**
 * What a sentence means: always the same, or by its values. The seat is the `seat` of the values, where no {@link Bearing} names another.
 *
 * @category Words
 */
export type Weighing<T, P> = OwnWeight | ((about: T, position: P) => OwnWeight | Bearing);

/**
 * Where on the board a sentence happens, by the ids of places: always at the same ones, or by its values.
 *
 * @category Words
 */
export type Where<T, P, A extends readonly unknown[] = []> =
  | readonly string[]
  | ((about: T, position: P, ...asked: A) => readonly string[]);

/**
 * What a seat gains or loses, in figures.
 *
 * @category Words
 */
export interface Gain {
  /** Whose gain it is. */
  readonly seat: Seat;
  /** `+3 coins`, `−2 points`. */
  readonly says: string;
}
