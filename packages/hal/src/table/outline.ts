import { LETTERS, type Letter } from '../components/cards.js';
import { ADJACENT, type Cell } from '../components/grid.js';
import type { Building, Position } from '../state/index.js';

/** A cell as one number: more than a city can reach to either side. */
const WIDTH = 1 << 8;

/** A place of the grid as one number. */
export const placeOf = ({ x, y }: Cell): number => WIDTH * y + x;

const STEPS: readonly number[] = ADJACENT.map(placeOf);

/**
 * HAL-82: the cells that a walk round the city passes, clockwise, with the hand on its walls: one for each wall, so that a cell may come
 * more than once. It begins at the top of the highest building. The city is connected, so one walk passes every wall of its outside.
 */
export function outlineOf(city: readonly Building[]): readonly number[] {
  if (city.length === 0) return [];
  const built = new Set<number>();
  for (const building of city) built.add(placeOf(building));
  const start = Math.min(...built);
  const passed: number[] = [];
  let building = start;
  let side = 0;
  do {
    const cell = building + (STEPS[side] as number);
    passed.push(cell);
    const right = (side + 1) % 4;
    const ahead = STEPS[right] as number;
    if (built.has(cell + ahead)) {
      // An inner corner: the next wall faces the same cell.
      building = cell + ahead;
      side = (side + 3) % 4;
    } else if (built.has(building + ahead)) building += ahead;
    else side = right;
  } while (building !== start || side !== 0);
  return passed;
}

/** The tokens that stand on the outline, in alphabetical order. */
function lettersOn(walk: ReadonlySet<number>, tokens: Position['tokens']): Letter[] {
  return LETTERS.filter((letter) => {
    const cell = tokens[letter];
    return cell !== null && walk.has(placeOf(cell));
  });
}

/** HAL-83: whether places can be met in their order within one walk, each at one of the moments at which it is passed. */
function inOrder(walk: readonly number[], places: readonly number[]): boolean {
  const [first, ...others] = places;
  for (let start = 0; start < walk.length; start++) {
    if (walk[start] !== first) continue;
    let met = 0;
    for (let step = 1; step < walk.length && met < others.length; step++)
      if (walk[(start + step) % walk.length] === others[met]) met++;
    if (met === others.length) return true;
  }
  return places.length < 3;
}

/** HAL-32: the empty cells of the outline on which a token keeps the order, row by row. */
function cellsInOrder(walk: readonly number[], tokens: Position['tokens'], lifted: Letter): readonly number[] {
  const outline = new Set(walk);
  const others = lettersOn(outline, tokens);
  const taken = others.map((letter) => placeOf(tokens[letter] as Cell));
  const at = others.filter((letter) => letter < lifted).length;
  return [...outline]
    .filter((cell) => !taken.includes(cell) && inOrder(walk, [...taken.slice(0, at), cell, ...taken.slice(at)]))
    .sort((a, b) => a - b);
}

/** The directions of a chain: tokens give way that come after the lifted one in the alphabet, or before it. */
export type Direction = 'after' | 'before';

/** HAL-84: the next letter on the outline in a direction; A comes after L. */
function neighbourOf(letter: Letter, direction: Direction, others: readonly Letter[]): Letter {
  const [before, after] = [others.filter((each) => each < letter), others.filter((each) => each > letter)];
  return (direction === 'after' ? [...after, ...before][0] : [...after, ...before].at(-1)) as Letter;
}

/** HAL-84: how many tokens give way in a direction before one finds an empty cell. */
function givingWay(walk: readonly number[], tokens: Position['tokens'], letter: Letter, direction: Direction): number {
  const now = { ...tokens };
  let lifted = letter;
  let count = 0;
  // A chain moves no token twice. In a position that cannot occur in a game it might.
  while (count < LETTERS.length && cellsInOrder(walk, now, lifted).length === 0) {
    const next = neighbourOf(lifted, direction, lettersOn(new Set(walk), now));
    now[lifted] = now[next];
    now[next] = null;
    lifted = next;
    count++;
  }
  return count;
}

/** Where a lifted token may go that has no empty cell beside the new building. */
export interface AlongOutline {
  /** The letters between which it belongs: the ones before and after it on the outline. */
  readonly between: readonly [before: Letter, after: Letter];
  /** HAL-32: the empty cells where it keeps the order. */
  readonly cells: readonly Cell[];
  /** HAL-84: where there is none, the tokens of which one gives way. */
  readonly giveWay: readonly Letter[];
}

function cellOf(place: number): Cell {
  // Never −0, which is another value to a comparison.
  const y = Math.round(place / WIDTH) || 0;
  return { x: place - WIDTH * y, y };
}

/**
 * HAL-32, HAL-84: where a lifted token may go along the outline.
 *
 * @param direction - In which tokens have given way before it; `null`: none has.
 */
export function alongOutline(
  { city, tokens }: Pick<Position, 'city' | 'tokens'>,
  lifted: Letter,
  direction: Direction | null,
): AlongOutline {
  const walk = outlineOf(city);
  const others = lettersOn(new Set(walk), tokens);
  const [before, after] = [neighbourOf(lifted, 'before', others), neighbourOf(lifted, 'after', others)];
  const cells = cellsInOrder(walk, tokens, lifted).map(cellOf);
  if (cells.length > 0) return { between: [before, after], cells, giveWay: [] };
  if (direction !== null) return { between: [before, after], cells, giveWay: [direction === 'after' ? after : before] };
  const [up, down] = [givingWay(walk, tokens, lifted, 'after'), givingWay(walk, tokens, lifted, 'before')];
  const giveWay = [...(down <= up ? [before] : []), ...(up <= down ? [after] : [])];
  return { between: [before, after], cells, giveWay };
}
