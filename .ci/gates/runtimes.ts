/** Guards the runtimes that the packages are promised for: the same games end alike in all of them.
 *
 * Plays the same seeded games by the built packages in every runtime that they are promised for, and compares the digests: this Node and others, Bun,
 * Deno, the edge, and Chromium as modules by an import map, as scripts, in a web worker and in a service worker.
 *
 * `npm run runtimes -- 200` plays 200 games of each variant; needs the build. The runtimes come from npm into temp/runtimes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { hasChromium, launch, serve } from '../lib/browser.js';
import { games, variantsOf } from '../lib/games.js';
import { binary, installed, RUNTIMES } from '../lib/install.js';
import { gameNameOf, packages, root, specifier } from '../lib/packages.js';

const COUNT = Number(process.argv[2] ?? 200);
const NODES = ['22.23.3', '24.9.0'];

const found = await games();
const list = found.flatMap((each) => variantsOf(each).map((variant) => ({ id: each.game.id, ...variant })));
const dir = join(root, 'temp/played');
rmSync(dir, { recursive: true, force: true });
mkdirSync(join(dir, 'node_modules/@wonders'), { recursive: true });
for (const pkg of packages()) {
  if (!existsSync(join(pkg.dir, 'dist/index.js'))) throw new Error('The packages have not been built: npm run build.');
  symlinkSync(pkg.dir, join(dir, 'node_modules/@wonders', pkg.id), 'dir');
}

/** The program: imports by name, then the digests as one text. */
const named = found.map(({ game: { id }, pkg }) => ({ id, name: gameNameOf(id), from: pkg.manifest.name }));
const program = `
${named.map(({ name, from }) => `import { ${name} } from '${from}';`).join('\n')}
import { draw, seedRng } from '@wonders/core';
import { digest } from '@wonders/core/records';
import { digests } from './digests.js';
const games = { ${named.map(({ id, name }) => `'${id}': ${name}`).join(', ')} };
export const played = digests(games, { draw, seedRng, digest }, ${JSON.stringify(list)}, ${COUNT}).join('\\n');
`;
writeFileSync(join(dir, 'package.json'), '{ "type": "module", "private": true }\n');
writeFileSync(join(dir, 'digests.js'), readFileSync(join(root, '.ci/lib/digests.js')));
writeFileSync(join(dir, 'played.js'), program);
writeFileSync(join(dir, 'main.js'), "import { played } from './played.js';\nconsole.log(played);\n");

const problems: string[] = [];
let expected = '';

function compare(runtime: string, text: string): void {
  const lines = text.trim();
  if (expected === '') expected = lines;
  if (lines === expected) {
    console.log(`${runtime}: the same digests`);
    return;
  }
  const theirs = lines.split('\n');
  const different = expected.split('\n').filter((line, i) => line !== theirs[i]);
  problems.push(`${runtime} plays other games: ${different.slice(0, 3).join('; ') || lines.slice(0, 300)}`);
}

function runs(runtime: string, command: string, args: readonly string[]): void {
  try {
    compare(runtime, execFileSync(command, args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
  } catch (error) {
    problems.push(`${runtime}: ${(error as Error).message}`);
  }
}

/** The program in one file, for runtimes that load no modules. */
function bundled(entry: string, globalName?: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: entry, resolveDir: dir },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
    ...(globalName === undefined ? {} : { globalName }),
  });
  return outputFiles[0]?.text ?? '';
}

runs(`Node ${process.version}`, process.execPath, ['main.js']);

for (const version of NODES) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const name = `node-${platform}-${process.arch}`;
    const tools = installed(`node-${version}`, { [name]: version });
    runs(`Node v${version}`, join(tools, 'node_modules', name, 'bin/node'), ['main.js']);
  } catch {
    console.log(`Skipped: Node ${version} cannot be installed here.`);
  }
}

