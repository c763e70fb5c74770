import { type GameResult, tally } from '../../packages/core/src/arena/index.js';
import { CATEGORIES, duelSolo } from '../../packages/duel-solo/src/index.js';
import { eloOf, percent } from '../statistics.js';
import type { Spent } from './follow.js';
import type { Played } from './kept-games.js';

/** The name of the engine in line-ups, records and tables. */
export const ENGINE = '7-Wonders-Duel-AI';

/** A figure of our bot, and the same of the engine. */
interface Both<T = number> {
  readonly ours: T;
  readonly engine: T;
}

/** What the games of a bot against the engine tell. */
export interface MatchFigures {
  readonly bot: string;
  /** The CPU time of a move, in seconds. */
  readonly seconds: number;
  readonly games: number;
  /** The share of the games that our bot has won, a tie counting half, with its 95 % interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  /** How many games each side has won, by the kind of victory. */
  readonly victories: Readonly<Record<string, Both>>;
  /** Points a game, by the lines of the score sheet, and in all. */
  readonly points: Readonly<Record<string, Both>>;
  /** A move on average, where the side had a choice. */
  readonly perMove: Both<Spent>;
}

const resultOf = ({ deal, lineUp, line, outcome }: Played): GameResult => ({
  game: duelSolo.id,
  rules: duelSolo.rules,
  deal,
  lineUp,
  seed: '',
  line,
  outcome,
  fault: null,
  plies: 0,
  times: null,
  asked: [],
  moves: null,
});

const both = <T>(of: (isOurs: boolean) => T): Both<T> => ({ ours: of(true), engine: of(false) });

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The seat of a side in a game. */
const seatIn = ({ line }: Played, isOurs: boolean): number => line.findIndex((name) => (name === ENGINE) !== isOurs);

function victoriesIn(played: readonly Played[]): MatchFigures['victories'] {
  const endings = [...new Set(played.map(({ outcome }) => outcome.ending))].sort();
  const won = (ending: string, isOurs: boolean): number =>
    played.filter((game) => game.outcome.ending === ending && game.outcome.winners.includes(seatIn(game, isOurs)))
      .length;
  return Object.fromEntries(endings.map((ending) => [ending, both((isOurs) => won(ending, isOurs))]));
}

function pointsIn(played: readonly Played[]): MatchFigures['points'] {
  const scores = both((isOurs) => played.map((game) => game.outcome.scores[seatIn(game, isOurs)]));
  const lines = CATEGORIES.map((category) => {
    const points = both((isOurs) =>
      mean((isOurs ? scores.ours : scores.engine).map((score) => score?.categories[category] ?? 0)),
    );
    return [category, points] as const;
  });
  const total = both((isOurs) => mean((isOurs ? scores.ours : scores.engine).map((score) => score?.total ?? 0)));
  // Temples and divinities belong to Pantheon.
  return Object.fromEntries([...lines.filter(([, { ours, engine }]) => ours !== 0 || engine !== 0), ['total', total]]);
}

function perMoveIn(played: readonly Played[], isOurs: boolean): Spent {
  const spent = played.flatMap((game) => game.spent[seatIn(game, isOurs)] ?? []);
  const moves = spent.reduce((sum, each) => sum + each.moves, 0);
  const each = (key: keyof Spent): number => spent.reduce((sum, side) => sum + side[key], 0) / moves;
  return { thread: each('thread'), process: each('process'), iterations: each('iterations') };
}

/** The figures of a match; there is at least one game. */
export function figuresOf(bot: string, seconds: number, played: readonly Played[]): MatchFigures {
  const standing = tally(played.map(resultOf)).find((each) => each.bot !== ENGINE);
  if (standing === undefined) throw new RangeError(`${bot} has played no game`);
  const { games, winRate: won, low, high } = standing;
  return {
    bot,
    seconds,
    games,
    won,
    low,
    high,
    victories: victoriesIn(played),
    points: pointsIn(played),
    perMove: both((isOurs) => perMoveIn(played, isOurs)),
  };
}

const elo = (won: number): string => eloOf(won).toFixed(0).replace('-', '−').replace('Infinity', '∞');
/** A rate in thousands a second, from a count and milliseconds. */
const rate = ({ iterations, process }: Spent): string =>
  iterations === 0 ? '–' : `${(iterations / process).toFixed(1)} k/s`;

/** The figures of a match in a line, as it goes on. */
export function lineOf({ bot, seconds, games, won, low, high, points }: MatchFigures): string {
  const { ours = 0, engine = 0 } = points['total'] ?? {};
  const interval = `${percent(low)} to ${percent(high)}`;
  const lead = `Elo ${elo(won)} (${elo(low)} to ${elo(high)})`;
  return `${bot} at ${seconds} s: ${games} games, ${percent(won)} (${interval}), ${lead}, points ${ours.toFixed(1)} : ${engine.toFixed(1)}`;
}

type Table = readonly [head: readonly string[], rows: readonly (readonly string[])[]];

const besideIn = (values: Readonly<Record<string, Both>>, name: string, digits: number): string => {
  const { ours, engine } = values[name] ?? { ours: 0, engine: 0 };
  return `${ours.toFixed(digits)} : ${engine.toFixed(digits)}`;
};

/** The figures of some matches as tables: how they ended, what the sides won by, their points, and what their moves cost. */
export function tablesOf(matches: readonly MatchFigures[]): readonly Table[] {
  const names = (values: (match: MatchFigures) => object): readonly string[] => [
    ...new Set(matches.flatMap((match) => Object.keys(values(match)))),
  ];
  const who = ({ bot, seconds }: MatchFigures): readonly string[] => [bot, `${seconds} s`];
  const [kinds, lines] = [names(({ victories }) => victories), names(({ points }) => points)];
  return [
    [
      ['bot', 'per move', 'games', 'won', '95 %', 'Elo', '95 %'],
      matches.map((match) => {
        const { games, won, low, high } = match;
        const interval = `${percent(low)} to ${percent(high)}`;
        return [...who(match), String(games), percent(won), interval, elo(won), `${elo(low)} to ${elo(high)}`];
      }),
    ],
    [
      ['won by', 'per move', ...kinds],
      matches.map((match) => [...who(match), ...kinds.map((kind) => besideIn(match.victories, kind, 0))]),
    ],
    [
      ['points', 'per move', ...lines],
      matches.map((match) => [...who(match), ...lines.map((line) => besideIn(match.points, line, 1))]),
    ],
    [
      ['CPU time of a move', 'per move', 'thread, ms', 'process, ms', 'iterations'],
      matches.map((match) => {
        const { ours, engine } = match.perMove;
        const beside = (key: 'thread' | 'process'): string => `${ours[key].toFixed(1)} : ${engine[key].toFixed(1)}`;
        return [...who(match), beside('thread'), beside('process'), `${rate(ours)} : ${rate(engine)}`];
      }),
    ],
  ];
}

/** Between these the tables of matches stand in the page. */
const [START, END] = ['<!-- match: npm run strength -- match -->', '<!-- end of match -->'];

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The page with new tables of matches; the text around them stays. */
export function withMatches(page: string, machine: string, matches: readonly MatchFigures[]): string {
  const [from, to] = [page.indexOf(START) + START.length, page.indexOf(END)];
  if (to < from) throw new RangeError(`the page has no place for matches, from ${START} to ${END}`);
  const tables = tablesOf(matches).map(([head, rows]) =>
    [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n'),
  );
  return `${page.slice(0, from)}\n\n${tables.join('\n\n')}\n\nThe games were played on ${machine}.\n\n${page.slice(to)}`;
}
