import type { Seat } from '@wonders/core';
import { element, type IconName, type Sketch } from '@wonders/core/board';
import type { BuildingType } from '../components/types.js';
import { COLOURS } from '../components/wonders.js';
import type { Move } from '../notation.js';
import { entry, type View } from '../state/index.js';
import type { BoardLanguage, BoardWords } from '../words/language.js';
import { seatSign } from './art.js';

/** What every part of the board looks at. */
export interface Table {
  readonly view: View;
  readonly board: Sketch<Move>;
  readonly phone: boolean;
  /** How much higher a wonder stands than it has to, in a window with room. */
  readonly extra: number;
  /** The seat whose side is drawn large. */
  readonly below: Seat;
  readonly name: BoardLanguage['name'];
  readonly who: (seat: Seat) => string;
  readonly describe: (move: Move) => string;
  readonly categories: BoardLanguage['categories'];
  /** The last line of the score sheet. */
  readonly total: string;
  /** The rest of what is said, in the language of the board. */
  readonly words: BoardWords;
}

/** The sign of each type of building card, and its colour, which is never that of a seat. */
export const SIGNS = {
  camel: { icon: 'camel', tone: 'orange' },
  crane: { icon: 'crane', tone: 'purple' },
  ship: { icon: 'ship', tone: 'grey' },
  'stone-mason': { icon: 'mason', tone: 'brown' },
} as const satisfies Readonly<Record<BuildingType, { readonly icon: IconName; readonly tone: string }>>;

/** The letter of a seat. */
export const seatLetter = ({ colourLetters }: BoardWords, seat: Seat): string => colourLetters[entry(COLOURS, seat)];

/** The seal of a seat: its sign on its colour, with an edge of stock that stands out on every ground. */
export function chip({ board }: Pick<Table, 'board'>, x: number, y: number, seat: Seat, radius = 10): string {
  return (
    element('circle', { class: 'w-stock', cx: x, cy: y, r: radius }) +
    element('circle', { class: `w-${entry(COLOURS, seat)}`, cx: x, cy: y, r: radius - 1.5 }) +
    seatSign(board, seat, x, y, radius * 1.15)
  );
}
