import type { Seat } from '@wonders/core';
import { CAPITAL, fineOf, type MilitaryId, tokenAt } from '../components/military.js';
import { ART } from '../components/progress.js';
import type { Sink } from '../events.js';
import type { Draft, Ending } from '../state/index.js';
import { cityOf, other, without } from '../state/index.js';
import { lose } from './treasury.js';

/** DUEL-073: ends the game at once. Pending decisions lapse. */
export function win(s: Draft, seat: Seat, ending: Ending, emit?: Sink): void {
  s.ending = ending;
  s.winner = seat;
  s.pending.length = 0;
  emit?.({ kind: 'over', ending, winner: seat });
}

/** DUEL-050, DUEL-051: moves the pawn space by space towards the opposing capital. */
export function march(s: Draft, seat: Seat, shields: number, emit?: Sink): void {
  const foe = other(seat);
  const step = seat === 0 ? 1 : -1;
  const capital = seat === 0 ? CAPITAL : -CAPITAL;
  const from = s.pawn;
  const raid = (cityOf(s, seat).arts & ART.poliorcetics) !== 0;
  for (let left = shields; left > 0; left--) {
    const to = s.pawn + step;
    if (blocked(s, to, emit)) break;
    s.pawn = to;
    if (raid) lose(cityOf(s, foe), foe, 1, 'poliorcetics', emit);
    const token = tokenAt(foe, seat === 0 ? to : -to);
    if (token !== null && s.military.includes(token)) takeMilitary(s, token, foe, emit);
    if (to === capital) break;
  }
  if (s.pawn !== from) emit?.({ kind: 'pawn', by: seat, to: s.pawn });
  if (s.pawn === capital) win(s, seat, 'military', emit);
}

/** DUEL-051: the Minerva pawn stops the Conflict pawn once, before its space. */
export function blocked(s: Draft, space: number, emit?: Sink): boolean {
  if (s.pantheon === null || s.pantheon.minerva !== space) return false;
  s.pantheon.minerva = null;
  emit?.({ kind: 'minerva', space: null });
  return true;
}

/** Removes a Military token from the track. The given seat, if any, loses its coins. */
export function takeMilitary(s: Draft, token: MilitaryId, loser: Seat | null, emit?: Sink): void {
  s.military = without(s.military, token);
  emit?.({ kind: 'military-token', military: token });
  if (loser !== null) lose(cityOf(s, loser), loser, fineOf(token), 'military', emit);
}
