import type { Explanation, RungResult } from '@wonders/core';

/** How a language tells an item of a scale. */
interface ItemWords {
  readonly item: string;
  readonly instead: string;
}

const ENGLISH: ItemWords = { item: 'item', instead: 'not' };

/** What tells explanations, whatever their language. */
export const explainer =
  (words: ItemWords) =>
  ({ says, reasons, steps }: Explanation<unknown>): readonly string[] => [
    says,
    ...reasons,
    ...steps.map((step) => itemWords(step, words)),
  ];

function itemWords({ rule, list, item, label, candidates }: RungResult, words: ItemWords): string {
  const told = (kept: boolean) =>
    candidates
      .filter((each) => each.kept === kept)
      .map(({ name, note }) => (note === '' ? name : `${name} (${note})`))
      .join(', ');
  const dropped = told(false);
  const chosen = dropped === '' ? told(true) : `${told(true)}; ${words.instead} ${dropped}`;
  return `${list}, ${words.item} ${item}: ${label}: ${chosen}${rule === '' ? '' : ` (${rule})`}`;
}

/**
 * An explanation line by line: the headline, the reasons, and each item of each scale with the candidates that it kept and
 * dropped.
 *
 * @param explanation - What `explainBotMove` gives.
 * @example
 * ```ts
 * import { explainBotMove, newGame } from '@wonders/duel-solo';
 * import { describeExplanation } from '@wonders/duel-solo/words';
 * for (const line of describeExplanation(explainBotMove(newGame({ seed: 'monday' })))) console.log(line);
 * ```
 * @category Words
 */
export const describeExplanation: (explanation: Explanation<unknown>) => readonly string[] =
  /* @__PURE__ */ explainer(ENGLISH);
