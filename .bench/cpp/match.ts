/**
 * Plays the base game of duel-solo against the agent of an engine in C++, which chooses without seeing the cards that lie face down, as ours does:
 * `npm run strength -- match ../7-Wonders-Duel-AI`. Both have the same CPU time for a move, and play each deal on both seats. The two sides
 * compare their positions at every decision.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { listed, positive } from '../../.ci/lib/flags.js';
import { root } from '../../.ci/lib/packages.js';
import { matchSteps, type PlannedGame, plannedGames } from '../../packages/core/src/arena/index.js';
import { replay } from '../../packages/core/src/records/index.js';
import { duelSolo, type Move, type Result } from '../../packages/duel-solo/src/index.js';
import { CPP, engineFolder, MACHINE, pathOf } from '../command-line.js';
import { type Program, startProgram } from '../program.js';
import { grid } from '../report.js';
import { type Driver, startDriver } from './engine.js';
import { Difference, follow, type Spent } from './follow.js';
import { hasGame, type KeptGames, openGames } from './kept-games.js';
import { ENGINE, figuresOf, lineOf, type MatchFigures, tablesOf, withMatches } from './match-figures.js';
import type { OwnAnswer, OwnTurn } from './own.js';

const FIGURES = 'docs/match.json';
const PAGE = 'docs/strength.md';

const OPTIONS = { mode: 'versus', pantheon: false, seed: 'match' } as const;

/** How a match is played, and where its games are kept. */
interface Plan {
  readonly seconds: number;
  readonly games: number;
  readonly out: string;
  readonly transcripts: boolean;
}

type Own = Program<OwnTurn, OwnAnswer>;

const NOTHING = { thread: 0, process: 0, iterations: 0, moves: 0 };

const plus = (sum: typeof NOTHING, { thread, process, iterations }: Spent): typeof NOTHING => ({
  thread: sum.thread + thread,
  process: sum.process + process,
  iterations: sum.iterations + iterations,
  moves: sum.moves + 1,
});

async function askOwn(own: Own, turn: OwnTurn): Promise<{ readonly move: Move; readonly spent: Spent }> {
  const answer = await own.ask(turn);
  if ('fault' in answer) throw new RangeError(answer.fault);
  return { move: turn.legal[answer.move] as Move, spent: answer.spent };
}

/** Plays a game and keeps it. */
async function playGame(
  { deal, lineUp, line, options: planned }: PlannedGame<typeof duelSolo>,
  { seconds, transcripts }: Plan,
  { driver, own, kept }: { readonly driver: Driver; readonly own: Own; readonly kept: KeptGames },
): Promise<void> {
  const options = { ...planned, names: line };
  const moves: Move[] = [];
  const spent = line.map(() => NOTHING);
  const said = [JSON.stringify(options)];
  const ask = async (question: string): Promise<string> => {
    const answer = await driver.ask(question);
    said.push(question, answer);
    return answer;
  };
  try {
    const engine = await follow(ask, 2 * deal + lineUp + 1);
    const match = matchSteps(duelSolo, options);
    let step = match.next();
    while (!step.done) {
      const { view, seat, legal } = step.value.turn;
      await engine.catchUp(view, seat, legal);
      let [move] = legal as [Move];
      if (legal.length > 1) {
        const bot = line[seat] as string;
        const turn = { bot, game: `${bot} ${deal} ${lineUp}`, view, seat, legal, seconds };
        const thought = await (bot === ENGINE ? engine.think(view, legal, seconds) : askOwn(own, turn));
        spent[seat] = plus(spent[seat] as typeof NOTHING, thought.spent);
        move = thought.move;
      }
      await engine.play(view, move);
      moves.push(move);
      step = match.next({ move, candidates: [] });
    }
    if (step.value.fault !== undefined) throw new Difference(step.value.fault.reason);
    engine.compareEnds(step.value.outcome as Result);
    kept.keep({ deal, lineUp, line, spent }, step.value, transcripts ? said : []);
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    const record = { game: duelSolo.id, options, moves };
    const file = kept.keepStopped({ deal, lineUp }, { record, state: replay(duelSolo, record) }, error.message);
    throw new Difference(`${error.message}\nThe game up to there: ${file}`);
  }
}

/** Plays the games of a bot that are missing, a pair at a time. */
async function playBot(bot: string, plan: Plan, driver: Driver): Promise<MatchFigures> {
  const { seconds, games, out } = plan;
  const kept = openGames(join(out, `${bot.replaceAll(/[^a-z0-9]+/gi, '-')}-${seconds}s`));
  const own: Own = startProgram('own', `import { serveTurns } from './cpp/own.ts'; serveTurns();`);
  try {
    for (let deal = 0; 2 * deal < games; deal++) {
      let isNew = false;
      for (const game of plannedGames(duelSolo, [bot, ENGINE], OPTIONS, { from: deal, to: deal + 1 })) {
        if (hasGame(kept, deal, game.lineUp)) continue;
        await playGame(game, plan, { driver, own, kept });
        isNew = true;
      }
      if (isNew) console.log(lineOf(figuresOf(bot, seconds, kept.played)));
    }
  } finally {
    own.end();
  }
  return figuresOf(
    bot,
    seconds,
    kept.played.filter(({ deal }) => 2 * deal < games),
  );
}

/** Writes figures over older ones of the same bots and times. */
function writePage(machine: string, matches: readonly MatchFigures[]): void {
  const file = join(root, FIGURES);
  const known: readonly MatchFigures[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).matches : [];
  const isNew = (old: MatchFigures): boolean =>
    matches.some(({ bot, seconds }) => bot === old.bot && seconds === old.seconds);
  const all = [...known.filter((old) => !isNew(old)), ...matches];
  writeFileSync(file, `${JSON.stringify({ machine, matches: all }, null, 2)}\n`);
  const page = join(root, PAGE);
  writeFileSync(page, withMatches(readFileSync(page, 'utf8'), machine, all));
}

async function main(): Promise<void> {
  const program = new Command('npm run strength -- match')
    .description('Plays base Duel against the agent of an engine in C++, at equal time.')
    .argument('[folder]', CPP.folder)
    .option('--seconds <count>', 'CPU seconds of each side for a move', positive, 0.1)
    .option('--games <count>', 'how many games, two of each deal', positive, 200)
    .option('--bots <names>', 'our bots, with commas between: net, search, or one with a name in core', listed, ['net'])
    .option('--out <folder>', 'keeps the games, and goes on after those that are there', 'temp/match')
    .option('--page', 'also writes docs/match.json and the tables of docs/strength.md', false)
    .option('--transcripts', 'also keeps what the engine was asked and what it answered, beside each game', false)
    .addHelpText(
      'after',
      '\nnet and search think as long as the engine does. All other bots take the time that they need.',
    )
    .addHelpText('after', CPP.compiler)
    .parse();
  const values = program.opts<Plan & { readonly bots: readonly string[]; readonly page: boolean }>();
  const folder = engineFolder(program.args[0]);
  const plan: Plan = { ...values, out: pathOf(values.out) };
  const driver = startDriver(folder, 'player.cpp', ['agents/agent_mcts_blind_reveals']);
  try {
    const machine = `${MACHINE}; ${driver.build}`;
    console.log(machine);
    const matches: MatchFigures[] = [];
    for (const bot of values.bots) matches.push(await playBot(bot, plan, driver));
    for (const [head, rows] of tablesOf(matches)) console.log(`\n${grid(head, rows)}`);
    if (values.page) writePage(machine, matches);
  } finally {
    driver.end();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof RangeError || error instanceof Difference)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof Difference ? 1 : 2;
}
