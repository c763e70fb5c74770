/**
 * How the efforts of the house bot rank: one seat of an effort among seats of the effort below it, in turn on every place. It prints
 * the table of the README. Words after the number of games choose rows, and columns by their effort.
 *
 * `node --conditions=@wonders/source --import tsx packages/eight-wonders/bench/strength.ts 2000 published 5`
 */
import { draw, seedRng } from '@wonders/core';
import { type BotEffort, eightWonders, type Options } from '../src/index.js';

const GAMES = Number(process.argv[2] ?? 2000);
const WORDS = process.argv.slice(3);

type Player = BotEffort | 'random';

/** The part of a victory that the odd seat wins in a game: 1, 0, or its share. */
function play(options: Partial<Options>, odd: number, player: Player, others: Player, seed: string): number {
  const players = options.players ?? 4;
  const efforts = Array.from({ length: players }, (_, seat) => (seat === odd ? player : others));
  const bots = efforts.map((effort): BotEffort => (effort === 'random' ? 'apprentice' : effort));
  const draft = eightWonders.fast.clone(eightWonders.newGame({ ...options, bots, seed }));
  const rng = seedRng(`${seed}/random`);
  for (let [seat] = eightWonders.activeSeats(draft); seat !== undefined; [seat] = eightWonders.activeSeats(draft)) {
    const own = efforts[seat] === 'random' ? eightWonders.legalMoves(draft, seat) : undefined;
    const chosen = own?.[Math.floor(draw(rng) * own.length)];
    eightWonders.fast.play(draft, chosen ?? eightWonders.botMove(draft, seat));
  }
  const winners = eightWonders.outcome(draft)?.winners ?? [];
  return winners.includes(odd) ? 1 / winners.length : 0;
}

/** A share in percent with its 95 % confidence interval. */
function share(wins: readonly number[]): string {
  const n = wins.length;
  const mean = wins.reduce((sum, win) => sum + win, 0) / n;
  const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / (n - 1);
  return `${(100 * mean).toFixed(1)} ± ${(196 * Math.sqrt(variance / n)).toFixed(1)} %`;
}

const PAIRS: readonly (readonly [Player, Player])[] = [
  ['apprentice', 'random'],
  ['builder', 'apprentice'],
  ['architect', 'builder'],
  ['master', 'builder'],
  ['master', 'architect'],
];
const named = WORDS.filter((word) => PAIRS.some(([one]) => one === word));
const pairs = PAIRS.filter(([one]) => named.length === 0 || named.includes(one));

console.log(
  `| Ruleset | Seats | even | ${pairs.map(([one, among]) => `one ${one} among ${among === 'random' ? 'random seats' : `${among}s`}`).join(' | ')} |`,
);
console.log(`| --- | --- | --- | ${pairs.map(() => '---').join(' | ')} |`);
for (const ruleset of ['manual', 'published'] as const)
  for (const players of [3, 4, 5] as const) {
    if (!WORDS.every((word) => word === ruleset || word === String(players) || named.includes(word))) continue;
    const row = pairs.map(([player, others]) =>
      share(
        Array.from({ length: GAMES }, (_, i) => play({ players, ruleset }, i % players, player, others, String(i))),
      ),
    );
    console.log(`| \`${ruleset}\` | ${players} | ${(100 / players).toFixed(1)} % | ${row.join(' | ')} |`);
  }
