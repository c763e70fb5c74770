/**
 * Writes into every manifest where its sources, its pages and its issues are: only the service that publishes knows it, by the variables
 * GITHUB_SERVER_URL and GITHUB_REPOSITORY. Provenance asks for the sources.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '../lib/packages.js';
import { placesOf } from './places.js';

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
if (server === undefined || repository === undefined)
  throw new Error('GITHUB_SERVER_URL and GITHUB_REPOSITORY should say where the sources are.');
for (const { id, dir, manifest } of packages())
  writeFileSync(
    join(dir, 'package.json'),
    `${JSON.stringify({ ...manifest, ...placesOf(id, server, repository) }, null, 2)}\n`,
  );
