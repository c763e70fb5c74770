import * as Plot from '@observablehq/plot';
import { victoryShare } from '@wonders/core';
import { compare, type GameResult, type Standing, tally } from '@wonders/core/arena';
import { percent } from '../../.bench/statistics.js';
import { evenlyTimed } from './cpu.js';
import { figureOf } from './pages.js';
import { type Rating, ratingsOf } from './ratings.js';
import { timeText, verdictText } from './show.js';
import { verdictOf } from './stop.js';
import type { Contest, Tournament } from './tournament.js';

const WIDTH = 760;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: string, row: readonly (string | number)[]) =>
    row.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

/** A plot as SVG text. */
function plot(caption: string, options: Plot.PlotOptions): string {
  const figure = figureOf({ width: WIDTH, marginLeft: 130, ...options });
  return `<figure>${figure.outerHTML}<figcaption>${escaped(caption)}</figcaption></figure>`;
}

function winRates(standings: readonly Standing[]): string {
  return plot('Win rate with its 95 % interval (Wilson)', {
    height: 40 + 28 * standings.length,
    x: { domain: [0, 1], percent: false, tickFormat: (part: number) => percent(part), label: null },
    y: { label: null, domain: standings.map(({ bot }) => bot) },
    marks: [
      Plot.gridX(),
      Plot.ruleY(standings, { y: 'bot', x1: 'low', x2: 'high', strokeWidth: 2 }),
      Plot.dot(standings, { y: 'bot', x: 'winRate', fill: 'black', r: 4 }),
    ],
  });
}

interface Point {
  readonly bot: string;
  readonly points: number;
  readonly plies: number;
  readonly won: number;
}

const pointsOf = (results: readonly GameResult[]): readonly Point[] =>
  results.flatMap(({ line, outcome, plies }) =>
    outcome.scores.map(({ seat, total }) => ({
      bot: line[seat] ?? '',
      points: total,
      plies,
      won: victoryShare(outcome, seat),
    })),
  );

function distributions(points: readonly Point[], names: readonly string[]): string {
  const height = 40 + 34 * names.length;
  return [
    plot('Points: median, quartiles and range', {
      height,
      x: { label: null, grid: true },
      y: { label: null, domain: [...names] },
      marks: [Plot.boxX(points, { x: 'points', y: 'bot' })],
    }),
    plot('Length of the games, in moves', {
      height: 160,
      x: { label: null },
      y: { label: null, grid: true },
      marks: [
        Plot.rectY(points, Plot.binX({ y: 'count' }, { x: 'plies', fill: '#888' }) as Plot.RectYOptions),
        Plot.ruleY([0]),
      ],
    }),
  ].join('\n');
}

/** The win rate after each of the games. */
function course(points: readonly Point[]): string {
  const sums = new Map<string, { games: number; wins: number }>();
  const steps = points.map(({ bot, won }) => {
    const sum = sums.get(bot) ?? { games: 0, wins: 0 };
    sums.set(bot, sum);
    sum.games++;
    sum.wins += won;
    return { bot, games: sum.games, rate: sum.wins / sum.games };
  });
  return plot('Win rate over the games', {
    height: 220,
    x: { label: null },
    y: { domain: [0, 1], grid: true, label: null, tickFormat: (part: number) => percent(part) },
    color: { legend: false },
    marks: [
      Plot.line(steps, { x: 'games', y: 'rate', stroke: 'bot' }),
      Plot.text(steps, Plot.selectLast({ x: 'games', y: 'rate', z: 'bot', text: 'bot', textAnchor: 'end', dy: -6 })),
    ],
  });
}

function thinking(standings: readonly Standing[]): string {
  const timed = standings.filter(({ timePerMove }) => timePerMove > 0);
  if (timed.length === 0) return '';
  return plot('CPU time per move in milliseconds, on the machines of this run', {
    height: 40 + 28 * timed.length,
    x: { label: null, grid: true },
    y: { label: null },
    marks: [Plot.barX(timed, { x: 'timePerMove', y: 'bot', fill: '#888' }), Plot.ruleX([0])],
  });
}

