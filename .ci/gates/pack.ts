/** Guards the packed packages: strangers install, run and type-check them.
 *
 * Packs every package as it would be published and uses the tarballs as a stranger would: linted by publint and attw, then installed
 * in an empty project and run there as ES module, as CommonJS and as a browser bundle, and type-checked by old and new compilers.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { games } from '../lib/games.js';
import { type Package, packages, root } from '../lib/packages.js';
import { checkViewError, typeCheck } from '../release/compilers.js';
import { checkManagers } from '../release/managers.js';
import { checkMetro } from '../release/metro.js';
import { specifiers, writeStranger } from '../release/stranger.js';

const run = promisify(execFile);
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/** Runs a command and shows its output only when it fails. */
async function must(command: string, args: readonly string[], cwd = root): Promise<string> {
  try {
    const { stdout } = await run(command, args, { cwd, maxBuffer: 1 << 26, env: { ...process.env, FORCE_COLOR: '0' } });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} (in ${cwd}) failed:\n${stdout}\n${stderr}`);
  }
}

/** The tarballs of the packages, packed by the command that the guide names; the build that it begins with has been made. */
async function packed(
  pkgs: readonly Package[],
): Promise<readonly { readonly pkg: Package; readonly tarball: string }[]> {
  await must('npm', ['run', '--silent', 'tarballs', '--', 'pack']);
  return pkgs.map((pkg) => {
    const { name, version } = pkg.manifest as typeof pkg.manifest & { readonly version: string };
    const tarball = join(tarballs, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
    if (!existsSync(tarball)) throw new Error(`npm run tarballs has made no ${tarball}`);
    return { pkg, tarball };
  });
}

/** Checks the published face of a package: its manifest, and what every resolver finds for every entry. */
async function lint(pkg: Package, tarball: string): Promise<void> {
  if (!existsSync(join(pkg.dir, 'README.md'))) throw new Error(`${pkg.manifest.name} has no README.md`);
  await must(bin('publint'), ['run', '--strict', tarball]);
  await must(bin('attw'), ['--profile', 'strict', tarball]);
  console.log(`${pkg.manifest.name}: publint and attw found nothing`);
}

/**
 * The dependencies of the packages from the registry, packed from what is installed: the stranger needs no network.
 */
function outsideDependencies(pkgs: readonly Package[]): string[] {
  const ours = new Set(pkgs.map(({ manifest }) => manifest.name));
  const dirs = pkgs.flatMap(({ dir, manifest }) =>
    Object.keys(manifest.dependencies ?? {})
      .filter((name) => !ours.has(name))
      .map((name) => realpathSync(join(dir, 'node_modules', name))),
  );
  return [...new Set(dirs)];
}

/** The most bytes of all packages together, unpacked. */
const MOST_BYTES = 8_200_000;

/** Checks that an installed package has neither sources nor maps, and the licences of what it bundles. Gives its size in bytes. */
function checkInstalled(dir: string): number {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const map = files.find((file) => file.endsWith('.map'));
  if (map !== undefined) throw new Error(`${dir} is published with the source map ${map}`);
  if (!readFileSync(join(dir, 'dist/NOTICE.txt'), 'utf8').includes('Johannes Baagøe'))
    throw new Error(`${dir} has no notice of alea`);
  const source = files.find((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  if (source !== undefined) throw new Error(`${dir} is published with the source ${source}`);
  const manifest = readFileSync(join(dir, 'package.json'), 'utf8');
  if (/source"|\/src\//.test(manifest)) throw new Error(`${dir} names sources that it is published without`);
  const sizes = files.map((file) => statSync(join(dir, file))).filter((entry) => entry.isFile());
  return sizes.reduce((bytes, { size }) => bytes + size, 0);
}

/** Runs the browser bundle where there is nothing but the language itself. */
async function runBundle(dir: string): Promise<string> {
  const bundle = join(dir, 'bundle.js');
  await build({
    entryPoints: [join(dir, 'browser.mjs')],
    outfile: bundle,
    bundle: true,
    platform: 'browser',
    format: 'iife',
    logLevel: 'error',
  });
  const lines: string[] = [];
  runInContext(readFileSync(bundle, 'utf8'), createContext({ print: (line: string) => lines.push(`${line}\n`) }));
  return lines.join('');
}

/** The errors of two copies of core, in two formats, are of two classes. */
const FORMATS = `
import { createRequire } from 'node:module';
import { IllegalMoveError, isIllegalMoveError } from '@wonders/core';
const { hal } = createRequire(import.meta.url)('@wonders/hal');
try {
  hal.applyMove(hal.newGame(), { kind: 'give', card: 'none' });
} catch (error) {
  process.exit(isIllegalMoveError(error) && !(error instanceof IllegalMoveError) ? 0 : 1);
}
process.exit(1);
`;

const pkgs = packages();
const tarballs = join(root, 'temp/tarballs');
rmSync(tarballs, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });

const stranger = mkdtempSync(join(tmpdir(), 'wonders-stranger-'));
try {
  for (const { pkg, tarball } of await packed(pkgs)) await lint(pkg, tarball);

  const outside = outsideDependencies(pkgs);
  for (const dir of outside) await must('npm', ['pack', '--ignore-scripts', '--pack-destination', tarballs, dir]);
  writeFileSync(join(stranger, 'package.json'), '{ "name": "stranger", "private": true }\n');
  for (const file of readdirSync(tarballs)) cpSync(join(tarballs, file), join(stranger, file));
  const files = readdirSync(stranger).filter((file) => file.endsWith('.tgz'));
  await must(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', ...files.map((file) => `./${file}`)],
    stranger,
  );
  console.log(`installed ${files.length} tarballs in an empty project`);
  const bytes = pkgs.reduce(
    (sum, { manifest }) => sum + checkInstalled(join(stranger, 'node_modules', manifest.name)),
    0,
  );
  if (bytes > MOST_BYTES) throw new Error(`the packages have ${bytes} bytes, unpacked; ${MOST_BYTES} are the most`);
  console.log('every package has neither sources nor maps, and the notice of what it bundles');

  await checkManagers(tarballs);

  writeStranger(stranger, pkgs);
  const esm = await must(process.execPath, ['esm.mjs'], stranger);
  const cjs = await must(process.execPath, ['cjs.cjs'], stranger);
  const browser = await runBundle(stranger);
  if (esm !== cjs) throw new Error(`CommonJS plays other games than ES modules:\n${esm}\n${cjs}`);
  if (esm !== browser) throw new Error(`The browser bundle plays other games than Node:\n${esm}\n${browser}`);
  console.log(`the same ${esm.split('\n').length - 1} games as ES module, as CommonJS and in a browser bundle\n${esm}`);

  await checkMetro(stranger, 'browser.mjs', esm);

  writeFileSync(join(stranger, 'formats.mjs'), FORMATS);
  await must(process.execPath, ['formats.mjs'], stranger);
  console.log('an illegal move of the CommonJS copy is recognised by the ES module');

  await typeCheck(stranger, specifiers(pkgs));
  await checkViewError(stranger, await games());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(stranger, { recursive: true, force: true });
}
