/**
 * How long the coach takes for a whole game: `npm run bench -- coach`, with the number of games after it. Each is a game of Duel between
 * house bots, analysed for its first seat with the default settings. Times are CPU time of the process, its compiler and collector
 * included: others who use the machine lengthen them by little. The first game is slow, as on a page that has just been opened.
 */
import { analyse } from '../packages/core/src/coach/index.js';
import { createTable, playBots, playthroughOf } from '../packages/core/src/table/index.js';
import { duelSolo } from '../packages/duel-solo/src/index.js';

/** A phone is taken to be this many times slower. */
const THROTTLE = 4;

/** What a phone has for a game, in seconds. */
const MOST = 10;

const games = Number(process.argv[2] ?? 3);
const times: number[] = [];

/** CPU time so far, in seconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

for (let game = 0; game < games; game++) {
  const options = { mode: 'versus', pantheon: false, seed: `coach ${game}` } as const;
  const { record } = playthroughOf(
    playBots(createTable(duelSolo, { options, others: 'script', seats: { 0: 'script', 1: 'script' } })),
  );
  const start = cpu();
  const steps = analyse(duelSolo, record, {});
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const seconds = cpu() - start;
  times.push(seconds);
  console.log(
    `game ${game}: ${record.moves.length} moves, ${step.value.reviews.length} reviewed, ${seconds.toFixed(1)} s`,
  );
}
const worst = Math.max(...times);
console.log(
  `The slowest game took ${worst.toFixed(1)} s; ${THROTTLE} times slower that is ${(THROTTLE * worst).toFixed(1)} s, of ${MOST} s that a phone has.`,
);
