import { box, keptHeight, label, type Part, type Room } from '@wonders/core/board';
import type { ProgressId } from '../components/progress.js';
import type { ChanceKind, ProgressSource } from '../state/index.js';
import { progressEmblem } from './emblems.js';
import { fromLeft, type Table } from './table.js';

/** Whether the table is asked for one of these. */
export const asksFor = ({ view }: Table, kind: ChanceKind): boolean => view.pending.at(-1)?.kind === kind;

/** A free place, for what turns up next. */
export const freePlace = (
  { board }: Table,
  id: string,
  at: Room & { readonly height: number; readonly radius: number },
): string => board.place(id, at, box(0, 0, at.width, at.height, 'tray', at.radius));

type Tokens = readonly [title: string, tokens: readonly ProgressId[], next: boolean];

/** The Progress tokens on the board, in a row from side to side: on a desk beside the title, each beside its name. */
export function onBoard(table: Table, room: Room): Part {
  const { view, below, words, board } = table;
  const row = tokenRow(table, [words.progress, fromLeft(below, view.board), nextProgress(table) === 'board'], room);
  return { svg: row.svg, height: keptHeight(board, row.height, TOKEN_ROW) };
}

/** The Progress tokens that are drawn to choose from, and those on Enki. */
export function toTake(table: Table, room: Room): Part {
  const { view, words } = table;
  const rows: readonly Tokens[] = [
    [words.toChoose, view.drawn, nextProgress(table) === 'box'],
    [words.onEnki, view.pantheon?.enki ?? [], false],
  ];
  let at = room.y;
  const drawn = rows.map((row) => {
    const { svg, height } = tokenRow(table, row, { ...room, y: at });
    at += height;
    return svg;
  });
  return { svg: drawn.join(''), height: at - room.y };
}

/** Where the Progress token comes to lie that the table is asked for. */
const nextProgress = (table: Table): ProgressSource | null =>
  asksFor(table, 'draw-progress') ? (table.view.pending.at(-1)?.source ?? null) : null;

/** The diameter of a token, and from one row of tokens to the next. */
const TOKEN = 28;
const TITLE = 18;
export const TOKEN_ROW = TITLE + 44;

/** The title of a row. */
export const heading = (x: number, y: number, text: string, room = Number.POSITIVE_INFINITY): string =>
  label(x + 2, y + 8, text, { size: 12, bold: true, tone: 'soft', room, whole: true });

/** A row of tokens below its title. */
function tokenRow(table: Table, [title, tokens, next]: Tokens, { x, y, width }: Room): Part {
  if (tokens.length === 0 && !next) return { svg: '', height: 0 };
  const step = Math.min(width / Math.max(width > 240 ? 5 : 3, tokens.length + (next ? 1 : 0)), 150);
  const parts = tokens.map((token, i) => progressToken(table, token, x + i * step, y + TITLE, step - 4));
  const free = { x: x + tokens.length * step, y: y + TITLE, width: TOKEN, height: TOKEN, radius: TOKEN / 2 };
  return {
    svg: heading(x, y, title) + parts.join('') + (next ? freePlace(table, 'next-progress', free) : ''),
    height: TOKEN_ROW,
  };
}

/** A token in its disc, without its name. */
const disc = ({ board }: Table, token: ProgressId, size: number): string =>
  box(0, 0, size, size, 'green', size / 2) + progressEmblem(board, token)(size / 2, size / 2, size * 0.58, 'on-green');

/** A token with its name: to the right where there is room, else below. */
function progressToken(table: Table, token: ProgressId, x: number, y: number, width: number): string {
  const { board, name } = table;
  const style = { size: 11, tone: 'on-paper' } as const;
  const beside = width > 100;
  const place = {
    x: x + (beside ? 0 : (width - TOKEN) / 2),
    y,
    width: TOKEN,
    height: TOKEN,
    radius: TOKEN / 2,
    raised: true,
  };
  const named = beside
    ? label(TOKEN + 5, TOKEN / 2, name(token), { ...style, room: width - TOKEN - 6 })
    : label(TOKEN / 2, TOKEN + 9, name(token), { ...style, anchor: 'middle', room: width });
  return board.place(`progress-${token}`, place, disc(table, token, TOKEN), named);
}
