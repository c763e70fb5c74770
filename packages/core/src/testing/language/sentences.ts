/** What holds of every sentence of a language. */
import type { AnyGame } from '../../contract/game.js';
import type { Language, Terms } from '../../contract/language.js';
import { tellTrait } from '../../words/told.js';
import { fail, same } from '../laws/same.js';
import { unspoken } from './pseudo.js';

/** Fails where a text has words that do not come from the pseudo-language. */
export function spoken(text: string, what: string): void {
  const words = unspoken(text);
  if (words.length > 0) fail(`${what} is not said by the language: "${words.join(' ')}" in "${text}"`);
}

/**
 * Where something that should stand in a sentence is missing: space that is left over, a comma or a bracket around nothing. Some languages
 * put a space before a colon, and inside of « ».
 */
const GAPS = /^[\s,;:.)]|[\s,;:(]$| {2}| [,.)]|[(“]\s|\(\)|[,;:(][,;:.)]/;

/** Fails where what should name rules of the ledger names something else. */
export function ledgered(rules: readonly string[], what: string): void {
  for (const rule of rules) if (!/^[A-Z]+-\d+/.test(rule)) fail(`${what} names the rule "${rule}", which is no id`);
}

/** Fails unless a sentence is there, without holes, in both languages. */
export function whole(plain: string, marked: string, what: string): void {
  if (plain === '') fail(`${what} has no sentence`);
  if (/\b(undefined|null|NaN)\b|\[object/.test(plain)) fail(`${what} has a hole: "${plain}"`);
  const path = /(?:^|[\s(])\/\w+/.exec(plain);
  if (path !== null) fail(`${what} has a path of JSON, "${path[0].trim()}": "${plain}"`);
  const gap = GAPS.exec(plain);
  if (gap !== null) fail(`${what} has a gap, "${gap[0]}": "${plain}"`);
  spoken(marked, what);
}

/** A figure in a key. One and first are the language's own. */
const FIGURE =
  /(^|-)(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|third|fourth|fifth|sixth|seventh|twice)(-|$)/;

/** Fails unless what depends on no position reads as words, also where random games never say it, and no key holds a figure of the rules. */
export function worded<G extends Terms>(language: Language<G>): void {
  const { legend, categories, total, reasons, notices, prompts, refusals } = language;
  for (const key of [reasons, notices, prompts, refusals].flatMap((table) => Object.keys(table ?? {})))
    if (FIGURE.test(key)) fail(`the key ${key} holds a figure of the rules: let its values hold it`);
  const sayings = Object.entries(reasons as object as Readonly<Record<string, () => string>>);
  const plain = sayings.flatMap(([key, say]) => (say.length === 0 ? [[key, say()]] : []));
  for (const [key, text = ''] of [...Object.entries<string>({ ...legend, ...categories, total }), ...plain])
    if (!/\p{L}{2}/u.test(text)) fail(`${key} reads "${text}"`);
}

/** Fails unless a language says each trait of the game, and none besides. */
export function traitsSaid<T extends Terms>(
  { traits = {} }: AnyGame,
  language: Language<T>,
  pseudo: Language<T>,
): void {
  const names = Object.keys(traits).sort();
  same(Object.keys(language.traits ?? {}).sort(), names, 'the traits of the language');
  for (const name of names) whole(tellTrait(language, name), tellTrait(pseudo, name), `the trait ${name}`);
}
