/**
 * How close the games of the house bot against the Opponent are, by structure, building and difficulty, and in the mix that comes
 * closest. The margin is that before the Opponent's score is subtracted.
 *
 * `node --conditions=@wonders/source --import tsx packages/architects-solo/bench/contest.ts 300`: the deals. After them `close` plays
 * that mix only.
 */
import { architectsSolo, type NewGameOptions } from '@wonders/architects-solo';
import { cellsOf, contest, HEADS, head, line } from '../../core/src/testing/contest.js';

type Row = readonly [structure: string, difficulty: string, options: NewGameOptions];

const LEVELS = (['architects', 'three-ages'] as const).flatMap((structure) =>
  [false, true].flatMap((opponentBuilds) =>
    (['easy', 'normal', 'hard'] as const).map((difficulty): Row => {
      const name = structure + (opponentBuilds ? ', `opponentBuilds`' : '');
      return [name, difficulty, { structure, opponentBuilds, difficulty }];
    }),
  ),
);

const CLOSE: readonly Row[] = [
  [
    'architects, `opponentBuilds`, `opponentSeesCentral`, no `denial`',
    'easy',
    { difficulty: 'easy', opponentBuilds: true, opponentSeesCentral: true, denial: false },
  ],
];

const [deals = '300', which = 'all'] = process.argv.slice(2);
console.log(head(['structure', 'difficulty', ...HEADS]));
for (const [structure, difficulty, options] of which === 'close' ? CLOSE : [...LEVELS, ...CLOSE]) {
  const played = contest(architectsSolo, options, Number(deals), ({ order }) => order[0] ?? 0);
  console.log(line([structure, difficulty, ...cellsOf(played)]));
}
