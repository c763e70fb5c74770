// What a newcomer has: a fresh clone, an empty home and an empty store, with the programs of the system and Node, and nothing installed in a
// folder above. `node .ci/fresh.mjs` runs there what the README says first, and tells what it comes to. Plain JavaScript: it runs before
// anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How the machine reaches a registry, and where its browser is. */
const KEPT = /^(npm_config_registry|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|https?_proxy|CHROMIUM)$/i;

/** Makes the clone. `remove` deletes it, home and all. */
export function fresh() {
  const temp = mkdtempSync(join(tmpdir(), 'wonders-fresh-'));
  const [clone, home] = [join(temp, 'wonders'), join(temp, 'home')];
  for (let dir = temp; dir !== dirname(dir); dir = dirname(dir))
    if (existsSync(join(dir, 'node_modules'))) throw new Error(`${dir} has packages that a newcomer lacks`);
  mkdirSync(home);
  execFileSync('git', ['clone', '--quiet', root, clone]);
  // A newcomer is on main, whatever is tried here.
  execFileSync('git', ['checkout', '--quiet', '-B', 'main'], { cwd: clone });
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
    PATH: [join(process.execPath, '..'), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    HOME: home,
    CI: 'true',
    NO_COLOR: '1',
  };
  return { clone, env, remove: () => rmSync(temp, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The commands of the block in the README that tells how to begin. */
function firstCommands() {
  const blocks = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm);
  const block = [...blocks].map(([, lines]) => lines).find((lines) => /^npm test\b/m.test(lines)) ?? '';
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, ''))
    .filter((line) => line !== '');
}

function main() {
  const commands = firstCommands();
  if (!commands.includes('npm start') || !commands.includes('npm test'))
    throw new Error('the README says neither npm start nor npm test');
  if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
    console.log('Fresh: what is not committed yet is not in the clone');
  const { clone, env, remove } = fresh();
  try {
    for (const command of commands) {
      const begin = Date.now();
      const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
        cwd: clone,
        env,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      // What vitest says of files and of tests: a file that failed is a failure, whatever number of tests passed.
      const counts = [...stdout.matchAll(/^ +(Test Files|Tests) +(.*)$/gm)].map(
        ([, what, count]) => `${what} ${count}`,
      );
      console.log(`Fresh: ${[`${command} ends with ${status} after ${seconds} s`, ...counts].join(', ')}`);
      if (status === 0) continue;
      const said = `${stdout}\n${stderr}`;
      for (const line of said.match(/^ FAIL .*$/gm) ?? []) console.log(line);
      console.log(said.slice(-6000));
      process.exitCode = 1;
    }
  } finally {
    remove();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
