import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitepress';
import { packages } from '../../../.ci/lib/packages.js';

const NAME = 'virtual:declarations';

/** What a snippet can use besides the language and the packages. */
const GLOBALS = `interface Console { log(...values: unknown[]): void; warn(...values: unknown[]): void; error(...values: unknown[]): void }
declare const console: Console;
declare const performance: { now(): number };
declare function structuredClone<T>(value: T): T;
declare function setTimeout(task: () => void, time?: number): number;
`;

/** The files that say what the language has. */
export function libraries(): readonly (readonly [path: string, text: string])[] {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'));
  return readdirSync(folder)
    .filter(
      (file) => /^lib\.(es5|es6|es20\d\d(\..*)?|decorators(\.legacy)?)\.d\.ts$/.test(file) && !file.includes('full'),
    )
    .map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8')]);
}

/** The declarations of the packages, as they are published; there are none before the packages are built. */
function published(): readonly (readonly [path: string, text: string])[] {
  return packages().flatMap(({ dir, manifest: { name } }) => {
    const dist = join(dir, 'dist');
    if (!existsSync(dist)) return [];
    const files = readdirSync(dist).filter((file) => file.endsWith('.d.ts'));
    return ['package.json', ...files.map((file) => `dist/${file}`)].map(
      (file) => [`/node_modules/${name}/${file}`, readFileSync(join(dir, file), 'utf8')] as const,
    );
  });
}

/** Gives a worker the declarations of the language and of the packages, by their paths. */
export const declarationsPlugin = (): Plugin => ({
  name: 'declarations',
  resolveId: (asked) => (asked === NAME ? `\0${NAME}` : undefined),
  load(asked) {
    if (asked !== `\0${NAME}`) return undefined;
    const own = published();
    const files = own.length === 0 ? [] : [...libraries(), ['/globals.d.ts', GLOBALS], ...own];
    return `export const declarations = ${JSON.stringify(Object.fromEntries(files))};`;
  },
});
