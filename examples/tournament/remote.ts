/** A bot in a realm of its own, whatever the realm is: it gets its turn as a message and has a time limit. */
import type { AnyGame, MoveOf } from '@wonders/core';
import type { Answer, AskedTurn } from '@wonders/core/arena';
import { lookahead } from './lookahead.js';

/** The way to a realm and back. It is used once: a realm that has ended stays so. */
export interface Channel {
  send(message: object): void;
  /** Says what to call with each message, and once when the realm has ended: by a foreign signal, or else by its own fault. */
  listen(heard: (message: unknown) => void, ended: (reason: string, isForeign?: boolean) => void): void;
  close(): void;
}

/** What a bot may use. */
export interface Limits {
  /** Milliseconds for a move; the start of the realm counts towards the first one. */
  readonly time: number;
  /** Megabytes. */
  readonly memory: number;
  /** Files and folders that its processes do not see, where the system can hide them. */
  readonly hidden: readonly string[];
}

/** A signal that the host did not send has ended a bot: nobody at the table is to blame, so the game does not count. */
export class VoidGameError extends Error {
  override readonly name = 'VoidGameError';
}

/** A bot that answers later. What goes wrong in its realm is its fault, and its answer. */
export interface RemoteBot {
  /** Rejects with a {@link VoidGameError} alone. */
  ask(asked: AskedTurn<AnyGame>): Promise<Answer<AnyGame>>;
  /** Ends the realm. */
  close(): void;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A bot at the other end of a channel. */
export function remoteBot(game: AnyGame, channel: Channel, time: number): RemoteBot {
  let over: Answer<AnyGame> | Promise<never> | undefined;
  let heard: (message: unknown) => void = () => undefined;
  let answered: (answer: Answer<AnyGame> | Promise<never>) => void = () => undefined;
  /** The realm is of no more use: the bot gives this answer from now on. */
  const end = (answer: Answer<AnyGame> | Promise<never>): void => {
    over ??= answer;
    channel.close();
    answered(over);
  };
  const ended = (reason: string, isForeign = false): void => {
    const isVoid = isForeign ? Promise.reject(new VoidGameError(reason)) : undefined;
    // Nobody may be asking.
    isVoid?.catch(() => undefined);
    end(isVoid ?? { kind: 'threw', reason });
  };
  const threw = (reason: string) => ended(reason);
  /** Whatever a message does to the host, its bot answers for it. */
  const hear = (message: unknown): void => {
    try {
      heard(message);
    } catch (error) {
      threw(`a message that cannot be answered: ${error instanceof Error ? error.message : error}`);
    }
  };
  channel.listen(hear, ended);
  return {
    ask({ turn: { view, seat, legal, random }, ply }) {
      if (over !== undefined) return Promise.resolve(over);
      const request = lookahead(game, view);
      return new Promise((resolve) => {
        const silent = () => end({ kind: 'silent', reason: `no answer within ${time} ms` });
        const late = setTimeout(silent, time);
        const began = performance.now();
        answered = (answer) => {
          clearTimeout(late);
          heard = () => undefined;
          resolve(answer);
        };
        heard = (message) => {
          // A flood of messages keeps the timer waiting.
          if (performance.now() - began > time) return silent();
          if (!isObject(message)) return threw('a message that is no object');
          const { kind, method, move } = message;
          if (kind === 'move')
            return answered({
              move: (typeof move === 'string' ? game.decodeMove(move) : move) as MoveOf<AnyGame>,
              candidates: [],
            });
          if (kind === 'threw') return threw(String(message['reason']));
          if (method === undefined) return threw('a message that is neither a move nor a request');
          channel.send(request(message));
        };
        const moves = legal.map((move) => game.encodeMove(move));
        channel.send({
          kind: 'turn',
          game: game.id,
          rules: game.rules,
          ply,
          seat,
          view,
          legal: moves,
          seed: String(random()),
        });
      });
    },
    close: () => channel.close(),
  };
}
