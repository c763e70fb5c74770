/// <reference lib="dom" />
/** A game that the reader's browser keeps. */
export interface Kept {
  readonly id: string;
  /** The name of its package. */
  readonly game: string;
  /** The variant, or the day of a daily deal. */
  readonly setup: string;
  readonly seed: string;
  /** When it was played last, in milliseconds. */
  readonly at: number;
  readonly plies: number;
  readonly over: boolean;
  /** Who is to move, or how it ended. */
  readonly says: string;
  /** The game as it stands in an address. */
  readonly packed: string;
}

/** One key for each game: two tabs do not overwrite each other's games. */
const PREFIX = 'wonders/play/';

/** How many games are kept of each kind. */
const MOST = 100;

/** A browser may forbid storage or have none left: then games are played and not kept. */
function stored<T>(what: (storage: Storage) => T, otherwise: T): T {
  try {
    return what(localStorage);
  } catch {
    return otherwise;
  }
}

function read(text: string | null): readonly Kept[] {
  try {
    const kept = JSON.parse(text ?? '') as Kept;
    return typeof kept.packed === 'string' && typeof kept.id === 'string' ? [kept] : [];
  } catch {
    return [];
  }
}

/** All kept games, the last one played first. */
export const kept = (): readonly Kept[] =>
  stored(
    (storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => read(storage.getItem(key)))
        .sort((one, other) => other.at - one.at),
    [],
  );

/** The game that is kept under an id. */
export const keptAs = (id: string): Kept | undefined =>
  stored((storage) => read(storage.getItem(PREFIX + id))[0], undefined);

/** Calls back with the id of a game that another tab has kept or dropped. @returns stops listening. */
export function onKept(heard: (id: string) => void): () => void {
  const listen = ({ key }: StorageEvent) => key?.startsWith(PREFIX) && heard(key.slice(PREFIX.length));
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function keepGame(game: Kept): void {
  stored((storage) => storage.setItem(PREFIX + game.id, JSON.stringify(game)), undefined);
  for (const { id } of kept()
    .filter(({ over }) => over === game.over)
    .slice(MOST))
    dropGame(id);
}

export function dropGame(id: string): void {
  stored((storage) => storage.removeItem(PREFIX + id), undefined);
}
