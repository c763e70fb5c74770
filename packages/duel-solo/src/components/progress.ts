import { tableOf } from './resources.js';

const BASE = [
  'agriculture',
  'architecture',
  'economy',
  'law',
  'masonry',
  'mathematics',
  'philosophy',
  'strategy',
  'theology',
  'urbanism',
] as const;

/**
 * The progress tokens: ten of the base game, then three of Pantheon.
 *
 * @category Components
 */
export const PROGRESS = [...BASE, 'mysticism', 'poliorcetics', 'engineering'] as const;
/** A progress token. */
export type ProgressId = (typeof PROGRESS)[number];

/** The tokens that are in play. */
export const progressIn = (pantheon: boolean): readonly ProgressId[] => (pantheon ? PROGRESS : BASE);

/** The bit of each token in a city's `arts`. */
export const ART: Readonly<Record<ProgressId, number>> = tableOf(PROGRESS, (id) => 1 << PROGRESS.indexOf(id));
