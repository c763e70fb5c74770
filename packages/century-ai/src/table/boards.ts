import type { Seat } from '@wonders/core';
import { CARGO_BONUS, CARGO_SPACES, COLUMNS } from '../components/board.js';
import { BONUS_IDS, BONUS_POOLS, type BonusId, isVpBonus } from '../components/bonuses.js';
import { total } from '../components/cubes.js';
import type { Position, SeatView } from '../state/index.js';
import { seatOf, tilesOf } from './seats.js';

export const hasOutpost = (position: Position, seat: Seat, place: number): boolean =>
  position.outposts[place]?.includes(seat) === true;
/** How many columns of the board are empty in all four rows (CENT-51). */
export const columnsEmptied = ({ built }: SeatView): number => Math.min(built[0], built[1], built[2], built[3]);

/** Whether the seat may take a bonus tile for a column that it has emptied (CENT-51). */
export const bonusDue = (seat: SeatView): boolean => columnsEmptied(seat) > seat.bonuses.length;

/** The spaces of a hold (CENT-68, CENT-66). */
export const capacity = (seat: Pick<SeatView, 'bonuses'>): number =>
  CARGO_SPACES + CARGO_BONUS * tilesOf(seat, 'bonus-cargo');

/** How many cubes a hold has more than spaces (CENT-68). */
export const overfull = (seat: Pick<SeatView, 'bonuses' | 'cargo'>): number =>
  Math.max(0, total(seat.cargo) - capacity(seat));
/** The VP tile set aside for the fifth column (CENT-61). */
const asideIn = ({ options }: Position): BonusId | null =>
  BONUS_POOLS[options.bonusPool].sixLast ? 'bonus-vp-6' : null;

/** Whether a bonus tile is the one set aside for the fifth column. */
export const isAside = (position: Position, tile: BonusId): boolean => tile === asideIn(position);

/** The VP tile on top of the pile (CENT-60). */
export const topVpBonus = (position: Position): BonusId | undefined =>
  position.bonusLeft.find((tile) => isVpBonus(tile) && !isAside(position, tile));

/** Why a seat cannot take a bonus tile; '' when it can (CENT-60, CENT-61). */
export function noBonus(position: Position, seat: Seat, tile: BonusId): '' | 'not-left' | 'not-on-top' | 'too-early' {
  if (!position.bonusLeft.includes(tile)) return 'not-left';
  if (!isVpBonus(tile)) return '';
  if (isAside(position, tile)) return columnsEmptied(seatOf(position, seat)) < COLUMNS ? 'too-early' : '';
  return tile === topVpBonus(position) ? '' : 'not-on-top';
}

/** Whether the seat can take any bonus tile. */
export const anyBonus = (position: Position, seat: Seat): boolean =>
  BONUS_IDS.some((tile) => noBonus(position, seat, tile) === '');
