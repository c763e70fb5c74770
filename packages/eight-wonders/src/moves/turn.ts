import { among } from '@wonders/core';
import { SPACES, WONDERS } from '../components/wonders.js';
import type { Move, MoveOf } from '../notation.js';
import { type Code, refuse } from '../refusals.js';
import { entry, type Position } from '../state/index.js';
import { indexOf, topSpace, wonderAt, wonderOf } from '../table/wonders.js';
import { pushOwnCards, refusedOwnCard, withOwnCards } from './action-cards.js';
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

const candidates: Rules = among(
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

/** EIGHT-30, EIGHT-50, EIGHT-51: pass, or build on any wonder that has a disc. Listed by hand: it is the hottest list. */
export const turn: Rules = {
  ...candidates,
  list(position, _, seat) {
    const turns = entry(TURNS, seat);
    const moves: Move[] = [entry(turns, 0)];
    const topOnly = position.options.discChoice === 'top';
    for (let i = 0; i < position.spaces.length; i++) {
      if (position.spaces[i] === null) continue;
      moves.push(entry(turns, i + 1));
      if (topOnly) i += SPACES - 1 - (i % SPACES);
    }
    return pushOwnCards(position, seat, moves);
  },
};
