import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { entriesOf, type Manifest } from './.ci/lib/packages.js';
import { notice } from './.ci/release/built.js';

// Shared by all packages: the working directory is the package that is built, its entries are the `exports` that name a source.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const entries = entriesOf(manifest);

/** What the root exports, so that a bundler can leave out what an app does not import: each in a file of its own. */
const parts = ['notation', 'views', 'rules', 'bots', 'words'].filter((part) => existsSync(`src/game/${part}.ts`));

const camelCase = (text: string): string => text.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * One script for pages that use neither modules nor a bundler: `wonders.hal` has what the root exports, `wonders.hal.words` what the entry
 * `@wonders/hal/words` does. What tests need and the weights of a net are left out.
 */
async function writeScript(): Promise<void> {
  const id = basename(process.cwd());
  const exported = entries
    .filter(({ file }) => !['testing', 'net'].includes(file))
    .map(({ file, source }) => `export * ${file === 'index' ? '' : `as ${camelCase(file)} `}from '${source}';`);
  await build({
    stdin: { contents: exported.join('\n'), resolveDir: process.cwd(), loader: 'ts' },
    outfile: `dist/${id}.global.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: `wonders.${camelCase(id)}`,
    target: 'es2022',
    conditions: ['@wonders/source'],
    logLevel: 'error',
    banner: {
      js: '/*! Contains alea by Johannes Baagøe and hashes by Paul Miller, both under the MIT licence: see NOTICE.txt */',
    },
  });
}

/**
 * A folder with a `package.json` for each further entry: by these a resolver finds `@wonders/hal/words` that does not read `exports`, such as
 * Metro where package exports are off.
 */
function writeFolders(): void {
  for (const { file } of entries.filter(({ file }) => file !== 'index')) {
    mkdirSync(file, { recursive: true });
    const up = '../'.repeat(file.split('/').length);
    const [cjs, esm] = [`${up}dist/${file}.cjs`, `${up}dist/${file}.js`];
    // Metro takes a folder for a package of its own, with and without package exports: all entries have to be of one format.
    const folder = { main: cjs, module: esm, 'react-native': esm, types: `${up}dist/${file}.d.cts` };
    writeFileSync(join(file, 'package.json'), `${JSON.stringify(folder, null, 2)}\n`);
  }
}

/** What the bundler leaves to do. */
async function finish(): Promise<void> {
  await writeScript();
  writeFolders();
  writeFileSync('dist/NOTICE.txt', notice());
}

export default defineConfig({
  entry: Object.fromEntries([
    ...entries.map(({ file, source }) => [file, source]),
    ...parts.map((part) => [`game/${part}`, `src/game/${part}.ts`]),
  ]),
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // A page without a bundler can load no CommonJS, and CommonJS no ES modules: what core takes of others is a part of core.
  noExternal: ['seedrandom', '@noble/hashes'],
  // Entries of one package share chunks: an error class must be the same class in each of them.
  splitting: true,
  // Besides tree shaking: without it tsup writes the CommonJS chunks with its own, slow forms of `??` and `?.`.
  treeshake: true,
  // What is built can be read in a debugger: names stay, and nothing is minified but the script.
  sourcemap: false,
  clean: true,
  silent: true,
  outExtension: ({ format }) => ({ js: format === 'cjs' ? '.cjs' : '.js' }),
  // tsup sets the deprecated `baseUrl`; the declarations of other packages come from their build, not from their sources.
  dts: {
    entry: Object.fromEntries(entries.map(({ file, source }) => [file, source])),
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
  onSuccess: finish,
});
