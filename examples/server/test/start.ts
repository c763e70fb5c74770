import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Save } from '@wonders/core';

export interface Running {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Ends it without a warning. */
  kill(): Promise<void>;
  /** Asks it to end, as a new version takes its place. Gives its status. */
  stop(): Promise<number | null>;
}

/** A file for a database of its own. */
export const newDatabase = (): string => join(mkdtempSync(join(tmpdir(), 'wonders-server-')), 'games.db');

/** Starts the server as a process, and waits until it listens. */
export async function start(database: string, port = 0, more: Readonly<Record<string, string>> = {}): Promise<Running> {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const conditions = process.execArgv.filter((flag) => flag.startsWith('--conditions'));
  const args = [...conditions, '--import', 'tsx', 'src/main.ts'];
  const env = { ...process.env, DATABASE: database, PORT: String(port), ...more };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const dead = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)));
  const [origin] = (await Promise.race([once(createInterface(child.stdout), 'line'), dead])) as [string];
  return {
    origin,
    process: child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      return (await gone)[0] as number | null;
    },
  };
}

export interface Opened {
  readonly room: string;
  readonly tokens: readonly (string | null)[];
}

export async function post(origin: string, body: unknown): Promise<Response> {
  return fetch(`${origin}/rooms`, { method: 'POST', body: JSON.stringify(body) });
}

export async function open(origin: string, body: unknown): Promise<Opened> {
  return (await (await post(origin, body)).json()) as Opened;
}

export async function saveOf(origin: string, room: string): Promise<Save> {
  const response = await fetch(`${origin}/rooms/${room}/save`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Save;
}

/** Waits until the server keeps no room and no line. It hears that a line has ended after the client does. */
export async function keepsNothing(origin: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const kept = await (await fetch(`${origin}/health`)).text();
    if (kept === '{"rooms":0,"lines":0,"turns":0}') return;
    if (tries === 100) throw new Error(`the server keeps ${kept}`);
    await pause(100);
  }
}
