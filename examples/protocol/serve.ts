/** Answers requests, one per line of standard input, by one line of standard output each. */
import { once } from 'node:events';
import type { AnyGame } from '@wonders/core';
import type { GameManifest } from '../../.ci/lib/manifest.js';
import { environments } from './environments.js';
import { LONGEST, linesOf } from './lines.js';
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

  /** The answer to a line; `undefined` stands for one that was too long. */
  function answer(line: string | undefined): string {
    let id: unknown = null;
    try {
      if (line === undefined)
        throw new RequestError({ code: 'too-long', message: `a line should have at most ${LONGEST} characters` });
      const request = requestOf(line);
      ({ id } = request);
      const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
      if (method === undefined)
        throw new RequestError({
          code: 'no-such-method',
          message: `no method ${request.method.slice(0, 40)}: there are ${Object.keys(methods).join(', ')}`,
        });
      return JSON.stringify({ id, result: method(request.parameters) });
    } catch (error) {
      return JSON.stringify({ id, error: faultOf(error) });
    }
  }

  // Without a reader there is nothing left to do.
  process.stdout.on('error', () => process.exit(0));
  for await (const line of linesOf(process.stdin))
    if (line?.trim() !== '' && !process.stdout.write(`${answer(line)}\n`))
      // While the answers are not read, the next request waits, so that they do not fill the memory.
      await once(process.stdout, 'drain');
}