/** Who beat whom: the share of their common games in which the bot of the row ranked above that of the column. */
function headToHead(results: readonly GameResult[], names: readonly string[]): string {
  const beaten = new Map<string, { games: number; wins: number }>();
  for (const { line, outcome } of results)
    for (const [a, mine] of line.entries())
      for (const [b, other] of line.entries()) {
        if (mine === other) continue;
        const key = `${mine}\n${other}`;
        const sum = beaten.get(key) ?? { games: 0, wins: 0 };
        beaten.set(key, sum);
        const [own = 0, their = 0] = [outcome.ranks[a], outcome.ranks[b]];
        sum.games++;
        sum.wins += own < their ? 1 : own === their ? 0.5 : 0;
      }
  const rows = names.map((mine) => [
    mine,
    ...names.map((other) => {
      const sum = beaten.get(`${mine}\n${other}`);
      return sum === undefined ? '–' : percent(sum.wins / sum.games);
    }),
  ]);
  return `<h3>Head to head</h3>\n${table(['', ...names], rows)}`;
}

/** Each bot compared with the first, deal by deal. */
function comparisons(results: readonly GameResult[], bots: readonly string[]): string {
  const [first, ...others] = bots;
  if (first === undefined || others.length === 0) return '';
  const interval = (low: number, high: number, show: (value: number) => string) =>
    Number.isFinite(high - low) ? `${show(low)} to ${show(high)}` : '–';
  const rows = others.map((bot) => {
    const { pairs, wins, points } = compare(results, bot, first);
    return [
      bot,
      pairs,
      percent(wins.mean),
      interval(wins.low, wins.high, percent),
      points.mean.toFixed(2),
      interval(points.low, points.high, (value) => value.toFixed(2)),
    ];
  });
  return `<h3>Beside ${escaped(first)}, on the same deals</h3>\n${table(
    ['bot', 'deals', 'wins more', '95 %', 'points more', '95 %'],
    rows,
  )}`;
}

function section(tournament: Tournament, contest: Contest, results: readonly GameResult[]): string {
  const standings = tally(evenlyTimed(results));
  const names = standings.map(({ bot }) => bot);
  const points = pointsOf(results);
  const rows = standings.map(({ bot, games, wins, winRate, low, high, points: mean, forfeits, timePerMove }) => [
    bot,
    games,
    wins,
    percent(winRate),
    `${percent(low)} to ${percent(high)}`,
    mean.toFixed(1),
    forfeits,
    timeText(timePerMove),
  ]);
  const options = Object.entries(contest.options).map(([name, value]) => `${name} ${value}`);
  return `<section><h2>${escaped([contest.game, ...options].join(', '))}</h2>
${table(['bot', 'games', 'wins', 'win rate', '95 %', 'points', 'forfeits', 'CPU ms per move'], rows)}
${winRates(standings)}
${comparisons(results, tournament.bots)}
${headToHead(results, names)}
${distributions(points, names)}
${course(points)}
${thinking(standings)}
</section>`;
}

function rated(ratings: readonly Rating[]): string {
  const spans = ratings.map(({ bot, mu, sigma }) => ({ bot, mu, low: mu - 2 * sigma, high: mu + 2 * sigma }));
  return `<section><h2>Ratings</h2>
${plot('OpenSkill over all games: mean and two standard deviations', {
  height: 40 + 28 * ratings.length,
  x: { label: null, grid: true },
  y: { label: null, domain: ratings.map(({ bot }) => bot) },
  marks: [
    Plot.ruleY(spans, { y: 'bot', x1: 'low', x2: 'high', strokeWidth: 2 }),
    Plot.dot(spans, { y: 'bot', x: 'mu', fill: 'black', r: 4 }),
  ],
})}</section>`;
}

/** The answer of the sequential test, for a tournament that has one. */
function asked(tournament: Tournament, results: readonly GameResult[]): string {
  const verdict = verdictOf(tournament, results);
  return verdict === undefined ? '' : `<p>${escaped(verdictText(tournament, verdict))}</p>\n`;
}

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 800px; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; } figure { margin: 1rem 0; } figcaption { color: #555; } svg { max-width: 100%; height: auto; }`;

/** The report of a tournament as one self-contained HTML page. */
export function reportOf(tournament: Tournament, results: readonly GameResult[]): string {
  const sections = tournament.contests.map((contest, index) => {
    const before = tournament.contests.slice(0, index).reduce((sum, { perDeal }) => sum + perDeal, 0);
    const from = before * tournament.deals;
    return section(tournament, contest, results.slice(from, from + contest.perDeal * tournament.deals));
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tournament</title>
<style>${STYLE}</style></head><body>
<h1>Tournament</h1>
${asked(tournament, results)}<p>${results.length} games. The seed of each is derived from the secret <code>${escaped(tournament.secret)}</code>, the game and the
deal; with the moves in <code>results.jsonl</code> everybody can replay them.</p>
${rated(ratingsOf(results))}
${sections.join('\n')}
</body></html>
`;
}
