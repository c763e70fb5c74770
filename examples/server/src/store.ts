import type { Save } from '@wonders/core';
import Database from 'libsql';

/** By seat the token of its player; `null` where the server plays. */
export type Tokens = readonly (string | null)[];

// #region store
/** Rooms in a file of SQLite. What a function has returned from is on the disk. */
export function openStore(file: string) {
  const db = new Database(file);
  // FULL waits for the disk at every commit, so that a game survives the loss of power as well as the death of the process.
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists rooms (id text primary key, save text not null, tokens text not null, digest text not null);
    create table if not exists moves (room text, ply integer, move text not null, primary key (room, ply)) without rowid;
  `);
  const addRoom = db.prepare('insert into rooms values (?, ?, ?, ?)');
  const addMove = db.prepare('insert into moves values (?, ?, ?)');
  const setDigest = db.prepare('update rooms set digest = ? where id = ?');
  const oneRoom = db.prepare('select save, tokens, digest from rooms where id = ?');
  const itsMoves = db.prepare('select move from moves where room = ? order by ply');
  return {
    create: db.transaction((id: string, save: Save, tokens: Tokens) => {
      addRoom.run(id, JSON.stringify({ ...save, moves: [] }), JSON.stringify(tokens), save.digest);
      for (const [ply, move] of save.moves.entries()) addMove.run(id, ply, move);
    }),
    /** Keeps further moves with the digest of the state after them, or nothing at all. */
    append: db.transaction((id: string, ply: number, moves: readonly string[], digest: string) => {
      for (const [i, move] of moves.entries()) addMove.run(id, ply + i, move);
      setDigest.run(digest, id);
    }),
    find(id: string): { readonly save: Save; readonly tokens: Tokens } | undefined {
      const row = oneRoom.get(id) as { save: string; tokens: string; digest: string } | undefined;
      if (row === undefined) return undefined;
      const moves = (itsMoves.all(id) as { move: string }[]).map(({ move }) => move);
      return { save: { ...JSON.parse(row.save), moves, digest: row.digest }, tokens: JSON.parse(row.tokens) };
    },
  };
}
// #endregion store

export type Store = ReturnType<typeof openStore>;
