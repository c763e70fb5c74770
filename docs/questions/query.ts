import { type Key, LINES, type Value } from './facts.js';
import { type Mined, type Pack, SEED } from './pack.js';

/** A term of a question: a fact that holds, or words that stand in one line. */
export type Term =
  | { readonly key: string; readonly is: ':' | '<' | '>'; readonly value: string }
  | { readonly words: readonly string[] };

/** A position that answers a question. */
export interface Answer {
  readonly mined: Mined;
  readonly ply: number;
  readonly facts: readonly (readonly [key: string, value: Value])[];
}

/** Counts are also asked for in words: `last coin` is one coin, `no coins` none. */
const COUNTED: Readonly<Record<string, string>> = { last: '1', no: '0' };

/** The terms of a question. Words that are no facts belong together, as far as none stand in quotation marks of their own. */
export function termsIn(question: string, { keys }: Pick<Pack, 'keys'>): readonly Term[] {
  const terms: Term[] = [];
  const loose: string[] = [];
  const parts = [...question.matchAll(/([\w-]+)([:<>])("[^"]*"?|\S*)|"([^"]*)"?|\S+/g)];
  for (let i = 0; i < parts.length; i++) {
    const [text = '', key = '', is, value = '', phrase] = parts[i] ?? [];
    const next = parts[i + 1]?.[0].toLowerCase() ?? '';
    const counted = [next, `${next}s`].find((each) => next !== '' && keys[each] !== undefined);
    if (is === ':' || is === '<' || is === '>')
      terms.push({ key: nameIn(keys, key), is, value: value.replaceAll('"', '') });
    else if (phrase !== undefined) terms.push({ words: [phrase.toLowerCase()] });
    else if (COUNTED[text.toLowerCase()] !== undefined && counted !== undefined) {
      terms.push({ key: counted, is: ':', value: COUNTED[text.toLowerCase()] as string });
      i++;
    } else loose.push(text.toLowerCase());
  }
  return loose.length > 0 ? [...terms, { words: loose }] : terms;
}

/** A key as the pack writes it. */
const nameIn = (keys: Pack['keys'], key: string): string =>
  Object.keys(keys).find((each) => each.toLowerCase() === key.toLowerCase()) ?? key;

const same = (value: Value, wanted: string): boolean => String(value).toLowerCase() === wanted.toLowerCase();

function holds({ is, value: wanted }: Extract<Term, { key: string }>, value: Value): boolean {
  if (is === ':') return same(value, wanted);
  if (typeof value !== 'number' || wanted === '') return false;
  return is === '<' ? value < Number(wanted) : value > Number(wanted);
}

/** The positions that answer a question. */
export function answersTo({ facts, lines, games }: Pack, terms: readonly Term[]): readonly Answer[] {
  const tests = terms.map((term) => {
    const [of, fits] =
      'words' in term
        ? ([2, (at: number) => term.words.every((word) => lines[at]?.toLowerCase().includes(word))] as const)
        : ([1, (at: number) => facts[at]?.[0] === term.key && holds(term, facts[at][1])] as const);
    const all = of === 2 ? lines : facts;
    return { of, places: new Set([...all.keys()].filter(fits)) };
  });
  return games.flatMap((mined) =>
    mined.at
      .filter((position) => tests.every(({ of, places }) => position[of].some((at) => places.has(at))))
      .map(([ply, own]) => ({ mined, ply, facts: own.flatMap((at) => (facts[at] === undefined ? [] : [facts[at]])) })),
  );
}

/** A fact as one writes it in a question. */
export const written = (key: string, value: Value | string): string =>
  `${key}:${/\s/.test(String(value)) ? `"${value}"` : value}`;

/** A question with another value of a key; with none where it is `''`. */
export function withFact(question: string, key: string, value: string): string {
  const others = question.replace(new RegExp(`(^|\\s)${key}[:<>]("[^"]*"?|\\S*)`, 'gi'), ' ').trim();
  return [others, value === '' ? '' : written(key, value)].filter((part) => part !== '').join(' ');
}

/** A value that can be asked for, and how many positions answer then. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** The values of a key among positions, the numbers in their order, else the most frequent first. */
export function choicesOf(key: string, answers: readonly Answer[]): readonly Choice[] {
  const counts = new Map<Value, number>();
  for (const { facts } of answers)
    for (const [each, value] of facts) if (each === key) counts.set(value, (counts.get(value) ?? 0) + 1);
  const order = ([a, many]: [Value, number], [b, more]: [Value, number]): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : more - many;
  return [...counts].sort(order).map(([value, count]) => ({ value: String(value), count }));
}

/** Questions to begin with: what is rarest of how games end, of what is asked, and of what is about to end. */
export function suggestionsIn(pack: Pack): readonly string[] {
  const all = answersTo(pack, []);
  return ['ends', 'asks', 'soon', 'brings'].flatMap((key) => {
    const rarest = choicesOf(key, all).at(-1);
    return rarest === undefined || pack.keys[key] === undefined ? [] : [written(key, rarest.value)];
  });
}

/** A value in the code. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"([^"\\]*)"/g, (text, inner: string) =>
    inner.includes("'") ? text : `'${inner}'`,
  );

/** The condition of a term in the code. */
function conditionOf({ keys, facts }: Pack, term: Term): string {
  if ('words' in term) return `lines.some((line) => ${literal(term.words)}.every((word) => line.includes(word)))`;
  const { code, list } = keys[term.key] as Key;
  if (term.is !== ':') return list ? 'false' : `Number(${code}) ${term.is} ${Number(term.value)}`;
  const [, value = term.value] = facts.find(([key, each]) => key === term.key && same(each, term.value)) ?? [];
  return list
    ? `${code}${code.includes('?.') ? '?' : ''}.includes(${literal(value)})`
    : `${code} === ${literal(value)}`;
}

/** How many games the code plays. */
const GAMES = 10;

/** The code that plays games like the one of an answer, from that one on, and finds the positions that answer a question. */
export function codeOf(pack: Pack, terms: readonly Term[], { mined }: Answer, name: string): string {
  const conditions = terms.map((term) => conditionOf(pack, term));
  const speaks = terms.some((term) => 'words' in term);
  const told = speaks ? `    ${LINES.code}\n` : '';
  const words = ['describeMove', ...(speaks ? LINES.words : [])].sort().join(', ');
  const options = Object.entries(mined.options).map(([key, value]) => `${key}: ${literal(value)}, `);
  /** A line, where the code asks for what it names. */
  const where = (value: string, line: string, otherwise = ''): string =>
    [told, ...conditions].some((each) => new RegExp(`(?:^|[.]{3}|[^.\\w])${value}\\b`).test(each))
      ? `${line}\n`
      : otherwise;
  const listed = where('(moves|previews)', '    const moves = game.legalMoves(view, seat);');
  return `${where('events', "import type { EventOf } from '@wonders/core';")}import { botNamed } from '@wonders/core/bots';
import { createTable, playBots, playthroughOf } from '@wonders/core/table';
import { ${name} as game } from '@wonders/${pack.game}';
import { ${words} } from '@wonders/${pack.game}/words';

const bot = botNamed(game, '${mined.bot}');
for (let n = ${mined.n}; n < ${mined.n + GAMES}; n++) {
  const options = { ${options.join('')}seed: \`${SEED}\${n}\` } as const;
  const table = createTable(game, { options, seats: { 0: bot }, others: bot });
  const { record, state: last } = playthroughOf(playBots(table));
${where('end', '  const end = game.outcome(last);')}  let state = game.newGame(record.options);
${where('events', '  let events: readonly EventOf<typeof game>[] = [];')}  for (const [ply, move] of record.moves.entries()) {
    const [seat = 0] = game.activeSeats(state);
    const view = game.view(state, seat);
${listed}${where('previews', '    const previews = moves.map((each) => game.preview(view, each));')}${where('choice', '    const choice = game.explainBotMove(view, seat);')}${told}    const answers =
      ${conditions.join(' &&\n      ') || 'true'};
    if (answers) console.log('game', n, 'after', ply, 'moves:', describeMove(view, move));
${where('events', '    ({ state, events } = game.transition(state, move));', '    state = game.applyMove(state, move);\n')}  }
}
`;
}
