/**
 * Holds the rules and their tests together. A ledger (docs/rules/<game>.md) defines the rules of a game as list items that begin with
 * a bold id; every rule says where it comes from, and needs a test in the game's package that bears the id in its title; no code may cite a
 * rule that is not there.
 *
 * `npm run rules` prints what is wrong, `--json` prints every rule with its tests.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sourceProblems } from './sources.js';

export interface RuleTest {
  /** The titles of the test and of the groups around it, outermost first. */
  readonly title: string;
  /** Relative to the root of the repository. */
  readonly file: string;
}

export interface Rule {
  readonly id: string;
  readonly line: number;
  readonly tests: readonly RuleTest[];
}

export interface Ledger {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly prefix: string;
  readonly package: string;
  readonly rules: readonly Rule[];
}

export interface Report {
  readonly ledgers: readonly Ledger[];
  readonly problems: readonly string[];
}

const RULE_ID = /\b[A-Z]+-\d+[a-z]?\b/g;

/** Stands in a title where the source computes a part of it; a word character, so that no id can end or begin there. */
const COMPUTED = '_';

interface Test {
  readonly title: string;
  readonly ids: ReadonlySet<string>;
}

/** The literal text of a title in the source, or undefined when the title is not text. */
function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return literalText(node.expression);
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => COMPUTED + span.literal.text).join('');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalText(node.left), literalText(node.right)];
    if (left === undefined && right === undefined) return undefined;
    return (left ?? COMPUTED) + (right ?? COMPUTED);
  }
  return undefined;
}

/** The words of a callee: `test.skip.each(table)` gives test, skip, each. */
function calleeWords(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calleeWords(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return calleeWords(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calleeWords(node.tag);
  return [];
}

/** The tests that a test file runs, read from its syntax: titles of `test` and `it`, with those of the groups around them. */
export function testsIn(source: string, fileName = 'a.test.ts'): Test[] {
  const tests: Test[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    const title = ts.isCallExpression(node) && node.arguments[0] ? literalText(node.arguments[0]) : undefined;
    if (ts.isCallExpression(node) && title !== undefined) {
      const [callee, ...modifiers] = calleeWords(node.expression);
      if (callee === 'describe' || callee === 'test' || callee === 'it') {
        if (modifiers.includes('skip') || modifiers.includes('todo')) return;
        inside = [...groups, title];
        if (callee !== 'describe') {
          const ids = new Set(inside.flatMap((text) => text.match(RULE_ID) ?? []));
          tests.push({ title: inside.join(' > '), ids });
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true), []);
  return tests;
}

/** The rule ids that a ledger defines: those in bold at the beginning of a list item. */
export function rulesIn(markdown: string): { readonly id: string; readonly line: number }[] {
  return markdown.split('\n').flatMap((text, i) => {
    const id = /^\s*[-*] \*\*([A-Z]+-\d+[a-z]?)\*\*/.exec(text)?.[1];
    return id === undefined ? [] : [{ id, line: i + 1 }];
  });
}

function frontmatter(markdown: string): Readonly<Record<string, string>> {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(markdown)?.[1] ?? '';
  return Object.fromEntries(block.split('\n').map((line) => line.split(/:\s*/, 2) as [string, string]));
}

function sourceFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((item) => {
    if (['node_modules', 'dist', 'temp'].includes(item.name)) return [];
    const path = join(dir, item.name);
    if (item.isDirectory()) return sourceFiles(path);
    return item.name.endsWith('.ts') ? [path] : [];
  });
}

/** The lines on which a file cites rules of this prefix, in comments and in data alike. */
function citations(source: string, prefix: string): { readonly id: string; readonly line: number }[] {
  return source
    .split('\n')
    .flatMap((text, i) => (text.match(RULE_ID) ?? []).map((id) => ({ id, line: i + 1 })))
    .filter(({ id }) => id.startsWith(`${prefix}-`));
}

function readLedger(root: string, path: string, problems: string[]): Ledger | undefined {
  const file = relative(root, path).split(sep).join('/');
  const markdown = readFileSync(path, 'utf8');
  const { prefix, package: id } = frontmatter(markdown);
  if (prefix === undefined || id === undefined) return undefined;

  const defined = new Map<string, number>();
  for (const rule of rulesIn(markdown)) {
    const first = defined.get(rule.id);
    if (!rule.id.startsWith(`${prefix}-`))
      problems.push(`${file}:${rule.line} defines ${rule.id}; its prefix is ${prefix}`);
    else if (first !== undefined) problems.push(`${file}:${rule.line} defines ${rule.id} again (line ${first})`);
    else defined.set(rule.id, rule.line);
  }
  problems.push(...sourceProblems(markdown, file));

  const tests = new Map<string, RuleTest[]>([...defined.keys()].map((rule) => [rule, []]));
  for (const path of sourceFiles(join(root, 'packages', id))) {
    const source = readFileSync(path, 'utf8');
    const file = relative(root, path).split(sep).join('/');
    for (const { id, line } of citations(source, prefix))
      if (!defined.has(id)) problems.push(`${file}:${line} cites ${id}, which the ledger does not define`);
    if (!file.endsWith('.test.ts')) continue;
    for (const test of testsIn(source, path))
      for (const id of test.ids) tests.get(id)?.push({ title: test.title, file });
  }

  const rules = [...defined].map(([id, line]) => ({ id, line, tests: tests.get(id) ?? [] }));
  for (const { id, line, tests } of rules) if (tests.length === 0) problems.push(`${file}:${line} ${id} has no test`);
  return { file, prefix, package: id, rules };
}

/** The packages that implement a game: those that depend on the contract. */
function games(root: string): string[] {
  const dir = join(root, 'packages');
  if (!existsSync(dir)) return [];
  return readdirSync(dir).filter((id) => {
    const manifest = join(dir, id, 'package.json');
    return existsSync(manifest) && '@wonders/core' in (JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {});
  });
}

/** Reads all ledgers and returns what is wrong with them. */
export function checkRules(root: string): Report {
  const problems: string[] = [];
  const dir = join(root, 'docs/rules');
  const ledgers = readdirSync(dir)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readLedger(root, join(dir, name), problems) ?? []);
  for (const id of games(root))
    if (!ledgers.some((ledger) => ledger.package === id)) problems.push(`packages/${id} has no ledger in docs/rules`);
  return { ledgers, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ledgers, problems } = checkRules(fileURLToPath(new URL('../..', import.meta.url)));
  if (process.argv.includes('--json')) console.log(JSON.stringify(ledgers, null, 2));
  else for (const { package: id, rules } of ledgers) console.log(`${id}: ${rules.length} rules`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
