import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawn } from '../lib/draws.js';
import type { FoundGame } from '../lib/games.js';
import { installed } from '../lib/install.js';
import { gameNameOf, root } from '../lib/packages.js';

const run = promisify(execFile);

/** The compilers that the types have to work with, besides those of this repository. */
const COMPILERS = {
  'typescript-5.0': 'npm:typescript@5.0.4',
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
};

interface Compiler {
  readonly name: string;
  /** The program that Node runs. */
  readonly tsc: string;
  /** `5.4.5` is 504. */
  readonly version: number;
}

const STRICT = [
  ...['--noEmit', '--declaration', '--strict', '--skipLibCheck', 'false', '--target', 'es2022', '--lib', 'es2022'],
  ...['--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--verbatimModuleSyntax'],
];

/** Programs of strangers that every compiler takes: a host of any game, and a switch over all endings. */
const HOSTS = ['host', 'endings'];
/** As many lines may a host of any game have. */
const MOST_LINES = 90;

/** The errors of a compiler for files; none if they are right. */
async function complaints({ tsc }: Compiler, dir: string, args: readonly string[]): Promise<string> {
  try {
    await run(process.execPath, [tsc, ...STRICT, ...args], { cwd: dir, maxBuffer: 1 << 26 });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout || String(error);
  }
}

/** `5.4.5` as 504. */
function numberOf(version: string): number {
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)\.\d/.exec(version) ?? []).map(Number);
  return major * 100 + minor;
}

/** A compiler in a folder of packages. */
function compilerIn(modules: string, name: string): Compiler {
  const dir = join(modules, name);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return { name: `typescript ${version}`, tsc: join(dir, 'bin/tsc'), version: numberOf(version) };
}

/** The compilers of this repository: the one that builds the declarations, and the one that checks types. */
const own = ['typescript', 'typescript-7'].map((name) => compilerIn(join(root, 'node_modules'), name));

/** Those, and any of the others that can be installed. */
function compilers(): readonly Compiler[] {
  try {
    const dir = installed('compilers', COMPILERS);
    const others = Object.keys(COMPILERS).map((name) => compilerIn(join(dir, 'node_modules'), name));
    return [...others, ...own].sort((a, b) => a.version - b.version);
  } catch {
    console.log('Skipped: older compilers cannot be installed here.');
    return own;
  }
}

/** The oldest and the newest, and one between them that the commit draws. */
function drawnOf(all: readonly Compiler[]): readonly Compiler[] {
  const between = drawn(
    all.slice(1, -1).map(({ name }) => name),
    'a compiler',
    1,
  );
  return all.filter((compiler, i) => i === 0 || i === all.length - 1 || between.includes(compiler.name));
}

/**
 * Type-checks a file that imports every entry by old and new compilers and every way of resolving modules, with all that is strict.
 *
 * @param dir - Where the packages are installed.
 * @param names - What is imported.
 */
export async function typeCheck(dir: string, names: readonly string[]): Promise<void> {
  const list = `const modules: readonly object[] = [${names.map((_, i) => `m${i}`).join(', ')}];\n`;
  const imports = names.map((name, i) => `import * as m${i} from '${name}';\n`).join('');
  const requires = names.map((name, i) => `import m${i} = require('${name}');\n`).join('');
  writeFileSync(join(dir, 'types.mts'), `${imports}${list}export { modules };\n`);
  writeFileSync(join(dir, 'types.cts'), `${requires}${list}export = modules;\n`);
  writeFileSync(join(dir, 'types.ts'), `${imports}${list}export { modules };\n`);
  for (const name of HOSTS) copyFileSync(join(root, 'examples/host', `${name}.ts`), join(dir, `${name}.mts`));
  if (readFileSync(join(dir, 'host.mts'), 'utf8').trimEnd().split('\n').length > MOST_LINES)
    throw new Error(`examples/host/host.ts should have ${MOST_LINES} lines at most`);
  // Two at a time: there are two cores.
  const checks = drawnOf(compilers()).flatMap((compiler) => waysOf(compiler).map((args) => ({ compiler, args })));
  const worker = async (): Promise<void> => {
    for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
      const said = await complaints(check.compiler, dir, check.args);
      const what = `${check.compiler.name}, ${check.args.join(' ')}`;
      if (said !== '') throw new Error(`${what}:\n${said.slice(0, 4000)}`);
      console.log(`type-checked by ${what}`);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** The ways of resolving modules that a compiler knows. */
function waysOf({ version }: Compiler): readonly (readonly string[])[] {
  const isolated = version >= 505 ? ['--isolatedDeclarations'] : [];
  return [
    ['--module', 'node16', ...HOSTS.map((name) => `${name}.mts`)],
    ['--module', 'node16', ...isolated, 'types.mts', 'types.cts'],
    ['--module', 'nodenext', ...isolated, 'types.mts', 'types.cts'],
    ['--module', 'esnext', '--moduleResolution', 'bundler', ...isolated, 'types.mts', 'types.ts'],
    ...(version < 600 ? [['--module', 'esnext', '--moduleResolution', 'node10', ...isolated, 'types.ts']] : []),
  ];
}

/**
 * The compiler refuses a view in place of a state, with an error that names `viewer` and so says which of the two was given.
 *
 * @param games - Each is given a view for `applyMove`.
 */
export async function checkViewError(dir: string, games: readonly FoundGame[]): Promise<void> {
  for (const { pkg } of games) {
    const name = gameNameOf(pkg.id);
    const lines = [
      `import { ${name} } from '${pkg.manifest.name}';`,
      `const state = ${name}.newGame({ seed: 'monday' });`,
      `${name}.applyMove(${name}.view(state, 0), ${name}.botMove(state));`,
    ];
    writeFileSync(join(dir, `view-${pkg.id}.mts`), `${lines.join('\n')}\n`);
  }
  const files = games.map(({ pkg }) => `view-${pkg.id}.mts`);
  const said = await complaints(own[0] as Compiler, dir, ['--module', 'nodenext', '--pretty', 'false', ...files]);
  for (const file of files) {
    const errors = said.split(/^(?=view-)/m).filter((error) => error.startsWith(file));
    if (errors.length !== 1 || !errors[0]?.includes('viewer') || errors[0].split('\n').length > 8)
      throw new Error(
        `a view in place of a state should be refused in a few lines that name viewer:\n${errors.join('')}`,
      );
  }
  console.log('a view in place of a state is refused by name');
}
