import type { PositionIn } from '../contract/game-types.js';
import type { Language, Terms } from '../contract/language.js';
import type { Explanation, RungResult } from '../contract/priority.js';
import type { Reason } from '../contract/reason.js';
import { sentence } from '../engine/telling.js';
import type { DescribedStep } from './explained.js';
import { climbed, type DescribedRung } from './ladder.js';

/**
 * A sentence of an explanation, with the rules that it rests on.
 *
 * @category Words
 */
export interface DescribedReason {
  /** The sentence. */
  readonly text: string;
  /** The ids of the rules in the ledger; empty for a bot's own judgement. Show them beside the sentence, as links. */
  readonly rules: readonly string[];
}

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
  /** The ids of the rules that the headline rests on. */
  readonly rules: readonly string[];
  /** The reasons that stand outside the lists, one sentence each. */
  readonly reasons: readonly DescribedReason[];
  /** The items of the lists that were asked, in order. */
  readonly steps: readonly DescribedStep[];
  /** The same steps as questions that fall one after the other, to be drawn as a ladder. */
  readonly ladder: readonly DescribedRung[];
  /** The reasons and the lines of the steps together, in the order in which they were decided. */
  readonly lines: readonly DescribedReason[];
}

/** The part of a language that renders explanations. */
export type ExplainingLanguage<G extends Terms> = Pick<
  Language<G>,
  'common' | 'reasons' | 'briefly' | 'questions' | 'grounds'
>;

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
  const line = common.item({ list, item, label: asked, kept, dropped, alone, equal });
  return { rule, list, item, label, question, met, after, candidates, line };
}

/** The rules that a reason rests on. */
function groundsOf<G extends Terms>({ grounds }: ExplainingLanguage<G>, { key, values }: Reason): readonly string[] {
  const found = (grounds as Readonly<Record<string, readonly string[] | ((values: unknown) => readonly string[])>>)[
    key
  ];
  return typeof found === 'function' ? found(values) : (found ?? []);
}

/** The `describeExplanation` of a language. */
export function describeExplanation<G extends Terms>(
  language: ExplainingLanguage<G>,
  position: PositionIn<G>,
  explanation: Explanation<unknown, G['reason']>,
): DescribedExplanation {
  const say = ({ key, values }: Reason) => sentence(language.reasons, key, values, position);
  const reasons = explanation.reasons.map((reason) => ({ text: say(reason), rules: groundsOf(language, reason) }));
  const steps = explanation.steps.map((step) => describeStep(step, language, position));
  const lines = [...reasons.keys(), reasons.length].flatMap((told) => [
    ...steps
      .filter(({ after }) => after === told)
      .map(({ line, rule }) => ({ text: line, rules: rule === '' ? [] : [rule] })),
    ...reasons.slice(told, told + 1),
  ]);
  const headline = explanation.headline === null ? '' : say(explanation.headline);
  const { key, values } = explanation.headline ?? { key: '', values: {} };
  const brief = sentence(language.briefly, key, values, position) || headline;
  const rules = explanation.headline === null ? [] : groundsOf(language, explanation.headline);
  return { headline, brief, rules, reasons, steps, ladder: climbed(steps, language.common), lines };
}
