import { box, keptHeight, label, type Part, type Room, slots } from '@wonders/core/board';
import { type ProgressId, progressIn } from '../components/progress.js';
import type { ChanceKind, ProgressSource } from '../state/index.js';
import { progressEmblem } from './emblems.js';
import { fromLeft, type Table } from './table.js';

/** Whether the table is asked for one of these. */
export const asksFor = ({ view }: Table, kind: ChanceKind): boolean => view.pending.at(-1)?.kind === kind;

/** An empty place, for what turns up next. */
export const freePlace = (
  { board }: Table,
  id: string,
  at: Room & { readonly height: number; readonly radius: number },
): string => board.place(id, at, box(0, 0, at.width, at.height, 'empty', at.radius));

type Tokens = readonly (readonly [title: string, tokens: readonly ProgressId[], next: boolean])[];

/** The Progress tokens: on the board in a row from side to side, drawn to choose from, and on Enki. */
export function progress(table: Table, room: Room): Part {
  const { view, below, words } = table;
  const next = nextProgress(table) === 'board';
  return tokenRows(table, [[words.progress, fromLeft(below, view.board), next], ...takeable(table)], room);
}

/** The Progress tokens that are drawn to choose from, and those on Enki: in one row, or both. */
export function toTake(table: Table, room: Room): Part {
  const rows = takeable(table);
  if (rows.some(([, tokens]) => tokens.length === 0)) return tokenRows(table, rows, room);
  const title = rows.map(([each]) => each).join(' · ');
  const isNext = rows.some(([, , next]) => next);
  return tokenRows(table, [[title, rows.flatMap(([, tokens]) => tokens), isNext]], room);
}

/** On a phone, the tokens on the board in a row that closes up; those that are drawn to choose from lie there meanwhile. */
export function inSight(table: Table, room: Room): Part {
  const { view, below, words, board } = table;
  const next = nextProgress(table);
  const isDrawn = view.drawn.length > 0 || next === 'box';
  const lying: Tokens[number] = isDrawn
    ? [words.toChoose, view.drawn, next === 'box']
    : [words.progress, fromLeft(below, view.board), next === 'board'];
  const { svg, height } = tokenRows(table, [lying], room);
  return { svg, height: keptHeight(board, height, 60) };
}

const takeable = (table: Table): Tokens => [
  [table.words.toChoose, table.view.drawn, nextProgress(table) === 'box'],
  [table.words.onEnki, table.view.pantheon?.enki ?? [], false],
];

/** Where the Progress token comes to lie that the table is asked for. */
const nextProgress = (table: Table): ProgressSource | null =>
  asksFor(table, 'draw-progress') ? (table.view.pending.at(-1)?.source ?? null) : null;

/** The form of a token. */
const TOKEN = { height: 36, radius: 12 } as const;

/** From one row of tokens to the next. */
const TOKEN_ROW = 40;

/** The Progress tokens on the board, where each keeps its place. */
export function onBoard(table: Table, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const step = width / 5;
  const inPlay = progressIn(view.pantheon !== null);
  const rows = Math.ceil(inPlay.length / 5);
  const free = slots(
    board,
    { x: x + 2, y: y + 20, width },
    { wide: step - 4, high: TOKEN.height, rows, step: TOKEN_ROW },
  );
  const tokens = inPlay.map((id, i) =>
    view.board.includes(id)
      ? progressToken(table, id, x + (i % 5) * step + 2, y + 20 + Math.floor(i / 5) * TOKEN_ROW, step - 4)
      : '',
  );
  const height = 20 + rows * TOKEN_ROW;
  // Any of the free places may be the one.
  const next =
    nextProgress(table) === 'board' ? freePlace(table, 'next-progress', { x, y, width, height, radius: 10 }) : '';
  return {
    svg: free + next + label(x + 2, y + 8, words.progress, { size: 12, bold: true, tone: 'muted' }) + tokens.join(''),
    height,
  };
}

/** Rows of tokens, each with its title. */
function tokenRows(table: Table, rows: Tokens, { x, y, width }: Room): Part {
  const parts: string[] = [];
  let at = y;
  for (const [title, tokens, next] of rows) {
    if (tokens.length === 0 && !next) continue;
    const step = width / Math.max(5, tokens.length);
    parts.push(label(x + 2, at + 8, title, { size: 12, bold: true, tone: 'muted' }));
    for (const [i, token] of tokens.entries())
      parts.push(progressToken(table, token, x + i * step + 2, at + 20, step - 4));
    const free = { x: x + tokens.length * step + 2, y: at + 20, width: step - 4, ...TOKEN };
    if (next) parts.push(freePlace(table, 'next-progress', free));
    at += 60;
  }
  return { svg: parts.join(''), height: at - y };
}

/** A token as its emblem alone. */
export const smallToken = ({ board }: Table, token: ProgressId, x: number, y: number): string =>
  board.place(
    `progress-${token}`,
    { x, y, width: 26, height: 22, radius: 11 },
    box(0, 0, 26, 22, 'green edge', 11),
    progressEmblem(board, token)(13, 11, 15, 'on-green'),
  );

function progressToken({ board, name }: Table, token: ProgressId, x: number, y: number, width: number): string {
  const place = { x, y, width, ...TOKEN };
  const style = { room: width - 8, size: 11, anchor: 'middle', tone: 'on-green' } as const;
  return board.place(
    `progress-${token}`,
    place,
    box(0, 0, width, TOKEN.height, 'green edge', TOKEN.radius),
    progressEmblem(board, token)(width / 2, 11, 16, 'on-green'),
    label(width / 2, 27, name(token), style),
  );
}
