/** The notice that the build adds to each package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../lib/packages.js';

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
