import { outcome } from '../scoring.js';
import type { Position } from '../state/index.js';
import type { BoardWords } from './words.js';

/** Where the game stands, and whose turn it is. */
export function headline(s: Position, words: BoardWords): { readonly title: string; readonly line: string } {
  const decision = s.pending.at(-1);
  if (decision !== undefined)
    return {
      title: `${words.ages[s.age] ?? ''}: ${words.turn(s, decision.seat)}`,
      line: s.direction === null ? '' : words.direction(s, s.direction),
    };
  const { winners, scores } = outcome(s);
  const totals = scores.map(({ seat, total }) => `${words.who(s, seat)} ${total}`).join(', ');
  const winner = winners.length > 1 ? undefined : winners[0];
  const title = words.won(s, winner ?? null);
  return { title, line: s.ending === 'military' || s.ending === 'science' ? words.supremacy[s.ending] : totals };
}
