import { beside, framed, type Ink, inked, padded, type TextOptions, tabled } from '@wonders/core/board';
import { COLOURS, type Cubes, cubesText } from '../components/cubes.js';
import { SYMBOLS } from '../components/tiles.js';
import { scoreSheet } from '../scoring.js';
import type { View } from '../state/index.js';
import { capacity } from '../table/boards.js';
import { type HexInfo, hexes } from '../table/map.js';
import { tablesOf } from '../table/places.js';
import { nameOf } from '../words/names.js';
import { headline } from './headline.js';

const INKS: readonly Ink[] = ['yellow', 'red', 'green', 'brown'];
const CELL = 13;

/**
 * Draws the position for a terminal: the map as a grid of hexes and the sides of the seats.
 *
 * @param options - Colours, and the columns there are.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/century-ai';
 * import { drawText } from '@wonders/century-ai/board';
 * console.log(drawText(view(newGame({ seed: 'monday' }), 0)).includes('You')); // true
 * ```
 * @category Board
 */
export function drawText(view: View, { colour = false, columns = 80 }: TextOptions = {}): string {
  const { title, line } = headline(view);
  const blocks = view.seats.map((_, seat) => side(view, seat));
  const widest = blocks.reduce((sum, block) => sum + Math.max(...block.map((each) => each.length)) + 2, 0);
  const sides = widest <= columns ? beside(blocks) : blocks.flat();
  return [
    inked(title, 'bold', colour) + (line === '' ? '' : `  ${line}`),
    ...map(view, colour, columns),
    ...sides,
  ].join('\n');
}

/** Each hex in two lines, half a hex lower in every other column: its trade or order, then what lies and stands there. */
function map(view: View, colour: boolean, columns: number): readonly string[] {
  const known = hexes(view);
  const left = Math.min(...known.map(({ q }) => q));
  const top = Math.min(...known.map(({ q, r }) => 2 * r + q));
  const across = Math.floor(columns / CELL);
  const lines: string[][] = [];
  for (const hex of known) {
    const row = 2 * hex.r + hex.q - top;
    for (const [i, text] of [what(view, hex), lies(view, hex)].entries()) {
      const cells = lines[row + i] ?? [];
      lines[row + i] = cells;
      cells[hex.q - left] = text;
    }
  }
  return lines.map((cells) =>
    Array.from({ length: Math.min(across, cells.length) }, (_, i) =>
      painted((cells[i] ?? '').slice(0, CELL - 1), colour),
    )
      .join('')
      .trimEnd(),
  );
}

function what(view: View, { market, face, tile }: HexInfo): string {
  if (market !== null) return `${cubesText(market.give)}→${cubesText(market.get)}`;
  if (tile.startsWith('sea')) return '~~~';
  if (face === null) return '[port]';
  if (face === 'closed-port') return '[closed]';
  const { cost, vp } = tablesOf(view).orders[face];
  return `[${vp}: ${cubesText(cost)}]`;
}

/** Boats as `@1`, outposts as `^1`, cubes by their letters. */
function lies(_: View, { boats, outposts, cubes }: HexInfo): string {
  const pieces = [...boats.map((seat) => `@${seat + 1}`), ...outposts.map((seat) => `^${seat + 1}`)];
  const loose = cubes.some((count) => count > 0) ? counted(cubes) : '';
  return [...pieces, loose].filter((part) => part !== '').join(' ');
}

const counted = (cubes: Cubes): string =>
  cubes.map((count, rank) => (count === 0 ? '' : `${count > 1 ? count : ''}${'YRGB'.charAt(rank)}`)).join('');

/** A cell as wide as all others, its cubes in their colours. */
function painted(text: string, colour: boolean): string {
  const cell = padded(text, CELL);
  if (!colour) return cell;
  return cell.replace(/[YRGB]/g, (letter) => inked(letter, INKS['YRGB'.indexOf(letter)] ?? 'white', true));
}

function side(view: View, seat: number): readonly string[] {
  const own = view.seats[seat];
  if (own === undefined) return [];
  const orders = own.orders.map((order) => {
    if (order === 'hidden') return '?';
    const { cost, vp } = tablesOf(view).orders[order];
    return `${vp} ${cubesText(cost)}`;
  });
  const cubes = COLOURS.map((each, rank) => `${own.cargo[rank as 0]} ${each}`).join(', ');
  return framed(`${nameOf(view, seat)} (@${seat + 1} ^${seat + 1})`, [
    ...tabled([
      ['points', String(scoreSheet(view, seat).total)],
      ['cubes', `${cubes} (of ${capacity(own)})`],
      ['outposts', SYMBOLS.map((symbol, row) => `${own.built[row as 0]} ${symbol}`).join(', ')],
      ['orders', orders.join(', ') || 'none'],
    ]),
  ]);
}
