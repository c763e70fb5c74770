/**
 * The games for programs in any language: one request per line of standard input, one answer per line of standard output.
 * `npm run --silent protocol`; examples/protocol/README.md lists the methods.
 */
import { createInterface } from 'node:readline';
import { type FoundGame, games } from '../../.ci/games.js';
import { faultOf, RequestError, requestOf } from './requests.js';
import { type Numbered, tables } from './tables.js';

async function numbered({ game, manifest }: FoundGame): Promise<readonly [string, Numbered]> {
  const { learn } = await manifest.load.learn();
  return [game.id, { game, learn }];
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
