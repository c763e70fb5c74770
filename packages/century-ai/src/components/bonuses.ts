import { deepFreeze } from '@wonders/core';

/**
 * The bonus tiles in listed order, with their VP at the end.
 *
 * @category Components
 */
export const BONUSES = /* @__PURE__ */ deepFreeze({
  'bonus-extra-move': { vp: 0 },
  'bonus-upgrade': { vp: 2 },
  'bonus-harvest-red': { vp: 1 },
  'bonus-cargo': { vp: 0 },
  'bonus-vp-6': { vp: 6 },
  'bonus-vp-5': { vp: 5 },
  'bonus-vp-4': { vp: 4 },
  'bonus-vp-3': { vp: 3 },
} as const satisfies Readonly<Record<string, { readonly vp: number }>>);

/**
 * A bonus tile: one of four abilities, or plain VP.
 *
 * @category Components
 */
export type BonusId = keyof typeof BONUSES;

export const BONUS_IDS = Object.keys(BONUSES) as readonly BonusId[];

export const isVpBonus = (tile: BonusId): boolean => tile.startsWith('bonus-vp');

const ABILITY_TILES = /* @__PURE__ */ BONUS_IDS.filter((tile) => !isVpBonus(tile));
const VP_TILES = /* @__PURE__ */ BONUS_IDS.filter(isVpBonus);

/** A pool of bonus tiles (CENT-20). */
interface Pool {
  /** Copies of each ability tile. */
  readonly copies: number;
  /** The VP tiles, from the top of the pile. */
  readonly vp: readonly BonusId[];
  /** Whether the 6 VP tile is set aside for the fifth column (CENT-61). */
  readonly sixLast: boolean;
}

export const BONUS_POOLS = {
  seed: { copies: 1, vp: VP_TILES, sixLast: true },
  'one-of-each': { copies: 1, vp: ['bonus-vp-6'], sixLast: true },
  published: { copies: 4, vp: VP_TILES, sixLast: false },
} as const satisfies Readonly<Record<string, Pool>>;

/** All tiles of a pool in listed order. */
export function poolTiles(pool: keyof typeof BONUS_POOLS): readonly BonusId[] {
  const { copies, vp } = BONUS_POOLS[pool];
  const tiles: BonusId[] = [];
  for (const tile of ABILITY_TILES) for (let copy = 0; copy < copies; copy++) tiles.push(tile);
  tiles.push(...vp);
  return tiles;
}
