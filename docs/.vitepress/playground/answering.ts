/// <reference lib="dom" />
import { dispatch, playBots } from '@wonders/core/table';
import type { Answer, Ask } from './answerer.js';
import { brief, isAnswered, type Move, made, type Session } from './session.js';

let worker: Worker | undefined;
let last = 0;

function answerer(): Worker {
  worker ??= new Worker(new URL('./answerer.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** Makes the others ready, while the reader thinks. */
export const awaken = ({ playable: { name, level } }: Session): void =>
  answerer().postMessage({ id: 0, game: name, level } satisfies Ask);

/** Asks the worker what the others play; `undefined` where it fails. */
function ask(session: Session): Promise<Answer['moves']> {
  const { name, level } = session.playable;
  const id = ++last;
  const asked = answerer();
  return new Promise((resolve) => {
    const done = (moves: Answer['moves']) => {
      asked.removeEventListener('message', listen);
      asked.removeEventListener('error', fail);
      resolve(moves);
    };
    const listen = ({ data }: MessageEvent<Answer>) => data.id === id && done(data.moves);
    const fail = () => {
      worker = undefined;
      done(undefined);
    };
    asked.addEventListener('message', listen);
    asked.addEventListener('error', fail);
    asked.postMessage({ id, game: name, level, save: JSON.stringify(brief(session)) } satisfies Ask);
  });
}

/**
 * The game after a move of the seat that is asked, up to the next decision. The others think in a worker, so that the page goes on answering.
 *
 * @throws when the move is refused.
 */
export async function answered(session: Session, move: Move): Promise<Session> {
  const next = made(session, move);
  if (!isAnswered(next)) return next;
  const moves = await ask(next);
  // A browser may forbid workers.
  if (moves === undefined) return { ...next, table: playBots(next.table) };
  const table = moves.reduce((now, { seat, move: answer }) => {
    const done = dispatch(now, answer, { seat });
    if (!done.ok) throw new Error(done.message);
    return done.table;
  }, next.table);
  return { ...next, table };
}
