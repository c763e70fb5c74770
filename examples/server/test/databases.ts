/** A Postgres of its own for the tests, made of the programs of the system, in a temporary folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import postgres from 'postgres';
import { newDatabase } from './start.js';

/** Where rooms can be stored, and how a test gets an empty place there. */
export interface Databases {
  /** The value of DATABASE of an empty database, in Postgres under this name. */
  fresh(name?: string): Promise<string>;
  /** The process of the Postgres. */
  readonly pid?: number | undefined;
  stop(): Promise<void>;
}

/** A program of Postgres: in the path, or where Debian has it. */
function program(name: string): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const dirs = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  return dirs.map((dir) => join(dir, name)).find((file) => existsSync(file));
}

const [initdb, server] = [program('initdb'), program('postgres')];

/** The user and group who may run Postgres in place of root, who may not. */
function runner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Why there is no Postgres here, `false` where there is one. */
export const withoutPostgres: string | false =
  initdb === undefined || server === undefined ? 'there is no Postgres; install the package postgresql' : false;
if (withoutPostgres !== false) console.log(`Skipped: ${withoutPostgres}`);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { readonly port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Who may use the Postgres, and by which password; without one it trusts everybody on this machine. */
interface Owner {
  readonly user: string;
  readonly password: string;
}

/** Starts a Postgres, and waits until it answers. */
async function postgresDatabases(owner: Owner = { user: 'wonders', password: '' }): Promise<Databases> {
  const dir = mkdtempSync(join(tmpdir(), 'wonders-postgres-'));
  const user = runner();
  chmodSync(dir, 0o700);
  if (user !== undefined) chownSync(dir, user.uid, user.gid);
  const data = join(dir, 'data');
  const options = { ...user, cwd: dir, env: { ...process.env, LC_ALL: 'C', HOME: dir } };
  const secret = join(dir, 'password');
  writeFileSync(secret, `${owner.password}\n`);
  if (user !== undefined) chownSync(secret, user.uid, user.gid);
  const auth = owner.password === '' ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${secret}`];
  execFileSync(String(initdb), ['-D', data, '-U', owner.user, ...auth, '--no-sync'], { ...options, stdio: 'ignore' });
  const port = await freePort();
  const listen = ['-D', data, '-p', String(port), '-k', dir, '-h', '127.0.0.1'];
  const running: ChildProcess = spawn(String(server), listen, { ...options, stdio: 'ignore' });
  const url = (name: string): string => {
    const { href } = Object.assign(new URL(`postgres://127.0.0.1:${port}/${name}`), {
      username: owner.user,
      password: owner.password,
    });
    return href;
  };
  const sql = postgres(url('postgres'), { max: 1, onnotice: () => undefined });
  for (let tries = 0; ; tries++) {
    try {
      await sql`select 1`;
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  let made = 0;
  return {
    pid: running.pid,
    async fresh(name = `test${made++}`) {
      await sql`create database ${sql(name)}`;
      return url(name);
    },
    async stop() {
      await sql.end();
      const gone = once(running, 'exit');
      running.kill('SIGQUIT');
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Each kind of store, with what tests need to be run on it. */
export const KINDS = [
  {
    kind: 'SQLite',
    skip: false as string | false,
    databases: async (_?: Owner): Promise<Databases> => ({
      fresh: async () => newDatabase(),
      stop: async () => undefined,
    }),
  },
  { kind: 'Postgres', skip: withoutPostgres, databases: postgresDatabases },
];
