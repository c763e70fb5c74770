import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Listed } from '../../../.ci/lib/games.js';
import { root } from '../../../.ci/lib/packages.js';
import { exchanged } from '../../../.ci/mutants/fragments.js';
import type { Mutant } from '../../../.ci/mutants/mutants.js';
import type { AnyGame } from '../../../packages/core/src/index.js';
import type { AnyWords } from '../../../packages/core/src/words/index.js';

/** A game with its words, by the names of the languages that it speaks. */
export interface Spoken {
  readonly game: AnyGame;
  readonly words: Readonly<Record<string, AnyWords>>;
}

/** A game as it would be if one of its rules were another: bundled from its sources, of which one is read with the change. */
export async function broken({ pkg, manifest }: Listed, { file, from, to }: Mutant): Promise<Spoken> {
  const folder = mkdtempSync(join(tmpdir(), 'wonders-without-'));
  const outfile = join(folder, 'broken.mjs');
  const languages = Object.entries(manifest.languages);
  const contents = [
    "export { manifest } from './manifest.js';",
    ...languages.map(([, entry], i) => `export * as words${i} from './src/${entry}/index.js';`),
  ].join('\n');
  try {
    await build({
      stdin: { contents, resolveDir: pkg.dir },
      absWorkingDir: root,
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['@wonders/source'],
      outfile,
      logLevel: 'error',
      plugins: [
        {
          name: 'broken',
          setup: ({ onLoad }) =>
            onLoad({ filter: /\.ts$/ }, ({ path }) =>
              path === join(pkg.dir, file)
                ? { contents: exchanged(readFileSync(path, 'utf8'), from, to), loader: 'ts' }
                : undefined,
            ),
        },
      ],
    });
    const found: Readonly<Record<string, unknown>> & { readonly manifest: Listed['manifest'] } = await import(
      pathToFileURL(outfile).href
    );
    const words = languages.map(([name], i) => [name, found[`words${i}`] as AnyWords] as const);
    return { game: await found.manifest.load.game(), words: Object.fromEntries(words) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
