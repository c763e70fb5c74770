import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import type { Listed, Store, Stored } from './store.js';

// #region postgres
/**
 * A store in Postgres. Each change is one statement that compares the revision, so of two processes one writes, and the other hears
 * `false`. Postgres has the change on its disk before it answers, unless you turn `synchronous_commit` off.
 */
export async function postgresStore(url: string): Promise<Store> {
  const sql = postgres(url, { max: 4, onnotice: () => undefined });
  // Two processes may begin at once, and `if not exists` alone does not keep them apart.
  const secret = await sql.begin(async (one) => {
    await one`select pg_advisory_xact_lock(8787)`;
    await one`create table if not exists rooms (
      id text primary key, tokens text not null, save text not null, revision integer not null, lobby text,
      opened timestamptz not null default now())`;
    await one`create table if not exists secrets (secret text not null)`;
    const made = randomBytes(32).toString('hex');
    await one`insert into secrets select ${made} where not exists (select 1 from secrets)`;
    const [row] = await one<{ secret: string }[]>`select secret from secrets`;
    return row?.secret ?? made;
  });
  return {
    secret,
    async get(id) {
      const [row] = await sql<Stored[]>`select tokens, save, revision, lobby from rooms where id = ${id}`;
      return row;
    },
    async revisionsOf(ids) {
      const rows = await sql<{ id: string; revision: number }[]>`
        select id, revision from rooms where id = any(${[...ids]})`;
      return new Map(rows.map(({ id, revision }) => [id, revision]));
    },
    async put(id, expected, stored) {
      const { tokens, save, revision, lobby } = stored;
      const { count } =
        expected === undefined
          ? await sql`insert into rooms (id, tokens, save, revision, lobby)
              values (${id}, ${tokens}, ${save}, ${revision}, ${lobby}) on conflict do nothing`
          : await sql`update rooms set tokens = ${tokens}, save = ${save}, revision = ${revision}, lobby = ${lobby}
              where id = ${id} and revision = ${expected}`;
      return count === 1;
    },
    open: () => sql<Listed[]>`select id, lobby from rooms where lobby is not null order by opened desc limit 50`,
    close: () => sql.end(),
  };
}
// #endregion postgres
