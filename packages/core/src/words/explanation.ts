import { type CommonWords, type Language, sentence, type Terms } from '../language.js';
import type { Explanation, RankedCandidate, RungResult } from '../priority.js';
import type { Reason, ReasonOf } from '../reason.js';

/**
 * A candidate of a {@link DescribedStep}, in words.
 *
 * @category Words
 */
export interface DescribedCandidate extends Omit<RankedCandidate, 'name' | 'note'> {
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
  readonly label: string;
  readonly candidates: readonly DescribedCandidate[];
  /** All of it in one line. */
  readonly line: string;
}

/**
 * An explanation of `explainBotMove` in words.
 *
 * @category Words
 */
export interface DescribedExplanation {
  /** `''` where the bot has nothing to say. */
  readonly headline: string;
  readonly reasons: readonly string[];
  readonly steps: readonly DescribedStep[];
}

/** The part of a language that renders explanations. */
export type ExplainingLanguage<T extends Terms> = Pick<Language<T>, 'common' | 'reasons'>;

function describeStep(step: RungResult, say: (reason: Reason | null) => string, common: CommonWords): DescribedStep {
  const { rule, item } = step;
  const list = say(step.list);
  const label = say(step.label);
  const candidates = step.candidates.map((each) => ({ ...each, name: say(each.name), note: say(each.note) }));
  const told = (isKept: boolean) =>
    candidates
      .filter(({ kept }) => kept === isKept)
      .map(({ name, note }) => (note === '' ? name : common.noted(name, note)))
      .join(', ');
  const line = common.item({ list, item, label, kept: told(true), dropped: told(false), rule });
  return { rule, list, item, label, candidates, line };
}

/** The `describeExplanation` of a language. */
export function describeExplanation<T extends Terms>(
  { common, reasons }: ExplainingLanguage<T>,
  position: T['position'],
  explanation: Explanation<unknown, ReasonOf<T['reasons']>>,
): DescribedExplanation {
  const say = (reason: Reason | null) =>
    reason === null ? '' : sentence(reasons, reason.key, reason.values, position);
  return {
    headline: say(explanation.headline),
    reasons: explanation.reasons.map(say),
    steps: explanation.steps.map((step) => describeStep(step, say, common)),
  };
}
