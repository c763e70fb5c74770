/**
 * How often the house bot beats the AI, by each reading of what the AI gains: the table of the README.
 *
 * Bundle it first, for a script loader halves its speed; then play seeds `from` up to, not including, `to`:
 *
 * `npx esbuild packages/century-ai/bench/strength.ts --bundle --platform=node --format=esm --conditions=@wonders/source --outfile=/tmp/strength.mjs`
 * `node /tmp/strength.mjs matched 0 1000`
 */
import { applyMove, botMove, newGame, type Options, outcome, type State } from '@wonders/century-ai';

const READINGS: readonly Options['aiTradeGain'][] = ['once', 'matched', 'printed'];
const [reading = 'all', from = '0', to = '1000'] = process.argv.slice(2);

function play(aiTradeGain: Options['aiTradeGain'], seed: string): State {
  let state = newGame({ aiTradeGain, seed });
  while (state.pending.length > 0) state = applyMove(state, botMove(state));
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
  '| `aiTradeGain` | games | wins | 95 % interval | points | AI points | orders | AI orders | rounds | longest |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const each of READINGS.filter((name) => reading === 'all' || name === reading)) {
  const states: State[] = [];
  for (let seed = Number(from); seed < Number(to); seed++) states.push(play(each, `strength ${seed}`));
  const outcomes = states.flatMap((state) => outcome(state) ?? []);
  const wins = outcomes.filter(({ winners }) => winners[0] === 0).length;
  const points = (seat: number): string => mean(outcomes.map(({ scores }) => scores[seat]?.total ?? 0));
  const orders = (seat: number): string => mean(states.map(({ seats }) => seats[seat]?.orders.length ?? 0));
  const rounds = states.map(({ round }) => round);
  const share = `${((100 * wins) / states.length).toFixed(1)} %`;
  const line = [`\`${each}\``, states.length, share, `${interval(wins, states.length)} %`, points(0), points(1)];
  console.log(`| ${[...line, orders(0), orders(1), mean(rounds), Math.max(...rounds)].join(' | ')} |`);
}
