import type { DescribedStep } from './explanation.js';

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
