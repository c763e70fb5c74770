import { type GameResult, mergeTotals, type SprtResult, type Totals, tally } from '@wonders/core/arena';
import Table from 'cli-table3';
import { percent } from '../../.bench/statistics.js';
import { evenlyTimed } from './cpu.js';
import type { Tournament } from './tournament.js';

/** Milliseconds of CPU time; a dash where none was measured. */
export const timeText = (time: number): string => (time === 0 ? '–' : time.toFixed(time < 10 ? 1 : 0));

/** The standings of each contest as tables. */
export function standingsText(contests: readonly (readonly [game: string, results: readonly GameResult[]])[]): string {
  return contests
    .map(([name, results]) => {
      const table = new Table({
        head: [name, 'games', 'wins', '95 %', 'points', 'forfeits', 'CPU ms a move'],
        style: { head: [], border: [] },
      });
      for (const { bot, games, winRate, low, high, points, forfeits, timePerMove } of tally(evenlyTimed(results)))
        table.push([
          bot,
          games,
          percent(winRate),
          `${percent(low)} to ${percent(high)}`,
          points.toFixed(1),
          forfeits,
          timeText(timePerMove),
        ]);
      return table.toString();
    })
    .join('\n');
}

/** The answer of a sequential test in a sentence. */
export function verdictText({ bots, sprt }: Tournament, { llr, lower, upper, better }: SprtResult): string {
  const [first, second] = bots;
  const more = `by ${percent(sprt?.margin ?? 0)} of its games`;
  const ratio = `log-likelihood ratio ${llr.toFixed(2)}, bounds ${lower.toFixed(2)} and ${upper.toFixed(2)}`;
  if (better === undefined) return `Undecided whether ${first} wins more than ${second}, ${more} (${ratio}).`;
  return better
    ? `${first} wins more than ${second}, rather ${more} than not at all (${ratio}).`
    : `${first} wins no more than ${second}, rather than more ${more} (${ratio}).`;
}

/** Shows the progress of a run: on a terminal in one line that it overwrites, elsewhere with a line now and then. */
export function progress(stream: NodeJS.WriteStream, all: number, before: number) {
  const start = Date.now();
  let done = before;
  let shown = 0;
  const rate = () => (done - before) / Math.max(0.001, (Date.now() - start) / 1000);
  return {
    add(games: number) {
      done += games;
      const now = Date.now();
      if (done < all && now - shown < (stream.isTTY ? 200 : 10_000)) return;
      shown = now;
      const left = rate() > 0 ? Math.ceil((all - done) / rate()) : 0;
      const text = `${done} of ${all} games, ${rate().toFixed(1)} a second, ${left} s left`;
      stream.write(stream.isTTY ? `\r\u001b[2K${text}` : `${text}\n`);
    },
    end: () => (stream.isTTY ? stream.write('\n') : true),
  };
}

export const merged = (a: Totals | undefined, b: Totals): Totals => mergeTotals(a ?? {}, b);
