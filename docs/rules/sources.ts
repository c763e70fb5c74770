/**
 * Where the rules of a ledger come from. After its id each rule bears marks in brackets: the reference text that the package follows first,
 * a heading of the rulebook, an erratum, an answer of the designer, or a ruling of ours with its reason. Where a rulebook is cited, the ledger
 * lists its headings, each with a rule or with why there is none, and ends with what no text tells.
 */

/** What a ruling may begin with: our own word counts only where no text decides. */
const REASONS = ['the texts are silent', 'the rulebook is silent', 'the texts disagree', 'the text allows both'];

const HEADINGS = '## Headings of the rulebook';
const UNTOLD = '## What no text tells';

interface Mark {
  readonly id: string;
  readonly line: number;
  /** The parts between the brackets; none where there are no brackets. */
  readonly parts: readonly string[];
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The marks of all rules, in their order. They may go on over the end of a line. */
export function marksIn(markdown: string): readonly Mark[] {
  return [...markdown.matchAll(/^\s*[-*] \*\*([A-Z]+-\d+[a-z]?)\*\*(?:\s+\[([^\]]*)\])?/gm)].map((match) => {
    const [, id = '', marks = ''] = match;
    const parts = marks.split(';').map((part) => part.replace(/\s+/g, ' ').trim());
    return { id, line: lineAt(markdown, match.index), parts: parts.filter((part) => part !== '') };
  });
}

/** The text of a section, up to the next one; undefined where there is none. */
function section(markdown: string, title: string): string | undefined {
  const [, rest] = markdown.split(`\n${title}\n`);
  return rest?.split(/^## /m)[0];
}

/** The headings that a ledger lists, each with what stands after it. */
function headingsIn(markdown: string): ReadonlyMap<string, string> {
  const items = (section(markdown, HEADINGS) ?? '').matchAll(/^- \*\*(.+?)\*\*:?((?:.|\n(?!-|\n))*)/gm);
  return new Map([...items].map(([, heading = '', rest = '']) => [heading, rest.trim()]));
}

/** What is wrong with a mark; undefined where nothing is. */
function fault(part: string, headings: ReadonlyMap<string, string>): string | undefined {
  const [, kind = '', rest = ''] = /^(\w+)(?:: (.+))?$/.exec(part) ?? [];
  switch (kind) {
    case 'reference':
      return undefined;
    case 'rulebook': {
      const unknown = rest.split(', ').filter((heading) => !headings.has(heading));
      return unknown.length > 0 ? `cites headings that the ledger does not list: ${unknown.join(', ')}` : undefined;
    }
    case 'erratum':
    case 'designer':
      return rest === '' ? `does not say whose ${kind} it is` : undefined;
    case 'ruling':
      return REASONS.some((reason) => rest.startsWith(reason))
        ? undefined
        : `is a ruling, and does not say why: ${REASONS.join(', or ')}`;
    default:
      return `has a mark that is none: ${part}`;
  }
}

/**
 * What is wrong with the sources of a ledger.
 *
 * @param file - Its name, for the problems.
 */
export function sourceProblems(markdown: string, file: string): readonly string[] {
  const headings = headingsIn(markdown);
  const marks = marksIn(markdown);
  const problems = marks.flatMap(({ id, line, parts }) => {
    const faults =
      parts.length === 0 ? ['does not say where it comes from'] : parts.map((part) => fault(part, headings));
    return faults.flatMap((each) => (each === undefined ? [] : [`${file}:${line} ${id} ${each}`]));
  });
  const cited = new Set(
    marks.flatMap(({ parts }) => parts).flatMap((part) => /^rulebook: (.+)$/.exec(part)?.[1]?.split(', ') ?? []),
  );
  if (cited.size === 0) return problems;
  for (const [heading, rest] of headings)
    if (!cited.has(heading) && !rest.startsWith('no rule'))
      problems.push(`${file}: no rule cites the heading ${heading}; if there is none to cite, say: no rule, and why`);
  const last = [...markdown.matchAll(/^## .+$/gm)].at(-1)?.[0];
  if (last !== UNTOLD) problems.push(`${file} should end with: ${UNTOLD}`);
  return problems;
}
