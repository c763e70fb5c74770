import { box, GAP, label, type Part, textWidth } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { entry, tablesOf } from '../state/index.js';
import { drawPileSize } from '../table/piles.js';
import { seatName } from '../table/seats.js';
import { turnOrderTrack } from '../table/track.js';
import { discsShowing } from '../table/wonders.js';
import { cardsName, typeName } from '../words/names.js';
import { chip, type Scene, SIGNS } from './scene.js';

const HEIGHT = 58;

type Block = (scene: Scene, x: number, y: number, width: number) => string;

/** The turn order track, the scoring table, the discs left by type, the piles. */
export function strip(scene: Scene, x: number, y: number, width: number): Part {
  const rows: readonly (readonly (readonly [Block, number])[])[] = scene.phone
    ? [
        [
          [track, 0.46],
          [showing, 0.54],
        ],
        [[scoring, 1]],
      ]
    : [
        [
          [track, 0.17],
          [scoring, 0.36],
          [showing, 0.19],
          [drawPiles, 0.28],
        ],
      ];
  let svg = '';
  for (const [row, blocks] of rows.entries()) {
    let left = x;
    const room = width - (blocks.length - 1) * GAP;
    for (const [block, share] of blocks) {
      svg += block(scene, left, y + row * (HEIGHT + GAP), room * share);
      left += room * share + GAP;
    }
  }
  return { svg, height: rows.length * (HEIGHT + GAP) - GAP };
}

/** The piles alone. */
export const piles = (scene: Scene, x: number, y: number, width: number): Part => ({
  svg: drawPiles(scene, x, y, width),
  height: HEIGHT,
});

const heading = (text: string): string => label(10, 14, text, { size: 12, tone: 'muted' });

/** Who plays now, and who comes next. */
function track({ view, board }: Scene, x: number, y: number, width: number): string {
  const seats = view.phase === 'discs' || view.phase === 'hands' || view.phase === 'order' ? [] : turnOrderTrack(view);
  const step = Math.min(32, (width - 24) / Math.max(1, seats.length));
  const name = `Turn order: ${seats.map((seat) => seatName(view, seat)).join(', ') || 'not yet known'}`;
  return board.place(
    'track',
    { x, y, width, height: HEIGHT, name },
    box(0, 0, width, HEIGHT),
    heading('Turn order'),
    ...seats.map((seat, i) => chip(20 + i * step, 38, seat, i === 0 ? 13 : 9)),
  );
}

/** What the most and the second most parts bring, row by row; the marker is on one of them. */
function scoring({ view, board }: Scene, x: number, y: number, width: number): string {
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
  const row = view.row === 'light' ? 'light row' : `row ${view.row} of ${rows.length}`;
  const { first, second } = view.row === 'light' ? light : entry(rows, view.row - 1);
  return board.place(
    'scoring-table',
    {
      x,
      y,
      width,
      height: HEIGHT,
      name: `Scoring table, ${row}: ${first} for the most parts, ${second} for the second most, ${others} for others`,
    },
    box(0, 0, width, HEIGHT),
    heading('Most and second most parts'),
    label(width - 8, 14, `others ${others}`, { anchor: 'end', tone: 'muted' }),
    ...cells,
  );
}

/** How many discs show each type: the game ends when one is shown no more. */
function showing({ view, board }: Scene, x: number, y: number, width: number): string {
  const counts = discsShowing(view);
  const step = (width - 16) / TYPES.length;
  const name = `Discs left: ${TYPES.map((type) => `${counts[type]} with ${typeName(BUILDING_TYPES[type])}s`).join(', ')}`;
  return board.place(
    'discs-left',
    { x, y, width, height: HEIGHT, name },
    box(0, 0, width, HEIGHT),
    heading('Discs left'),
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

/** The draw pile, what lies in the discard pile, and the action cards played. */
function drawPiles({ view, board }: Scene, x: number, y: number, width: number): string {
  const size = drawPileSize(view);
  let left = 10;
  const told = (text: string, y: number, bold = false): string => {
    const drawn = label(left, y, text, { size: 12, bold, tone: bold ? 'ink' : 'muted' });
    left += 1.12 * textWidth(text, 12, bold) + 6;
    return drawn;
  };
  let svg = told('Draw pile', 18) + told(String(size), 18, true);
  left += 8;
  if (view.settings.actionCards) svg += told('Action cards played', 18) + told(String(view.played.length), 18, true);
  left = 10;
  svg += told('Discard pile', 41);
  if (total(view.discard) === 0) svg += told('empty', 41);
  for (const type of TYPES) {
    if (view.discard[type] === 0) continue;
    svg += board.icon(SIGNS[BUILDING_TYPES[type]].icon, left + 8, 41, 15);
    left += 19;
    svg += told(String(view.discard[type]), 41, true);
    left += 3;
  }
  return board.place(
    'piles',
    { x, y, width, height: HEIGHT, name: `Draw pile: ${size} cards; discard pile: ${cardsName(view.discard)}` },
    box(0, 0, width, HEIGHT),
    svg,
  );
}
