/** Answers requests, one per line of standard input, by one line of standard output each. */
import { createInterface } from 'node:readline';
import type { AnyGame } from '@wonders/core';
import type { GameManifest } from '../../.ci/manifest.js';
import { environments } from './environments.js';
import { faultOf, RequestError, requestOf } from './requests.js';
import { type Numbered, tables } from './tables.js';

/** A game, and how its numbers are loaded. */
interface Loadable {
  readonly game: AnyGame;
  readonly manifest: Pick<GameManifest, 'load'>;
}

async function numbered({ game, manifest }: Loadable): Promise<readonly [string, Numbered]> {
  const { learn } = await manifest.load.learn();
  return [game.id, { game, learn }];
}

/** Answers until the input ends. */
export async function serve(games: readonly Loadable[]): Promise<void> {
  const known = new Map(await Promise.all(games.map(numbered)));
  const methods = { ...tables(known), ...environments(known) };

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
}
