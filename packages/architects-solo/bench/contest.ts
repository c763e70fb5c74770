/**
 * How close the games of the house bot against the Opponent are, by structure, building and difficulty. The margin is that before the
 * Opponent's score is subtracted.
 *
 * `node --conditions=@wonders/source --import tsx packages/architects-solo/bench/contest.ts 200`: the deals.
 */
import { architectsSolo } from '@wonders/architects-solo';
import { cellsOf, contest, HEADS, head, line } from '../../core/src/testing/contest.js';

const deals = Number(process.argv[2] ?? 200);
console.log(head(['structure', 'difficulty', ...HEADS]));
for (const structure of ['architects', 'three-ages'] as const)
  for (const opponentBuilds of [false, true])
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      const played = contest(
        architectsSolo,
        { structure, opponentBuilds, difficulty },
        deals,
        ({ order }) => order[0] ?? 0,
      );
      console.log(line([structure + (opponentBuilds ? ', `opponentBuilds`' : ''), difficulty, ...cellsOf(played)]));
    }
