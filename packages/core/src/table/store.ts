import type { AnyGame } from '../contract/game.js';
import { tableGiven } from '../engine/given.js';
import type { MeantFor } from './late.js';
import { dispatch, playBots } from './table.js';
import { redo, undo } from './undo.js';
import type { Dispatched, Table } from './value.js';

/**
 * A table that tells its listeners when it changes. It fits `useSyncExternalStore` of React, a store of Svelte, a
 * `shallowRef` of Vue and a signal of Solid, and depends on none of them.
 *
 * @category Table
 */
export interface TableStore<G extends AnyGame> {
  /** The current table: the same value until something changes. */
  getSnapshot(): Table<G>;
  /**
   * Calls the listener after every change. What a listener throws is thrown once all of them have heard of the change, which stands.
   *
   * @returns A function that unsubscribes it.
   */
  subscribe(listener: () => void): () => void;
  /** Plays a move, then lets scripts and bots answer. A refused move changes nothing. */
  dispatch(move: unknown, from?: MeantFor): Dispatched<G>;
  /** Takes back the last move of a person or the host, with all that followed. */
  undo(): void;
  /** Plays again what was taken back last, until a person decides. */
  redo(): void;
  /**
   * Replaces the table: by a new game, a loaded one, or one with the move of a remote bot.
   *
   * @throws RangeError when the table has changed since the given one was made of it: a move would be lost.
   */
  replace(table: Table<G>): void;
}

/**
 * A store around a table.
 *
 * @param answer - What follows every move; default: scripts and bots play until a person decides. For bots in workers give
 *   a function that returns its table, and answer by `replace`.
 * @example
 * ```ts
 * import { createStore, createTable } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const store = createStore(createTable(sealed, { options: { seats: 2 }, seats: { 1: 'script' } }));
 * let changes = 0;
 * const stop = store.subscribe(() => changes++);
 * store.dispatch({ kind: 'bid', seat: 0, card: 99 });
 * console.log(changes, store.getSnapshot().played.length); // 0 1
 * stop();
 * ```
 * @category Table
 */
export function createStore<G extends AnyGame>(
  table: Table<G>,
  answer: (table: Table<G>) => Table<G> = playBots,
): TableStore<G> {
  tableGiven('createStore', table);
  let now = answer(table);
  const listeners = new Set<() => void>();
  function replace(next: Table<G>): void {
    if (next === now) return;
    now = next;
    const faults: unknown[] = [];
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch (fault) {
        faults.push(fault);
      }
    }
    if (faults.length > 0) throw faults[0];
  }
  return {
    getSnapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispatch(move, from) {
      const result = dispatch(now, move, from);
      if (result.ok) replace(answer(result.table));
      return result;
    },
    undo: () => replace(undo(now)),
    redo: () => replace(redo(now)),
    replace(next) {
      if (next.opening === now.opening && next.revision < now.revision)
        throw new RangeError(
          `the table is at revision ${now.revision}, and this one is as it was at ${next.revision}: play the move on getSnapshot()`,
        );
      replace(next);
    },
  };
}
