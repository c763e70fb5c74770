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
 * @category Words
 */
export interface Told extends Phrase {
  /** What it means to the reader. Print the heaviest first, and never cut the first. */
  readonly weight: Weight;
  /** The seat that it is about; `null` where it is about the whole table. */
  readonly seat: Seat | null;
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
