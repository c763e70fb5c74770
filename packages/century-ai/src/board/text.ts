import { beside, drawing, framed, type Ink, inked, padded, type TextOptions, tabled } from '@wonders/core/board';
import { COLOURS, type Cubes } from '../components/cubes.js';
import type { View } from '../state/index.js';
import { capacity } from '../table/boards.js';
import { type HexInfo, hexes } from '../table/map.js';
import { tablesOf } from '../table/places.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { headline } from './headline.js';
import { pointsOf } from './seats.js';

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
export const drawText = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, words, options: TextOptions<BoardLanguage>) => {
    const { colour = false, columns = 80 } = options;
    const { title, line } = headline(view, words);
    const blocks = view.seats.map((_, seat) => side(view, words, seat));
    const widest = blocks.reduce((sum, block) => sum + Math.max(...block.map((each) => each.length)) + 2, 0);
    const sides = widest <= columns ? beside(blocks) : blocks.flat();
    const moment = inked(title, 'bold', colour);
    const head = title.length + 2 + line.length > columns ? [moment, ...broken(line, columns)] : [`${moment}  ${line}`];
    return [...head, ...map(view, words, colour, columns), ...sides].join('\n');
  },
);

/** A text in lines, broken between words. */
function broken(text: string, columns: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? '';
    if (last !== '' && last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Each hex in two lines, half a hex lower in every other column: its trade or order, then the pieces and cubes on it. */
function map(view: View, words: BoardLanguage, colour: boolean, columns: number): readonly string[] {
  const known = hexes(view);
  const left = Math.min(...known.map(({ q }) => q));
  const top = Math.min(...known.map(({ q, r }) => 2 * r + q));
  const across = Math.floor(columns / CELL);
  const lines: string[][] = [];
  for (const hex of known) {
    const row = 2 * hex.r + hex.q - top;
    for (const [i, text] of [what(view, words, hex), lies(words, hex)].entries()) {
      const cells = lines[row + i] ?? [];
      lines[row + i] = cells;
      cells[hex.q - left] = text;
    }
  }
  return lines.map((cells) =>
    Array.from({ length: Math.min(across, cells.length) }, (_, i) =>
      painted((cells[i] ?? '').slice(0, CELL - 1), words, colour),
    )
      .join('')
      .trimEnd(),
  );
}

/** Cubes by their letters, one for each cube. */
const letters = ({ board }: BoardLanguage, cubes: Cubes): string =>
  COLOURS.map((colour, rank) => board.letters[colour].repeat(cubes[rank as 0])).join('') || '-';

function what(view: View, words: BoardLanguage, { market, face, tile }: HexInfo): string {
  if (market !== null) return `${letters(words, market.give)}→${letters(words, market.get)}`;
  if (tile.startsWith('sea')) return '~~~';
  if (face === null) return `[${words.board.port}]`;
  if (face === 'closed-port') return `[${words.board.closed}]`;
  const { cost, vp } = tablesOf(view).orders[face];
  return `[${vp}: ${letters(words, cost)}]`;
}

/** Boats as `@1`, outposts as `^1`, cubes by their letters. */
function lies(words: BoardLanguage, { boats, outposts, cubes }: HexInfo): string {
  const pieces = [...boats.map((seat) => `@${seat + 1}`), ...outposts.map((seat) => `^${seat + 1}`)];
  if (cubes.some((count) => count > 0)) pieces.push(counted(words, cubes));
  return pieces.join(' ');
}

/** Cubes by their letters, each colour once with its number. */
const counted = ({ board }: BoardLanguage, cubes: Cubes): string =>
  COLOURS.map((colour, rank) => {
    const count = cubes[rank as 0];
    return count === 0 ? '' : `${count > 1 ? count : ''}${board.letters[colour]}`;
  }).join('');

/** A cell as wide as all others, its cubes in their colours. */
function painted(text: string, { board }: BoardLanguage, colour: boolean): string {
  const cell = padded(text, CELL);
  if (!colour) return cell;
  const ink = (letter: string): Ink | undefined => COLOURS.find((each) => board.letters[each] === letter);
  return [...cell]
    .map((letter) => {
      const own = ink(letter);
      return own === undefined ? letter : inked(letter, own, true);
    })
    .join('');
}

function side(view: View, words: BoardLanguage, seat: number): readonly string[] {
  const { board } = words;
  const own = view.seats[seat];
  if (own === undefined) return [];
  const orders = own.orders.map((order) => {
    if (order === 'hidden') return '?';
    const { cost, vp } = tablesOf(view).orders[order];
    return `${vp} ${letters(words, cost)}`;
  });
  return framed(`${words.seat(view, seat)} (@${seat + 1} ^${seat + 1})`, [
    ...tabled([
      [board.lines.points, pointsOf(view, seat)],
      [board.lines.cubes, board.cargo(own.cargo, capacity(own))],
      [board.lines.outposts, board.outposts(own.built)],
      [board.lines.orders, orders.join(', ') || board.lines.none],
    ]),
  ]);
}
