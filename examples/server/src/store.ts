// #region store
/** What is stored of a room. */
export interface Stored {
  /** The token of each seat, as JSON. */
  readonly tokens: string;
  /** The save of its table, as JSON; its `meta` holds what the room is besides. */
  readonly save: string;
  /** How often the room has been stored. */
  readonly revision: number;
  /** What the lobby shows of it, as JSON; `null` where no seat is free. */
  readonly lobby: string | null;
}

/** A room in the lobby. */
export interface Listed {
  readonly id: string;
  readonly lobby: string;
}

/** Where rooms are stored. Several processes may share one. */
export interface Store {
  /** A secret that all processes have in common which use this place. */
  readonly secret: string;
  get(id: string): Promise<Stored | undefined>;
  /** The revisions that are stored of some rooms: cheap, to see whether another process has gone on. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Stores a room, if nothing was stored since. Once it has resolved, no crash can undo it.
   *
   * @param expected - The revision that is stored now; `undefined` for a new room.
   * @returns Whether it is stored. `false`: another process was faster, and nothing has changed.
   */
  put(id: string, expected: number | undefined, stored: Stored): Promise<boolean>;
  /** The rooms with a free seat, the newest first, fifty at most. */
  open(): Promise<readonly Listed[]>;
  close(): Promise<void>;
}

/** The store at an address of Postgres (`postgres://…`), or in a file of SQLite. */
export async function storeAt(place: string): Promise<Store> {
  if (/^postgres(ql)?:/.test(place)) return (await import('./postgres.js')).postgresStore(place);
  return (await import('./sqlite.js')).sqliteStore(place);
}
// #endregion store
