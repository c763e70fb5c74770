/**
 * How often three players beat the AI, by each reading of what the AI gains: the table of the README. `random` plays any
 * legal move, `simple` delivers what it can, builds where it has not built and trades as often as it can, and `house` is
 * the house bot.
 *
 * `node --conditions=@wonders/source --import tsx packages/century-ai/bench/strength.ts house printed 0 1000`: a player or `all`,
 * a reading or `all`, and the seeds from the first number up to, not including, the second.
 */
import {
  applyMove,
  botMove,
  legalMoves,
  type Move,
  newGame,
  type Options,
  outcome,
  type State,
} from '@wonders/century-ai';
import { hexes } from '@wonders/century-ai/map';
import { draw, type Rng, seedRng } from '@wonders/core';

type Player = (state: State, rng: Rng) => Move;

const anyOf = <T>(items: readonly T[], rng: Rng): T => items[Math.floor(draw(rng) * items.length)] as T;

/** What the simple player likes best, first; among equals the first of the list. */
function liking(state: State, move: Move): number {
  if (move.kind === 'port') return 5;
  if (move.kind === 'market') return 4;
  if (move.kind === 'trade') return move.times;
  if (move.kind !== 'sail') return 0;
  if (move.drop !== null) return -1;
  const there = hexes(state).find(({ hex }) => hex === move.to);
  const order = state.ports[state.map.hexes.indexOf(move.to) - state.map.tiles.length];
  if (order !== undefined) return order === null || order === 'closed-port' ? -1 : deliverable(state, move) ? 3 : -1;
  return there?.market && !there.outposts.includes(0) ? 2 : 1;
}

/** Whether the order at the end of a step could be delivered there. */
const deliverable = (state: State, move: Move): boolean =>
  legalMoves(applyMove(applyMove(state, move), { kind: 'dock' })).some(({ kind }) => kind === 'port');

const PLAYERS: Readonly<Record<string, Player>> = {
  random: (state, rng) => anyOf(legalMoves(state), rng),
  simple(state, rng) {
    const moves = legalMoves(state);
    const best = Math.max(...moves.map((move) => liking(state, move)));
    return anyOf(
      moves.filter((move) => liking(state, move) === best),
      rng,
    );
  },
  house: (state) => botMove(state),
};

const READINGS: readonly Options['aiTradeGain'][] = ['once', 'matched', 'printed'];
const [who = 'all', reading = 'all', from = '0', to = '1000'] = process.argv.slice(2);

function play(player: Player, aiTradeGain: Options['aiTradeGain'], seed: string): State {
  let state = newGame({ aiTradeGain, seed });
  const rng = seedRng(`player ${seed}`);
  while (state.pending.length > 0)
    state = applyMove(state, state.pending.at(-1)?.seat === 0 ? player(state, rng) : botMove(state));
  return state;
}

const mean = (numbers: readonly number[]): string => (numbers.reduce((a, b) => a + b, 0) / numbers.length).toFixed(1);

/** The 95 % interval of a share by Wilson, in percent. */
function interval(wins: number, games: number): string {
  const z = 1.96;
  const [share, slack] = [wins / games, z ** 2 / games];
  const middle = share + slack / 2;
  const half = Math.sqrt(share * (1 - share) * slack + slack ** 2 / 4);
  return [middle - half, middle + half].map((end) => ((100 * end) / (1 + slack)).toFixed(1)).join('–');
}

console.log(
  '| `aiTradeGain` | player | games | wins | 95 % interval | points | AI points | orders | AI orders | rounds |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const each of READINGS.filter((name) => reading === 'all' || name === reading))
  for (const [name, player] of Object.entries(PLAYERS).filter(([name]) => who === 'all' || name === who)) {
    const states: State[] = [];
    for (let seed = Number(from); seed < Number(to); seed++) states.push(play(player, each, `strength ${seed}`));
    const outcomes = states.flatMap((state) => outcome(state) ?? []);
    const wins = outcomes.filter(({ winners }) => winners[0] === 0).length;
    const points = (seat: number): string => mean(outcomes.map(({ scores }) => scores[seat]?.total ?? 0));
    const orders = (seat: number): string => mean(states.map(({ seats }) => seats[seat]?.orders.length ?? 0));
    const share = `${((100 * wins) / states.length).toFixed(1)} %`;
    const cells = [
      `\`${each}\``,
      name,
      states.length,
      share,
      `${interval(wins, states.length)} %`,
      points(0),
      points(1),
    ];
    console.log(`| ${[...cells, orders(0), orders(1), mean(states.map(({ round }) => round))].join(' | ')} |`);
  }
