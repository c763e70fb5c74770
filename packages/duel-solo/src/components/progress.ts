import { deepFreeze } from '@wonders/core';
import { recordOf, tableOf } from './resources.js';

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
export const PROGRESS = /* @__PURE__ */ deepFreeze([...BASE, 'mysticism', 'poliorcetics', 'engineering'] as const);
/**
 * A progress token.
 *
 * @category Components
 */
export type ProgressId = (typeof PROGRESS)[number];

/** The token with a bit's number. A copy of the list, because V8 reads a place of a frozen list eight times as slowly. */
export const tokenAt = (bit: number): ProgressId => TOKENS[bit] as ProgressId;
const TOKENS = PROGRESS.slice();

/** The bit of each token in a city's `arts`. */
export const ART: Readonly<Record<ProgressId, number>> = recordOf(PROGRESS, (id) => 1 << PROGRESS.indexOf(id));

/** The same for a token in a variable. In `ART`, which is fast for keys written in the code, this look-up takes four times as long. */
export const ART_OF: Readonly<Record<ProgressId, number>> = tableOf(PROGRESS, (id) => ART[id]);

/** The tokens that are in play. */
const progressIn = (pantheon: boolean): readonly ProgressId[] => (pantheon ? PROGRESS : BASE);

/** The bits of the tokens that are in play. */
export const artsIn = (pantheon: boolean): number => (1 << progressIn(pantheon).length) - 1;
