/** Guards the workflows: the service that runs them can read them, and what they run exists.
 *
 * Reads the workflows under .github/workflows as the service that runs them does: keys, expressions, contexts. What they run by npm has to
 * be a script of package.json. What they use of others is named by its digest, and no job may do more than it has to.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { root } from '../lib/packages.js';

/**
 * What is wrong with a workflow, each with its line.
 *
 * @param scripts - The names that `npm run` knows.
 */
export async function checkWorkflow(name: string, text: string, scripts: readonly string[]): Promise<string[]> {
  const document = TextDocument.create(pathToFileURL(join(root, '.github/workflows', name)).href, 'yaml', 0, text);
  const found = await validate(document);
  const told = found.map(({ range, message }) => ({ line: range.start.line, message }));
  for (const [line, row] of text.split('\n').entries())
    for (const [, script = ''] of row.matchAll(/npm run ([\w:-]+)/g))
      if (!scripts.includes(script)) told.push({ line, message: `There is no script ${script}` });
  told.push(...rightsFaults(text));
  return told.sort((a, b) => a.line - b.line).map(({ line, message }) => `${name}:${line + 1} ${message}`);
}

/** The jobs of a workflow, each with the line where it begins. */
function jobsOf(text: string): readonly { readonly line: number; readonly text: string }[] {
  const rows = text.split('\n');
  const begins = rows.flatMap((row, line) => (/^ {2}[\w-]+:$/.test(row) && line > rows.indexOf('jobs:') ? [line] : []));
  return begins.map((line, i) => ({ line, text: rows.slice(line, begins[i + 1]).join('\n') }));
}

/** Where a workflow trusts more than it has to: somebody who takes over a tag, a tool or a token would have all that it has. */
function rightsFaults(text: string): { readonly line: number; readonly message: string }[] {
  const rows = text.split('\n');
  const faults = rows.flatMap((row, line) => {
    const [, action = '', ref = '', version = ''] = /uses: ([\w./-]+)@(\S+)(.*)$/.exec(row) ?? [];
    const found: string[] = [];
    if (action !== '' && !(/^[0-9a-f]{40}$/.test(ref) && /^ # v\d+\.\d+\.\d+$/.test(version)))
      found.push(`${action} should be named by its digest, and its version in a comment`);
    if (action === 'actions/checkout' && !/^\s+persist-credentials: false$/m.test(stepAfter(rows, line)))
      found.push('a checkout should keep no credentials: persist-credentials: false');
    if (/pip install/.test(row) && !/--requirement/.test(row))
      found.push('Python tools should come from .ci/python/requirements.txt');
    if (/secrets\.(?!GITHUB_TOKEN)/.test(row))
      found.push('a long-lived secret, where the service can vouch for the workflow');
    return found.map((message) => ({ line, message }));
  });
  if (!/^permissions:\n {2}contents: read$/m.test(text))
    faults.push({ line: 0, message: 'permissions should be contents: read' });
  for (const job of jobsOf(text))
    if (/: write$/m.test(job.text) && !/^ {4}needs: /m.test(job.text))
      faults.push({ line: job.line, message: 'a job that may write should wait for the gates: needs' });
  return faults;
}

/** The rest of the step that begins in a line. */
const stepAfter = (rows: readonly string[], line: number): string => {
  const rest = rows.slice(line + 1);
  const end = rest.findIndex((row) => /^ {6}- |^ {0,4}\S/.test(row));
  return rest.slice(0, end < 0 ? rest.length : end).join('\n');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const dir = join(root, '.github/workflows');
  const names = readdirSync(dir).filter((name) => /\.ya?ml$/.test(name));
  const checks = names.map((name) => checkWorkflow(name, readFileSync(join(dir, name), 'utf8'), Object.keys(scripts)));
  const problems = (await Promise.all(checks)).flat();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${names.join(', ')}: nothing to complain about`);
}
