import type { Emit, Seat } from '@wonders/core';
import { replaced } from '@wonders/core';
import type { Cubes } from '../components/cubes.js';
import { minus, NONE, plus } from '../components/cubes.js';
import type { Draft } from '../state/index.js';
import { seatOf } from './seats.js';

/**
 * Why cubes changed hands.
 *
 * @category Events
 */
export type CubeReason =
  | 'start'
  | 'drop'
  | 'collect'
  | 'toll'
  | 'build'
  | 'upgrade'
  | 'trade'
  | 'order'
  | 'harvest'
  | 'discard'
  | 'reaction';

/**
 * Cubes that change hands.
 *
 * @category Events
 */
export type SupplyEvent =
  /** The cargo of a seat changes. */
  | {
      readonly kind: 'cubes';
      /** The seat whose cargo changes. */
      readonly seat: Seat;
      /** The change by colour; negative for cubes that leave. */
      readonly by: Cubes;
      /** What made it change. */
      readonly why: CubeReason;
    }
  /** The cubes lying on a place change. */
  | {
      readonly kind: 'loose';
      /** The place, as an index of the hexes of the map. */
      readonly place: number;
      /** The change by colour; negative for cubes that a boat collects. */
      readonly by: Cubes;
    };

/** Gives cubes to a seat. The supply never runs out (CENT-03). */
export function addCubes(draft: Draft, seat: Seat, cubes: Cubes, why: CubeReason, emit?: Emit<SupplyEvent>): void {
  const side = seatOf(draft, seat);
  side.cargo = plus(side.cargo, cubes);
  emit?.({ kind: 'cubes', seat, by: cubes, why });
}

export function takeCubes(draft: Draft, seat: Seat, cubes: Cubes, why: CubeReason, emit?: Emit<SupplyEvent>): void {
  addCubes(draft, seat, minus(NONE, cubes), why, emit);
}

/** Leaves cubes on a place (CENT-36). */
export function leaveCubes(draft: Draft, place: number, cubes: Cubes, emit?: Emit<SupplyEvent>): void {
  draft.loose = replaced(draft.loose, place, plus(draft.loose[place] ?? NONE, cubes));
  emit?.({ kind: 'loose', place, by: cubes });
}

/** Collects the cubes on a place (CENT-39). */
export function collectCubes(draft: Draft, seat: Seat, place: number, emit?: Emit<SupplyEvent>): void {
  const cubes = draft.loose[place];
  if (!cubes) return;
  draft.loose = replaced(draft.loose, place, null);
  emit?.({ kind: 'loose', place, by: minus(NONE, cubes) });
  addCubes(draft, seat, cubes, 'collect', emit);
}
