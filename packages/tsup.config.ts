import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * Shared by all packages; the working directory is the package that is built. Its entries are the `exports` that name a source:
 * `./bots` with the source `./src/bots/index.ts` becomes `dist/bots.js`, `dist/bots.cjs` and their declarations.
 */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { '@wonders/source'?: string }>;
};
const entry: Record<string, string> = {};
for (const [subpath, target] of Object.entries(exports)) {
  const source = typeof target === 'string' ? undefined : target['@wonders/source'];
  if (source !== undefined) entry[subpath === '.' ? 'index' : subpath.slice(2)] = source;
}

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // Entries of one package share chunks: an error class must be the same class in each of them.
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  outExtension: ({ format }) => ({ js: format === 'cjs' ? '.cjs' : '.js' }),
  // tsup sets the deprecated `baseUrl`; declarations of other packages come from their build, not from their sources.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
});
