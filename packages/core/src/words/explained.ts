import type { RankedCandidate, RungResult } from '../contract/priority.js';

/**
 * A candidate of a {@link DescribedStep}, in words.
 *
 * @category Words
 */
export interface DescribedCandidate extends Omit<RankedCandidate, 'name' | 'note'> {
  /** What the candidate is called. */
  readonly name: string;
  /** `''` where it has no note. */
  readonly note: string;
}

/**
 * An item of a priority list, in words.
 *
 * @category Words
 */
export interface DescribedStep extends Omit<RungResult, 'list' | 'label' | 'candidates'> {
  /** `''` where it is on no list. */
  readonly list: string;
  /** The preference of the item. */
  readonly label: string;
  /** The same as a question: `What can it pay for?` */
  readonly question: string;
  /** What the item compared, with what it kept and dropped. */
  readonly candidates: readonly DescribedCandidate[];
  /** All of it in one line. */
  readonly line: string;
}

/**
 * The names of the candidates that an item of a priority list kept.
 *
 * @category Words
 */
export const keptBy = ({ candidates }: DescribedStep): readonly string[] =>
  candidates.filter(({ kept }) => kept).map(({ name }) => name);

/**
 * The names of the candidates that an item of a priority list dropped.
 *
 * @category Words
 */
export const droppedBy = ({ candidates }: DescribedStep): readonly string[] =>
  candidates.filter(({ kept }) => !kept).map(({ name }) => name);
