import { join } from 'node:path';
import type { Plugin } from 'vitepress';
import { packages, specifier } from '../../../.ci/lib/packages.js';

const NAME = 'virtual:entry-points';

/** Every entry point of the packages, by the name under which it is imported. */
const sources = (): readonly (readonly [name: string, file: string])[] =>
  packages().flatMap((pkg) =>
    pkg.entries.map((entry) => [specifier(pkg, entry), join(pkg.dir, entry.source)] as const),
  );

/** The names that a snippet can import on a page. */
export const importable = (): ReadonlySet<string> => new Set(sources().map(([name]) => name));

/** Gives pages a table of all entry points, each loaded when a snippet imports it. */
export const entryPointsPlugin = (): Plugin => ({
  name: 'entry-points',
  resolveId: (asked) => (asked === NAME ? `\0${NAME}` : undefined),
  load(asked) {
    if (asked !== `\0${NAME}`) return undefined;
    const loaders = sources().map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`);
    return `export const entryPoints = {\n${loaders.join(',\n')}\n};`;
  },
});
