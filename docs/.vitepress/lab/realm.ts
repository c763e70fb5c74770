/// <reference lib="webworker" />
import type { AnyGame } from '@wonders/core';
import type { Answer, AskedTurn } from '@wonders/core/arena';
import { isReply, type Order, type Plan, type Reply } from './messages.js';

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

/** The reader's bot in a room of its own. */
export interface Realm {
  /** Asks for a move; what goes wrong is the bot's fault. */
  ask(asked: AskedTurn<AnyGame>, fresh: boolean): Promise<{ readonly answer: Answer<AnyGame>; readonly time: number }>;
  /** Whether it can be asked again: one that did not answer is stopped. */
  alive(): boolean;
}

/**
 * Waits for the bot of a plan.
 *
 * @param port - Leads to the room where it is loaded.
 * @throws {@link ModuleProblem} when its module cannot be used.
 */
export async function openRealm(game: AnyGame, port: MessagePort, { budget }: Plan): Promise<Realm> {
  let alive = true;
  const hear = (limit: number, order?: Order): Promise<Heard> =>
    new Promise((resolve) => {
      const late = setTimeout(() => {
        alive = false;
        port.close();
        resolve({ kind: 'silent' });
      }, limit);
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearTimeout(late);
        resolve(isReply(data) ? data : { kind: 'failed', says: 'It says what no bot can say.' });
      };
      if (order !== undefined) port.postMessage(order);
    });
  const ready = await hear(LOADING);
  if (ready.kind === 'silent')
    throw new ModuleProblem('It was not ready in time: does it loop as it loads?', undefined);
  if (ready.kind === 'failed') throw new ModuleProblem(ready.says, ready.line);
  return {
    async ask({ turn: { view, seat, random } }, fresh) {
      const heard = await hear(budget, { view, seat, seed: String(random()), fresh });
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
  };
}
