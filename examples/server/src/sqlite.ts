import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import type { Listed, Store, Stored } from './store.js';

// #region sqlite
const COLUMNS = [
  ['revision', 'integer not null default 0', "update rooms set revision = json_array_length(save, '$.moves')"],
  ['lobby', 'text', ''],
] as const;

/** Two processes that open a new file at once would both switch its journal: SQLite lets the second one fail instead of wait. */
async function useWal(db: Database.Database): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      db.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (tries === 50) throw error;
      await setTimeout(100);
    }
}

/** A store in a file of SQLite. Each change is one statement, so of two processes one writes, and the other hears `false`. */
export async function sqliteStore(file: string): Promise<Store> {
  const db = new Database(file);
  // FULL waits for the disk at every commit, so a game survives a power cut as well as a crash. A process waits for another one to finish its write.
  db.exec('pragma busy_timeout = 5000; pragma synchronous = full');
  await useWal(db);
  // One process lays out the tables, and others wait for it.
  db.exec('begin immediate');
  db.exec('create table if not exists rooms (id text primary key, tokens text not null, save text not null)');
  for (const [name, type, fill] of COLUMNS) {
    if (db.prepare("select 1 from pragma_table_info('rooms') where name = ?").get(name) !== undefined) continue;
    db.exec(`alter table rooms add column ${name} ${type}; ${fill}`);
  }
  db.exec('create table if not exists secrets (secret text)');
  db.exec('insert into secrets select hex(randomblob(32)) where not exists (select 1 from secrets)');
  db.exec('commit');
  const { secret } = db.prepare('select secret from secrets').get() as { readonly secret: string };
  const find = db.prepare('select tokens, save, revision, lobby from rooms where id = ?');
  const look = db.prepare('select revision from rooms where id = ?');
  const listed = db.prepare('select id, lobby from rooms where lobby is not null order by rowid desc limit 50');
  const insert = db.prepare(
    'insert into rooms (tokens, save, revision, lobby, id) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const update = db.prepare(
    'update rooms set tokens = ?, save = ?, revision = ?, lobby = ? where id = ? and revision = ?',
  );
  return {
    secret,
    async get(id) {
      const row = find.get(id) as Stored | undefined;
      // The driver adds a key of its own.
      return row && { tokens: row.tokens, save: row.save, revision: row.revision, lobby: row.lobby };
    },
    async revisionsOf(ids) {
      const found = ids.map((id) => [id, (look.get(id) as Pick<Stored, 'revision'> | undefined)?.revision] as const);
      return new Map(found.filter((each): each is readonly [string, number] => each[1] !== undefined));
    },
    async put(id, expected, { tokens, save, revision, lobby }) {
      const values = [tokens, save, revision, lobby, id];
      return (expected === undefined ? insert.run(...values) : update.run(...values, expected)).changes === 1;
    },
    open: async () => listed.all() as Listed[],
    async close() {
      db.close();
    },
  };
}
// #endregion sqlite
