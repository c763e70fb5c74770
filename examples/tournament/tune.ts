/**
 * Tunes the numbers in the name of a bot by playing: `npm run tournament -- tune duel-solo --options '{"mode":"versus","pantheon":false}'`.
 *
 * Each step is a match between two settings, on the same deals from every seat. It goes to `steps.jsonl` in the folder of the run. Run the
 * same command again, and it continues where it stopped.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { AnyGame } from '@wonders/core';
import { type GameResult, tally } from '@wonders/core/arena';
import { botNamed } from '@wonders/core/bots';
import { Command } from 'commander';
import { json, whole } from '../../.ci/lib/flags.js';
import { makersOf } from './play.js';
import { openDesk } from './queue.js';
import { keyIn } from './seal.js';
import { fixed } from './sizes.js';
import { answer, question } from './spsa.js';
import { threads } from './threads.js';
import { batchesFrom, contestOf, gamesById, type Tournament } from './tournament.js';
import { decider, dialsOf, nameOf, openSteps } from './tune-plan.js';

interface Flags {
  readonly bot: string;
  readonly dials: string;
  readonly steps: number;
  readonly deals: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly out: string;
  readonly workers: number;
  readonly queue?: string;
  readonly key?: string;
  readonly own?: string;
}

const program = new Command('tune')
  .description('Tunes the numbers in the name of a bot by SPSA: matches between two settings.')
  .argument('<game>', 'the game')
  .option('--bot <name>', 'the bot whose settings are tuned', 'search:200')
  .option(
    '--dials <list>',
    'what is tuned: settings of the search by name, others with a start and a range, like weight=1:0..3',
    'exploration,margin,victory,bias,urgency',
  )
  .option('--steps <count>', 'how many matches', whole, 200)
  .option('--deals <count>', 'how many deals a match has; each is played from every seat', whole, 4)
  .option('--options <json>', 'options of the game', json, {})
  .option('--seed <text>', 'what directions and deals derive from', 'tune')
  .option('--out <folder>', 'where the steps go', 'temp/tune')
  .option('--workers <count>', 'how many threads', whole, availableParallelism())
  .option('--queue <url>', 'let workers play the games, through this Redis: redis://localhost:6379')
  .option('--key <file>', 'the file with the key that the workers have, too')
  .option('--own <module>', 'your module that exports makers of bots, by name');

/** A match of a step. Where more than two sit at the table, the house bot takes the other seats. */
function matchOf(game: AnyGame, flags: Flags, step: number, bots: readonly string[]): Tournament {
  const { options, deals, seed } = flags;
  const free = game.seats(game.newGame({ seed: 'seats', ...options })).filter(({ role }) => role === 'player').length;
  const contest =
    free > 2 ? contestOf(game, bots, options, 'one-against-field', 'house') : contestOf(game, bots, options);
  const own = flags.own === undefined ? null : resolve(flags.own);
  return { secret: `${seed}/${step}`, deals, bots, contests: [contest], own };
}

/** How much more often the first of two bots won, from −1 to 1. */
function leadOf(results: readonly GameResult[], [first = '', second = '']: readonly string[]): number {
  if (first === second) return 0;
  const standings = tally(results);
  const won = (name: string): number => standings.find(({ bot }) => bot === name)?.winRate ?? 0;
  return won(first) - won(second);
}

async function main(id: string, flags: Flags): Promise<void> {
  const game = (await gamesById()).get(id);
  if (game === undefined) throw new RangeError(`there is no game "${id}"`);
  const dials = dialsOf(flags.dials, game.search ?? {});
  const makers = await makersOf({ own: flags.own === undefined ? null : resolve(flags.own) });
  const start = nameOf(
    flags.bot,
    dials,
    dials.map((dial) => dial.start),
  );
  botNamed(game, start, makers);
  const { bot, deals, options, seed, own } = flags;
  const kept = openSteps(flags.out, {
    game: id,
    rules: game.rules,
    bot,
    dials,
    deals,
    options,
    seed,
    own: own ?? null,
  });
  const leads = [...kept.leads];
  const place =
    flags.queue === undefined
      ? { ...threads(flags.workers, 600_000), atOnce: flags.workers }
      : { ...openDesk(flags.queue, keyIn(flags.key), false), atOnce: 64 };
  try {
    while (leads.length < flags.steps) {
      const step = leads.length;
      const bots = question(dials, seed, leads).map((values) => nameOf(bot, dials, values));
      const match = matchOf(game, flags, step, bots);
      const batches = [...batchesFrom(match, 0, fixed(1))];
      const played = await Promise.all(batches.map((batch) => place.play(match, batch)));
      const lead = leadOf(
        played.flatMap(({ results }) => results),
        bots,
      );
      kept.append(lead);
      leads.push(lead);
      process.stderr.write(
        `step ${step + 1}: ${lead.toFixed(2)}, now ${nameOf(bot, dials, answer(dials, seed, leads))}\n`,
      );
    }
  } finally {
    await place.close();
  }
  const found = nameOf(bot, dials, answer(dials, seed, leads));
  console.log(`After ${leads.length} steps: ${found}`);
  console.log('Whether it is better, a match with other deals decides:');
  console.log(decider(id, [found, start], options, own));
}

try {
  program.parse(process.argv);
  await main(program.args[0] ?? '', program.opts<Flags>());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
