import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitepress';
import { packages, specifier } from '../../../.ci/lib/packages.js';
import { packed } from '../../../.ci/lib/packs.js';
import { framePage } from './frame.js';
import { FRAME_SUM } from './policy.js';

const NAME = 'virtual:sandbox';

/** Every entry point of the packages, by the name under which it is imported. */
const sources = (): readonly (readonly [name: string, file: string])[] =>
  packages().flatMap((pkg) =>
    pkg.entries.map((entry) => [specifier(pkg, entry), join(pkg.dir, entry.source)] as const),
  );

/** The names that a snippet can import on a page. */
export const importable = (): ReadonlySet<string> => new Set(sources().map(([name]) => name));

/** What the worker of strangers' code runs besides that code, by its name. */
const HOSTS = ['snippet', 'bot'] as const;
const hostFile = (name: string): string => fileURLToPath(new URL(`./hosts/${name}.ts`, import.meta.url));

const pack = () => packed(new Map([...sources(), ...HOSTS.map((name) => [name, hostFile(name)] as const)]));
let packing: ReturnType<typeof pack> | undefined;

/**
 * Gives pages the frame for strangers' code, and the packages as texts for it: from there nothing can be loaded. Each text is a file of its
 * own, and comes when it is needed.
 */
export const sandboxPlugin = (): Plugin => ({
  name: 'sandbox',
  resolveId: (asked) => (asked.startsWith(NAME) ? `\0${asked}` : undefined),
  async load(asked) {
    if (!asked.startsWith(`\0${NAME}`)) return undefined;
    packing ??= pack();
    const { entries, packs } = await packing;
    const part = packs[`.${asked.slice(NAME.length + 1)}`];
    if (part !== undefined) return `export default ${JSON.stringify(part.text)};`;
    const rows = Object.entries(packs).map(([name, { needs }]) => {
      const load = `() => import(${JSON.stringify(NAME + name.slice(1))})`;
      return `${JSON.stringify(name)}: { needs: ${JSON.stringify(needs)}, load: ${load} }`;
    });
    return `export const frame = ${JSON.stringify(framePage(FRAME_SUM))};
export const entries = ${JSON.stringify(entries)};
export const packs = {\n${rows.join(',\n')}\n};`;
  },
});
