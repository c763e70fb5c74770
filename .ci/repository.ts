/**
 * Writes into every manifest where its sources are, which provenance asks for: only the service that publishes knows it, by the variables
 * GITHUB_SERVER_URL and GITHUB_REPOSITORY.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './packages.js';

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
if (server === undefined || repository === undefined)
  throw new Error('GITHUB_SERVER_URL and GITHUB_REPOSITORY should say where the sources are.');
for (const { id, dir, manifest } of packages()) {
  const place = { type: 'git', url: `git+${server}/${repository}.git`, directory: `packages/${id}` };
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify({ ...manifest, repository: place }, null, 2)}\n`);
}
