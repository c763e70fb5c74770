/**
 * Tournaments between bots. `npm run tournament -- --games hal,duel-solo --bots house,search:200 --n 100`
 *
 * Every game goes to `results.jsonl` in the folder of the tournament. Run the same command again, and it continues where it stopped.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { AnyGame } from '@wonders/core';
import { type GameResult, type LineUps, sprt } from '@wonders/core/arena';
import { botNamed } from '@wonders/core/bots';
import { Command, InvalidArgumentError, Option } from 'commander';
import { json, listed, whole } from '../../.ci/lib/flags.js';
import { warn } from './isolation.js';
import { openLedger, secretIn } from './ledger.js';
import { makersOf } from './play.js';
import { openDesk } from './queue.js';
import { realmOf } from './realms.js';
import { reportOf } from './report.js';
import { run } from './run.js';
import { keyIn } from './seal.js';
import { progress, standingsText, verdictText } from './show.js';
import { fixed, lasting } from './sizes.js';
import { verdictOf } from './stop.js';
import { MEMORY, threads } from './threads.js';
import { contestOf, gamesById, gamesIn, type Question, type Tournament } from './tournament.js';

interface Flags {
  readonly games: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly n: number;
  readonly sprt?: number;
  readonly error: number;
  readonly lineUps?: LineUps;
  readonly field?: string;
  readonly secret?: string;
  readonly out: string;
  readonly workers: number;
  readonly batch?: number;
  readonly seconds: number;
  readonly budget: number;
  readonly memory: number;
  readonly queue?: string;
  readonly key?: string;
  readonly audit: boolean;
  readonly own?: string;
}

function part(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1)) throw new InvalidArgumentError('It should be above 0 and below 1.');
  return value;
}

const program = new Command('tournament')
  .description('Plays bots against each other and says how certain the result is.')
  .requiredOption('--games <ids>', 'the games, separated by commas', listed)
  .requiredOption(
    '--bots <names>',
    'the bots: house, greedy, search:200:depth=24, worker:./bot.mjs, process:python3 bot.py …',
    listed,
  )
  .option('--n <deals>', 'how many deals; each is played in every line-up', whole, 100)
  .option(
    '--sprt <margin>',
    'stop when it is decided whether the first bot wins more than the second, by this part of its games',
    part,
  )
  .option('--error <part>', 'how often the answer of --sprt may be wrong', part, 0.05)
  .option('--options <json>', 'options of the games', json, {})
  .addOption(new Option('--line-ups <how>', 'who sits where').choices(['rotations', 'all', 'one-against-field']))
  .option('--field <bot>', 'the bot on all other seats')
  .option('--secret <file>', 'the file with the secret that seeds derive from (default: drawn at random)')
  .option('--out <folder>', 'where the results go', 'temp/tournament')
  .option('--workers <count>', 'how many threads', whole, availableParallelism())
  .option('--seconds <count>', 'how long a batch should take, roughly', whole, 5)
  .option('--batch <deals>', 'how many deals a batch has, however long it takes', whole)
  .option('--budget <milliseconds>', 'how long a bot may think about a move', whole, 60_000)
  .option('--memory <megabytes>', 'how much memory a bot in a realm of its own may use', whole, MEMORY)
  .option('--queue <url>', 'let workers play the games, through this Redis: redis://localhost:6379')
  .option('--key <file>', 'the file with the key that the workers have, too')
  .option('--audit', 'replay every game of a worker before it counts, not only a drawn share', false)
  .option('--own <module>', 'your module that exports makers of bots, by name');

/** The secret: that of the given file or of the tournament in the folder, or a new one. No command line bears it, for all can read those. */
function secretFor({ secret: given, out }: Flags): string {
  const file = given ?? secretIn(out);
  if (given === undefined && !existsSync(file)) return randomBytes(32).toString('hex');
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new RangeError(`${file} should hold a secret, and is empty`);
  return secret;
}

/** The question of `--sprt`, which is about two bots in one game. */
function questionOf({ games, bots, error }: Flags, margin: number): Question {
  if (games.length !== 1 || new Set(bots).size !== 2 || bots.length !== 2)
    throw new RangeError('--sprt compares two different bots in one game');
  const question = { margin, error };
  sprt([], '', '', margin, error);
  return question;
}

async function tournamentOf(flags: Flags): Promise<Tournament> {
  const all = await gamesById();
  const own = flags.own === undefined ? null : resolve(flags.own);
  const makers = await makersOf({ own });
  const contests = flags.games.map((id) => {
    const game: AnyGame | undefined = all.get(id);
    if (game === undefined)
      throw new RangeError(`there is no game "${id}"; choose one of ${[...all.keys()].join(', ')}`);
    for (const name of flags.bots) if (realmOf(name)[0] === 'own') botNamed(game, name, makers);
    return contestOf(game, flags.bots, flags.options, flags.lineUps, flags.field);
  });
  const plan = { secret: secretFor(flags), deals: flags.n, bots: flags.bots, contests, own };
  return flags.sprt === undefined ? plan : { ...plan, sprt: questionOf(flags, flags.sprt) };
}

/** The files and folders with secrets, which no bot in a process of its own may see. */
const secretsOf = ({ out, secret, key }: Flags): readonly string[] =>
  [out, secret, key].flatMap((path) => (path === undefined ? [] : [resolve(path)]));

async function main(flags: Flags): Promise<void> {
  const tournament = await tournamentOf(flags);
  const ledger = openLedger(flags.out, tournament);
  if (flags.queue === undefined) warn(flags.bots);
  console.error(`The plan and the commitment to its secret are in ${join(flags.out, 'tournament.json')}`);
  const results: GameResult[] = [...ledger.results];
  const shown = progress(process.stderr, gamesIn(tournament), results.length);
  const place =
    flags.queue === undefined
      ? { ...threads(flags.workers, flags.budget, flags.memory, secretsOf(flags)), atOnce: flags.workers }
      : { ...openDesk(flags.queue, keyIn(flags.key), flags.audit), atOnce: 64 };
  const heard = (fresh: readonly GameResult[]) => {
    results.push(...fresh);
    shown.add(fresh.length);
  };
  const { atOnce } = place;
  const sizes = flags.batch === undefined ? lasting(flags.seconds, tournament, atOnce) : fixed(flags.batch);
  try {
    await run(tournament, ledger, place.play, { atOnce, sizes }, heard);
  } finally {
    shown.end();
    await place.close();
  }
  const report = join(flags.out, 'report.html');
  writeFileSync(report, reportOf(tournament, results));
  console.log(
    standingsText(tournament.contests.map(({ game }) => [game, results.filter((each) => each.game === game)])),
  );
  const verdict = verdictOf(tournament, results);
  if (verdict !== undefined) console.log(verdictText(tournament, verdict));
  console.log(
    `Every game is in ${join(flags.out, 'results.jsonl')}, the report in ${report}. Secret: ${tournament.secret}`,
  );
}

try {
  await main(program.parse(process.argv).opts<Flags>());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
