import Database from 'libsql';

// #region store
/** What is stored of a room: the token of each seat and a save as JSON. */
export interface Stored {
  readonly tokens: string;
  readonly save: string;
  /** The revision of the table that was saved. */
  readonly revision: number;
}

/** Where rooms are stored. Several processes may share one. */
export interface Store {
  get(id: string): Stored | undefined;
  /** The revision that is stored: cheap, to see whether another process has gone on. */
  revisionOf(id: string): number | undefined;
  /**
   * Stores a room, if nothing was stored since.
   *
   * @param expected - The revision that is stored now; `undefined` for a new room.
   * @returns Whether it is stored. `false`: another process was faster, and nothing has changed.
   */
  put(id: string, expected: number | undefined, stored: Stored): boolean;
}

/** A store in a file of SQLite. Each change is one statement, so of two processes one writes, and the other hears `false`. */
export function sqliteStore(file: string): Store {
  const db = new Database(file);
  // FULL waits for the disk at every commit, so a game survives a power cut as well as a crash. A process waits for another one to finish its write.
  db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full');
  db.exec('create table if not exists rooms (id text primary key, tokens text not null, save text not null)');
  if (db.prepare("select 1 from pragma_table_info('rooms') where name = 'revision'").get() === undefined) {
    db.exec('alter table rooms add column revision integer not null default 0');
    db.exec("update rooms set revision = json_array_length(save, '$.moves')");
  }
  const find = db.prepare('select tokens, save, revision from rooms where id = ?');
  const look = db.prepare('select revision from rooms where id = ?');
  const insert = db.prepare(
    'insert into rooms (id, tokens, save, revision) values (?, ?, ?, ?) on conflict do nothing',
  );
  const update = db.prepare('update rooms set tokens = ?, save = ?, revision = ? where id = ? and revision = ?');
  return {
    get: (id) => find.get(id) as Stored | undefined,
    revisionOf: (id) => (look.get(id) as Pick<Stored, 'revision'> | undefined)?.revision,
    put(id, expected, { tokens, save, revision }) {
      const { changes } =
        expected === undefined
          ? insert.run(id, tokens, save, revision)
          : update.run(tokens, save, revision, id, expected);
      return changes === 1;
    },
  };
}
// #endregion store
