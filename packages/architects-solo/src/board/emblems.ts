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
