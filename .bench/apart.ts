import { join } from 'node:path';
import type { Source } from './checkouts.js';
import { startProgram } from './program.js';
import type { Answer, Offer, Question } from './served.js';

/** A process that measures something when asked. */
export interface Side {
  readonly offers: readonly Pick<Offer, 'variant' | 'works'>[];
  /** Nanoseconds per unit over a slice; throws what the work threw. */
  slice(question: Question): Promise<number>;
  end(): void;
}

/** A game in a process of its own. */
export interface Apart extends Side {
  readonly offers: readonly Offer[];
}

/**
 * Starts a game in a process of its own, where the compiler knows the states of no other game.
 *
 * @param checkout - Where the game and its core come from. What measures them comes from here.
 */
export async function apart(checkout: string, source: Source, words: readonly string[]): Promise<Apart> {
  const { answer, ask, end } = startProgram<Question, Answer>(
    source.id,
    `
      import * as module from ${JSON.stringify(source.module)};
      import * as bots from ${JSON.stringify(join(checkout, 'packages/core/src/bots/index.ts'))};
      ${source.net === null ? 'const net = {};' : `import * as net from ${JSON.stringify(source.net)};`}
      import { serve } from './served.ts';
      const game = Object.values(module).find((each) => typeof each === 'object' && 'newGame' in each && 'fast' in each);
      serve(game, ${JSON.stringify(source.variants)}, ${JSON.stringify(words)}, { searchBot: bots.searchBot, net: net.netSearch });`,
  );
  const first = await answer();
  if (first.kind !== 'offers') throw new Error(`${source.id} offers nothing`);
  return {
    offers: first.offers,
    end,
    async slice(question) {
      const found = await ask(question);
      if (found.kind === 'slice') return found.ns;
      throw new Error(found.kind === 'fault' ? found.message : 'no slice');
    },
  };
}
