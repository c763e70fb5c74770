import type { Comparison } from '@wonders/core/arena';

/** The results of a bot. */
export interface Figure {
  readonly bot: string;
  readonly games: number;
  /** The share of its games that it won, with the 95 % interval by Wilson's score. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly points: number;
  /** How long it thought per move, in milliseconds, on the machine of the run. */
  readonly time: number;
  /** Compared with the house bot on the same deals; `null` for the house bot itself. */
  readonly more: Comparison | null;
}

/** A game at a level, with the results of the bots. */
export interface Row {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly figures: readonly Figure[];
}

/** A bot, and how many deals it plays. */
export type Size = readonly [bot: string, deals: number];

/** The bots with their numbers of deals: `search:200:depth=8=40` means 40 deals of `search:200:depth=8`. */
export const sizesOf = (bots: string): readonly Size[] =>
  bots.split(',').map((text): Size => {
    const at = text.lastIndexOf('=');
    const deals = Number(text.slice(at + 1));
    if (at < 0 || !Number.isInteger(deals) || deals < 1)
      throw new RangeError(`a bot needs a number of deals, like house=200; "${text}" has none`);
    return [text.slice(0, at), deals];
  });

/** The bots of two lists, each with the larger of its numbers of deals. */
export function mostDeals(some: readonly Size[], others: readonly Size[]): readonly Size[] {
  const most = new Map<string, number>();
  for (const [bot, deals] of [...some, ...others]) most.set(bot, Math.max(deals, most.get(bot) ?? 0));
  return [...most];
}

/** Whether a figure rests on as much as another: as many games, and as many deals on which it is compared with the house bot. */
const restsOnAsMuch = (one: Figure, other: Figure): boolean =>
  one.games >= other.games && (one.more?.pairs ?? 0) >= (other.more?.pairs ?? 0);

/**
 * The figures of a row after a run. A bot that did not play keeps its figure, and so does one that has played less than the old figure
 * rests on: after a run that was stopped, or in a folder that lacks games.
 *
 * @param order - The bots in the order of the page; others follow.
 */
export function renewed(
  before: readonly Figure[],
  fresh: readonly Figure[],
  order: readonly string[],
): readonly Figure[] {
  const figures = new Map(before.map((figure) => [figure.bot, figure]));
  for (const figure of fresh) {
    const old = figures.get(figure.bot);
    if (old === undefined || restsOnAsMuch(figure, old)) figures.set(figure.bot, figure);
  }
  const place = ({ bot }: Figure): number => (order.includes(bot) ? order.indexOf(bot) : order.length);
  return [...figures.values()].sort((a, b) => place(a) - place(b));
}
