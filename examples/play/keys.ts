import type { Explanation, Reason } from '@wonders/core';
import type { DescribedExplanation } from '@wonders/core/words';
import { words } from './text.js';

const keyOf = (reason: Reason | null): string => words(reason?.key ?? '');

/** An explanation by the keys of its reasons, for a game without words for them. */
export function inKeys(_: unknown, { headline, reasons, steps }: Explanation<unknown>): DescribedExplanation {
  const told = steps.map((step) => {
    const candidates = step.candidates.map((each) => ({ ...each, name: keyOf(each.name), note: keyOf(each.note) }));
    const label = keyOf(step.label);
    const kept = candidates.filter((each) => each.kept).map(({ name }) => name);
    return {
      ...step,
      list: keyOf(step.list),
      label,
      question: label,
      candidates,
      line: `${label}: ${kept.join(', ')}`,
    };
  });
  const said = reasons.map((reason) => ({ text: keyOf(reason), rules: [] }));
  const lines = [...said, ...told.map(({ line, rule }) => ({ text: line, rules: rule === '' ? [] : [rule] }))];
  return {
    headline: keyOf(headline),
    brief: keyOf(headline),
    rules: [],
    reasons: said,
    steps: told,
    ladder: [],
    lines,
  };
}
