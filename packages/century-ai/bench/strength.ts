/**
 * How often the house bot beats the AI, by each reading of what the AI gains: the table of the README.
 *
 * `node --conditions=@wonders/source --import tsx packages/century-ai/bench/strength.ts [games]`
 */
import { applyMove, botMove, newGame, type Options, outcome, type State } from '@wonders/century-ai';

const games = Number(process.argv[2] ?? 1000);
const READINGS: readonly Options['aiTradeGain'][] = ['once', 'matched', 'printed'];

function play(aiTradeGain: Options['aiTradeGain'], seed: string): State {
  let state = newGame({ aiTradeGain, seed });
  while (state.pending.length > 0) state = applyMove(state, botMove(state));
  return state;
}

const mean = (numbers: readonly number[]): string => (numbers.reduce((a, b) => a + b, 0) / numbers.length).toFixed(1);

console.log('| `aiTradeGain` | wins | points | AI points | orders | AI orders | rounds |');
console.log('|---|---|---|---|---|---|---|');
for (const reading of READINGS) {
  const states = Array.from({ length: games }, (_, i) => play(reading, `strength ${i}`));
  const outcomes = states.flatMap((state) => outcome(state) ?? []);
  const wins = outcomes.filter(({ winners }) => winners[0] === 0).length;
  const points = (seat: number): string => mean(outcomes.map(({ scores }) => scores[seat]?.total ?? 0));
  const orders = (seat: number): string => mean(states.map(({ seats }) => seats[seat]?.orders.length ?? 0));
  const rounds = states.map(({ round }) => round).sort((a, b) => a - b);
  const share = ((100 * wins) / games).toFixed(1);
  const line = [`\`${reading}\``, `${share} %`, points(0), points(1), orders(0), orders(1)];
  console.log(`| ${[...line, `${mean(rounds)} (${rounds[0]}–${rounds.at(-1)})`].join(' | ')} |`);
}
