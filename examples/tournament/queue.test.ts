/** The queue in the hands of strangers: they make no worker play, and put no game into the ledger. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameResult } from '@wonders/core/arena';
import { hal } from '@wonders/hal';
import { Queue, Worker } from 'bullmq';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultIn } from './audit.js';
import { playBatch } from './play.js';
import { type Allowed, openDesk, work } from './queue.js';
import type { Played } from './run.js';
import { keyIn, type Sealed, seal, unseal } from './seal.js';
import { type Batch, contestOf, type Tournament } from './tournament.js';

const KEY = 'a key that host and workers share';
const NAME = 'wonders-tournament';

const plan = (bots: readonly string[], secret: string, own: string | null = null): Tournament => ({
  ...{ secret, deals: 4, bots, own },
  contests: [contestOf(hal, bots, {})],
});
const batch: Batch = { contest: 0, from: 0, to: 4 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays batches in this process. */
const players = {
  async play(tournament: Tournament, batch: Batch): Promise<Played> {
    const limits = { time: 120_000, memory: 512, hidden: [] };
    const watch = { asks: () => undefined, answered: () => undefined };
    return { results: await playBatch({ tournament, batch, silent: [], limits, alone: false }, watch), time: 1 };
  },
  close: async () => undefined,
};

describe('a seal', () => {
  const sealed = seal(KEY, ['result', 'a'], { results: [1] });

  test('opens with the key, for what it was made', () => {
    expect(unseal(KEY, ['result', 'a'], sealed)).toEqual({ results: [1] });
    const { text, mac } = sealed;
    expect(mac).toBe(
      createHmac('sha256', KEY)
        .update(JSON.stringify(['result', 'a', text]))
        .digest('hex'),
    );
  });

  test.each([
    ['another key', () => unseal('another key, as long as this one is', ['result', 'a'], sealed)],
    ['another job', () => unseal(KEY, ['result', 'b'], sealed)],
    ['another use', () => unseal(KEY, ['job', 'a'], sealed)],
    ['another text', () => unseal(KEY, ['result', 'a'], { ...sealed, text: '{"results":[9]}' })],
    ['half a seal', () => unseal(KEY, ['result', 'a'], { ...sealed, mac: sealed.mac.slice(1) })],
    ['no seal', () => unseal(KEY, ['result', 'a'], { results: [1] } as unknown as Sealed)],
    ['nothing', () => unseal(KEY, ['result', 'a'], null)],
  ])('does not open with %s', (_, open) => {
    expect(open).toThrow(/seal/);
  });

  test('needs a key that cannot be guessed, in a file', () => {
    const [short, long] = [join(folder, 'short.key'), join(folder, 'long.key')];
    writeFileSync(short, 'short\n');
    writeFileSync(long, `${KEY}\n`);
    expect(() => keyIn(short)).toThrow(/32 characters/);
    expect(() => keyIn(undefined)).toThrow(/--key/);
    expect(keyIn(long)).toBe(KEY);
  });
});

describe('the games of a worker', async () => {
  const tournament = plan(['house', 'random'], 'a secret');
  const { results } = await players.play(tournament, batch);
  const points = (result: GameResult): GameResult => ({
    ...result,
    outcome: { ...result.outcome, scores: result.outcome.scores.map((score) => ({ ...score, total: 999 })) },
  });
  const fault = (games: readonly GameResult[], all: boolean) => faultIn(hal, tournament, batch, games, all);

  test('count where they are those of the batch', () => {
    for (const all of [true, false]) expect(fault(results, all)).toBeUndefined();
  });

  test('do not count where a replay ends otherwise', () => {
    for (const at of results.keys())
      expect(
        fault(
          results.map((each, i) => (i === at ? points(each) : each)),
          true,
        ),
      ).toMatch(`game ${at}: `);
    expect(fault(results.map(points), false), 'a drawn share').toMatch(/^game \d: /);
  });

  test('do not count where one is missing, doubled or another', () => {
    const [first] = results as [GameResult];
    for (const wrong of [results.slice(1), [...results, first], results.map(() => first), [...results].reverse()])
      expect(fault(wrong, false)).toBeDefined();
  });
});

