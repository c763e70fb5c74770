import { framed, type Ink, inked, padded, type TextOptions } from '@wonders/core/board';
import { capital, count, listed } from '@wonders/core/words';
import { LETTERS } from '../components/cards.js';
import { pieceName } from '../components/names.js';
import { type Color, TILES, type TileId } from '../components/tiles.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { type Building, isScript, isSolo, PLAYER_SEAT, type View } from '../state/position.js';
import { tokenCells, top } from '../table/city.js';
import { deckSize, halCardIsFaceDown, supplySize } from '../table/piles.js';
import { cardWords, pieces } from '../words/cards.js';
import { seatName } from '../words/names.js';
import { headline } from './headline.js';
import { LETTERS_OF_COLORS } from './signs.js';

const INKS = { red: 'red', blue: 'blue', yellow: 'yellow' } as const satisfies Record<Color, Ink>;

/** The columns of a cell. */
const CELL = 7;

/** Two lines of a cell: the tile with its floors, and whose it is. */
function buildingLines(view: View, each: Building, colour: boolean): readonly [string, string] {
  const { color, number } = TILES[top(each)];
  const name = `${LETTERS_OF_COLORS[color]}${number}${each.tiles.length > 1 ? `×${each.tiles.length}` : ''}`;
  const owner = each.owner === null ? '·' : isSolo(view) ? seatName(view, each.owner) : `S${each.owner + 1}`;
  return [inked(name, INKS[color], colour), `${owner}${each.pawn ? '^' : ''}`];
}

/** The city as a grid: buildings with floors and owners, tokens in brackets. */
function cityLines(view: View, colour: boolean): readonly string[] {
  const cells = new Map<string, readonly [string, string]>();
  for (const each of view.city) cells.set(`${each.x} ${each.y}`, buildingLines(view, each, colour));
  for (const letter of LETTERS) {
    const cell = view.tokens[letter];
    if (cell !== null) cells.set(`${cell.x} ${cell.y}`, [inked(`(${pieceName(letter)})`, 'green', colour), '']);
  }
  for (const { x, y } of tokenCells(view)) cells.set(`${x} ${y}`, [inked('[ ]', 'cyan', colour), '']);
  const places = [...cells.keys()].map((key) => key.split(' ').map(Number) as [number, number]);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, upper, lower] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const lines = [`    ${columns.map((x) => padded(String(x), CELL)).join('')}`.trimEnd()];
  for (let y = upper; y <= lower; y++)
    for (const line of [0, 1] as const)
      lines.push(
        `${line === 0 ? padded(String(y), 4) : '    '}${columns.map((x) => padded(cells.get(`${x} ${y}`)?.[line] ?? '', CELL)).join('')}`.trimEnd(),
      );
  return lines;
}

/** A line broken where the terminal ends. */
function broken(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function seatLines(view: View, seat: number, columns: number): readonly string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const known = (n: number | 'hidden', noun: string): string => (n === 'hidden' ? `${noun}s hidden` : count(n, noun));
  const supply = isScript(view, seat) ? '' : ` (${player.supply} in supply)`;
  const counts = [
    known(player.points, 'point'),
    `${known(player.resources, 'resource')}${supply}`,
    `${cardPoints(view, seat)} for cards`,
    `${districtPoints(view)[seat] ?? 0} for districts`,
  ];
  const card = view.halCard;
  const his =
    card === null
      ? ''
      : `Card: ${card === 'hidden' || card === 'face-down' ? 'face down' : `${cardWords(view)(card)}${halCardIsFaceDown(view) ? ', face down' : ''}`}`;
  const facts = [
    listed(counts),
    player.hand.length === 0 ? '' : `Hand: ${pieces(player.hand, 'card', cardWords(view))}`,
    player.tiles.length === 0 ? '' : `Tiles: ${pieces<TileId>(player.tiles, 'tile')}`,
    player.tableau.length === 0 ? '' : `Kept: ${pieces(player.tableau, 'card', cardWords(view))}`,
    player.characters.length === 0 ? '' : `Characters: ${pieces(player.characters, 'character')}`,
    isScript(view, seat) ? his : '',
  ];
  const lines = facts.filter((fact) => fact !== '').flatMap((fact) => broken(fact, columns - 4));
  return framed(capital(seatName(view, seat)), lines, columns - 4);
}

/**
 * Draws the position for a terminal: the city as a grid, then each seat with what lies before it.
 *
 * @param view - Of a seat or of a spectator.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/hal';
 * import { drawText } from '@wonders/hal/board';
 * console.log(drawText(view(newGame({ seed: 'monday' }), 0)));
 * ```
 * @category Board
 */
export function drawText(view: View, { colour = false, columns = 80 }: TextOptions = {}): string {
  const { title, line } = headline(view);
  const piles = `${count(supplySize(view), 'tile')} left, ${deckSize(view)} in the deck, ${view.discard.length} discarded`;
  const below = typeof view.viewer === 'number' ? view.viewer : PLAYER_SEAT;
  const seats = view.players.map((_, seat) => (below + seat) % view.players.length);
  return [
    inked(title, 'bold', colour),
    ...broken(line, columns),
    piles,
    '',
    ...cityLines(view, colour),
    '',
    ...seats.flatMap((seat) => seatLines(view, seat, columns)),
  ].join('\n');
}
