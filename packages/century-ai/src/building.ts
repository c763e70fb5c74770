import type { Seat } from '@wonders/core';
import { CARGO_BONUS, CARGO_SPACES, COLUMNS } from './components/board.js';
import type { BonusId } from './components/bonuses.js';
import { BONUS_IDS, BONUS_POOLS, isVpBonus } from './components/bonuses.js';
import type { Position, SeatView } from './state.js';
import { seatOf } from './world.js';

export const hasOutpost = (position: Position, seat: Seat, place: number): boolean =>
  position.outposts[place]?.includes(seat) ?? false;

/** Cubes to build on a place: solo counts as two players (CENT-47, CENT-48, CENT-115). */
export const outpostCost = (position: Position, place: number): number =>
  (position.outposts[place]?.length ?? 0) * (position.seats.length === 2 ? 2 : 1);

/** How many columns of the board are empty in all four rows (CENT-51). */
export const columnsEmptied = ({ built }: SeatView): number => Math.min(built[0], built[1], built[2], built[3]);

/** Whether a column has been emptied for which no bonus tile was taken yet (CENT-51). */
export const bonusDue = (seat: SeatView): boolean => columnsEmptied(seat) > seat.bonuses.length;

/** Spaces of the hold (CENT-68, CENT-66). */
export const capacity = ({ bonuses }: Pick<SeatView, 'bonuses'>): number =>
  CARGO_SPACES + (bonuses.includes('bonus-cargo') ? CARGO_BONUS : 0);

/** Why a bonus tile cannot be taken, '' when it can (CENT-60, CENT-61, CENT-116). */
export function noBonus(
  position: Position,
  seat: Seat,
  tile: BonusId,
): '' | 'not-left' | 'owned' | 'not-on-top' | 'too-early' {
  const pool = BONUS_POOLS[position.options.bonusPool];
  const mine = seatOf(position, seat);
  if (!position.bonusLeft.includes(tile)) return 'not-left';
  if (mine.bonuses.includes(tile)) return 'owned';
  if (!isVpBonus(tile)) return '';
  if (pool.vpOneType && mine.bonuses.some(isVpBonus)) return 'owned';
  const aside = pool.sixLast ? 'bonus-vp-6' : null;
  if (tile === aside) return columnsEmptied(mine) < COLUMNS ? 'too-early' : '';
  const top = position.bonusLeft.find((each) => isVpBonus(each) && each !== aside);
  return tile === top ? '' : 'not-on-top';
}

/** Whether the seat can take any bonus tile. */
export const anyBonus = (position: Position, seat: Seat): boolean =>
  BONUS_IDS.some((tile) => noBonus(position, seat, tile) === '');
