import type { Seat } from '@wonders/core';
import { CAPITAL, fineOf, type MilitaryId, tokenAt } from '../components/military.js';
import { ART } from '../components/progress.js';
import type { Sink } from '../events.js';
import type { Draft, Ending } from '../state/index.js';
import { cityOf, other, without } from '../state/index.js';
import { lose } from './treasury.js';

/** DUEL-073: ends the game at once. Pending decisions lapse. */
export function win(draft: Draft, seat: Seat, ending: Ending, emit?: Sink): void {
  draft.ending = ending;
  draft.winner = seat;
  draft.pending.length = 0;
  emit?.({ kind: 'over', ending, winner: seat });
}

/** DUEL-050, DUEL-051: moves the pawn space by space towards the opposing capital. */
export function march(draft: Draft, seat: Seat, shields: number, emit?: Sink): void {
  const foe = other(seat);
  const step = seat === 0 ? 1 : -1;
  const capital = seat === 0 ? CAPITAL : -CAPITAL;
  const from = draft.pawn;
  const raid = (cityOf(draft, seat).arts & ART.poliorcetics) !== 0;
  for (let left = shields; left > 0; left--) {
    const to = draft.pawn + step;
    if (blocked(draft, to, emit)) break;
    draft.pawn = to;
    if (raid) lose(cityOf(draft, foe), foe, 1, 'poliorcetics', emit);
    const token = tokenAt(foe, seat === 0 ? to : -to);
    if (token !== null && draft.military.includes(token)) takeMilitary(draft, token, foe, emit);
    if (to === capital) break;
  }
  if (draft.pawn !== from) emit?.({ kind: 'pawn', by: seat, to: draft.pawn });
  if (draft.pawn === capital) win(draft, seat, 'military', emit);
}

/** DUEL-051: the Minerva pawn stops the Conflict pawn once, before its space. */
export function blocked(draft: Draft, space: number, emit?: Sink): boolean {
  if (draft.pantheon === null || draft.pantheon.minerva !== space) return false;
  draft.pantheon.minerva = null;
  emit?.({ kind: 'minerva', space: null });
  return true;
}

/** Removes a Military token from the track. The given seat, if any, loses its coins. */
export function takeMilitary(draft: Draft, token: MilitaryId, loser: Seat | null, emit?: Sink): void {
  draft.military = without(draft.military, token);
  emit?.({ kind: 'military-token', military: token });
  if (loser !== null) lose(cityOf(draft, loser), loser, fineOf(token), 'military', emit);
}
