import { CHANCE } from '@wonders/core';
import { outcome } from '../scoring.js';
import type { Position } from '../state/index.js';
import { isYou, who } from '../words/seats.js';

const AGES = ['The draft', 'Age I', 'Age II', 'Age III'];
const FIELDS: Readonly<Record<string, string>> = { M: 'military', S: 'science', C: 'construction' };

/** Where the game stands, and whose turn it is. */
export function headline(s: Position): { readonly title: string; readonly line: string } {
  const direction =
    s.direction === null ? '' : `SOLO plays for ${[...s.direction].map((letter) => FIELDS[letter]).join(', then ')}`;
  const decision = s.pending.at(-1);
  if (decision === undefined) {
    const { winners, scores } = outcome(s);
    const [winner] = winners;
    const totals = scores.map(({ seat, total }) => `${who(s, seat)} ${total}`).join(', ');
    const won =
      winner === undefined || winners.length > 1 ? 'A draw' : isYou(s, winner) ? 'You win' : `${who(s, winner)} wins`;
    return {
      title: won,
      line: s.ending === 'points' ? totals : `by ${s.ending === 'military' ? 'military' : 'scientific'} supremacy`,
    };
  }
  const turn =
    decision.seat === CHANCE
      ? 'the table decides'
      : isYou(s, decision.seat)
        ? 'your turn'
        : `${who(s, decision.seat)} to play`;
  return { title: `${AGES[s.age]}: ${turn}`, line: direction };
}
