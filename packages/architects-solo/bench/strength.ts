/**
 * How three players do against the Opponent: one plays at random, one looks at printed points only, one is the house bot. A row gives
 * the average final score, the score that a quarter of the games reach, the scores before the subtraction, and how often the player is
 * ahead. The medals are set by these figures.
 * `node --conditions=@wonders/source --import tsx packages/architects-solo/bench/strength.ts`
 */
import { draw, seedRng } from '@wonders/core';
import { cardAt, INDEX } from '../src/components/cards.js';
import { progressBy } from '../src/costs.js';
import { architectsSolo as game } from '../src/game/index.js';
import { takenBy } from '../src/house/values.js';
import type { Move } from '../src/notation.js';
import type { Draft, State } from '../src/state/index.js';

const GAMES = Number(process.env['GAMES'] ?? 1000);

/** What a card scores by what is printed on it, and what it helps to build now. */
function printedValue(state: State, move: Move): number {
  const taken = takenBy(state, move);
  if (taken.what !== 'card') return taken.what === 'token' ? 1 : 0;
  if (taken.card === null) return 1;
  const kind = INDEX[taken.card];
  const area = state.areas[0];
  const builds = area?.built.some((_, stage) => progressBy(area, stage, kind) > 0) ? 3 : 0;
  return (
    cardAt(kind).vp + builds + (cardAt(kind).colour === 'green' ? 1.5 : 0) + (cardAt(kind).colour === 'red' ? 1 : 0)
  );
}

type Player = (state: State, random: () => number) => Move;

const PLAYERS: Readonly<Record<string, Player>> = {
  random: (state, random) => game.fast.randomMove(state, random),
  simple(state) {
    const moves = game.legalMoves(state);
    const values = moves.map((move) => printedValue(state, move));
    return moves[values.indexOf(Math.max(...values))] as Move;
  },
  house: (state) => game.botMove(state),
};

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);
const percent = (part: number): string => `${((100 * part) / GAMES).toFixed(1)} %`;

function row(
  structure: 'architects' | 'three-ages',
  difficulty: 'easy' | 'normal' | 'hard',
  opponentBuilds: boolean,
  name: string,
): string {
  const player = PLAYERS[name] as Player;
  const finals: number[] = [];
  const mine: number[] = [];
  const theirs: number[] = [];
  let won = 0;
  for (let i = 0; i < GAMES; i++) {
    const rng = seedRng(`strength/${name}/${i}`);
    const random = () => draw(rng);
    const draft: Draft = game.fast.clone(
      game.newGame({ structure, difficulty, opponentBuilds, seed: `strength/${i}` }),
    );
    while (draft.pending.length > 0) {
      const script = draft.pending.at(-1)?.kind === 'opponent-turn';
      game.fast.play(draft, script ? { kind: 'opponent-turn' } : player(draft, random));
    }
    const result = game.outcome(draft);
    const [me, it] = result?.scores ?? [];
    finals.push(me?.total ?? 0);
    mine.push(me?.order[0] ?? 0);
    theirs.push(it?.order[0] ?? 0);
    if (result?.winners.length === 1 && result.winners[0] === 0) won++;
  }
  finals.sort((a, b) => a - b);
  const quarter = finals[Math.floor(0.75 * GAMES)] ?? 0;
  const cells = [
    structure + (opponentBuilds ? ', opponentBuilds' : ''),
    difficulty,
    name,
    mean(finals),
    String(quarter),
    `${mean(mine)} / ${mean(theirs)}`,
    percent(won),
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log('| structure | difficulty | player | final score | a quarter reach | player / Opponent | won |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const structure of ['architects', 'three-ages'] as const)
  for (const opponentBuilds of [false, true])
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (const name of Object.keys(PLAYERS)) console.log(row(structure, difficulty, opponentBuilds, name));
