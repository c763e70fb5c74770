/** Writes the pictures of README and site into `docs/public/boards`. A test compares them with what the boards draw now. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, isNamed } from '../.ci/lib/games.js';
import { root } from '../.ci/lib/packages.js';
import { picturesOf } from './games/pictures.js';

const folder = join(root, 'docs/public/boards');
mkdirSync(join(folder, 'states'), { recursive: true });
for (const found of (await games()).filter(isNamed))
  for (const { file, svg } of await picturesOf(found)) writeFileSync(join(folder, file), svg);
