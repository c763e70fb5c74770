import type { Coder } from './coder.js';
import { type Hits, someOf } from './things.js';

/** A cell of a grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Where something stands on a grid. */
export interface Grid {
  /**
   * Writes or reads a cell: one that is taken, one beside those of a list, or one far from all, which is `undefined` here.
   *
   * @param isListed - Whether it is an entry of a list: a map grows by those, and other things stand on it or beside it.
   */
  known(coder: Coder, cell: unknown, isListed: boolean): Cell | undefined;
  /** Notes that a cell is taken. */
  take(cell: Cell, isListed: boolean, isWithin: (cell: Cell) => boolean): void;
}

export function newGrid(): Grid {
  const cells = new Map<string, Cell & { isTaken: boolean }>();
  const hits: readonly Hits[] = [new Map(), new Map()];

  /** A cell of the grid, from now on. */
  function at(x: number, y: number): Cell & { isTaken: boolean } {
    const cell = cells.get(`${x} ${y}`) ?? { x, y, isTaken: false };
    cells.set(`${x} ${y}`, cell);
    return cell;
  }

  return {
    known(coder, given, isListed) {
      const { x, y } = Object(given) as Partial<Cell>;
      const all = [...cells.values()];
      const sorts = new Map<string, readonly (Cell | undefined)[]>([['far', [undefined]]]);
      for (const isTaken of [false, true]) {
        const some = all.filter((each) => each.isTaken === isTaken);
        if (some.length > 0) sorts.set(isTaken ? 'taken' : 'beside', some);
      }
      const own = all.find((each) => each.x === x && each.y === y);
      return someOf(coder, hits[Number(isListed)] as Hits, sorts, new Set([own]), 1)[0];
    },
    take({ x, y }, isListed, isWithin) {
      at(x, y).isTaken = true;
      for (const [right, down] of isListed ? STEPS : []) {
        const next = { x: x + right, y: y + down };
        if (isWithin(next)) at(next.x, next.y);
      }
    },
  };
}
