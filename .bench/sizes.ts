import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { packages, specifier } from '../.ci/lib/packages.js';

/** The size of an entry point with all that it imports, core included: bundled, minified, then gzipped. In bytes. */
export function sizes(): readonly { readonly entry: string; readonly minified: number; readonly gzipped: number }[] {
  return packages().flatMap((pkg) =>
    pkg.entries.map((entry) => {
      const { outputFiles } = buildSync({
        entryPoints: [join(pkg.dir, entry.source)],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        conditions: ['@wonders/source'],
      });
      const code = outputFiles[0]?.contents ?? new Uint8Array();
      return { entry: specifier(pkg, entry), minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
    }),
  );
}
