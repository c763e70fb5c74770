import { box } from '@wonders/core/board';
import type { TokenId } from '../components/tokens.js';
import type { WonderId } from '../components/wonders.js';
import type { Table } from './table.js';

/** The five stages of each Wonder, from the bottom up, which together make its picture in a square of 24 units. */
const RISING: Readonly<Record<WonderId, readonly string[]>> = {
  alexandria: [
    'M2 19h20v4H2Z',
    'M6 13h12v5.500H6Z',
    'M8 8.500h8v4H8Z',
    'M9.500 5h5v3h-5Z',
    'M12 .5l2 4h-4ZM17 1.500l6-1v3ZM7 1.500l-6-1v3Z',
  ],
  babylon: [
    'M1 19.500h22V23H1Z',
    'M4 15h16v4H4Z',
    'M7 10.500h10v4H7Z',
    'M8 10V6C5 6 5 2 8.500 1C12 2 11.500 6 9.500 6v4Z',
    'M14.500 10V6C12.500 6 12 2 15.500 1C19 2 19 6 16 6v4Z',
  ],
  ephesus: [
    'M1 20h22v3H1Z',
    'M3 9.500h4.500v10H3Z',
    'M9.700 9.500h4.600v10H9.700Z',
    'M16.500 9.500H21v10h-4.500Z',
    'M12 1l11 8H1Z',
  ],
  giza: [
    'M0 23l2.500-4.500h19L24 23Z',
    'M2.700 18l2.200-4h14.200l2.200 4Z',
    'M5.200 13.500l2.200-4h9.200l2.200 4Z',
    'M7.600 9l2-3.500h4.800l2 3.500Z',
    'M9.800 5L12 1l2.200 4Z',
  ],
  halicarnassus: [
    'M1 20h22v3H1Z',
    'M3 16h18v3.500H3Z',
    'M4 9.500h3v6H4ZM8.500 9.500h3v6h-3Z',
    'M12.500 9.500h3v6h-3ZM17 9.500h3v6h-3Z',
    'M10.500 1h3v2h2v2h2v2h2v2h-15V7h2V5h2V3h2Z',
  ],
  olympia: [
    'M1 20h22v3H1Z',
    'M3 7h3.500v12.500H3Z',
    'M7.500 13.500h9.500v6h-4v-2.500H7.500Z',
    'M7.500 7.500h7l1 5.500h-8Z',
    'M11 1a2.800 2.800 0 1 1 0 5.600a2.800 2.800 0 1 1 0-5.600ZM19 2h2v17.500h-2Z',
  ],
  rhodes: [
    'M1 19h9v4H1Z',
    'M14 19h9v4h-9Z',
    'M9 12.500h6l4 6h-4.500L12 15l-2.500 3.500H5Z',
    'M8 7h8l-1 5H9Z',
    'M12 1a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 1 1 0-5.400ZM17 7l2-6h3.500L19 8.500Z',
  ],
};

/** A Wonder that rises: the stages that are built stand out, the others are faint. */
export const rising = (
  { board }: Table,
  wonder: WonderId,
  built: readonly boolean[],
  x: number,
  y: number,
  size: number,
): string =>
  RISING[wonder]
    .map((outline, i) =>
      board.emblem(`${wonder}-${i + 1}`, outline, x, y, size, built[i] === true ? 'kept' : 'muted faded'),
    )
    .join('');

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

/** A Progress token: a green disc with its emblem; an empty one, when it has been used in this turn. */
export const tokenDisc = ({ board }: Table, token: TokenId, x: number, y: number, size: number, used = false): string =>
  box(x - size / 2, y - size / 2, size, size, used ? 'empty' : 'green edge', size / 2) +
  board.emblem(`token-${token}`, TOKENS[token], x, y, size * 0.66, used ? 'muted' : 'on-green');
