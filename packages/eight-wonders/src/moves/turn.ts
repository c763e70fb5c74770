import { among } from '@wonders/core';
import { SPACES, WONDERS } from '../components/wonders.js';
import type { MoveOf } from '../notation.js';
import { type Code, refuse } from '../refusals.js';
import { entry, type Position } from '../state/index.js';
import { indexOf, topSpace, wonderAt, wonderOf } from '../table/wonders.js';
import { refusedOwnCard, withOwnCards } from './action-cards.js';
import type { Rules } from './rules.js';

/** A pass, then a build on each space, by seat: all positions share them. */
const TURNS: readonly (readonly MoveOf<'pass' | 'build'>[])[] = /* @__PURE__ */ [0, 1, 2, 3, 4].map((seat) => [
  Object.freeze({ kind: 'pass', seat } as const),
  ...Array.from({ length: WONDERS.length * SPACES }, (_, i) =>
    Object.freeze({ kind: 'build', seat, wonder: wonderAt(wonderOf(i)), space: i % SPACES } as const),
  ),
]);

/** EIGHT-50, EIGHT-51 */
function refusedBuild(position: Position, { wonder, space }: MoveOf<'build'>): '' | Code {
  const i = indexOf(wonder);
  if (position.spaces[i * SPACES + space] === null) return 'no-disc';
  return position.options.discChoice === 'top' && topSpace(position, i) !== space ? 'not-top' : '';
}

/** EIGHT-30, EIGHT-50, EIGHT-51: pass, or build on any wonder that has a disc. */
export const turn: Rules = among(
  ['pass', 'build', 'card-draw', 'card-trade'],
  (position, _, seat) => withOwnCards(position, seat, entry(TURNS, seat)),
  {
    forbids(position, _, move) {
      if (move.kind === 'pass') return '';
      return move.kind === 'build' ? refusedBuild(position, move) : refusedOwnCard(position, move);
    },
    refuse,
  },
);