let tools: string | undefined;
try {
  tools = installed('runtimes', RUNTIMES);
} catch {
  console.log('Skipped: Bun, Deno and the edge runtime cannot be installed here.');
}
if (tools !== undefined) {
  runs(`Bun ${RUNTIMES.bun}`, binary(tools, '@oven', 'bin/bun'), ['run', 'main.js']);
  runs(`Deno ${RUNTIMES.deno}`, binary(tools, '@deno', 'deno'), [
    'run',
    '--quiet',
    '--no-lock',
    '--node-modules-dir=manual',
    'main.js',
  ]);
  const require = createRequire(join(tools, 'package.json'));
  const { EdgeRuntime } = require('edge-runtime') as {
    EdgeRuntime: new (options: object) => { evaluate(code: string): unknown };
  };
  const edge = new EdgeRuntime({ extend: (context: object) => context });
  compare(
    `edge-runtime ${RUNTIMES['edge-runtime']}`,
    String(edge.evaluate(`${bundled("export { played } from './played.js';", 'edge')}\nedge.played`)),
  );
}

if (hasChromium()) await inChromium();

/** A page with an import map over the files of `dist`, a page with scripts alone, and the two kinds of workers. */
async function inChromium(): Promise<void> {
  const imports = Object.fromEntries(
    packages().flatMap((pkg) =>
      pkg.entries.map((entry) => [specifier(pkg, entry), `/packages/${pkg.id}/dist/${entry.file}.js`]),
    ),
  );
  const scripts = packages().map(({ id }) => `/packages/${id}/dist/${id}.global.js`);
  const globals = `const { draw, seedRng, records: { digest } } = wonders.core;
    const games = { ${named.map(({ id, name }) => `'${id}': wonders.${name}.${name}`).join(', ')} };
    const played = () => digests(games, { draw, seedRng, digest }, ${JSON.stringify(list)}, ${COUNT}).join('\\n');`;
  const digestsCode = readFileSync(join(root, '.ci/lib/digests.js'), 'utf8').replace('export function', 'function');
  const pages: Record<string, string> = {
    '/modules.html': `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
      <script type="module">import { played } from '/temp/played/played.js'; window.played = played;</script>`,
    '/scripts.html': `<!doctype html>${scripts.map((src) => `<script src="${src}"></script>`).join('')}
      <script>${digestsCode}\n{ ${globals} window.played = played(); }</script>`,
    '/worker.js': `importScripts(${scripts.map((src) => JSON.stringify(src)).join(', ')});\n${digestsCode}\n${globals}\npostMessage(played());`,
    '/service.js': `importScripts(${scripts.map((src) => JSON.stringify(src)).join(', ')});\n${digestsCode}\n${globals}
      addEventListener('message', (event) => event.source.postMessage(played()));
      addEventListener('activate', (event) => event.waitUntil(clients.claim()));`,
    '/workers.html': `<!doctype html><script>
      new Worker('/worker.js').onmessage = ({ data }) => { window.worker = data; };
      navigator.serviceWorker.addEventListener('message', ({ data }) => { window.service = data; });
      navigator.serviceWorker.register('/service.js').then(() => navigator.serviceWorker.ready).then(({ active }) => active.postMessage('play'));
    </script>`,
  };
  const server = await serve(root, pages);
  const browser = await launch();
  try {
    for (const [page, name, what] of [
      ['modules', 'played', 'as modules'],
      ['scripts', 'played', 'as scripts'],
      ['workers', 'worker', 'in a web worker'],
      ['workers', 'service', 'in a service worker'],
    ]) {
      const tab = await browser.newPage();
      const faults: string[] = [];
      tab.on('pageerror', (error) => faults.push(error.message));
      tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await tab.goto(`${server.origin}/${page}.html`);
      await tab
        .waitForFunction(`window.${name} !== undefined`, undefined, { timeout: 60_000 + 3_000 * COUNT })
        .catch(() => undefined);
      compare(`Chromium, ${what}`, String((await tab.evaluate(`window.${name}`)) ?? faults.join('; ')));
      await tab.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${COUNT} games of each of ${list.length} variants end in the same states everywhere`);
