/** Requests that no honest client makes, from a seed, to the program of the protocol. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { drawInt, type Rng } from '@wonders/core';
import { anyOf, chance, deep, noise, spoiltLine } from '../server/test/frames.js';
import { memoryOf } from '../server/test/usage.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What an answer holds. */
type Answer = Readonly<Record<string, unknown>>;

/** The program, and its answers one by one. */
interface Program {
  readonly child: ChildProcessWithoutNullStreams;
  /** Sends a request and gives its result, or its error. */
  ask(method: string, parameters?: Answer): Promise<Answer>;
  /** The next answer. */
  next(): Promise<Answer>;
}

/** Starts the program. */
export function startProtocol(): Program {
  const words = ['--conditions=@wonders/source', '--import', 'tsx', 'examples/protocol/main.ts'];
  const child = spawn(process.execPath, words, { cwd: root });
  child.stderr.on('data', (data) => process.stderr.write(data));
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function next(): Promise<Answer> {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the program ended with ${child.exitCode ?? child.signalCode}`);
    return JSON.parse(String(value)) as Answer;
  }
  let count = 0;
  return {
    child,
    next,
    async ask(method, parameters = {}) {
      const id = `honest ${++count}`;
      child.stdin.write(`${JSON.stringify({ id, method, ...parameters })}\n`);
      const answer = await next();
      if (answer['id'] !== id) throw new Error(`asked ${id}, answered ${JSON.stringify(answer).slice(0, 200)}`);
      return (answer['result'] ?? answer['error']) as Answer;
    },
  };
}

/** The errors of the README; `internal` would be a fault of the program. */
const CODES: readonly unknown[] = [
  ...['not-json', 'too-long', 'bad-request', 'no-such-method', 'no-such-game', 'no-such-table', 'no-such-seat'],
  ...['no-such-bot', 'too-many-tables', 'invalid-options', 'illegal-move'],
];

/** How much memory the program may take more at the end than after a quarter of the frames, in MB. */
const GROWTH = 150;

/** A request that may well be right, for the tables that there are. */
function request(tables: readonly string[], moves: readonly string[], rng: Rng): Answer {
  const id = drawInt(rng, 1000);
  const table = anyOf(rng, tables);
  const seat = drawInt(rng, 3) - 1;
  // No number of iterations: a spoilt one could ask for hours of thought, and the program would be right to think.
  const bot = anyOf(rng, ['house', 'random', 'search:x', 'greedy', 'script', 'house:x']);
  return anyOf<() => Answer>(rng, [
    () => ({ id, method: 'status', table }),
    () => ({ id, method: 'legal', table, seat }),
    () => ({ id, method: 'apply', table, move: anyOf(rng, moves), seat }),
    () => ({ id, method: 'apply', table, move: { kind: 'give', tile: 'a', seat: 0 } }),
    () => ({ id, method: 'view', table, viewer: seat }),
    () => ({ id, method: 'describe', table, move: anyOf(rng, moves) }),
    () => ({ id, method: 'observe', table, seat }),
    () => ({ id, method: 'step', table, action: drawInt(rng, 200) }),
    () => ({ id, method: 'bot', table, seat, bot }),
    () => ({ id, method: 'save', table }),
    () => ({ id, method: 'schema', game: anyOf(rng, ['hal', 'duel-solo', 'chess']) }),
    () => ({ id, method: 'newGame', game: 'hal', options: { level: 'expert', seed: 'a', chance: 'manual' } }),
    () => ({ id, method: 'close', table: 'table-none' }),
    () => ({ id, method: 'hello' }),
  ])();
}

/** One line of junk. No line break stands in it, so that each brings one answer. */
function line(tables: readonly string[], moves: readonly string[], rng: Rng): string {
  if (chance(rng, 0.0005)) return anyOf(rng, ['x'.repeat(2_000_000), deep(100_000), `{"id":${deep(100_000)}}`]);
  const asked = request(tables, moves, rng);
  const bytes = (): string => noise(rng, 1 + drawInt(rng, 300)).toString('latin1');
  const spoilt = (): string => (chance(rng, 0.07) ? bytes() : spoiltLine(asked, rng));
  const text = chance(rng, 0.3) ? JSON.stringify(asked) : spoilt();
  const whole = text.replace(/[\r\n]/g, ' ');
  // A blank line asks for nothing.
  return whole.trim() === '' ? '?' : whole;
}

/** Plays a game of Hal to its end, and gives the points. */
async function honestGame({ ask }: Program): Promise<unknown> {
  const { table } = await ask('newGame', { game: 'hal', options: { seed: 'honest' } });
  for (let over: unknown = false; over === false; ) {
    const { move, seat } = await ask('bot', { table });
    ({ over } = await ask('apply', { table, move, seat }));
  }
  const { outcome } = await ask('status', { table });
  await ask('close', { table });
  return outcome;
}

/**
 * Sends frames, and plays a right game before and after them.
 *
 * @returns What was seen: the errors by code, and the memory of the program in MB.
 * @throws An `Error` that shows the line, where one brings another answer than it should.
 */
export async function fuzzProtocol(frames: number, rng: Rng): Promise<string> {
  const program = startProtocol();
  const { child, ask, next } = program;
  try {
    const before = JSON.stringify(await honestGame(program));
    const tables: string[] = ['table-none'];
    for (const game of ['hal', 'duel-solo', 'hal', 'duel-solo'])
      tables.push(String((await ask('newGame', { game, options: { seed: 'fuzz' } }))['table']));
    const moves = ['give l', 'fly', '', 'hal-turn'];
    for (const table of tables.slice(1))
      moves.push(...((await ask('legal', { table }))['moves'] as string[]).slice(0, 5));
    const counts = new Map<unknown, number>();
    const opened: string[] = [];
    let begin: number | undefined;
    for (let done = 0; done < frames; ) {
      const lines = Array.from({ length: Math.min(200, frames - done) }, () => line(tables, moves, rng));
      child.stdin.write(`${lines.join('\n')}\n`);
      for (const sent of lines) {
        const answer = await next();
        const { code = 'answered' } = (answer['error'] ?? {}) as Answer;
        counts.set(code, (counts.get(code) ?? 0) + 1);
        if (code !== 'answered' && !CODES.includes(code))
          throw new Error(`${sent.slice(0, 500)}\nis answered by ${JSON.stringify(answer).slice(0, 500)}`);
        const { table } = (answer['result'] ?? {}) as Answer;
        if (typeof table === 'string') opened.push(table);
      }
      done += lines.length;
      for (const table of opened.splice(0)) await ask('close', { table });
      if (done >= frames / 4) begin ??= memoryOf(child.pid);
    }
    const end = memoryOf(child.pid);
    if (JSON.stringify(await honestGame(program)) !== before)
      throw new Error('an honest game ends otherwise after the junk');
    if (begin !== undefined && end !== undefined && end - begin > GROWTH)
      throw new Error(`${begin.toFixed(0)} MB became ${end.toFixed(0)} MB`);
    child.stdin.end('{"method": "he');
    const [code] = child.exitCode === null ? ((await once(child, 'exit')) as [number | null]) : [child.exitCode];
    if (code !== 0) throw new Error(`after its input has ended, the program ended with ${code}`);
    const seen = [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
    return `${frames} frames: ${seen}; ${begin?.toFixed(0)} MB, at the end ${end?.toFixed(0)} MB`;
  } finally {
    child.kill('SIGKILL');
  }
}
