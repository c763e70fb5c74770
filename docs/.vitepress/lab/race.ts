/// <reference lib="dom" />
import type { GameResult } from '@wonders/core/arena';
import type { Call, Plan, Report, Why } from './messages.js';

/** A game, move by move, with its reasons. */
export interface Told {
  readonly result: GameResult;
  readonly whys: readonly Why[];
}

/** What a race tells while it goes on. */
export interface Listener {
  /** The results of a deal. Gives whether to go on. */
  readonly dealt: (results: readonly GameResult[]) => boolean;
  readonly failed: (says: string, line: number | undefined) => void;
  readonly over: () => void;
}

const referee = (): Worker => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' });

/**
 * Plays deals on all cores, each in order to the first referee that is free.
 *
 * @returns A function that ends the race.
 */
export function race(plan: Plan, most: number, { dealt, failed, over }: Listener): () => void {
  // A referee and the bot that it asks take turns: each game keeps one core busy.
  const lanes = Array.from({ length: navigator.hardwareConcurrency ?? 2 }, referee);
  let next = 0;
  let left = most;
  const end = () => {
    for (const lane of lanes) lane.terminate();
    over();
  };
  const give = (lane: Worker) => {
    if (next < most) lane.postMessage({ plan, deal: next++ } satisfies Call);
  };
  for (const lane of lanes) {
    lane.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'failed') {
        failed(data.says, data.line);
        return end();
      }
      if (data.kind === 'told') return;
      left--;
      if (!dealt(data.results) || left === 0) return end();
      give(lane);
    };
    lane.onerror = ({ message }) => {
      failed(message || 'The race could not be loaded.', undefined);
      end();
    };
    give(lane);
  }
  return end;
}

/** Plays one game of a race again, and tells why each move was made. */
export function tell(plan: Plan, { deal, lineUp }: GameResult): Promise<Told> {
  const worker = referee();
  return new Promise<Told>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'told') resolve(data);
      else if (data.kind === 'failed') reject(new Error(data.says));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ plan, deal, told: lineUp } satisfies Call);
  }).finally(() => worker.terminate());
}
