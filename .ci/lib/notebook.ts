import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copied } from './copied.js';
import { binary, installed, RUNTIMES } from './install.js';
import { root } from './packages.js';

interface Notebook {
  readonly cells: readonly {
    readonly cell_type: string;
    readonly source: string | readonly string[];
    readonly outputs?: readonly { readonly data?: Readonly<Record<string, unknown>> }[];
  }[];
}

/** The notebook has the cells of its page, and shows boards when the kernel of Deno runs it; that needs Python's nbclient. Gives what is wrong. */
export function checkNotebook(into: string): readonly string[] {
  const python = ['python3', '/usr/bin/python3'].find(
    (each) => spawnSync(each, ['-c', 'import nbclient']).status === 0,
  );
  if (python === undefined) {
    console.log('Skipped: the notebook needs Jupyter: apt-get install python3-nbclient, or pip install nbclient.');
    return [];
  }
  const dir = copied('notebook', into);
  const deno = binary(installed('runtimes', RUNTIMES), '@deno', 'deno');
  const kernel = join(into, 'jupyter/kernels/deno');
  mkdirSync(kernel, { recursive: true });
  const argv = [deno, 'jupyter', '--kernel', '--conn', '{connection_file}'];
  writeFileSync(join(kernel, 'kernel.json'), JSON.stringify({ argv, display_name: 'Deno', language: 'typescript' }));
  const { status, stdout, stderr } = spawnSync(python, [join(root, '.ci/lib/notebook.py'), 'board.ipynb'], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, JUPYTER_PATH: join(into, 'jupyter'), NO_COLOR: '1' },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) return [`notebook: ${stderr.slice(-3000)}`];
  const { cells } = JSON.parse(stdout) as Notebook;
  const text = (value: unknown): string => (Array.isArray(value) ? value.join('') : String(value));
  const code = cells.filter(({ cell_type }) => cell_type === 'code');
  const page = readFileSync(join(root, 'docs/recipes/notebook.md'), 'utf8');
  const shown = [...page.matchAll(/```typescript\n(.*?)\n```/gs)].map(([, each]) => each);
  if (JSON.stringify(shown) !== JSON.stringify(code.map(({ source }) => text(source))))
    return ['notebook: its page shows other cells than it has'];
  const given = code.map(({ outputs = [] }) => outputs.map(({ data = {} }) => data));
  const boards = given.flat().filter((data) => text(data['image/svg+xml']).startsWith('<svg')).length;
  const [, won = 0] = /(\d+) of 100/.exec(text(given.at(-1)?.[0]?.['text/plain'])) ?? [];
  if (boards !== 3 || Number(won) < 50)
    return [`notebook: ${boards} boards, ${won} of 100 games won:\n${stdout.slice(-3000)}`];
  console.log(`notebook: ${boards} boards, ${won} of 100 games won`);
  return [];
}
