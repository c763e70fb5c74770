import { CAPITAL } from '../components/military.js';
import type { Position } from '../state/index.js';
import { whose } from './seats.js';
import { halfOf } from './sentences.js';

/** A space of the Conflict track: `the middle`, `space 3 on your side`. */
export function place(s: Position, space: number): string {
  const half = halfOf(space);
  if (half === null) return 'the middle';
  if (Math.abs(space) === CAPITAL) return `${whose(s, half)} capital`;
  return `space ${Math.abs(space)} on ${whose(s, half)} side`;
}
