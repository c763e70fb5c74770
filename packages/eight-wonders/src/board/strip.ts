import { box, GAP, label, type Part, type Room, textWidth } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { tablesOf } from '../state/index.js';
import { drawPileSize } from '../table/piles.js';
import { turnOrderTrack } from '../table/track.js';
import { discsShowing } from '../table/wonders.js';
import { chip, SIGNS, type Table } from './table.js';

const HEIGHT = 58;

type Block = (table: Table, room: Room) => string;

/** One row of blocks, each with its share of the width. */
type Row = readonly (readonly [Block, number])[];

const ON_DESK: readonly Row[] = [
  [
    [track, 0.17],
    [scoring, 0.36],
    [showing, 0.19],
    [drawPiles, 0.28],
  ],
];

const ON_PHONE: readonly Row[] = [
  [
    [track, 0.46],
    [showing, 0.54],
  ],
  [[scoring, 1]],
];

/** The turn order track, the scoring table, the discs left by type, the piles. */
export function strip(table: Table, { x, y, width }: Room): Part {
  const rows = table.phone ? ON_PHONE : ON_DESK;
  let svg = '';
  for (const [row, blocks] of rows.entries()) {
    let left = x;
    const room = width - (blocks.length - 1) * GAP;
    for (const [block, share] of blocks) {
      svg += block(table, { x: left, y: y + row * (HEIGHT + GAP), width: room * share });
      left += room * share + GAP;
    }
  }
  return { svg, height: rows.length * (HEIGHT + GAP) - GAP };
}

/** The piles alone. */
export const piles = (table: Table, room: Room): Part => ({ svg: drawPiles(table, room), height: HEIGHT });

const heading = (text: string): string => label(10, 14, text, { size: 12, tone: 'muted' });

/** Who plays now, and who comes next. */
function track(table: Table, { x, y, width }: Room): string {
  const { view, board, words } = table;
  const seats = view.phase === 'discs' || view.phase === 'hands' || view.phase === 'order' ? [] : turnOrderTrack(view);
  const step = Math.min(32, (width - 24) / Math.max(1, seats.length));
  return board.place(
    'track',
    { x, y, width, height: HEIGHT },
    box(0, 0, width, HEIGHT),
    heading(words.turnOrder),
    ...seats.map((seat, i) => chip(table, 20 + i * step, 38, seat, i === 0 ? 13 : 9)),
  );
}

/** What the most and the second most parts bring, row by row, with the marker. */
function scoring({ view, board, words }: Table, { x, y, width }: Room): string {
  const { rows, light, others } = tablesOf(view).scoringTable;
  const shown = [...rows.map((row, i) => ({ ...row, at: i + 1 })), { ...light, at: 'light' as const }];
  const step = (width - 12) / shown.length;
  const cells = shown.map(({ first, second, at }, i) => {
    const left = 6 + i * step;
    const now = at === view.row;
    const tone = now ? 'on-accent' : 'ink';
    const middle = { anchor: 'middle', bold: now, tone } as const;
    return (
      box(left + 1, 22, step - 2, 32, now ? 'accent' : at === 'light' ? 'empty' : 'clear', 4) +
      label(left + step / 2, 31, first, { size: 13, ...middle }) +
      label(left + step / 2, 46, second, { size: 12, ...middle })
    );
  });
  return board.place(
    'scoring-table',
    { x, y, width, height: HEIGHT },
    box(0, 0, width, HEIGHT),
    heading(words.scoring),
    label(width - 8, 14, words.others(others), { anchor: 'end', tone: 'muted' }),
    ...cells,
  );
}

/** How many discs show each type: the game ends when no disc shows one of them. */
function showing({ view, board, words }: Table, { x, y, width }: Room): string {
  const counts = discsShowing(view);
  const step = (width - 16) / TYPES.length;
  return board.place(
    'discs-left',
    { x, y, width, height: HEIGHT },
    box(0, 0, width, HEIGHT),
    heading(words.discsLeft),
    ...TYPES.map((type) => {
      const left = 8 + type * step;
      const low = counts[type] <= 1 && view.phase !== 'discs';
      return (
        board.icon(SIGNS[BUILDING_TYPES[type]].icon, left + 9, 38, 17) +
        label(left + 21, 38, counts[type], { size: 14, bold: true, tone: low ? 'dropped' : 'ink' })
      );
    }),
  );
}

/** The draw pile, the discard pile and the action cards played. */
function drawPiles({ view, board, words }: Table, { x, y, width }: Room): string {
  let left = 10;
  const told = (text: string, y: number, bold = false): string => {
    const drawn = label(left, y, text, { size: 12, bold, tone: bold ? 'ink' : 'muted' });
    left += 1.12 * textWidth(text, 12, bold) + 6;
    return drawn;
  };
  let svg = told(words.drawPile, 18) + told(String(drawPileSize(view)), 18, true);
  left += 8;
  if (view.options.actionCards) svg += told(words.actionCardsPlayed, 18) + told(String(view.played.length), 18, true);
  left = 10;
  svg += told(words.discardPile, 41);
  if (total(view.discard) === 0) svg += told(words.emptyPile, 41);
  for (const type of TYPES) {
    if (view.discard[type] === 0) continue;
    svg += board.icon(SIGNS[BUILDING_TYPES[type]].icon, left + 8, 41, 15);
    left += 19;
    svg += told(String(view.discard[type]), 41, true);
    left += 3;
  }
  return board.place('piles', { x, y, width, height: HEIGHT }, box(0, 0, width, HEIGHT), svg);
}
