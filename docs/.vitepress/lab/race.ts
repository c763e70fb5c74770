/// <reference lib="dom" />
import type { GameResult } from '@wonders/core/arena';
import { gameNameOf } from '../explorer/test-case.js';
import { type Program, programOf } from '../sandbox/program.js';
import { openRoom, type Room } from '../sandbox/room.js';
import { compile, SyntaxProblem } from '../snippets/compile.js';
import type { Call, Opened, Plan, Report, Why } from './messages.js';

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

/** The bot of a plan as a program. @throws {@link SyntaxProblem} */
async function programFor({ source, game }: Plan): Promise<Program> {
  const { code, imports } = compile(source);
  const pack = `@wonders/${game}`;
  return programOf(code, 'bot', [pack, ...imports], { pack, name: gameNameOf(game) });
}

/** A referee, and the room of the bot that it asks. */
interface Lane {
  call(call: Call): void;
  close(): void;
}

/** Opens a lane; what its referee reports besides rooms is heard. */
function openLane(program: Program, hear: (report: Exclude<Report, { readonly kind: 'room' }>) => void): Lane {
  const referee = new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' });
  let room: Room | undefined;
  referee.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.kind !== 'room') return hear(data);
    room?.close();
    room = openRoom(program);
    referee.postMessage({ opened: room.port } satisfies Opened, [room.port]);
  };
  referee.onerror = ({ message }) => hear({ kind: 'failed', says: message || 'The race could not be loaded.' });
  return {
    call: (call) => referee.postMessage(call),
    close() {
      referee.terminate();
      room?.close();
    },
  };
}

const saysOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Plays deals on all cores, each in order to the first referee that is free.
 *
 * @returns A function that ends the race.
 */
export function race(plan: Plan, most: number, { dealt, failed, over }: Listener): () => void {
  const lanes: Lane[] = [];
  let next = 0;
  let left = most;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    for (const lane of lanes) lane.close();
    over();
  };
  const fail = (says: string, line?: number) => {
    if (!ended) failed(says, line);
    end();
  };
  const give = (lane: Lane) => {
    if (next < most) lane.call({ plan, deal: next++ });
  };
  function begin(program: Program): void {
    if (ended) return;
    // A referee and the bot that it asks take turns: each game keeps one core busy.
    for (let i = navigator.hardwareConcurrency ?? 2; i > 0; i--) {
      const lane = openLane(program, (report) => {
        if (report.kind === 'failed') return fail(report.says, report.line);
        if (ended || report.kind === 'told') return undefined;
        left--;
        return !dealt(report.results) || left === 0 ? end() : give(lane);
      });
      lanes.push(lane);
      give(lane);
    }
  }
  programFor(plan).then(begin, (error: unknown) =>
    fail(saysOf(error), error instanceof SyntaxProblem ? error.line : undefined),
  );
  return end;
}

/** Plays one game of a race again, and tells why each move was made. */
export async function tell(plan: Plan, { deal, lineUp }: GameResult): Promise<Told> {
  const program = await programFor(plan);
  let close = () => {};
  return new Promise<Told>((resolve, reject) => {
    const lane = openLane(program, (report) => {
      if (report.kind === 'told') resolve(report);
      else if (report.kind === 'failed') reject(new Error(report.says));
    });
    ({ close } = lane);
    lane.call({ plan, deal, told: lineUp });
  }).finally(() => close());
}
