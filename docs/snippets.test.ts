/**
 * Checks the code in the documentation: every block marked `ts` in the READMEs, on the pages of the site and in the doc comments of the
 * packages is run, and type-checked at the gates.
 *
 * - A comment after `console.log(...)` on the same line says what is printed; white space and quotes do not count.
 * - `ts continued` continues the block before it.
 * - `ts no-run` is only type-checked; `typescript` is only shown.
 * - `ts slow` runs at the gates only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type BuildFailure, buildSync } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages, root } from '../.ci/lib/packages.js';
import { STRICTLY } from '../.ci/lib/strictly.js';
import { DEEP } from '../.ci/runs.js';
import { expectedOf } from './.vitepress/snippets/expected.js';

interface Snippet {
  /** Where it stands: `docs/index.md:12`. */
  readonly place: string;
  readonly code: string;
  readonly run: boolean;
}

/** One per run, so that two runs at the same time do not collide. */
const workspace = join(root, `temp/snippets-${process.pid}`);

/** The blocks marked `ts` of a text. */
function snippetsIn(text: string, place: (line: number) => string): Snippet[] {
  const snippets: Snippet[] = [];
  let before = '';
  for (const block of text.matchAll(/^([ \t]*)```ts([^\n]*)\n([\s\S]*?)\n[ \t]*```/gm)) {
    const [, indent = '', info = '', body = ''] = block;
    if (/^\S/.test(info)) continue;
    const words = info.trim().split(/\s+/);
    const own = body.replace(new RegExp(`^${indent}`, 'gm'), '');
    before = words.includes('continued') ? `${before}\n${own}` : own;
    const line = text.slice(0, block.index).split('\n').length;
    const run = !words.includes('no-run') && (DEEP || !words.includes('slow'));
    snippets.push({ place: place(line), code: before, run });
  }
  return snippets;
}

function inMarkdown(file: string): Snippet[] {
  return snippetsIn(readFileSync(file, 'utf8'), (line) => `${relative(root, file)}:${line}`);
}

/** The snippets of doc comments, whose lines begin with an asterisk. */
function inSource(file: string): Snippet[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap((comment) => {
    const first = source.slice(0, comment.index).split('\n').length;
    const text = comment[0].replace(/^[ \t]*\* ?/gm, '');
    return snippetsIn(text, (line) => `${relative(root, file)}:${first + line - 1}`);
  });
}

function filesUnder(dir: string, wanted: (name: string) => boolean): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((item) => {
    const path = join(dir, item.name);
    if (item.isDirectory())
      return /^(\.|node_modules$|api$|api-reports$)/.test(item.name) ? [] : filesUnder(path, wanted);
    return wanted(item.name) ? [path] : [];
  });
}

function allSnippets(): Snippet[] {
  const readmes = [root, ...packages().map(({ dir }) => dir)].map((dir) => join(dir, 'README.md')).filter(existsSync);
  const pages = filesUnder(join(root, 'docs'), (name) => name.endsWith('.md'));
  const sources = packages().flatMap(({ dir }) =>
    filesUnder(join(dir, 'src'), (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')),
  );
  return [...[...readmes, ...pages].flatMap(inMarkdown), ...sources.flatMap(inSource)];
}

/** Makes each `console.log(...); // text` hold that the text is printed. */
function withExpectations(code: string): string {
  const lines = code.split('\n');
  for (const { line, indent, args, text } of expectedOf(code))
    lines[line - 1] = `${indent}printed(${JSON.stringify(text)}, ${args});`;
  return lines.join('\n');
}

const PRELUDE = `
import { inspect as inspectPrinted } from 'node:util';
function printed(expected: string, ...values: readonly unknown[]): void {
  const squeeze = (s: string): string => s.replaceAll(/\\s/g, '');
  const inspected = values.map((value) => inspectPrinted(value, { depth: 9 })).join(' ');
  const plain = values.map((value) => (typeof value === 'string' ? value : inspectPrinted(value, { depth: 9 }))).join(' ');
  if (![plain, inspected].some((text) => squeeze(text) === squeeze(expected))) throw new Error('prints ' + plain + ' and not ' + expected);
}
export {};
`;

const snippets = allSnippets();
const fileOf = (i: number): string => join(workspace, `snippet-${i}.ts`);

function write(): void {
  mkdirSync(join(workspace, 'node_modules/@wonders'), { recursive: true });
  for (const { id, dir } of packages()) symlinkSync(dir, join(workspace, 'node_modules/@wonders', id), 'dir');
  writeFileSync(join(workspace, 'package.json'), '{ "type": "module" }\n');
  for (const [i, { code }] of snippets.entries()) writeFileSync(fileOf(i), `${withExpectations(code)}\n${PRELUDE}`);
}

/** The errors of the compiler for each snippet. */
function typeErrors(): Map<string, string[]> {
  const program = ts.createProgram(
    snippets.map((_, i) => fileOf(i)),
    { ...STRICTLY, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] },
  );
  const errors = new Map<string, string[]>();
  // The sources have a check of their own.
  const own = snippets.flatMap((_, i) => {
    const file = program.getSourceFile(fileOf(i));
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  for (const { file, messageText } of [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...own]) {
    const name = basename(file?.fileName ?? '');
    errors.set(name, [...(errors.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')]);
  }
  return errors;
}

/** Runs all snippets in one process and returns their errors. */
function runErrors(): Map<string, string> {
  const run = snippets.flatMap(({ run }, i) => (run ? [fileOf(i)] : []));
  // The sources are made ready in one go: one by one, that takes longer than all that they do.
  try {
    buildSync({
      entryPoints: run,
      outdir: join(workspace, 'built'),
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@wonders/source'],
      external: ['@resvg/*'],
      logLevel: 'silent',
    });
  } catch (failure) {
    const { errors } = failure as BuildFailure;
    return new Map(errors.map(({ location, text }) => [basename(location?.file ?? ''), text]));
  }
  const main = join(workspace, 'main.js');
  writeFileSync(
    main,
    `
    console.log = () => {};
    const errors = {};
    for (const name of ${JSON.stringify(run.map((file) => basename(file)))})
      await import('./built/' + name.replace('.ts', '.js')).catch((error) => { errors[name] = String(error?.stack ?? error); });
    process.stdout.write(JSON.stringify(errors));
    `,
  );
  return new Map(Object.entries(JSON.parse(execFileSync(process.execPath, [main], { cwd: root, encoding: 'utf8' }))));
}

let wrongTypes = new Map<string, string[]>();
let wrongRuns = new Map<string, string>();

beforeAll(() => {
  write();
  if (DEEP) wrongTypes = typeErrors();
  wrongRuns = runErrors();
}, 600_000);

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test('every block of code is accepted by the compiler', () => {
  expect(wrongTypes.get('')).toBeUndefined();
  expect(wrongRuns.get('')).toBeUndefined();
});

test.each(snippets.map((snippet, i) => ({ ...snippet, name: basename(fileOf(i)) })))('$place', ({ name, run }) => {
  expect(wrongTypes.get(name)?.join('\n')).toBeUndefined();
  if (run) expect(wrongRuns.get(name)).toBeUndefined();
});
