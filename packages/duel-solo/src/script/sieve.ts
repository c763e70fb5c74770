import type { CardId } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import type { WonderId } from '../components/wonders.js';
import type { Reason } from '../reasons/index.js';
import { type Naming, reason, type Trace } from '../reasons/trace.js';

const BY_ID: Naming<ComponentId> = { id: String, name: (component) => reason('component', { component }) };

// Candidates that are components.
export const BY_CARD_ID: Naming<CardId> = BY_ID;
export const BY_WONDER: Naming<WonderId> = BY_ID;

/** An item that passes or rejects each candidate. */
interface Sieve<C> {
  readonly rule: string;
  readonly list: Reason;
  readonly item: number;
  readonly label: Reason;
  readonly keeps: (candidate: C) => boolean;
  /** The note of each candidate, and the reason to give if none passes: it lists all of them with their notes. */
  readonly reach?: {
    readonly note: (candidate: C) => Reason;
    readonly none: 'no-wonder-in-reach' | 'no-altar-in-reach' | 'no-structure-in-reach';
  };
}

/** Records the candidates that an item passes, or that it passes none. */
export function tellSieve<C>(
  trace: Trace | undefined,
  { rule, list, item, label, keeps, reach }: Sieve<C>,
  all: readonly C[],
  naming: Naming<C>,
): void {
  if (trace === undefined || all.length === 0) return;
  const candidates = all.map((each) => {
    const kept = keeps(each);
    return { id: naming.id(each), name: naming.name(each), score: kept ? 1 : 0, kept, note: reach?.note(each) ?? null };
  });
  const met = candidates.every(({ kept }) => kept) ? 'all' : 'some';
  if (candidates.some(({ kept }) => kept))
    trace.steps.push({ rule, list, item, label, met, after: trace.reasons.length, candidates });
  else if (reach !== undefined)
    trace.reasons.push(
      reason(reach.none, { candidates: all.map((each) => ({ name: naming.name(each), note: reach.note(each) })) }),
    );
}
