import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { games } from '../.ci/games.js';
import { root } from '../.ci/packages.js';
import type { Measured } from './report.js';

/** Where the modules of a game are. */
interface Source {
  readonly id: string;
  /** The module that exports the game, and under which name. */
  readonly module: string;
  readonly name: string;
  /** The module that exports its variants, where there is one. */
  readonly variants: string | undefined;
}

/** The games that there are, the kit's small one last. */
export async function sources(): Promise<readonly Source[]> {
  const found = (await games()).map(({ game, pkg, module }): Source => {
    const variants = join(pkg.dir, 'bench/variants.ts');
    return {
      id: game.id,
      module: join(pkg.dir, pkg.entries.find(({ subpath }) => subpath === '.')?.source ?? ''),
      name: Object.keys(module).find((name) => module[name] === game) ?? '',
      variants: existsSync(variants) ? variants : undefined,
    };
  });
  const kit = join(root, 'packages/core/src/testing/index.ts');
  return [...found, { id: 'sealed', module: kit, name: 'sealed', variants: undefined }];
}

/**
 * Measures a game as an app runs it: bundled, in a process of its own, where the compiler knows the states of no other
 * game. A loader of TypeScript would wrap every function to keep its name, and make all of them slower.
 */
export function apart(source: Source, words: readonly string[], seconds: number): readonly Measured[] {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { ${source.name} as game } from ${JSON.stringify(source.module)};
        import { figuresOf } from './figures.ts';
        ${source.variants === undefined ? 'const variants = { default: {} };' : `import { variants } from ${JSON.stringify(source.variants)};`}
        console.log(JSON.stringify(figuresOf(game, variants, ${JSON.stringify(words)}, ${seconds})));`,
      resolveDir: join(root, '.bench'),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    conditions: ['@wonders/source'],
  });
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    input: outputFiles[0]?.text ?? '',
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`measuring ${source.id} ended with ${status}`);
  return JSON.parse(stdout);
}
