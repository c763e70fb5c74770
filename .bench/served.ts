import { createHash } from 'node:crypto';
import type { AnyGame } from '../packages/core/src/index.js';
import { answerParent } from './answer.js';
import { batchOf, perUnit, type Work } from './clock.js';
import { REFERENCE } from './reference.js';
import { type Subject, subjectsOf, type Variants } from './subjects.js';
import { bytesOf, type Searcher, worksOf } from './works.js';

/** One of the variants that a process can measure. */
export interface Offer {
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The works that can be measured. */
  readonly works: readonly string[];
  /** Of the games whose positions are measured: where two sides play differently, they do not do the same work. */
  readonly digest: string;
  readonly stateBytes: { readonly mean: number; readonly most: number };
}

/** A request to a process: a slice of a work, in nanoseconds of CPU time. The first slice of each also warms it up. */
export interface Question {
  /** The number of the variant; −1 is the reference loop. */
  readonly subject: number;
  readonly work: string;
  readonly slice: number;
}

/** Its answer: first the works that it offers, then nanoseconds per unit, or the error of the work. */
export type Answer =
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'slice'; readonly ns: number }
  | { readonly kind: 'fault'; readonly message: string };

const digestOf = ({ game, moves, states }: Subject): string =>
  createHash('sha256')
    .update(`${states.length} ${moves.map(game.encodeMove).join('\n')}`)
    .digest('hex')
    .slice(0, 12);

/** Measures a game slice by slice, as its parent process asks. */
export function serve(game: AnyGame, variants: Variants, words: readonly string[], searcher: Searcher): void {
  const subjects = subjectsOf(game, variants, words);
  const works = subjects.map((subject) => worksOf(subject, searcher));
  const batches = new Map<Work, number>();
  const answer = (message: Answer): void => answerParent(message);
  process.on('message', ({ subject, work: name, slice }: Question) => {
    const work = subject < 0 ? REFERENCE : works[subject]?.find((one) => one.name === name);
    try {
      if (work === undefined) throw new RangeError(`no work ${name}`);
      const batch = batches.get(work) ?? batchOf(work, slice);
      batches.set(work, batch);
      answer({ kind: 'slice', ns: perUnit(work, batch, slice) });
    } catch (error) {
      answer({ kind: 'fault', message: String(error) });
    }
  });
  const offers = subjects.map((subject, i) => ({
    variant: subject.variant,
    options: subject.options,
    works: (works[i] ?? []).map((work) => work.name),
    digest: digestOf(subject),
    stateBytes: bytesOf(subject),
  }));
  answer({ kind: 'offers', offers });
}
