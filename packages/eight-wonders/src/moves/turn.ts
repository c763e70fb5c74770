import type { DecisionRules } from '@wonders/core';
import { SPACES, WONDERS } from '../components/wonders.js';
import type { Move, MoveOf, SeatMove } from '../notation.js';
import type { Code, Refusal } from '../refusals.js';
import { type Decision, entry, type Position } from '../state/index.js';
import { indexOf, topSpace, wonderAt, wonderOf } from '../table/wonders.js';
import { ownCardAt, ownCardSize, pushOwnCards } from './action-cards.js';

/** A pass, then a build on each space, by seat: all positions share them. */
const TURNS: readonly (readonly SeatMove[])[] = /* @__PURE__ */ [0, 1, 2, 3, 4].map((seat) => [
  Object.freeze({ kind: 'pass', seat }),
  ...Array.from({ length: WONDERS.length * SPACES }, (_, i) =>
    Object.freeze({ kind: 'build', seat, wonder: wonderAt(wonderOf(i)), space: i % SPACES } as const),
  ),
]);

/** EIGHT-50, EIGHT-51 */
export function refusedBuild(position: Position, { wonder, space }: MoveOf<'build'>): '' | Code {
  const i = indexOf(wonder);
  if (position.spaces[i * SPACES + space] === null) return 'no-disc';
  return position.options.discChoice === 'top' && topSpace(position, i) !== space ? 'not-top' : '';
}

/** EIGHT-30, EIGHT-50, EIGHT-51: pass, or build on any wonder that has a disc. */
export const turn: Omit<DecisionRules<Position, Decision, Move, Refusal>, 'forbids' | 'refuse'> = {
  kinds: ['pass', 'build', 'card-draw', 'card-trade'],
  size: (position, _, seat) => 1 + position.spaces.length + ownCardSize(position, seat),
  candidate(position, _, i, seat) {
    const turns = entry(TURNS, seat);
    return turns[i] ?? ownCardAt(position, seat, i - turns.length);
  },
  list(position, _, seat) {
    const turns = TURNS[seat] as readonly Move[];
    const moves: Move[] = [turns[0] as Move];
    const topOnly = position.options.discChoice === 'top';
    for (let i = 0; i < position.spaces.length; i++) {
      if (position.spaces[i] === null) continue;
      moves.push(turns[i + 1] as Move);
      if (topOnly) i += SPACES - 1 - (i % SPACES);
    }
    return pushOwnCards(position, seat, moves);
  },
};
