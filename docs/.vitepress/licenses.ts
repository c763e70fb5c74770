import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type license from 'rollup-plugin-license';
import type { Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vitepress';

/** Its types tell of a default export that it has in CommonJS alone. */
const noting = createRequire(import.meta.url)('rollup-plugin-license') as (typeof license)['default'];

/** What the pages and their workers have taken into their files, from other packages. */
const used = new Map<string, Dependency>();

/** Notes which packages of others a build takes into its files. */
export const licensesPlugin = (): Plugin =>
  noting({
    thirdParty: (packages) => {
      for (const each of packages)
        if (!each.name?.startsWith('@wonders/')) used.set(`${each.name} ${each.version}`, each);
    },
  }) as Plugin;

/** The fonts of the pages, which no script takes. */
const FONTS = ['@fontsource/young-serif', '@fontsource-variable/instrument-sans'] as const;

function licenceOf(font: string): readonly string[] {
  const require = createRequire(import.meta.url);
  const { version, license: kind } = JSON.parse(readFileSync(require.resolve(`${font}/package.json`), 'utf8'));
  return [`${font} ${version} (${kind})`, readFileSync(require.resolve(`${font}/LICENSE`), 'utf8')];
}

/** Writes the licences of all that the site ships, with their texts, as they ask for. */
export function writeLicenses(outDir: string): void {
  const scripts = [...used]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, { license: kind, licenseText, noticeText }]) => {
      if (!licenseText && !kind) throw new Error(`${name} is on the site and has no licence`);
      return [`${name} (${kind ?? 'see below'})`, licenseText ?? '', noticeText ?? ''].filter((part) => part !== '');
    });
  if (scripts.length === 0) throw new Error('the site ships nothing of others: licences were not noted');
  const texts = [...scripts, ...FONTS.map(licenceOf)];
  writeFileSync(
    join(outDir, 'licenses.txt'),
    `The site contains code of these packages.\n\n${texts.map((parts) => parts.join('\n\n')).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
  );
}
