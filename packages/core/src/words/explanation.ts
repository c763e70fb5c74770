import type { PositionIn } from '../contract/game-types.js';
import type { Language, Terms } from '../contract/language.js';
import type { Explanation, RungResult } from '../contract/priority.js';
import type { Reason } from '../contract/reason.js';
import { sentence } from '../engine/telling.js';
import type { DescribedStep } from './explained.js';
import { climbed, type DescribedRung } from './ladder.js';

/**
 * An explanation of `explainBotMove` in words.
 *
 * @category Words
 */
export interface DescribedExplanation {
  /** `''` where the bot has nothing to say. */
  readonly headline: string;
  /** The headline in at most 60 characters. */
  readonly brief: string;
  /** The reasons that stand outside the lists, one sentence each. */
  readonly reasons: readonly string[];
  /** The items of the lists that were asked, in order. */
  readonly steps: readonly DescribedStep[];
  /** The same steps as questions that fall one after the other, to be drawn as a ladder. */
  readonly ladder: readonly DescribedRung[];
  /** The reasons and the lines of the steps together, in the order in which they were decided. */
  readonly lines: readonly string[];
}

/** The part of a language that renders explanations. */
export type ExplainingLanguage<G extends Terms> = Pick<Language<G>, 'common' | 'reasons' | 'briefly' | 'questions'>;

function describeStep<G extends Terms>(
  step: RungResult,
  { common, reasons, questions }: ExplainingLanguage<G>,
  position: PositionIn<G>,
): DescribedStep {
  const say = (reason: Reason | null) =>
    reason === null ? '' : sentence(reasons, reason.key, reason.values, position);
  const { rule, item, met, after } = step;
  const list = say(step.list);
  const label = say(step.label);
  const question = sentence(questions, step.label.key, step.label.values, position);
  const candidates = step.candidates.map((each) => ({ ...each, name: say(each.name), note: say(each.note) }));
  const told = (isKept: boolean) =>
    candidates
      .filter(({ kept }) => kept === isKept)
      .map(({ name, note }) => (note === '' ? name : common.noted(name, note)))
      .join(', ');
  const [kept, dropped] = [told(true), told(false)];
  const several = candidates.length > 1;
  const asked = several && met !== null ? sentence(reasons, step.label.key, step.label.values, position, met) : label;
  const alone = !several && met === null;
  const equal = several && met === null && dropped === '';
  const line = common.item({ list, item, label: asked, kept, dropped, rule, alone, equal });
  return { rule, list, item, label, question, met, after, candidates, line };
}

/** The `describeExplanation` of a language. */
export function describeExplanation<G extends Terms>(
  language: ExplainingLanguage<G>,
  position: PositionIn<G>,
  explanation: Explanation<unknown, G['reason']>,
): DescribedExplanation {
  const say = ({ key, values }: Reason) => sentence(language.reasons, key, values, position);
  const reasons = explanation.reasons.map(say);
  const steps = explanation.steps.map((step) => describeStep(step, language, position));
  const lines = [...reasons.keys(), reasons.length].flatMap((told) => [
    ...steps.filter(({ after }) => after === told).map(({ line }) => line),
    ...reasons.slice(told, told + 1),
  ]);
  const headline = explanation.headline === null ? '' : say(explanation.headline);
  const { key, values } = explanation.headline ?? { key: '', values: {} };
  const brief = sentence(language.briefly, key, values, position) || headline;
  return { headline, brief, reasons, steps, ladder: climbed(steps, language.common), lines };
}
