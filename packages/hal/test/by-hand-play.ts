import { draw, type Rng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect } from 'vitest';
import { hal, type Move, type State } from '../src/index.js';

// Who plays the games of the second source. Chance alone seldom builds, and seldom fills the edge of the city.

/** What a mover is fond of. */
export type Style = 'anything' | 'building' | 'urbanizing';

export const STYLES: readonly Style[] = ['anything', 'building', 'urbanizing', 'urbanizing'];

const founds = (move: Move): boolean =>
  move.kind === 'urbanize' || (move.kind === 'commit' && move.tile !== null && move.card.length === 1);

const builds = (move: Move): boolean =>
  move.kind === 'urbanize' || move.kind === 'construct' || (move.kind === 'commit' && move.tile !== null);

/** One of these moves, in nine of ten cases one that the style is fond of. */
export function chosen(moves: readonly Move[], style: Style, rng: Rng): Move {
  const fondOf = style === 'urbanizing' ? founds : builds;
  const liked = style === 'anything' || draw(rng) < 0.1 ? [] : moves.filter(fondOf);
  const from = liked.length > 0 ? liked : moves;
  const move = from[Math.floor(draw(rng) * from.length)];
  if (move === undefined) throw new Error('there is no move');
  return move;
}

/** The package and the second source say the same of a position. */
export function expectSame(theirs: unknown, mine: unknown, state: State): void {
  // Comparing texts is a hundred times as fast, and says less.
  if (JSON.stringify(theirs) !== JSON.stringify(mine)) expect(theirs, positionText(hal, state)).toEqual(mine);
}

/** HAL-86: whether a seat has had all its resources in the city. */
export const placedIn = (state: State): boolean => (state as State & { readonly placed: boolean }).placed;
