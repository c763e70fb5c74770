import { CARD_IDS, type CardId } from '../components/cards.js';
import { CHARACTER_IDS, type CharacterId } from '../components/characters.js';

/**
 * Pools, hands and piles are values in canonical order: they are replaced, never edited, and their order gives nothing away.
 */
type Piece = CardId | CharacterId;

const RANK: Readonly<Record<Piece, number>> = Object.assign(
  Object.create(null),
  Object.fromEntries([...CARD_IDS, ...CHARACTER_IDS].map((id, i) => [id, i])),
);

/** Whether `a` comes before `b` in canonical order. */
export function precedes(a: Piece, b: Piece): boolean {
  return RANK[a] < RANK[b];
}

/** The pool with one more piece, in its place. */
export function withPiece<T extends Piece>(pool: readonly T[], piece: T): readonly T[] {
  const rank = RANK[piece];
  let [at, beyond] = [0, pool.length];
  while (at < beyond) {
    const middle = (at + beyond) >> 1;
    if (RANK[pool[middle] as T] < rank) at = middle + 1;
    else beyond = middle;
  }
  const more: T[] = pool.slice();
  for (let i = more.length; i > at; i--) more[i] = more[i - 1] as T;
  more[at] = piece;
  return more;
}

/** The pool without a piece that is in it. */
export function withoutPiece<T extends Piece>(pool: readonly T[], piece: T): readonly T[] {
  const less: T[] = pool.slice();
  for (let i = pool.indexOf(piece) + 1; i < less.length; i++) less[i - 1] = less[i] as T;
  less.pop();
  return less;
}

/** Both pools as one, in order. */
export function merged<T extends Piece>(pool: readonly T[], others: readonly T[]): readonly T[] {
  if (others.length === 0) return pool;
  if (pool.length === 0) return others;
  const all: T[] = [];
  let at = 0;
  for (const piece of others) {
    const rank = RANK[piece];
    while (at < pool.length && RANK[pool[at] as T] < rank) all.push(pool[at++] as T);
    all.push(piece);
  }
  while (at < pool.length) all.push(pool[at++] as T);
  return all;
}

/** A pool of all the pieces. */
export function inOrder<T extends Piece>(pieces: Iterable<T>): readonly T[] {
  return [...pieces].sort((a, b) => RANK[a] - RANK[b]);
}
