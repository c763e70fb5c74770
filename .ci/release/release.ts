/**
 * A release as it will be, to a registry of its own: what is committed is cloned, versioned by the changesets, published by the commands of
 * `npm run release -- publish`, and installed from there by strangers with npm, Deno and Bun, who play a game of each package. What was published has
 * to be, byte for byte, what was built, so that the gates of sizes and reports speak of it; publint and attw read it as it came back.
 *
 * Needs the build. Everything lies in one temporary directory, and is taken down whatever happens.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary, installed, RUNTIMES } from '../lib/install.js';
import { type Manifest, type Package, packages, root } from '../lib/packages.js';
import { placesOf } from './places.js';
import { writeStranger } from './stranger.js';

const run = promisify(execFile);
/** Its plugins ask for a tag of node-fetch that does not always exist. */
const REGISTRY = [{ verdaccio: '6.7.4' }, { 'node-fetch': '2.7.0' }] as const;
const SOURCES = { GITHUB_SERVER_URL: 'https://localhost', GITHUB_REPOSITORY: 'somebody/wonders' };

const temp = mkdtempSync(join(tmpdir(), 'wonders-release-'));
const clone = join(temp, 'clone');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const begin = Date.now();
const say = (text: string): void => console.log(`${((Date.now() - begin) / 1000).toFixed(1)} s: ${text}`);

/** What the commands see: the registry of this test, and no token, cache or setting of the user who runs it. */
function environment(origin: string): NodeJS.ProcessEnv {
  const home = join(temp, 'home');
  mkdirSync(home, { recursive: true });
  const file = join(home, '.npmrc');
  writeFileSync(file, `registry=${origin}\n${origin.replace('http:', '')}:_authToken=nobody\n`);
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|deno_|bun_)/i.test(name));
  return {
    ...Object.fromEntries(kept),
    ...SOURCES,
    HOME: home,
    CI: 'true',
    FORCE_COLOR: '0',
    npm_config_userconfig: file,
    npm_config_registry: origin,
    npm_config_cache: join(temp, 'npm'),
    DENO_DIR: join(temp, 'deno'),
    NPM_CONFIG_REGISTRY: origin,
    BUN_CONFIG_REGISTRY: origin,
    BUN_INSTALL_CACHE_DIR: join(temp, 'bun'),
    GIT_AUTHOR_NAME: 'release',
    GIT_AUTHOR_EMAIL: 'release@localhost',
    GIT_COMMITTER_NAME: 'release',
    GIT_COMMITTER_EMAIL: 'release@localhost',
  };
}

