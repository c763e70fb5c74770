import type { Piece } from '@wonders/core';
import { CAPITAL, fineOf, halfOf, MILITARY } from '../components/military.js';
import type { Told } from './describer.js';
import { type PieceWords, pieceOf } from './piece-words.js';

/** What stands on the Conflict track. */
export function trackPiece(p: PieceWords, { position, w }: Told, kind: string, rest: string): Piece | undefined {
  const minerva = position.pantheon?.minerva ?? null;
  if (kind === 'pawn')
    return pieceOf(p.pawn, {
      effect: p.pawnMoves,
      status: [
        w.space(position, position.pawn),
        p.advantage(position, position.pawn),
        p.toCapital(position, position.pawn),
      ].join('; '),
      rules: ['DUEL-050', 'DUEL-052', 'DUEL-073'],
    });
  if (kind === 'minerva')
    return minerva === null
      ? undefined
      : pieceOf(p.minerva, { effect: p.stops, status: w.space(position, minerva), rules: ['DUEL-051'] });
  if (kind === 'military') {
    const token = MILITARY.find((id) => id === rest);
    if (token === undefined) return undefined;
    return pieceOf(p.military(fineOf(token)), {
      effect: p.raid(position, halfOf(token), fineOf(token)),
      status: p.side(position, halfOf(token)),
      rules: ['DUEL-052'],
    });
  }
  if (kind !== 'track') return undefined;
  if (rest === '') return pieceOf(p.track, { effect: p.zones, rules: ['DUEL-052', 'DUEL-073'] });
  const space = Number(rest);
  if (!(Math.abs(space) <= CAPITAL)) return undefined;
  return pieceOf(p.trackSpace(position, space), { effect: p.advantage(position, space), rules: ['DUEL-099'] });
}
