import type { CommonWords } from '../contract/language.js';
import type { DescribedCandidate, DescribedStep } from './explained.js';

/**
 * A rung of a ladder: a question, with the candidates that fall at it and those that are left. Before it, all of them were in.
 *
 * @category Words
 */
export interface DescribedRung {
  /** The question: `What can it pay for?` Of several that nobody falls at, that all are equal. */
  readonly question: string;
  /** What a board says of those who fall at it, in two words: `question 2`. */
  readonly flag: string;
  /** The id of the rule in the ledger; `''` where it has none, and for several questions. */
  readonly rule: string;
  /** Which steps of the explanation it stands for, by index. */
  readonly steps: readonly number[];
  /** Whether it is about new candidates, and not about those that the rung before has left. */
  readonly opens: boolean;
  /** Who falls. The note says by what figure; `''` where the question says it all. */
  readonly fell: readonly DescribedCandidate[];
  /** Who is left. */
  readonly left: readonly DescribedCandidate[];
}

/** A step with its place. */
interface Placed extends DescribedStep {
  readonly at: number;
  readonly opens: boolean;
}

const ids = (candidates: readonly DescribedCandidate[]): string => JSON.stringify(candidates.map(({ id }) => id));
const leftBy = ({ candidates }: DescribedStep): readonly DescribedCandidate[] => candidates.filter(({ kept }) => kept);
const isIdle = ({ candidates }: DescribedStep): boolean => candidates.every(({ kept }) => kept);

/** The steps of an explanation as rungs. Items that nobody falls at are one rung, and where one candidate is left, nothing more is asked. */
export function climbed(steps: readonly DescribedStep[], { equalOn, fellAt }: CommonWords): readonly DescribedRung[] {
  const placed = steps.map((step, at): Placed => {
    const before = steps[at - 1];
    return { ...step, at, opens: before === undefined || ids(leftBy(before)) !== ids(step.candidates) };
  });
  const asked = placed.filter(({ opens, candidates }) => opens || candidates.length > 1);
  const runs: Placed[][] = [];
  for (const step of asked) {
    const run = runs[runs.length - 1];
    const [first] = run ?? [];
    if (run !== undefined && first !== undefined && isIdle(first) && isIdle(step) && !step.opens) run.push(step);
    else runs.push([step]);
  }
  return runs.flatMap((run, i) => {
    const [first] = run;
    if (first === undefined) return [];
    const { question, rule, opens, candidates } = first;
    const several = run.length > 1;
    return {
      question: several ? equalOn(run.length) : question,
      flag: fellAt(i + 1),
      rule: several ? '' : rule,
      steps: run.map(({ at }) => at),
      opens,
      fell: candidates.filter(({ kept }) => !kept),
      left: candidates.filter(({ kept }) => kept),
    };
  });
}