/** Runs a command, and shows its output only if it fails. */
async function must(env: NodeJS.ProcessEnv, cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    return (await run(command, args, { cwd, env, maxBuffer: 1 << 26 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An empty registry that passes no request on: the packages depend on each other alone. */
async function startRegistry(origin: string): Promise<ChildProcess> {
  const config = join(temp, 'verdaccio.yaml');
  const access = '    access: $all\n    publish: $all\n    unpublish: $all\n';
  writeFileSync(
    config,
    `storage: ${join(temp, 'storage')}\nuplinks: {}\npackages:\n  '@*/*':\n${access}  '**':\n${access}log: { type: stdout, level: error }\n`,
  );
  const main = join(installed('registry', ...REGISTRY), 'node_modules/verdaccio/bin/verdaccio');
  const registry = spawn(process.execPath, [main, '--config', config, '--listen', origin], {
    cwd: temp,
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 150; tries++) {
    if (
      await fetch(`${origin}/-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return registry;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  registry.kill();
  throw new Error('The registry does not answer.');
}

/** The commit as a clone, with the dependencies and builds of this checkout. */
async function cloned(env: NodeJS.ProcessEnv): Promise<void> {
  await must(env, root, 'git', 'clone', '--quiet', root, clone);
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'dir');
  for (const { id, dir, entries } of packages())
    for (const part of ['dist', 'node_modules', ...entries.map(({ file }) => file)])
      if (existsSync(join(dir, part)))
        cpSync(join(dir, part), join(clone, 'packages', id, part), { recursive: true, verbatimSymlinks: true });
}

/** Checks a package as it came back: the manifest has to be right, and the files have to be those that were built. */
function checkPublished({ id, dir, manifest: { name } }: Package, stranger: string): string {
  const published = join(stranger, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(published, 'package.json'), 'utf8')) as Manifest;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = SOURCES;
  for (const [field, place] of Object.entries(placesOf(id, server, repository))) {
    const found = JSON.stringify(manifest[field as keyof Manifest]);
    if (found !== JSON.stringify(place)) throw new Error(`${name} has the wrong ${field}: ${found}`);
  }
  for (const [dependency, range] of Object.entries(manifest.dependencies ?? {}))
    if (!/^\^\d+\.\d+\.\d+(-rc\.\d+)?$/.test(range)) throw new Error(`${name} depends on ${dependency} ${range}`);
  for (const file of ['README.md', 'LICENSE'])
    if (!existsSync(join(published, file))) throw new Error(`${name} is published without ${file}`);
  const changes = readFileSync(join(clone, 'packages', id, 'CHANGELOG.md'), 'utf8');
  if (!changes.includes(`## ${manifest.version}`))
    throw new Error(`${name} has a changelog without ${manifest.version}`);
  const built = readdirSync(join(dir, 'dist'), { recursive: true, encoding: 'utf8' }).sort();
  const came = readdirSync(join(published, 'dist'), { recursive: true, encoding: 'utf8' }).sort();
  if (JSON.stringify(built) !== JSON.stringify(came))
    throw new Error(`${name} is published with other files than were built`);
  for (const file of built.filter((each) => /\.\w+$/.test(each)))
    if (!readFileSync(join(dir, 'dist', file)).equals(readFileSync(join(published, 'dist', file))))
      throw new Error(`${name} is published with another dist/${file} than was built`);
  return `${name}@${manifest.version}`;
}

/** An empty project of a stranger, with programs that import and play everything. */
function newStranger(name: string, pkgs: readonly Package[], dependencies: object = {}): string {
  const dir = join(temp, name);
  mkdirSync(dir);
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify({ name, private: true, dependencies }, null, 2)}\n`);
  writeStranger(dir, pkgs);
  return dir;
}

async function release(env: NodeJS.ProcessEnv): Promise<void> {
  const pkgs = packages();
  await cloned(env);
  await must(env, clone, bin('changeset'), 'version');
  await must(env, clone, process.execPath, '--import', 'tsx', '.ci/release/repository.ts');
  await must(env, clone, bin('changeset'), 'publish');
  say(`published ${pkgs.length} packages`);

  const stranger = newStranger('stranger', pkgs);
  const names = pkgs.map(({ manifest }) => manifest.name);
  await must(env, stranger, 'npm', 'install', '--no-audit', '--no-fund', ...names);
  say(`npm installed ${pkgs.map((pkg) => checkPublished(pkg, stranger)).join(', ')}, as they were built`);

  for (const name of names) {
    const [{ filename }] = JSON.parse(await must(env, stranger, 'npm', 'pack', '--json', name)) as [
      { filename: string },
    ];
    await must(env, stranger, bin('publint'), 'run', '--strict', filename);
    await must(env, stranger, bin('attw'), '--profile', 'strict', filename);
  }
  say('publint and attw found nothing');

  const expected = await must(env, stranger, process.execPath, 'esm.mjs');
  const agrees = (where: string, played: string): void => {
    if (played !== expected) throw new Error(`${where} plays other games:\n${played}\n${expected}`);
    say(`the same ${expected.trim().split('\n').length} games ${where}`);
  };
  agrees('as CommonJS', await must(env, stranger, process.execPath, 'cjs.cjs'));

  const tools = installed('runtimes', RUNTIMES);
  const { dependencies } = JSON.parse(readFileSync(join(stranger, 'package.json'), 'utf8')) as { dependencies: object };
  const bun = binary(tools, '@oven', 'bin/bun');
  const bunDir = newStranger('bun-stranger', pkgs, dependencies);
  await must(env, bunDir, bun, 'install');
  agrees('in Bun', await must(env, bunDir, bun, 'run', 'esm.mjs'));

  const deno = binary(tools, '@deno', 'deno');
  const denoDir = newStranger('deno-stranger', pkgs, dependencies);
  // It would refuse packages that are younger than a day.
  await must(env, denoDir, deno, 'install', '--quiet', '--minimum-dependency-age=0');
  agrees('in Deno', await must(env, denoDir, deno, 'run', '--quiet', '--no-lock', 'esm.mjs'));
}

let registry: ChildProcess | undefined;
try {
  const origin = `http://localhost:${await freePort()}/`;
  registry = await startRegistry(origin.slice(0, -1));
  say('a registry listens');
  await release(environment(origin));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  registry?.kill();
  rmSync(temp, { recursive: true, force: true });
}
