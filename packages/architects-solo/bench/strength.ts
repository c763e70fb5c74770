/**
 * How the house bot fares against the Opponent: its final score, the scores before the subtraction, and how often it is
 * ahead. `node --conditions=@wonders/source --import tsx packages/architects-solo/bench/strength.ts`
 */
import { architectsSolo as game } from '../src/game/index.js';

const GAMES = Number(process.env['GAMES'] ?? 1000);

const percent = (part: number): string => `${((100 * part) / GAMES).toFixed(1)} %`;
const mean = (sum: number): string => (sum / GAMES).toFixed(1);

function row(
  structure: 'architects' | 'three-ages',
  difficulty: 'easy' | 'normal' | 'hard',
  opponentBuilds: boolean,
): string {
  let [final, player, opponent, won, drawn, turns] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < GAMES; i++) {
    const draft = game.fast.clone(game.newGame({ structure, difficulty, opponentBuilds, seed: `strength/${i}` }));
    while (draft.pending.length > 0) {
      if (draft.pending.at(-1)?.kind === 'opponent-turn') turns++;
      game.fast.play(draft, game.botMove(draft));
    }
    const result = game.outcome(draft);
    const [mine, theirs] = result?.scores ?? [];
    final += mine?.total ?? 0;
    player += mine?.order[0] ?? 0;
    opponent += theirs?.order[0] ?? 0;
    if (result?.winners.length === 2) drawn++;
    else if (result?.winners[0] === 0) won++;
  }
  const name = structure + (opponentBuilds ? ', opponentBuilds' : '');
  const cells = [
    name,
    difficulty,
    mean(final),
    `${mean(player)} / ${mean(opponent)}`,
    percent(won),
    percent(drawn),
    mean(turns),
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log('| structure | difficulty | final score | player / Opponent | won | drawn | rounds |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const structure of ['architects', 'three-ages'] as const) {
  for (const difficulty of ['easy', 'normal', 'hard'] as const) console.log(row(structure, difficulty, false));
  console.log(row(structure, 'normal', true));
}
