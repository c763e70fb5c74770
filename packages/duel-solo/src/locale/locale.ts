import type { Explanation } from '@wonders/core';

/**
 * The words of a language: names by id of component and kind of move, and the sentences of explanations by their English text.
 * `{0}` and `{1}` stand for what is put in.
 *
 * @category Locale
 */
export interface Locale {
  /** The language, as BCP 47 names it. */
  readonly language: string;
  readonly names: Readonly<Record<string, string>>;
  readonly says: Readonly<Record<string, string>>;
}

/** The name of a component, or of a move word by word; what the table lacks stays as it is. */
function localName(locale: Locale, id: string): string {
  const own = Object.hasOwn(locale.names, id) ? locale.names[id] : undefined;
  if (own !== undefined || !id.includes(' ')) return own ?? id;
  const words = id.split(' ').map((word) => localName(locale, word));
  return words.join(' ');
}

/** An English sentence in the language of a table; what the table lacks stays English. */
function localSentence(locale: Locale, sentence: string): string {
  for (const [english, own] of Object.entries(locale.says)) {
    const values = match(english, sentence);
    if (values !== undefined)
      return own.replace(/\{(\d)\}/g, (_, i: string) => localName(locale, values[Number(i)] ?? ''));
  }
  return sentence;
}

/** What stands in a sentence for the places of its pattern. */
function match(pattern: string, sentence: string): readonly string[] | undefined {
  if (!pattern.includes('{')) return pattern === sentence ? [] : undefined;
  const parts = pattern.split(/\{\d\}/);
  const order = [...pattern.matchAll(/\{(\d)\}/g)].map((found) => Number(found[1]));
  const values: string[] = [];
  let at = 0;
  for (const [i, part] of parts.entries()) {
    if (i === 0 ? !sentence.startsWith(part) : sentence.indexOf(part, at) < 0) return undefined;
    const next = i === 0 ? 0 : part === '' ? sentence.length : sentence.indexOf(part, at);
    if (i > 0) values[order[i - 1] ?? 0] = sentence.slice(at, next);
    at = next + part.length;
  }
  return at === sentence.length ? values : undefined;
}

/**
 * An explanation in the language of a table: sentences, criteria and the names of what they kept and dropped.
 *
 * @category Locale
 */
export function localize<M>(explanation: Explanation<M>, locale: Locale): Explanation<M> {
  const name = (id: string) => localName(locale, id);
  return {
    move: explanation.move,
    reasons: explanation.reasons.map((sentence) => localSentence(locale, sentence)),
    steps: explanation.steps.map(({ rule, label, kept, dropped, scores }) => ({
      rule,
      label: localSentence(locale, label),
      kept: kept.map(name),
      dropped: dropped.map(name),
      scores: Object.fromEntries(Object.entries(scores).map(([id, score]) => [name(id), score])),
    })),
  };
}