const elsewhere = process.env['QUEUE_TESTS'] === '0';
const redis = !elsewhere && spawnSync('redis-server', ['--version']).status === 0;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

describe.skipIf(!redis)('strangers in a tournament over Redis', () => {
  let server: ChildProcess;
  let url: string;
  let connection: { readonly host: string; readonly port: number; readonly maxRetriesPerRequest: null };
  beforeAll(async () => {
    const port = await freePort();
    server = spawn('redis-server', ['--port', `${port}`, '--dir', folder, '--save', ''], { stdio: 'ignore' });
    url = `redis://127.0.0.1:${port}`;
    connection = { host: '127.0.0.1', port, maxRetriesPerRequest: null };
  });
  afterAll(() => void server.kill('SIGKILL'));

  /** Runs a worker as it is allowed to, during some work. */
  async function toiling<T>(allowed: Allowed, during: () => Promise<T>): Promise<T> {
    const stop = work(url, KEY, allowed, players, 1);
    try {
      return await during();
    } finally {
      await stop();
    }
  }

  /** Queues a job, and gives why it failed. */
  async function failure(data: object, id: string): Promise<string> {
    const queue = new Queue<object>(NAME, { connection });
    const job = await queue.add('batch', data, { jobId: id });
    while (!/failed|completed/.test(await job.getState())) await new Promise((resolve) => setTimeout(resolve, 20));
    const { failedReason } = (await queue.getJob(id)) ?? {};
    await queue.close();
    return String(failedReason);
  }

  test('a worker runs no job of a stranger, and no command that its own does not allow', async () => {
    const pwned = join(folder, 'pwned');
    const bot = `process:touch ${pwned}`;
    const evil = { tournament: plan([bot], 'evil'), batch };
    const own = join(folder, 'own.mjs');
    writeFileSync(own, `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(pwned)}, '');`);
    const loads = { tournament: plan(['house'], 'evil', own), batch };
    await toiling({ bots: ['process:sh mine.sh'], own: null }, async () => {
      expect(await failure(evil, 'bare')).toMatch(/bears no seal/);
      expect(
        await failure(seal('a key of a stranger, long enough to be one', ['job', 'forged'], evil), 'forged'),
      ).toMatch(/another key/);
      expect(await failure(seal(KEY, ['job', 'another'], evil), 'moved')).toMatch(/another key/);
      expect(await failure(seal(KEY, ['job', 'sealed'], evil), 'sealed')).toMatch(/does not run process:touch/);
      expect(await failure(seal(KEY, ['job', 'loads'], loads), 'loads')).toMatch(/does not load/);
    });
    expect(existsSync(pwned)).toBe(false);
  });

  test('games without a seal are played again by a worker who has the key', async () => {
    const tournament = plan(['house', 'random'], 'rogue');
    const desk = openDesk(url, KEY, false);
    const rogue = new Worker(NAME, async () => ({ results: [{ points: 999 }], time: 1 }), { connection });
    const taken = new Promise((resolve) => rogue.once('completed', resolve));
    const played = desk.play(tournament, batch);
    await taken;
    await rogue.close();
    const right = await players.play(tournament, batch);
    const { results } = await toiling({ bots: [], own: null }, () => played);
    expect(results.map(({ moves }) => moves)).toEqual(right.results.map(({ moves }) => moves));
    await desk.close();
  });

  test('games that are wrong in spite of the seal stop the tournament', async () => {
    const tournament = plan(['house', 'random'], 'traitor');
    const desk = openDesk(url, KEY, true);
    const traitor = new Worker(
      NAME,
      async ({ id = '' }) => {
        const { results } = await players.play(tournament, batch);
        const swapped = results.map((each, i) =>
          i === 3 ? { ...each, moves: [...(each.moves ?? [])].reverse() } : each,
        );
        return seal(KEY, ['result', id], { results: swapped, time: 1 });
      },
      { connection },
    );
    await expect(desk.play(tournament, batch)).rejects.toThrow(/has played .* wrongly: game 3/);
    await traitor.close();
    await desk.close();
  });
});
