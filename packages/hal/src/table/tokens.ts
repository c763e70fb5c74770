import { LETTERS, type Letter } from '../components/cards.js';
import { ADJACENT, type Cell } from '../components/grid.js';
import type { Position } from '../state/index.js';
import { indexAt } from './city.js';
import { type AlongOutline, alongOutline, outlineOf, placeOf } from './outline.js';

/** The tokens that lie on the grid, each with its cell. */
export const tokensLaid = (position: Position): readonly { readonly letter: Letter; readonly cell: Cell }[] =>
  LETTERS.flatMap((letter) => {
    const cell = position.tokens[letter];
    return cell === null ? [] : [{ letter, cell }];
  });

/** The token on a cell, if there is one. */
export const tokenAt = ({ tokens }: Pick<Position, 'tokens'>, x: number, y: number): Letter | undefined =>
  LETTERS.find((letter) => tokens[letter]?.x === x && tokens[letter]?.y === y);

/** The token that is lifted, if one is. */
export const liftedToken = ({ tokens }: Pick<Position, 'tokens'>): Letter | undefined =>
  LETTERS.find((letter) => tokens[letter] === null);

/** HAL-31: the cells beside a new building, row by row. */
const BESIDE: readonly Cell[] = [...ADJACENT].sort((a, b) => a.y - b.y || a.x - b.x);

/** Where a lifted token may go. */
export interface TokenChoice extends Pick<AlongOutline, 'cells' | 'giveWay'> {
  /** The token. */
  readonly letter: Letter;
  /** The letters between which it belongs; `null` where it may go beside the new building. */
  readonly between: AlongOutline['between'] | null;
  /** The token that it has given way to; `null` for the one of the card. */
  readonly gaveWayTo: Letter | null;
}

/** HAL-31, HAL-32, HAL-84: where the lifted token may go; `null` when none is lifted. */
export function tokenChoice(position: Position): TokenChoice | null {
  const { city, running } = position;
  if (running === null || running.site === null) return null;
  const { card, site, giveWay: direction } = running;
  if (direction === null) {
    const cells = BESIDE.map(({ x, y }) => ({ x: site.x + x, y: site.y + y })).filter(
      ({ x, y }) => indexAt(city, x, y) < 0 && tokenAt(position, x, y) === undefined,
    );
    if (cells.length > 0) return { letter: card, cells, between: null, giveWay: [], gaveWayTo: null };
  }
  const letter = liftedToken(position) ?? card;
  const along = alongOutline(position, letter, direction);
  const gaveWayTo = direction === null ? null : along.between[direction === 'after' ? 0 : 1];
  return { letter, gaveWayTo, ...along };
}

/** HAL-82: whether an empty cell lies on the outline. */
export const isOnOutline = (position: Position, x: number, y: number): boolean =>
  tokenAt(position, x, y) === undefined && outlineOf(position.city).includes(placeOf({ x, y }));

const NO_CELLS: readonly Cell[] = [];

/** HAL-31, HAL-32, HAL-84: the cells to which the lifted token may go, those of tokens that give way included; none when none is lifted. */
export function tokenCells(position: Position): readonly Cell[] {
  const choice = tokenChoice(position);
  if (choice === null) return NO_CELLS;
  return [...choice.cells, ...choice.giveWay.map((letter) => position.tokens[letter] as Cell)];
}
