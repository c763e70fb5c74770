/**
 * How close the games of the house bot against SOLO are, by level, and at the highest with a handicap.
 *
 * `node --conditions=@wonders/source --import tsx packages/duel-solo/bench/contest.ts 300`: the deals.
 */
import { duelSolo, LEVELS } from '@wonders/duel-solo';
import { cellsOf, contest, HEADS, head, line } from '../../core/src/testing/contest.js';

const deals = Number(process.argv[2] ?? 300);
console.log(head(['level', '`pawnStart`', ...HEADS, 'won by science']));
for (const [level, pawnStart] of [
  ...LEVELS.map((each) => [each, 0] as const),
  ['legendary', 4],
  ['legendary', 5],
] as const) {
  const played = contest(duelSolo, { level, pawnStart }, deals);
  const byScience = played.states
    .map((state) => duelSolo.outcome(state as ReturnType<typeof duelSolo.newGame>))
    .filter((end) => end?.ending === 'science' && end.winners[0] === 1);
  console.log(
    line([level, String(pawnStart), ...cellsOf(played), `${Math.round((100 * byScience.length) / deals)} %`]),
  );
}
