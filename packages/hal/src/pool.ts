import { CARD_IDS, type CardId } from './components/cards.js';
import { CHARACTER_IDS, type CharacterId } from './components/characters.js';

/**
 * Pools, hands and piles are kept in canonical order, so that the order of a list never tells how it came about.
 */
type Piece = CardId | CharacterId;

const RANK: Readonly<Record<Piece, number>> = Object.assign(
  Object.create(null),
  Object.fromEntries([...CARD_IDS, ...CHARACTER_IDS].map((id, i) => [id, i])),
);

/** Puts a piece in its place. */
export function insert<T extends Piece>(pool: T[], piece: T): void {
  const rank = RANK[piece];
  let at = pool.length;
  for (; at > 0 && RANK[pool[at - 1] as T] > rank; at--) pool[at] = pool[at - 1] as T;
  pool[at] = piece;
}

/** Takes out the piece with index `at`. */
export function removeAt<T extends Piece>(pool: T[], at: number): T {
  const piece = pool[at] as T;
  for (let i = at + 1; i < pool.length; i++) pool[i - 1] = pool[i] as T;
  pool.pop();
  return piece;
}

/** Takes out a piece that is there. */
export function remove<T extends Piece>(pool: T[], piece: T): void {
  removeAt(pool, pool.indexOf(piece));
}

/** A new pool of all the pieces. */
export function sorted<T extends Piece>(pieces: Iterable<T>): T[] {
  return [...pieces].sort((a, b) => RANK[a] - RANK[b]);
}

/** Whether `a` comes before `b` in canonical order. */
export function precedes(a: Piece, b: Piece): boolean {
  return RANK[a] < RANK[b];
}
