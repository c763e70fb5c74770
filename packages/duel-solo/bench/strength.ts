/**
 * Measures the share of seeded games that the house bot wins against SOLO at each level, and against a bot that counts only points:
 * `node --conditions=@wonders/source --import tsx packages/duel-solo/bench/strength.ts [games]`.
 */
import { drawInt, seedRng } from '@wonders/core';
import { duelSolo, LEVELS, type Options, pointsOf, type State } from '../src/index.js';

const GAMES = Number(process.argv[2] ?? 1000);

/** The move that gives the largest lead in points; among equals, the first. */
function greedy(state: State, seat: number): ReturnType<typeof duelSolo.botMove> {
  const total = (state: State, of: number) => Object.values(pointsOf(state, of)).reduce((sum, each) => sum + each, 0);
  let [best, lead] = [undefined as ReturnType<typeof duelSolo.botMove> | undefined, Number.NEGATIVE_INFINITY];
  for (const move of duelSolo.legalMoves(state, seat)) {
    const draft = duelSolo.fast.clone(state);
    draft.rng = seedRng('greedy');
    duelSolo.fast.play(draft, move);
    const won = draft.winner === null ? 0 : draft.winner === seat ? 1000 : -1000;
    const ahead = won + total(draft, seat) - total(draft, 1 - seat);
    if (ahead > lead) [best, lead] = [move, ahead];
  }
  if (best === undefined) throw new Error('no move');
  return best;
}

type Player = (state: State, seat: number) => ReturnType<typeof duelSolo.botMove>;

function play(options: Partial<Options> & { seed: string }, players: readonly [Player, Player]): State {
  let state = duelSolo.newGame(options);
  for (let [seat] = duelSolo.activeSeats(state); seat !== undefined; [seat] = duelSolo.activeSeats(state)) {
    const draft = duelSolo.fast.clone(state);
    duelSolo.fast.play(draft, players[seat === 0 ? 0 : 1](state, seat));
    state = draft;
  }
  return state;
}

const percent = (n: number): string => `${((100 * n) / GAMES).toFixed(1)} %`.padStart(8);

/** A share with its 95 % interval (Wilson). */
function interval(n: number): string {
  const [p, z] = [n / GAMES, 1.96];
  const middle = (p + (z * z) / (2 * GAMES)) / (1 + (z * z) / GAMES);
  const half = (z * Math.sqrt((p * (1 - p)) / GAMES + (z * z) / (4 * GAMES * GAMES))) / (1 + (z * z) / GAMES);
  return ` ${(100 * p).toFixed(1)} % (${(100 * (middle - half)).toFixed(1)} … ${(100 * (middle + half)).toFixed(1)})`;
}

function report(name: string, options: Partial<Options>, house: number, players: readonly [Player, Player]): void {
  const ends = { won: 0, drawn: 0, military: 0, science: 0, points: 0, lost: { military: 0, science: 0, points: 0 } };
  for (let i = 0; i < GAMES; i++) {
    const end = play({ ...options, seed: `strength/${i}` }, players);
    const result = duelSolo.outcome(end);
    if (result === undefined) continue;
    const kind = result.ending === 'military' || result.ending === 'science' ? result.ending : 'points';
    if (result.winners.length > 1) ends.drawn++;
    else if (result.winners[0] === house) {
      ends.won++;
      ends[kind]++;
    } else ends.lost[kind]++;
  }
  const lost = Object.values(ends.lost).map(percent).join(' |');
  const { won, drawn, military, science, points } = ends;
  console.log(
    `| ${name} |${[interval(won), ...[military, science, points].map(percent)].join(' |')} |${lost} |${percent(drawn)} |`,
  );
}

const house: Player = (state, seat) => duelSolo.botMove(state, seat);
const rng = seedRng('random player');
const random: Player = (state) => duelSolo.fast.randomMove(state, () => drawInt(rng, 1 << 20) / (1 << 20));

console.log(
  '| against | won | by military | by science | by points | lost by military | by science | by points | drawn |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const level of LEVELS) report(`SOLO, ${level}`, { level }, 1, [house, house]);
report('greedy by points, Pantheon', { mode: 'versus', firstPlayer: 0 }, 0, [house, greedy]);
report('greedy by points, base game', { mode: 'versus', pantheon: false, firstPlayer: 0 }, 0, [house, greedy]);
report('random, Pantheon', { mode: 'versus', firstPlayer: 0 }, 0, [house, random]);
console.log('\nGreedy by points against SOLO, base level:');
report('SOLO, base', { level: 'base' }, 1, [house, greedy]);
