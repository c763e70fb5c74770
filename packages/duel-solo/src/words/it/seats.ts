import type { Seat } from '@wonders/core';
import { CAPITAL } from '../../components/military.js';
import type { Position } from '../../state/index.js';
import { halfOf } from '../sentences.js';

export const coins = (n: number): string => `${n} ${n === 1 ? 'moneta' : 'monete'}`;

export const isYou = ({ options, names }: Position, seat: Seat): boolean =>
  options.mode === 'solo' && seat === 1 && !names[seat];

/** What a seat is called; `te` stands for you. */
export const who = (s: Position, seat: Seat): string =>
  s.names[seat] || (s.options.mode === 'versus' ? `Giocatore ${seat + 1}` : seat === 0 ? 'SOLO' : 'te');

/** To whom: `a Gina`, `ad Anna`. */
export const to = (s: Position, seat: Seat): string => `${/^a/i.test(who(s, seat)) ? 'ad' : 'a'} ${who(s, seat)}`;

/** A side of the Conflict track. */
export const side = (s: Position, seat: Seat): string =>
  isYou(s, seat) ? 'dal tuo lato' : `dal lato di ${who(s, seat)}`;

export const capitalSpace = (s: Position, seat: Seat): string =>
  `nella ${isYou(s, seat) ? 'tua capitale' : `capitale di ${who(s, seat)}`}`;

/** A space of the Conflict track. */
export function place(s: Position, space: number): string {
  const half = halfOf(space);
  if (half === null) return 'al centro';
  return Math.abs(space) === CAPITAL ? capitalSpace(s, half) : `sulla casella ${Math.abs(space)} ${side(s, half)}`;
}
