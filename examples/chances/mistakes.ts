/**
 * Whether the coach finds mistakes, and no others: `npm run strength -- mistakes` plants moves in games, lets bots play on from each, and
 * compares. Name games to look at only these; `--bot search:50` lets another bot than that of the house play on.
 */
import { Command } from 'commander';
import { whole } from '../../.ci/lib/flags.js';
import { type FoundGame, games, namedBy } from '../../.ci/lib/games.js';
import { type Bot, botNamed } from '../../packages/core/src/bots/index.js';
import { type Worlds, worldsOf } from '../../packages/core/src/bots/search/world.js';
import { judgedAs, questionOf, reviewOf } from '../../packages/core/src/coach/analyse.js';
import type { Estimate } from '../../packages/core/src/coach/index.js';
import { judgement } from '../../packages/core/src/coach/judge.js';
import {
  type AnyGame,
  draw,
  type MoveOf,
  type Outcome,
  type StateOf,
  seedRng,
  type ViewOf,
  victoryShare,
} from '../../packages/core/src/index.js';
import { chancesOf, finished, positionIn } from './games.js';

type Move = MoveOf<AnyGame>;

/** In how many worlds bots play on from each move. */
const WORLDS = 48;

/** How many moves are planted in a position. */
const PLANTED = 4;

/** A move that costs this much of the chance to win is a mistake. */
const GRAVE = 0.2;

/** The iterations of the coach, of the strong search that finds the best move, and of the judge of intervals. */
const [USUAL, STRONG, DEEP] = [400, 2000, 8000];

/** The quantile of the normal distribution for 90 % on one side. */
const Z = 1.28;

/** What was found in a game. */
interface Found {
  positions: number;
  /** How many best moves the coach calls a slip or a blunder. */
  alarms: number;
  /** How many planted moves cost so much, and how many of them the coach calls a slip or a blunder. */
  grave: number;
  flagged: number;
  /** How many intervals there were, and how many of them hold what a judge twenty times deeper finds. */
  intervals: number;
  held: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** A position of a seat that is asked for a move. */
interface Asked {
  readonly game: AnyGame;
  readonly view: ViewOf<AnyGame>;
  readonly seat: number;
}

/** What the coach finds of a move. */
function judged({ game, view, seat }: Asked, played: Move, iterations: number, seed: string) {
  const found = judgement(game, questionOf(view, seat, played, { iterations, seed, search: {} }));
  return reviewOf(found, judgedAs(found, game.encodeMove(played)));
}

const isFlagged = ({ class: kind }: ReturnType<typeof judged>): boolean => kind === 'slip' || kind === 'blunder';

/** The part of the victory after a move in each world, where bots play on. */
function outcomes({ game, seat }: Asked, move: Move, worlds: Worlds, bot: Bot<ViewOf<AnyGame>, Move> | undefined) {
  const rng = seedRng('mistakes');
  const random = () => draw(rng);
  return Array.from({ length: WORLDS }, (_, world) => {
    const draft = worlds.numbered(world);
    const isPlayer = game.seats(draft).map(({ role }) => role === 'player');
    const answerOf = (mover: number): Move => {
      if (!isPlayer[mover]) return game.fast.randomMove(draft, random);
      if (bot === undefined) return game.botMove(draft, mover);
      const view = game.view(draft as StateOf<AnyGame>, mover);
      return bot({ view, seat: mover, legal: game.legalMoves(view, mover), random }).move;
    };
    game.fast.play(draft, move);
    for (let [mover] = game.activeSeats(draft); mover !== undefined; [mover] = game.activeSeats(draft))
      game.fast.play(draft, answerOf(mover));
    return victoryShare(game.outcome(draft) as Outcome, seat);
  });
}

/** Whether a move costs too much beside another, beyond doubt. */
function isGrave(better: readonly number[], worse: readonly number[]): boolean {
  const lost = better.map((each, world) => each - (worse[world] ?? 0));
  const spread = Math.sqrt(mean(lost.map((each) => (each - mean(lost)) ** 2)) / lost.length);
  return mean(lost) - Z * spread >= GRAVE;
}

/** Looks at a position of a numbered game. */
function look(found: FoundGame, number: number, seed: string, by: string, all: Found): void {
  const { game } = found;
  const variants = chancesOf(found);
  const variant = variants[number % variants.length] as (typeof variants)[number];
  const rng = seedRng(`${seed}/${number}`);
  const random = () => draw(rng);
  const position = positionIn(finished(game, variant, `${seed} ${number}`), random);
  if (position === undefined) return;
  const { state, seat, move: made } = position;
  const view = game.view(state, seat);
  const asked = { game, view, seat };
  const legal: readonly Move[] = game.legalMoves(view, seat);
  if (legal.length < 2) return;
  all.positions++;
  const { best } = judged(asked, made, STRONG, `strong/${number}`);
  if (isFlagged(judged(asked, best, USUAL, `usual/${number}`))) all.alarms++;
  const [usual, deep] = [judged(asked, made, USUAL, `made/${number}`), judged(asked, made, DEEP, `deep/${number}`)];
  for (const figure of ['before', 'after', 'loss'] as const) {
    const { low, high }: Estimate = usual[figure];
    all.intervals++;
    if (deep[figure].value >= low && deep[figure].value <= high) all.held++;
  }
  const worlds = worldsOf(game, view, WORLDS, random);
  const bot = by === 'house' ? undefined : botNamed(game, by);
  const [first, house] = [best, game.botMove(view, seat)].map((move) => outcomes(asked, move, worlds, bot));
  // Half of the worlds say which of the two is better, so that the other half does not flatter it.
  const half = (values: readonly number[] = []) => mean(values.slice(0, WORLDS / 2));
  const better = half(first) >= half(house) ? first : house;
  const others = legal.filter((move) => game.encodeMove(move) !== game.encodeMove(best));
  for (let left = PLANTED; left > 0 && others.length > 0; left--) {
    const [planted] = others.splice(Math.floor(random() * others.length), 1) as [Move];
    if (!isGrave(better ?? [], outcomes(asked, planted, worlds, bot))) continue;
    all.grave++;
    if (isFlagged(judged(asked, planted, USUAL, `usual/${number}`))) all.flagged++;
  }
}

async function main(): Promise<void> {
  const program = new Command('npm run strength -- mistakes')
    .description('Plants moves in games, lets bots play on from each, and tells which mistakes the coach finds.')
    .argument('[games...]', 'only these games')
    .option('--positions <count>', 'how many positions of each game', whole, 200)
    .option('--seed <text>', 'what their games derive from', 'mistakes')
    .option('--bot <name>', 'who plays on', 'house')
    .parse();
  const values = program.opts<{ readonly positions: number; readonly seed: string; readonly bot: string }>();
  for (const found of (await games()).filter(namedBy(program.args))) {
    const all: Found = { positions: 0, alarms: 0, grave: 0, flagged: 0, intervals: 0, held: 0 };
    for (let number = 0; number < values.positions; number++) look(found, number, values.seed, values.bot, all);
    console.log(
      `${found.pkg.id}: ${all.flagged} of ${all.grave} mistakes flagged; ${all.alarms} of ${all.positions} best moves flagged; ${all.held} of ${all.intervals} intervals hold`,
    );
  }
}

await main();
