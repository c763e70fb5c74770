/**
 * The games for programs in any language: one request per line of standard input, one answer per line of standard output.
 * `npm run --silent protocol`; examples/protocol/README.md lists the methods.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { type FoundGame, games } from '../../.ci/games.js';
import { faultOf, RequestError, requestOf } from './requests.js';
import { type Numbered, tables } from './tables.js';

async function numbered({ game, pkg }: FoundGame): Promise<readonly [string, Numbered]> {
  const source = pkg.entries.find(({ subpath }) => subpath === './learn')?.source;
  const module: Partial<Numbered> = source === undefined ? {} : await import(pathToFileURL(join(pkg.dir, source)).href);
  return [game.id, { game, learn: module.learn }];
}

const methods = tables(new Map(await Promise.all((await games()).map(numbered))));

/** The answer to a line. */
function answer(line: string): string {
  let id: unknown = null;
  try {
    const request = requestOf(line);
    ({ id } = request);
    const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
    if (method === undefined)
      throw new RequestError({
        code: 'no-such-method',
        message: `no method ${request.method}: there are ${Object.keys(methods).join(', ')}`,
      });
    return JSON.stringify({ id, result: method(request.parameters) });
  } catch (error) {
    return JSON.stringify({ id, error: faultOf(error) });
  }
}

for await (const line of createInterface({ input: process.stdin }))
  if (line.trim() !== '') process.stdout.write(`${answer(line)}\n`);
