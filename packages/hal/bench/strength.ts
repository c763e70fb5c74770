/**
 * How often the house bot beats Hal. `node --conditions=@wonders/source --import tsx packages/hal/bench/strength.ts [games]`
 */
import { hal, type Options } from '../src/index.js';

const GAMES = Number(process.argv[2] ?? 2000);

interface Result {
  readonly won: number;
  readonly drawn: number;
  readonly bot: number;
  readonly opponent: number;
}

/** Plays seeded games; the bot sees its own view and nothing else. */
function match(options: Partial<Options>): Result {
  const sum = { won: 0, drawn: 0, bot: 0, opponent: 0 };
  for (let i = 0; i < GAMES; i++) {
    const draft = hal.fast.clone(hal.newGame({ ...options, seed: `strength ${i}` }));
    for (let [seat] = hal.activeSeats(draft); seat !== undefined; [seat] = hal.activeSeats(draft))
      hal.fast.play(draft, hal.botMove(draft, seat));
    const [bot = 0, opponent = 0] = hal.outcome(draft)?.scores.map(({ total }) => total) ?? [];
    if (bot > opponent) sum.won++;
    if (bot === opponent) sum.drawn++;
    sum.bot += bot;
    sum.opponent += opponent;
  }
  return sum;
}

const percent = (part: number): string => `${((100 * part) / GAMES).toFixed(1)} %`;

console.log(`| Hal | won | drawn | bot's mean score | Hal's mean score |\n|---|---|---|---|---|`);
for (const level of ['normal', 'expert'] as const) {
  const { won, drawn, bot, opponent } = match({ level });
  const means = [bot, opponent].map((sum) => (sum / GAMES).toFixed(1));
  console.log(`| ${level} | ${percent(won)} | ${percent(drawn)} | ${means.join(' | ')} |`);
}
