import type { Seat } from '@wonders/core';
import { element, type IconName, label, type Sketch } from '@wonders/core/board';
import type { BuildingType } from '../components/types.js';
import type { Move } from '../notation.js';
import { entry, type View } from '../state/index.js';

/** What is drawn, and on what. */
export interface Scene {
  readonly view: View;
  readonly board: Sketch<Move>;
  readonly phone: boolean;
  /** Whose side is drawn large. */
  readonly me: Seat;
}

/** The sign of each type of building card, and its colour: none that a seat has. */
export const SIGNS = {
  camel: { icon: 'camel', tone: 'orange' },
  crane: { icon: 'crane', tone: 'purple' },
  ship: { icon: 'ship', tone: 'white' },
  'stone-mason': { icon: 'mason', tone: 'brown' },
} as const satisfies Readonly<Record<BuildingType, { readonly icon: IconName; readonly tone: string }>>;

/** The colours of the seats, and the letter that says each without colour. */
const SEATS = [
  ['red', 'R'],
  ['blue', 'B'],
  ['green', 'G'],
  ['yellow', 'Y'],
  ['black', 'K'],
] as const;

/** The letter of a seat. */
export const seatLetter = (seat: Seat): string => entry(SEATS, seat)[1];

/** The column of a seat: its colour, and its letter. */
export function chip(x: number, y: number, seat: Seat, radius = 10): string {
  const [tone, letter] = entry(SEATS, seat);
  const size = Math.max(11, Math.round(radius * 1.2));
  return (
    element('circle', { class: `w-${tone} w-edge`, cx: x, cy: y, r: radius }) +
    label(x, y, letter, { size, anchor: 'middle', bold: true, tone: `on-${tone}` })
  );
}
