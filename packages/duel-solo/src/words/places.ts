import type { Position } from '../state/index.js';
import { isCapital, sideOf } from './facts.js';
import { whose } from './seats.js';

/** A space of the Conflict track: `the middle`, `space 3 on your side`. */
export function place(position: Position, space: number): string {
  const half = sideOf(space);
  if (half === null) return 'the middle';
  if (isCapital(space)) return `${whose(position, half)} capital`;
  return `space ${Math.abs(space)} on ${whose(position, half)} side`;
}
