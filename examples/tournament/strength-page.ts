import * as Plot from '@observablehq/plot';
import type { Difference } from '@wonders/core/arena';
import { percent } from '../../.bench/statistics.js';
import { pictureOf } from './pages.js';
import { timeText } from './show.js';
import type { Figure, Row } from './strength-figures.js';

/** Where the tables of the page begin. */
const START = '<!-- tables: npm run strength -->';

/** With fewer pairs than this an interval would mean nothing, so none is given. */
const FEWEST_PAIRS = 8;

/** What the plot shows. */
const CAPTION = 'The share of their games that the bots won, with its 95 % interval';

const whole = (share: number): string => percent(share, 0);

/** A difference whose interval leaves out zero stands in bold. */
function beyond({ low, high }: Difference, text: (part: number) => string): string {
  const span = `${text(low)} to ${text(high)}`;
  return low > 0 || high < 0 ? `**${span}**` : span;
}

function lineOf({ bot, games, winRate, low, high, points, time, more }: Figure): string {
  const beside =
    more === null
      ? ' | | '
      : more.pairs < FEWEST_PAIRS
        ? ` | ${more.pairs} | too few | too few`
        : ` | ${more.pairs} | ${beyond(more.wins, whole)} | ${beyond(more.points, (each) => each.toFixed(1))}`;
  const told = `${games} | ${whole(winRate)} | ${whole(low)} to ${whole(high)} | ${points.toFixed(1)} | ${time === 0 ? '–' : `${timeText(time)} ms`}`;
  return `| \`${bot}\` | ${told}${beside} |`;
}

const tableOf = ({ title, figures }: Row): string => `## ${title}

| bot | games | won | 95 % | points | per move | pairs | wins more than house, 95 % | points more than house, 95 % |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${figures.map(lineOf).join('\n')}
`;

/** The page with new tables; the text before them stays. */
export function pageOf(text: string, command: string, machine: string, rows: readonly Row[]): string {
  const head = text.slice(0, text.indexOf(START) + START.length);
  return `${head}

![${CAPTION}](/strength.svg)

The games were played on ${machine}. \`${command}\`
plays up to that many of each bot. Times are those of this machine.

${rows.map(tableOf).join('\n')}`;
}

/** The win rates with their intervals, one frame for each game and level. */
export function plotOf(rows: readonly Row[]): string {
  // The levels for people have a picture of their own.
  const drawn = (figures: readonly Figure[]) => figures.filter(({ bot }) => !bot.startsWith('level:'));
  const points = rows.flatMap(({ title, figures }) => drawn(figures).map((figure) => ({ ...figure, title })));
  return pictureOf(CAPTION, {
    width: 760,
    height: 40 + 110 * rows.length,
    marginLeft: 90,
    marginRight: 190,
    x: { domain: [0, 1], label: null, tickFormat: whole, axis: 'both' },
    y: { label: null, domain: [...new Set(points.map(({ bot }) => bot))] },
    fy: { label: null, domain: rows.map(({ title }) => title) },
    marks: [
      Plot.frame({ stroke: '#ccc' }),
      Plot.gridX(),
      Plot.ruleY(points, { y: 'bot', x1: 'low', x2: 'high', fy: 'title', strokeWidth: 2 }),
      Plot.dot(points, { y: 'bot', x: 'winRate', fy: 'title', fill: '#222', r: 3.5 }),
    ],
  });
}
