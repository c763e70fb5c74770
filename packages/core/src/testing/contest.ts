import { playMatch } from '../arena/index.js';
import { houseBot } from '../bots/index.js';
import type { AnyGame, MoveOf, Score, StateOf } from '../index.js';
import { numeral } from '../words/phrases.js';

/** How a player fared against a script over many deals. */
export interface Contest {
  readonly deals: number;
  readonly won: number;
  /** By how many points the player was ahead, lowest first. */
  readonly margins: readonly number[];
  readonly states: readonly StateOf<AnyGame>[];
}

/** The deals are the same for all contests of a game. */
const SEED = 'contest';

/**
 * The house bot of a game against its script.
 *
 * @param points - What of a score is compared; default: its total.
 * @param watch - Hears each move before it is played.
 */
export function contest<G extends AnyGame>(
  game: G,
  options: object,
  deals: number,
  points: (score: Score) => number = ({ total }) => total,
  watch: (position: StateOf<G>, move: MoveOf<G>, deal: number) => void = () => {},
): Contest {
  const states: StateOf<AnyGame>[] = [];
  const margins: number[] = [];
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    const draft = game.fast.clone(game.newGame({ ...options, seed: `${SEED} ${deal}` }));
    for (let [seat] = game.activeSeats(draft); seat !== undefined; [seat] = game.activeSeats(draft)) {
      const move = game.botMove(draft, seat);
      watch(draft, move, deal);
      game.fast.play(draft, move);
    }
    const outcome = game.outcome(draft);
    const player = game.seats(draft).findIndex(({ role }) => role === 'player');
    const mine = outcome?.scores[player];
    const other = outcome?.scores[1 - player];
    if (mine === undefined || other === undefined) throw new RangeError(`${game.id} has no script to play against`);
    margins.push(points(mine) - points(other));
    if (outcome?.winners.length === 1 && outcome.winners[0] === player) won++;
    states.push(draft);
  }
  return { deals, won, margins: margins.sort((a, b) => a - b), states };
}

/**
 * How many games for two the house bot wins with one effort against another, from both seats of each deal.
 *
 * @param enough - With more wins than these the contest is over.
 */
export function effortWins(
  game: AnyGame,
  [effort, other]: readonly [string, string],
  options: object,
  deals: number,
  enough: number,
): number {
  const bots = [houseBot(game, effort), houseBot(game, other)] as const;
  let won = 0;
  for (let deal = 0; deal < deals && won <= enough; deal++)
    for (const own of [0, 1] as const) {
      const line = own === 0 ? bots : [bots[1], bots[0]];
      const { outcome } = playMatch(game, line, { ...options, seed: `${effort} ${deal}` });
      if (outcome.winners.includes(own)) won++;
    }
  return won;
}

const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`;

/** The share of the deals at a place of the sorted margins. */
const quantile = (sorted: readonly number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;

/** How many points are close. */
const CLOSE = 5;

/** The 95 % interval of a share by Wilson's score. */
function interval(part: number, all: number): string {
  const z2 = 1.96 ** 2;
  const middle = (part + z2 / 2) / (all + z2);
  const half = (1.96 / (all + z2)) * Math.sqrt((part * (all - part)) / all + z2 / 4);
  return `${Math.round(100 * (middle - half))} to ${Math.round(100 * (middle + half))} %`;
}

/** A share with its interval. */
export const shareOf = (part: number, all: number): readonly string[] => [percent(part, all), interval(part, all)];

/** The cells of a table: deals, wins, their interval, the median margin, its 5 to 95 % range, close games. */
export function cellsOf({ deals, won, margins }: Contest): readonly string[] {
  const close = margins.filter((margin) => Math.abs(margin) <= CLOSE).length;
  const range = `${numeral(quantile(margins, 0.05))} to ${numeral(quantile(margins, 0.95))}`;
  const told = [deals, ...shareOf(won, deals), numeral(quantile(margins, 0.5)), range];
  return [...told.map(String), percent(close, deals)];
}

/** The heads of {@link cellsOf}. */
export const HEADS = ['deals', 'won', '95 %', 'median margin', '5 to 95 %', 'within 5 points'] as const;

/** A line of a table. */
export const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The head of a table with its rule. */
export const head = (cells: readonly string[]): string => `${line(cells)}\n|${'---|'.repeat(cells.length)}`;
