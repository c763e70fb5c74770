import type { Trace as CoreTrace, ReasonOf } from '@wonders/core';
import type { Card } from './components/cards.js';

/**
 * What bots have to say, by key: what is put into each sentence.
 *
 * @category Scripted opponents
 */
export interface Reasons {
  /** A candidate of the script or the house bot: to take the card. */
  takes: {
    /** The card that lies open. */
    readonly card: Card;
  };
  /** A candidate as well: to leave the card. */
  leaves: {
    /** The card that lies open. */
    readonly card: Card;
  };
  /** The heading over what the script compares. */
  'script-list': Empty;
  /** The script prefers the move that changes the lead most in its favour. */
  'better-lead': Empty;
  /** The heading over what the house bot compares. */
  'house-list': Empty;
  /** The house bot leaves a card only if that is worth one of its leaves. */
  'worth-a-leave': Empty;
  /** How a candidate changes the lead of its seat. */
  lead: {
    /** The points that the lead grows by; negative when it shrinks. */
    readonly points: number;
  };
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
