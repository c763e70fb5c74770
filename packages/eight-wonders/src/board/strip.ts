import { box, element, GAP, label, moved, type Part, type Room } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { tablesOf } from '../state/index.js';
import { drawPileSize } from '../table/piles.js';
import { turnOrderTrack } from '../table/track.js';
import { discsShowing } from '../table/wonders.js';
import { actionStar, cardsLine, edges } from './cards.js';
import { chip, SIGNS, type Table } from './table.js';

const HEIGHT = 48;

/** Between two blocks of a row. */
const BESIDE = 18;

type Block = (table: Table, room: Room) => string;

/** One row of blocks, each with its share of the width. */
type Row = readonly (readonly [Block, number])[];

const ON_DESK: readonly Row[] = [
  [
    [track, 0.15],
    [scoring, 0.34],
    [showing, 0.2],
    [drawPiles, 0.31],
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
    const room = width - (blocks.length - 1) * BESIDE;
    for (const [block, share] of blocks) {
      svg += block(table, { x: left, y: y + row * (HEIGHT + GAP), width: room * share });
      left += room * share + BESIDE;
    }
  }
  return { svg, height: rows.length * (HEIGHT + GAP) - GAP };
}

/** The piles alone. */
export const piles = (table: Table, room: Room): Part => ({ svg: drawPiles(table, room), height: HEIGHT });

const heading = (text: string, room: number): string => label(2, 8, text, { size: 12, tone: 'soft', room });

/** Halfway up what lies below a heading. */
const MIDDLE = 31;

/** Who plays now, and who comes next. */
function track(table: Table, { x, y, width }: Room): string {
  const { view, board, words } = table;
  const seats = view.phase === 'discs' || view.phase === 'hands' || view.phase === 'order' ? [] : turnOrderTrack(view);
  const step = Math.min(30, (width - 34) / Math.max(1, seats.length - 1));
  return board.place(
    'track',
    { x, y, width, height: HEIGHT },
    heading(words.turnOrder, width - 4),
    ...seats.map((seat, i) => chip(table, 16 + i * step, MIDDLE, seat, i === 0 ? 14 : 10)),
  );
}

/** What the most and the second most parts bring, row by row, with the marker. */
function scoring({ view, board, words }: Table, { x, y, width }: Room): string {
  const { rows, light, others } = tablesOf(view).scoringTable;
  const shown = [...rows.map((row, i) => ({ ...row, at: i + 1 })), { ...light, at: 'light' as const }];
  const step = (width + 3) / shown.length;
  const cells = shown.map(({ first, second, at }, i) => {
    const left = i * step;
    const now = at === view.row;
    const ground = now ? 'accent' : at === 'light' ? 'stock' : 'line';
    const tone = now ? 'on-accent' : at === 'light' ? 'ink' : 'on-line';
    const middle = { anchor: 'middle', tone, room: step / 2 - 2 } as const;
    return (
      (now ? box(left, MIDDLE - 12, step - 3, 28, 'deep', 5) : '') +
      box(left, MIDDLE - 14, step - 3, 28, ground, 5) +
      label(left + (step - 3) * 0.3, MIDDLE, first, { size: 14, bold: true, ...middle }) +
      label(left + (step - 3) * 0.74, MIDDLE, second, { size: 12, ...middle })
    );
  });
  return board.place(
    'scoring-table',
    { x, y, width, height: HEIGHT },
    heading(words.scoring, width - 80),
    label(width - 2, 8, words.others(others), { anchor: 'end', tone: 'soft', room: 72 }),
    ...cells,
  );
}

/** How many discs show each type: the game ends when no disc shows one of them. */
function showing({ view, board, words }: Table, { x, y, width }: Room): string {
  const counts = discsShowing(view);
  const step = width / TYPES.length;
  return board.place(
    'discs-left',
    { x, y, width, height: HEIGHT },
    heading(words.discsLeft, width - 4),
    ...TYPES.map((type) => {
      const left = type * step;
      const low = counts[type] <= 1 && view.phase !== 'discs';
      const { icon, tone } = SIGNS[BUILDING_TYPES[type]];
      return (
        element('circle', { class: 'w-stock', cx: left + 12, cy: MIDDLE, r: 11 }) +
        element('circle', { class: `w-${tone}`, cx: left + 12, cy: MIDDLE, r: 9.5 }) +
        board.icon(icon, left + 12, MIDDLE, 13, `on-${tone}`) +
        label(left + 27, MIDDLE, counts[type], { size: 14, bold: true, tone: low ? 'dropped' : 'on-paper' })
      );
    }),
  );
}

/** The draw pile, the action cards played and the discard pile. */
function drawPiles(table: Table, { x, y, width }: Room): string {
  const { view, board, words } = table;
  const played = view.options.actionCards;
  const discard = played ? 2 * PILE : PILE + 18;
  return board.place(
    'piles',
    { x, y, width, height: HEIGHT },
    label(2, 8, words.drawPile, { size: 12, tone: 'soft', room: discard - 8 }),
    pile('grey', drawPileSize(view), 2, board.thing('roofs', 12, 13, 15)),
    played ? pile('black', view.played.length, PILE, actionStar(table, 12, 13, 14)) : '',
    label(discard + 2, 8, words.discardPile, { size: 12, tone: 'soft', room: width - discard - 4 }),
    total(view.discard) === 0
      ? label(discard + 2, MIDDLE, words.emptyPile, { size: 12, tone: 'soft' })
      : cardsLine(table, view.discard, discard + 2, MIDDLE + 2, true).svg,
  );
}

/** From one pile to the next. */
const PILE = 54;

/** A pile of cards that lie face down, on their side, with the sign of their backs and their number. */
const pile = (tone: string, count: number, x: number, sign: string): string =>
  moved(
    x,
    MIDDLE - 10,
    edges(count, 46, 26),
    box(0, 0, 46, 26, 'stock', 5),
    box(1.2, 1.2, 43.6, 23.6, tone, 4),
    sign,
    label(30, 13, count, { size: 14, anchor: 'middle', bold: true, tone: `on-${tone}` }),
  );
