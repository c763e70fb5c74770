import { element } from '@wonders/core/board';
import type { TokenId } from '../components/tokens.js';
import type { Effect } from '../components/wonders.js';
import type { Board } from './table.js';

/** The outline of each Progress token, in a square of 24 units. */
const TOKENS: Readonly<Record<TokenId, string>> = {
  urbanism: 'M2 22V10l6-4v16ZM10 22V3h5v19ZM17 22V9l5 3v10Z',
  crafts:
    'M8 1.500h8V4l-1.500 1.500C19 8 20 11 20 13.500c0 4-2.500 6.500-4.500 9h-7C6.500 20 4 17.500 4 13.500C4 11 5 8 9.500 5.500L8 4ZM6.500 12.500v2h11v-2Z',
  jewellery: 'M6 3h12l5 6L12 22.500L1 9ZM8 5.200L5.500 8.500h13L16 5.200Z',
  science:
    'M9 1.500h6v2h-1v6L20.500 20c.8 1.500 0 2.500-1.500 2.500H5c-1.500 0-2.300-1-1.500-2.500L10 9.500v-6H9ZM9.500 14L7 18.500h10L14.500 14Z',
  propaganda: 'M2 9h4l12-6v17L6 14.500H2ZM6.500 16l4 1.800l1 4.700H8ZM20 8.500c3 1 3 5 0 6Z',
  architecture: 'M2 22.500V10.500C2 5 6.500 1.500 12 1.500S22 5 22 10.500v12h-5V11c0-3-2-5-5-5s-5 2-5 5v11.500Z',
  economy: 'M4 2.500h16v4H4ZM2.500 8h16v4h-16ZM5.500 13.500h16v4h-16ZM4 19h16v4H4Z',
  engineering: 'M3 3h12l5 3v4h-4l-1-1.500H3ZM8 10h4v13H8Z',
  tactics: 'M3.500 1H6v22H3.500ZM8 3c4-2 8 2 13 0v10.500c-5 2-9-2-13 0Z',
  decor:
    'M12 8.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7ZM12 1a3 3 0 0 1 2.500 6h-5A3 3 0 0 1 12 1ZM12 23a3 3 0 0 0 2.500-6h-5A3 3 0 0 0 12 23ZM1 12a3 3 0 0 1 6-2.500v5A3 3 0 0 1 1 12ZM23 12a3 3 0 0 0-6-2.500v5A3 3 0 0 0 23 12Z',
  politics:
    'M12 1.500L23 8v2H1V8ZM3 11.500h3v8H3ZM8 11.500h3v8H8ZM13 11.500h3v8h-3ZM18 11.500h3v8h-3ZM1 21h22v2.500H1Z',
  strategy: 'M4 2h3.500v3H10V2h4v3h2.500V2H20v7l-3 2v7h2.500v4.500h-15V18H7v-7L4 9Z',
  education:
    'M1 5c4-1 7 0 10 2v14c-3-2-6-3-10-2ZM23 5c-4-1-7 0-10 2v14c3-2 6-3 10-2ZM3 8v1.500c2 0 4 .5 6 1.500V9.500c-2-1-4-1.500-6-1.500ZM21 8v1.500c-2 0-4 .5-6 1.500V9.500c2-1 4-1.500 6-1.500Z',
  culture:
    'M5 1.500c-1 5 2 6 2 11c0 3 1.500 5 4 5.500v2.500H7.500V23h9v-2.500H13V18c2.500-.5 4-2.500 4-5.500c0-5 3-6 2-11h-2.500c.5 4-2 6-2 10.500c0 2-.8 3-1.500 3.200V4h-2v11.200c-.7-.2-1.500-1.200-1.500-3.200c0-4.500-2.500-6.500-2-10.500Z',
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
  any: 'M1 6.500h6v11H1ZM9 4h6v16H9ZM17 6.500h6v11h-6Z',
  token:
    'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM12 5.500l1.900 4.200l4.600.5l-3.400 3.100l1 4.500L12 15.500l-4.100 2.300l1-4.500l-3.400-3.100l4.600-.5Z',
  central: 'M5 1.500h14v21H5ZM12 5l-5 4.500v2.300L12 7.500l5 4.300V9.500ZM12 11.500L7 16v2.300l5-4.300l5 4.300V16Z',
  look: 'M.500 12C4 6.500 8 4.500 12 4.500s8 2 11.500 7.500c-3.500 5.500-7.500 7.500-11.500 7.500S4 17.500 .500 12ZM12 7.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9ZM12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z',
  'left-and-right': 'M.500 12L8 4.500V9h8V4.500L23.500 12L16 19.500V15H8v4.500Z',
  shield:
    'M12 1.500L21 4.700v7c0 5-3.700 8.500-9 10.800C6.700 20.200 3 16.700 3 11.700v-7ZM12 4.700v14.500c3.800-1.800 6-4.300 6-7.500V6.800Z',
};

/** The sign of what a stage does. */
export const effectSign = (board: Board, effect: Effect, x: number, y: number, size: number, tone: string): string =>
  board.emblem(`effect-${effect}`, EFFECTS[effect], x, y, size, tone);
