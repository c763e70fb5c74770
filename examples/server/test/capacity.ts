/**
 * How many tables a server can serve. There are twice as many again and again, until a move is told too late: with one process, and with two on
 * one Postgres. `TABLES=640 npm run soak`
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { type Crowd, playOn } from './crowd.js';
import { type Databases, KINDS } from './databases.js';
import { socketTo } from './hostile.js';
import { open, type Running, start } from './start.js';
import { memoryOf, timeOf } from './usage.js';

const { TABLES } = process.env;
/** The most tables, and those of the first step. */
const MOST = Number(TABLES ?? 5);
const FEWEST = 5;
/** For how long moves are counted, in milliseconds. Before that, one table after the other begins for as long. */
const WINDOW = TABLES === undefined ? 1000 : 10_000;
/** How soon the last player at the table should have been told of 99 in 100 moves, in milliseconds. */
const SOON = 500;

/** How the seats of the tables are spread over the processes. */
const SPREADS: readonly {
  readonly name: string;
  readonly processes: number;
  /** The processes at which those who sit at a table are. */
  of(servers: readonly Running[], table: number): readonly (Running | undefined)[];
}[] = [
  { name: 'one process', processes: 1, of: (servers) => servers },
  { name: 'two processes, each table at one', processes: 2, of: (servers, table) => [servers[table % 2]] },
  { name: 'two processes, each table at both', processes: 2, of: (servers) => servers },
];

/** The number that a share of them does not exceed. */
const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY;

const HEAD = ['tables', 'moves/s', 'median', '99 of 100', 'of a core', 'Postgres'];
const row = (cells: readonly unknown[]): string => cells.map((each) => String(each).padStart(10)).join('');

/** The processor time that the servers have used, and that their Postgres has, in milliseconds. */
const timesOf = (servers: readonly Running[], { pid }: Databases): readonly [own: number, stored: number] => [
  timeOf(servers.map(({ process }) => process.pid)),
  timeOf([pid]),
];

/** What is done between two looks at the processor times. */
async function spent(servers: readonly Running[], made: Databases, work: () => Promise<unknown>) {
  const [own, stored] = timesOf(servers, made);
  await work();
  const [owns, stores] = timesOf(servers, made);
  return { own: owns - own, stored: stores - stored };
}

/** Plays at so many tables, and measures for a while; gives how long the moves took. */
async function played(
  tables: number,
  spread: (table: number) => readonly string[],
  measured: (work: () => Promise<unknown>) => Promise<void>,
): Promise<readonly number[]> {
  const crowd: Crowd = { lines: new Set(), times: [], over: false };
  const playing = Promise.all(
    Array.from({ length: tables }, async (_, table) => {
      await pause((WINDOW * table) / tables);
      await playOn(spread(table), crowd);
    }),
  );
  // A machine with much else to do may take longer for one move.
  async function wait(): Promise<void> {
    do await Promise.race([playing, pause(WINDOW)]);
    while (crowd.times.length === 0);
  }
  await wait();
  crowd.times.length = 0;
  await measured(wait);
  const times = [...crowd.times];
  crowd.over = true;
  while (crowd.lines.size > 0) {
    // Those that are about to open are closed the next time.
    for (const line of crowd.lines) if (line.readyState === line.OPEN) line.close();
    await pause(20);
  }
  await playing;
  return times;
}

const { skip, databases } = KINDS[1] ?? assert.fail();

/** Starts processes on one Postgres, and ends all of them. */
async function withServers(count: number, work: (servers: Running[], made: Databases) => Promise<void>): Promise<void> {
  const made = await databases();
  const servers: Running[] = [];
  try {
    const database = await made.fresh();
    while (servers.length < count) servers.push(await start(database));
    await work(servers, made);
  } finally {
    for (const server of servers) await server.kill();
    await made.stop();
  }
}

for (const { name, processes, of } of SPREADS)
  test(`as many tables as ${name} can serve`, { skip }, () =>
    withServers(processes, async (servers, made) => {
      console.log(`${name}; the load of the machine is ${loadavg()[0]?.toFixed(1)}`);
      console.log(row(HEAD));
      for (let tables = FEWEST, late = 0; tables <= MOST && late < SOON; tables *= 2) {
        let used = { own: 0, stored: 0 };
        const spread = (table: number) => of(servers, table).flatMap((server) => server?.origin ?? []);
        const times = await played(tables, spread, async (work) => {
          used = await spent(servers, made, work);
        });
        late = quantile(times, 0.99);
        const waits = [quantile(times, 0.5), late].map((time) => `${time.toFixed(0)} ms`);
        const takes = [used.own, used.stored].map((time) => `${(time / times.length).toFixed(2)} ms`);
        console.log(row([tables, ((times.length / WINDOW) * 1000).toFixed(0), ...waits, ...takes]));
        assert(times.length > 0, 'they play');
      }
    }),
  );

test('what a table takes at which nobody moves', { skip }, () =>
  withServers(1, async (servers, made) => {
    const [server = assert.fail()] = servers;
    const { pid } = server.process;
    const lines: WebSocket[] = [];
    async function sit(): Promise<void> {
      const { room, tokens } = await open(server.origin, { game: 'eight-wonders', options: { players: 3 } });
      for (const token of tokens) {
        const line = socketTo(server.origin, room, `token=${token}`);
        lines.push(line);
        await once(line, 'message');
      }
    }
    await sit();
    const before = memoryOf(pid) ?? 0;
    for (let i = 0; i < MOST; i++) await sit();
    const { own, stored } = await spent(servers, made, () => pause(WINDOW));
    const memory = ((memoryOf(pid) ?? 0) - before) / MOST;
    const [takes, stores] = [own, stored].map((time) => `${((100 * time) / WINDOW).toFixed(1)} %`);
    console.log(
      `${MOST} tables at rest: ${(memory * 1024).toFixed(0)} kB each, ${takes} of a core, ${stores} of one for Postgres`,
    );
    for (const line of lines) line.close();
  }),
);
