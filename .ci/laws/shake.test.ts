import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { manifests } from '../lib/games.js';
import { type Entry, packages } from '../lib/packages.js';

/** How much of a game its rules may be: what a script dictates is a rule, so that SOLO's scales and the Opponent's script count. */
const sizes = new Map((await manifests()).map(({ pkg, manifest }) => [pkg.id, manifest.sizes]));

/**
 * The most that a text or picture entry may bring of its own, gzipped. A further language is whole: it has names, moves, questions, notices and
 * refusals, too, which English has in the main entry, and the words that core has in English, what options may be among them.
 */
function mostOf(id: string, file: string): number {
  if (file.startsWith('words/')) return 28_250;
  return file.startsWith('board') ? (sizes.get(id)?.board ?? 0) : 19_750;
}

const games = packages().filter(({ id }) => id !== 'core');

/** The games of several files: one file is carried whole. */
const houses = games.filter(({ dir }) => existsSync(join(dir, 'src/game/rules.ts')));

/** What an app carries that imports these names from the sources of a game: the size with core, gzipped, and the files in it. */
async function carried(
  dir: string,
  code: string,
): Promise<{ readonly size: number; readonly files: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: dir, loader: 'ts' },
    absWorkingDir: join(dir, '..'),
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    conditions: ['@wonders/source'],
    logLevel: 'error',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    size: gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length,
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

test.each(houses)(
  '$id: an app that only writes and reads moves carries components and notation',
  async ({ id, dir }) => {
    const { size, files } = await carried(dir, `export { decodeMove, encodeMove } from './src/index.ts';`);
    const OURS =
      /^\w[\w-]*\/src\/(components\/|notation\.ts|game\/notation\.ts)|^core\/src\/(schema\/|engine\/(codec|define-notation)\.ts)|^<stdin>$/;
    expect(files.filter((file) => !OURS.test(file))).toEqual([]);
    expect(files).toContain(`${id}/src/game/notation.ts`);
    expect(size).toBeLessThan(sizes.get(id)?.notation ?? 0);
  },
);

test.each(houses)('$id: an app that only shows positions carries nothing that plays', async ({ id, dir }) => {
  const code = `export { view, viewEvent } from './src/index.ts'; export { drawBoard } from './src/board/index.ts';`;
  const { files } = await carried(dir, code);
  const PLAYS =
    /\/src\/((play|flow)(\/index)?\.ts|game\/(rules|bots|words)\.ts|engine\/(define-rules|apply|legal)\.ts)$/;
  expect(files.filter((file) => PLAYS.test(file))).toEqual([]);
  expect(files).toContain(`${id}/src/game/views.ts`);
});

const built = packages().filter(({ id, dir }) => id !== 'core' && existsSync(join(dir, 'dist/game/rules.js')));

// Without a build there is nothing to measure, and a file without a test is a failure.
test('the build is of all games, or there is none', () => {
  expect([0, games.length]).toContain(built.length);
});

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
    expect(rules).toBeLessThan((sizes.get(id)?.rules ?? 0) * all);
    expect(rules).toBeLessThan(bots);
  },
);

/** The files that the main entry of a package is made of. */
async function filesOfRoot(dir: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [join(dir, 'dist/index.js')],
    absWorkingDir: dir,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    external: ['@wonders/core'],
    logLevel: 'error',
  });
  return new Set(Object.keys(metafile.inputs).map((file) => resolve(dir, file)));
}

/** The gzipped size that an entry adds to the main entry of its package, without core. */
async function ownSize(dir: string, { file }: Entry): Promise<number> {
  const root = await filesOfRoot(dir);
  const beside: Plugin = {
    name: 'beside the main entry',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({ external: root.has(resolve(resolveDir, path)) }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: [join(dir, 'dist', `${file}.js`)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['@wonders/core'],
    plugins: [beside],
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

const entries = built.flatMap(({ id, dir, entries }) =>
  entries.filter(({ file }) => /^(words|board)/.test(file)).map((entry) => ({ id, dir, entry, file: entry.file })),
);

test.runIf(entries.length > 0).each(entries)('$id/$file brings little of its own', async ({ id, dir, entry }) => {
  expect(await ownSize(dir, entry)).toBeLessThan(mostOf(id, entry.file));
});
