/** Guards the workflows: the service that runs them can read them, and what they run exists.
 *
 * Reads the workflows under .github/workflows as the service that runs them does: keys, expressions, contexts. What they run by npm has to
 * be a script of package.json.
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
  return told.sort((a, b) => a.line - b.line).map(({ line, message }) => `${name}:${line + 1} ${message}`);
}

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
