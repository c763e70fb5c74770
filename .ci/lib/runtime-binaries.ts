import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The runtimes besides Node that the packages are promised for, as packages of npm: `installed('runtimes', RUNTIMES)`. */
export const RUNTIMES = { bun: '1.4.5', deno: '2.9.6', 'edge-runtime': '4.0.1' };

/** A file of a package that npm picked for this machine: `@oven/bun-linux-x64/bin/bun`. */
export function binary(dir: string, scope: string, path: string): string {
  const name = readdirSync(join(dir, 'node_modules', scope)).at(0) ?? '';
  return join(dir, 'node_modules', scope, name, path);
}
