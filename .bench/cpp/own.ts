import { BOTS, type Bot, botNamed, type SearchOptions, searchBot } from '../../packages/core/src/bots/index.js';
import { draw, seedRng } from '../../packages/core/src/index.js';
import { duelSolo, type Move, type View } from '../../packages/duel-solo/src/index.js';
import { netSearch } from '../../packages/duel-solo/src/net/index.js';
import { answerParent } from '../answer.js';
import { threadTime } from '../clock.js';
import type { Spent } from './follow.js';

/** A turn of our bot: what its seat sees, and nothing else. */
export interface OwnTurn {
  /** The name of the bot, with the number of the game: a bot may remember the turns of its game. */
  readonly bot: string;
  readonly game: string;
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Move[];
  readonly seconds: number;
}

/** The number of its move among the legal ones, and what it cost; or what went wrong. */
export type OwnAnswer = { readonly move: number; readonly spent: Spent } | { readonly fault: string };

/** Milliseconds of CPU time of this process: with the compiler and the garbage collector, which are ours as well. */
function processTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A search reads the clock after so many iterations, as the engine does. */
const BETWEEN_READINGS = 10;

/** What a search counts while it thinks. */
const thinking = { iterations: 0, until: 0 };

const stop = (): boolean => ++thinking.iterations % BETWEEN_READINGS === 0 && processTime() >= thinking.until;

/** Searches until the time is over, with all the other settings as they are. */
const IN_TIME: SearchOptions<typeof duelSolo> = { iterations: Number.MAX_SAFE_INTEGER, early: false, stop };

/** Bots that take the time there is; all others have names in core, and take the time that they need. */
const TIMED: Readonly<Record<string, SearchOptions<typeof duelSolo>>> = {
  net: { ...netSearch, ...IN_TIME },
  search: IN_TIME,
};

function botOf(name: string): Bot<View, Move> {
  const timed = Object.hasOwn(TIMED, name) ? TIMED[name] : undefined;
  return timed === undefined ? botNamed(duelSolo, name, BOTS) : searchBot(duelSolo, timed);
}

/** A bot at its game. */
let seated: { readonly game: string; readonly bot: Bot<View, Move>; readonly random: () => number } | undefined;

/** The answer of a bot. A bot may give a move that is equal to a legal one, but not the same object. */
export function answerTo({ bot: name, game, view, seat, legal, seconds }: OwnTurn): OwnAnswer {
  try {
    if (seated?.game !== game) {
      const rng = seedRng(game);
      seated = { game, bot: botOf(name), random: () => draw(rng) };
    }
    const { bot, random } = seated;
    const [thread, all] = [threadTime(), processTime()];
    thinking.iterations = 0;
    thinking.until = all + 1000 * seconds;
    const move = duelSolo.encodeMove(bot({ view, seat, legal, random }).move);
    const spent = { thread: threadTime() - thread, process: processTime() - all, iterations: thinking.iterations };
    const place = legal.findIndex((each) => duelSolo.encodeMove(each) === move);
    return place < 0 ? { fault: `${name} chooses ${move}, which is not legal` } : { move: place, spent };
  } catch (error) {
    return { fault: String(error) };
  }
}

/** Answers the turns that the parent process sends. */
export function serveTurns(): void {
  process.on('message', (turn: OwnTurn) => answerParent(answerTo(turn)));
}
