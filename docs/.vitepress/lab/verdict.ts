import type { Comparison, Difference, Standing } from '@wonders/core/arena';

/** How a race stands. */
export interface Stand {
  readonly opponent: string;
  readonly deals: number;
  readonly running: boolean;
  /** Whether the reader's bot wins more games, once that is decided. */
  readonly better: boolean | undefined;
  /** The reader's bot beside the opponent; `undefined` while they have no deal in common. */
  readonly comparison: Comparison | undefined;
  readonly standings: readonly Pick<Standing, 'winRate'>[];
}

/** Whether wins tell nothing: against a script both bots win all games, or none. Then points decide. */
const isByPoints = ({ standings: [mine, other] }: Stand): boolean =>
  mine !== undefined && other?.winRate === mine.winRate && (mine.winRate === 0 || mine.winRate === 1);

/** What the race has decided. */
export function answerOf(stand: Stand): string {
  const { opponent, deals, running, better, comparison } = stand;
  const after = `after ${deals} deals`;
  if (better !== undefined && comparison !== undefined && isByPoints(stand)) {
    const wins = stand.standings[0]?.winRate === 0 ? 'none' : 'all';
    const { low, high } = comparison.points;
    const decided = `Both win ${wins} of their games, so points decide ${after}:`;
    if (low > 0) return `${decided} your bot is better than ${opponent}.`;
    if (high < 0) return `${decided} ${opponent} is better than your bot.`;
    return `${decided} neither bot is better beyond doubt.`;
  }
  if (better === true) return `Decided ${after}: your bot is better than ${opponent}.`;
  if (better === false) return `Decided ${after}: your bot is not better than ${opponent} by one game in ten.`;
  return running ? `Not decided yet, ${after}.` : `Undecided ${after}: more deals would tell.`;
}

/** By how much the bots differ on the same deals, in what decides; empty while they have none in common. */
export function differenceOf(stand: Stand): string {
  const { opponent, comparison } = stand;
  if (comparison === undefined) return '';
  const span = ({ mean, low, high }: Difference, text: (part: number) => string, unit: string): string =>
    `${text(mean)} ${unit} (${text(low)} to ${text(high)})`;
  if (isByPoints(stand))
    return `On the same deals your bot has ${span(comparison.points, (part) => part.toFixed(1), 'points')} more than ${opponent}.`;
  const wins = span(comparison.wins, (part) => (100 * part).toFixed(0), 'percentage points');
  return `On the same deals your bot's win rate minus ${opponent}'s is ${wins}.`;
}
