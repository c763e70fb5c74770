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
export const ART = Object.freeze(
  Object.assign(Object.create(null), Object.fromEntries(PROGRESS.map((id, i) => [id, 1 << i]))),
) as Readonly<Record<ProgressId, number>>;
