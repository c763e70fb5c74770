import type { AnyGame } from '../../contract/game.js';
import type { AnyWords } from '../../words/words-of.js';
import { fail } from '../laws/same.js';
import { whole } from './sentences.js';

/** Each option has a label, a sentence of its own and what it may be, and no two of its values read alike. */
export function checkOptions({ options }: AnyGame, plain: AnyWords, other: AnyWords): void {
  const labels = new Set<string>();
  for (const field of options.fields) {
    const { name, kind, values, items = [], min, max } = field;
    const known = new Set<unknown>([...values, ...items, ...(kind === 'number' ? [min, max] : [])]);
    const asked = { ...field, values: [...known] };
    const [told, marked] = [plain.describeOption(asked), other.describeOption(asked)];
    whole(told.expected, marked.expected, `what the option ${name} may be`);
    for (const [i, limit] of told.limits.entries()) whole(limit, marked.limits[i] ?? '', `a limit of ${name}`);
    whole(told.label, marked.label, `the option ${name}`);
    whole(told.help, marked.help, `the help of the option ${name}`);
    if (labels.has(told.label)) fail(`two options read "${told.label}", one is ${name}`);
    labels.add(told.label);
    for (const [i, text] of told.values.entries())
      whole(text, marked.values[i] ?? '', `${JSON.stringify(asked.values[i])} of the option ${name}`);
    if (new Set(told.values).size < told.values.length) fail(`two values of the option ${name} read alike`);
  }
}
