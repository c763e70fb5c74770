import { element } from '@wonders/core/board';
import type { TokenId } from '../components/tokens.js';
import type { Effect } from '../components/wonders.js';
import type { Board } from './table.js';

/** The outline of each Progress token, in a square of 24 units. */
const TOKENS: Readonly<Record<TokenId, string>> = {
  urbanism: 'M2 22V10l6-4v16ZM10 22V3h5v19ZM17 22V9l5 3v10Z',
  crafts:
    'M8 1.5h8V4l-1.5 1.5C19 8 20 11 20 13.5c0 4-2.5 6.5-4.5 9h-7C6.5 20 4 17.5 4 13.5C4 11 5 8 9.5 5.5L8 4ZM6.5 12.5v2h11v-2Z',
  jewellery: 'M6 3h12l5 6L12 22.5L1 9ZM8 5.2L5.5 8.5h13L16 5.2Z',
  science: 'M9 1.5h6v2h-1v6L20.5 20c.8 1.5 0 2.5-1.5 2.5H5c-1.5 0-2.3-1-1.5-2.5L10 9.5v-6H9ZM9.5 14L7 18.5h10L14.5 14Z',
  propaganda: 'M2 9h4l12-6v17L6 14.5H2ZM6.5 16l4 1.8l1 4.7H8ZM20 8.5c3 1 3 5 0 6Z',
  architecture: 'M2 22.5V10.5C2 5 6.5 1.5 12 1.5S22 5 22 10.5v12h-5V11c0-3-2-5-5-5s-5 2-5 5v11.5Z',
  economy: 'M4 2.5h16v4H4ZM2.5 8h16v4h-16ZM5.5 13.5h16v4h-16ZM4 19h16v4H4Z',
  engineering: 'M3 3h12l5 3v4h-4l-1-1.5H3ZM8 10h4v13H8Z',
  tactics: 'M3.5 1H6v22H3.5ZM8 3c4-2 8 2 13 0v10.5c-5 2-9-2-13 0Z',
  decor:
    'M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7ZM12 1a3 3 0 0 1 2.5 6h-5A3 3 0 0 1 12 1ZM12 23a3 3 0 0 0 2.5-6h-5A3 3 0 0 0 12 23ZM1 12a3 3 0 0 1 6-2.5v5A3 3 0 0 1 1 12ZM23 12a3 3 0 0 0-6-2.5v5A3 3 0 0 0 23 12Z',
  politics: 'M12 1.5L23 8v2H1V8ZM3 11.5h3v8H3ZM8 11.5h3v8H8ZM13 11.5h3v8h-3ZM18 11.5h3v8h-3ZM1 21h22v2.5H1Z',
  strategy: 'M4 2h3.5v3H10V2h4v3h2.5V2H20v7l-3 2v7h2.5v4.5h-15V18H7v-7L4 9Z',
  education:
    'M1 5c4-1 7 0 10 2v14c-3-2-6-3-10-2ZM23 5c-4-1-7 0-10 2v14c3-2 6-3 10-2ZM3 8v1.5c2 0 4 .5 6 1.5V9.5c-2-1-4-1.5-6-1.5ZM21 8v1.5c-2 0-4 .5-6 1.5V9.5c2-1 4-1.5 6-1.5Z',
  culture:
    'M5 1.5c-1 5 2 6 2 11c0 3 1.5 5 4 5.5v2.5H7.5V23h9v-2.5H13V18c2.5-.5 4-2.5 4-5.5c0-5 3-6 2-11h-2.5c.5 4-2 6-2 10.5c0 2-.8 3-1.5 3.2V4h-2v11.2c-.7-.2-1.5-1.2-1.5-3.2c0-4.5-2.5-6.5-2-10.5Z',
};

/** A Progress token around a point: a green disc with its emblem; a pale one with a check, when it has been used in this turn. */
export function tokenDisc(board: Board, token: TokenId, x: number, y: number, size: number, used = false): string {
  const tone = used ? 'line' : 'green';
  const r = size / 2;
  return (
    element('circle', { class: 'w-deep', cx: x, cy: y + 2, r }) +
    element('circle', { class: `w-${tone}`, cx: x, cy: y, r }) +
    (used
      ? board.icon('check', x, y, size * 0.56, 'on-line')
      : board.emblem(`token-${token}`, TOKENS[token], x, y, size * 0.62, 'on-green'))
  );
}

/** What the marked stages of a Wonder do. */
const EFFECTS: Readonly<Record<Effect, string>> = {
  any: 'M1 6.5h6v11H1ZM9 4h6v16H9ZM17 6.5h6v11h-6Z',
  token:
    'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM12 5.5l1.9 4.2l4.6.5l-3.4 3.1l1 4.5L12 15.5l-4.1 2.3l1-4.5l-3.4-3.1l4.6-.5Z',
  central: 'M5 1.5h14v21H5ZM12 5l-5 4.5v2.3L12 7.5l5 4.3V9.5ZM12 11.5L7 16v2.3l5-4.3l5 4.3V16Z',
  look: 'M.5 12C4 6.5 8 4.5 12 4.5s8 2 11.5 7.5c-3.5 5.5-7.5 7.5-11.5 7.5S4 17.5 .5 12ZM12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9ZM12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z',
  'left-and-right': 'M.5 12L8 4.5V9h8V4.5L23.5 12L16 19.5V15H8v4.5Z',
  shield: 'M12 1.5L21 4.7v7c0 5-3.7 8.5-9 10.8C6.7 20.2 3 16.7 3 11.7v-7ZM12 4.7v14.5c3.8-1.8 6-4.3 6-7.5V6.8Z',
};

/** The sign of what a stage does. */
export const effectSign = (board: Board, effect: Effect, x: number, y: number, size: number, tone: string): string =>
  board.emblem(`effect-${effect}`, EFFECTS[effect], x, y, size, tone);
