import type { Trace as CoreTrace, ReasonOf } from '@wonders/core';
import type { Card } from '../components/cards.js';

/**
 * What bots have to say, by key: what is put into each sentence.
 *
 * @category Scripted opponents
 */
export interface Reasons {
  takes: { readonly card: Card };
  leaves: { readonly card: Card };
  'script-list': Empty;
  'better-lead': Empty;
  'house-list': Empty;
  'worth-a-leave': Empty;
  lead: { readonly points: number };
}

/** Nothing is put into the sentence. */
type Empty = Readonly<Record<never, never>>;

/**
 * Something that a bot has to say, as data.
 *
 * @category Scripted opponents
 */
export type Reason = ReasonOf<Reasons>;

/** Hears why a bot moves as it does. */
export type Trace = CoreTrace<Reason>;
