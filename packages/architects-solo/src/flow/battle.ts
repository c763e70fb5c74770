import { RED } from '../components/cards.js';
import type { Sink } from '../events.js';
import type { Draft } from '../state/index.js';
import { discard, edit, shieldsOf } from '../table/area.js';

/** ARCH-52 */
function tokensOfTwo(mine: number, theirs: number, literal: boolean): number {
  if (mine <= theirs) return 0;
  return mine >= 2 * theirs && (literal || mine >= 2) ? 2 : 1;
}

/** ARCH-92, ARCH-104: more shields take a Military Victory token, the other seat a Defeat token. */
export function victoryAndDefeat(draft: Draft, emit?: Sink): void {
  const shields = draft.areas.map(shieldsOf);
  const points = shields.map((mine, seat) => Math.sign(mine - (shields[1 - seat] as number)) + 0);
  for (const [seat, point] of points.entries()) {
    if (point > 0) edit(draft, seat).military++;
    if (point < 0) edit(draft, seat).defeats++;
  }
  emit?.({ kind: 'conflict', shields, points });
}

/** ARCH-52, ARCH-124: shields are compared, horned cards go, the Conflict tokens turn back. */
export function battle(draft: Draft, emit?: Sink): void {
  const shields = draft.areas.map(shieldsOf);
  const seats = shields.length;
  const literal = draft.options.battleVsZero === 'literal';
  const tokens = shields.map((mine, seat) => {
    const next = shields[(seat + 1) % seats] as number;
    const last = shields[(seat + seats - 1) % seats] as number;
    return seats === 2 ? tokensOfTwo(mine, next, literal) : Number(mine > next) + Number(mine > last);
  });
  if (draft.options.military === 'source') victoryAndDefeat(draft, emit);
  else {
    emit?.({ kind: 'battle', shields, tokens });
    for (const [seat, won] of tokens.entries()) edit(draft, seat).military += won;
  }
  draft.conflictsTurned = 0;
  for (const seat of tokens.keys()) {
    const { cards } = edit(draft, seat);
    for (let kind = RED + 1; kind < cards.length; kind++) {
      const horned = cards[kind] as number;
      cards[kind] = 0;
      if (horned > 0) discard(draft, seat, kind, horned, emit);
    }
  }
}
