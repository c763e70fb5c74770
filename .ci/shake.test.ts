import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { packages } from './packages.js';

/** How much of a game its rules may be. What a script dictates is legal or not: SOLO's scales and the Opponent's script are rules. */
const MOST: Readonly<Record<string, number>> = {
  'architects-solo': 0.85,
  'century-ai': 0.76,
  'duel-solo': 0.93,
  'eight-wonders': 0.72,
  hal: 0.76,
};

const built = packages().filter(({ id, dir }) => id !== 'core' && existsSync(join(dir, 'dist/game/rules.js')));

/** The gzipped size of a game's own code when an app imports these names, without core. */
async function size(dir: string, names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from './dist/index.js';`, resolveDir: dir },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['@wonders/core'],
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

test.runIf(built.length > 0).each(built)(
  '$id: an app that imports rules carries neither bots nor words',
  async ({ id, dir }) => {
    const [all, rules, bots] = [
      await size(dir, '*'),
      await size(dir, '{ newGame, legalMoves, applyMove }'),
      await size(dir, '{ newGame, botMove }'),
    ];
    expect(rules).toBeLessThan((MOST[id] ?? 0.8) * all);
    expect(rules).toBeLessThan(bots);
  },
);
