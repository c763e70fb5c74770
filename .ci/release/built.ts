/** What the build does to the files of a package, after the bundler has written them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../lib/packages.js';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** The maps in a folder, with what is in them. */
export function mapsIn(dist: string): { readonly file: string; readonly map: SourceMap }[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .map((name) => join(dist, name))
    .map((file) => ({ file, map: JSON.parse(readFileSync(file, 'utf8')) as SourceMap }));
}

/** Whether a source lies in the `src` beside `dist`, which is published with it. */
const isShared = (dist: string, file: string, source: string): boolean => {
  const place = join(dirname(file), source);
  return place.startsWith(join(dist, '../src/')) && existsSync(place);
};

/** The sources that a map carries although the package has them as files, and those that are in neither. */
export function misplacedSources(dist: string): string[] {
  return mapsIn(dist).flatMap(({ file, map }) =>
    map.sources.flatMap((source, i) => {
      const carried = typeof map.sourcesContent?.[i] === 'string';
      if (carried !== isShared(dist, file, source)) return [];
      return [`${file} ${carried ? 'carries' : 'lacks'} ${source}`];
    }),
  );
}

/** Takes the sources out of the maps: the package has them once, in `src`. What core bundles of others stays in the maps. */
export function shareSources(dist: string): void {
  for (const { file, map } of mapsIn(dist)) {
    const { sources, sourcesContent = [] } = map;
    const kept = sources.map((source, i) => (isShared(dist, file, source) ? null : (sourcesContent[i] ?? null)));
    writeFileSync(file, JSON.stringify({ ...map, sourcesContent: kept }));
  }
}

/** The licences of what core bundles, as their authors wrote them. */
export function notice(): string {
  const { resolve } = createRequire(join(root, 'packages/core/package.json'));
  const [alea = ''] = readFileSync(resolve('seedrandom/lib/alea.js'), 'utf8').split('\n\n\n');
  const hashes = readFileSync(join(dirname(resolve('@noble/hashes/sha2.js')), 'LICENSE'), 'utf8');
  const plain = alea.replaceAll(/^\/\/ ?/gm, '').trim();
  return `@wonders/core contains the work of others, and so does every file that contains core.

alea, for random numbers
------------------------

${plain}

@noble/hashes, in the entries arena, learn and sealed
-----------------------------------------------------

${hashes.trim()}
`;
}
