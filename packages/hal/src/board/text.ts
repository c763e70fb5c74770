import { drawing, framed, type Ink, inked, padded, type TextOptions } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { type Colour, TILES } from '../components/tiles.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { type Building, isScript, isSolo, PLAYER_SEAT, type View } from '../state/index.js';
import { top } from '../table/city.js';
import { deckSize, halCardIsFaceDown, supplySize } from '../table/piles.js';
import { tokenAt, tokenCells, tokensLaid } from '../table/tokens.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { headline } from './headline.js';

const INKS = { red: 'red', blue: 'blue', yellow: 'yellow' } as const satisfies Record<Colour, Ink>;

/** How many columns a cell takes. */
const CELL = 7;

/** The view to be written, and how. */
interface Page {
  readonly view: View;
  readonly language: BoardLanguage;
  readonly inColours: boolean;
  readonly columns: number;
}

/** Two lines of a cell: the tile with its floors, and whose it is. */
function buildingLines({ view, language, inColours }: Page, each: Building): readonly [string, string] {
  const { board: words, seat } = language;
  const { colour, number } = TILES[top(each)];
  const name = `${words.colours[colour]}${number}${each.tiles.length > 1 ? `×${each.tiles.length}` : ''}`;
  const owner = each.owner === null ? '·' : isSolo(view) ? seat(view, each.owner) : words.seatSign(each.owner);
  return [inked(name, INKS[colour], inColours), `${owner}${each.pawn ? '^' : ''}`];
}

/** The city as a grid: buildings with floors and owners, tokens in brackets. */
function cityLines(page: Page): readonly string[] {
  const { view, language, inColours } = page;
  const cells = new Map<string, readonly [string, string]>();
  for (const each of view.city) cells.set(`${each.x} ${each.y}`, buildingLines(page, each));
  for (const { letter, cell } of tokensLaid(view))
    cells.set(`${cell.x} ${cell.y}`, [inked(`(${language.name(letter)})`, 'green', inColours), '']);
  for (const { x, y } of tokenCells(view)) {
    const other = tokenAt(view, x, y);
    const letter = other === undefined ? ' ' : language.name(other);
    cells.set(`${x} ${y}`, [inked(`[${letter}]`, 'cyan', inColours), '']);
  }
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

/** HAL-21: Hal's card. */
function halCardLine({ view, language }: Page): string {
  const { halCard } = view;
  if (halCard === null) return '';
  const card = halCard === 'hidden' || halCard === 'face-down' ? null : halCard;
  return language.board.lines.halCard(view, card, halCardIsFaceDown(view));
}

function seatLines(page: Page, seat: number): readonly string[] {
  const { view, language, columns } = page;
  const { lines } = language.board;
  const player = view.players[seat];
  if (player === undefined) return [];
  const { points, resources, hand, tiles, tableau, characters } = player;
  const isHal = isScript(view, seat);
  const supply = isHal ? null : player.supply;
  const cards = cardPoints(view, seat);
  const districts = districtPoints(view)[seat] ?? 0;
  const facts = [
    lines.assets({ points, resources, supply, cards, districts }),
    hand.length === 0 ? '' : lines.hand(view, hand),
    tiles.length === 0 ? '' : lines.tiles(tiles),
    tableau.length === 0 ? '' : lines.kept(view, tableau),
    characters.length === 0 ? '' : lines.characters(characters),
    isHal ? halCardLine(page) : '',
  ];
  const told = facts.filter((fact) => fact !== '').flatMap((fact) => broken(fact, columns - 4));
  return framed(capital(language.seat(view, seat)), told, columns - 4);
}

/**
 * Draws the position for a terminal: the city as a grid, then each seat with all that it owns.
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
export const drawText = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, language, options: TextOptions<BoardLanguage>) => {
    const { colour: inColours = false, columns = 80 } = options;
    const { title, line } = headline(view, language);
    const page: Page = { view, language, inColours, columns };
    const below = typeof view.viewer === 'number' ? view.viewer : PLAYER_SEAT;
    const seats = view.players.map((_, seat) => (below + seat) % view.players.length);
    return [
      inked(title, 'bold', inColours),
      ...broken(line, columns),
      language.board.lines.piles(supplySize(view), deckSize(view), view.discard.length),
      '',
      ...cityLines(page),
      '',
      ...seats.flatMap((seat) => seatLines(page, seat)),
    ].join('\n');
  },
);
