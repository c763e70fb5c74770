import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../.ci/lib/games.js';
import { root } from '../.ci/lib/packages.js';
import { picturesOf } from './games/pictures.js';

/** Ten pictures, of which a game shows its opening, its middle and its end. */
test.each(await games())('$pkg.id: its pictures on README and site are what its board draws', async (found) => {
  const stale = (await picturesOf(found)).filter(({ file, svg }) => {
    const kept = join(root, 'docs/public/boards', file);
    return !existsSync(kept) || readFileSync(kept, 'utf8') !== svg;
  });
  const names = stale.map(({ file }) => file);
  expect(names, `write them by: npm run docs -- pictures ${found.pkg.id}`).toEqual([]);
});
