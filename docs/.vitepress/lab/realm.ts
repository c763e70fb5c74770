/// <reference lib="webworker" />
import type { AnyGame } from '@wonders/core';
import type { Answer, AskedTurn } from '@wonders/core/arena';
import type { Order, Plan, Reply } from './messages.js';

/** Loading takes as long as the network needs. */
const LOADING = 60_000;

type Heard = Reply | { readonly kind: 'silent' };

/** A module that cannot be used. */
export class ModuleProblem extends Error {
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

/** The reader's bot in a worker of its own. */
export interface Realm {
  /** Asks for a move; what goes wrong is the bot's fault. */
  ask(asked: AskedTurn<AnyGame>, fresh: boolean): Promise<{ readonly answer: Answer<AnyGame>; readonly time: number }>;
  /** Whether it can be asked again: one that did not answer is stopped. */
  alive(): boolean;
  close(): void;
}

/**
 * Opens a realm for the bot of a plan.
 *
 * @throws {@link ModuleProblem} when its module cannot be used.
 */
export async function openRealm(game: AnyGame, { source, game: name, budget }: Plan): Promise<Realm> {
  const worker = new Worker(new URL('./player.ts', import.meta.url), { type: 'module' });
  let alive = true;
  const send = (order: Order, limit: number): Promise<Heard> =>
    new Promise((resolve) => {
      const late = setTimeout(() => {
        close();
        resolve({ kind: 'silent' });
      }, limit);
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        clearTimeout(late);
        resolve(data);
      };
      worker.onerror = ({ message }) => {
        clearTimeout(late);
        resolve({ kind: 'failed', says: message || 'The bot could not be loaded.' });
      };
      worker.postMessage(order);
    });
  function close(): void {
    alive = false;
    worker.terminate();
  }
  const ready = await send({ kind: 'load', source, game: name }, LOADING);
  if (ready.kind === 'silent')
    throw new ModuleProblem('It was not ready in time: does it loop as it loads?', undefined);
  if (ready.kind === 'failed') {
    close();
    throw new ModuleProblem(ready.says, ready.line);
  }
  return {
    async ask({ turn: { view, seat, random } }, fresh) {
      const heard = await send({ kind: 'turn', view, seat, seed: String(random()), fresh }, budget);
      if (heard.kind === 'silent')
        return {
          answer: { kind: 'silent', reason: `no answer within ${budget / 1000} s, so it was stopped` },
          time: budget,
        };
      if (heard.kind === 'failed') {
        const at = heard.line === undefined ? '' : ` (line ${heard.line})`;
        return { answer: { kind: 'threw', reason: `${heard.says}${at}` }, time: 0 };
      }
      if (heard.kind === 'ready') return { answer: { kind: 'threw', reason: 'it answered out of turn' }, time: 0 };
      const candidates = heard.candidates.flatMap(({ code, value, visits }) => {
        const move = game.decodeMove(code);
        return move === undefined ? [] : [{ move, value, visits }];
      });
      return { answer: { move: heard.move as never, candidates }, time: heard.time };
    },
    alive: () => alive,
    close,
  };
}
