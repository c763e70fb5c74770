import type { Explanation } from '@wonders/core';
import { explainer } from '../explanation.js';
import { BY_ENGLISH } from './names.js';
import { LISTS, PHRASES } from './phrases.js';

/** A sentence with places for what is put in. */
interface Pattern {
  readonly shape: RegExp;
  readonly italian: string;
}

/** The patterns with places, those with most words of their own first. */
const PATTERNS: readonly Pattern[] = Object.entries(PHRASES)
  .filter(([english]) => english.includes('{'))
  .sort(([one], [two]) => own(two) - own(one))
  .map(([english, italian]) => {
    const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { shape: new RegExp(`^${parts.join('(.+?)')}$`), italian };
  });

function own(english: string): number {
  return english.replace(/\{\d\}/g, '').length;
}

/** A sentence, item, note or name in Italian; `undefined` for one that is not known. */
function known(english: string): string | undefined {
  if (Object.hasOwn(PHRASES, english)) return PHRASES[english];
  const name = BY_ENGLISH.get(english);
  if (name !== undefined) return name;
  for (const { shape, italian } of PATTERNS) {
    const values = shape.exec(english);
    if (values !== null) return italian.replace(/\{(\d)\}/g, (_, i: string) => value(values[Number(i) + 1] ?? ''));
  }
  return undefined;
}

/** What is put in: a name, a list of names, or names with a note each. */
function value(english: string): string {
  if (english.includes('; ')) return english.split('; ').map(value).join('; ');
  const noted = /^([^(]+) \((.+)\)$/.exec(english);
  if (noted !== null) return `${value(noted[1] ?? '')} (${italianOf(noted[2] ?? '')})`;
  return (
    known(english) ??
    english
      .split(', ')
      .map((each) => known(each) ?? each)
      .join(', ')
  );
}

/** A text in Italian, part by part where it has several; what is not known stays as it is. */
const italianOf = (english: string): string => known(english) ?? (english.includes('; ') ? value(english) : english);

/** A headline: what is done, and the item or the reason that decided it. */
function headline(english: string): string {
  const at = english.indexOf(': ');
  if (at < 0) return italianOf(english);
  const why = english.slice(at + 2);
  const item = /^(.+) \((.+), item (\d+)\)$/.exec(why);
  const told =
    item === null
      ? withinSentence(italianOf(why))
      : `${italianOf(item[1] ?? '')} (${listName(item[2] ?? '')}, pto ${item[3]})`;
  return `${italianOf(english.slice(0, at))}: ${told}`;
}

/** What follows a colon begins small; names keep their capital. */
const withinSentence = (text: string): string =>
  text.replace(/^(La|Il|Una|Non|Nessuna|Comportamento)\b/, (word) => word.toLowerCase());

const listName = (english: string): string => LISTS[english] ?? english;

/**
 * An explanation of `explainBotMove` in Italian, in the terms of the variant: the headline, the reasons, and every item with
 * what it kept and dropped.
 *
 * @example
 * ```ts
 * import { explainBotMove, newGame } from '@wonders/duel-solo';
 * import { translateExplanation } from '@wonders/duel-solo/words/it';
 * console.log(translateExplanation(explainBotMove(newGame())).says.length > 0); // true
 * ```
 * @category Words
 */
export function translateExplanation<M>({ move, says, reasons, steps }: Explanation<M>): Explanation<M> {
  return {
    move,
    says: headline(says),
    reasons: reasons.map(italianOf),
    steps: steps.map((step) => ({
      ...step,
      list: listName(step.list),
      label: italianOf(step.label),
      candidates: step.candidates.map((each) => ({ ...each, name: value(each.name), note: italianOf(each.note) })),
    })),
  };
}

/**
 * An explanation line by line, in Italian: the headline, the reasons, and each item of each scale (`scala di scelta, pto 6`)
 * with the candidates that it kept and dropped.
 *
 * @param explanation - What `explainBotMove` gives.
 * @example
 * ```ts
 * import { explainBotMove, newGame } from '@wonders/duel-solo';
 * import { describeExplanation } from '@wonders/duel-solo/words/it';
 * for (const line of describeExplanation(explainBotMove(newGame({ seed: 'monday' })))) console.log(line);
 * ```
 * @category Words
 */
export const describeExplanation = (explanation: Explanation<unknown>): readonly string[] =>
  LINES(translateExplanation(explanation));

const LINES = /* @__PURE__ */ explainer({ item: 'pto', instead: 'non' });
