import * as Plot from '@observablehq/plot';
import { pictureOf, withPart } from '../tournament/pages.js';
import { BOUND, type Reliability } from './reliability.js';

/** The chances of a game. */
export interface Chances extends Reliability {
  readonly title: string;
}

/** Between these the figures of the chances stand. */
const MARKS = ['<!-- chances: npm run strength -- chances -->', '<!-- end of chances -->'] as const;

const CAPTION = 'What the coach tells, and how often it comes true, in each game: the nearer to the line, the better';

/** The page with new figures; the text around them stays. */
export function withChances(text: string, chances: readonly Chances[]): string {
  const rows = chances.map(({ title, games, chances: told, brier, logLoss, tenths }) => {
    const off = tenths.reduce((sum, tenth) => sum + tenth.count * Math.abs(tenth.told - tenth.came), 0) / told;
    return `| ${title} | ${games} | ${told} | ${(100 * off).toFixed(1)} % | ${brier.toFixed(3)} | ${logLoss.toFixed(3)} |`;
  });
  return withPart(
    text,
    MARKS,
    'chances',
    `![${CAPTION}](/chances.svg)

| Game | Games | Chances told | Off by | Brier score | Log loss |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
| _A coin_ | | | | 0.250 | 0.693 |
`,
  );
}

/** For each game the tenths of what was told beside what came. */
export function chancesPlot(chances: readonly Chances[]): string {
  const points = chances.flatMap(({ title, tenths }) =>
    tenths
      .filter(({ count }) => count >= 10)
      .map(({ told, came, error, count }) => ({
        title,
        told,
        came,
        low: Math.max(0, came - 1.96 * error),
        high: Math.min(1, came + 1.96 * error),
        count,
      })),
  );
  const ends = [0, 1];
  return pictureOf(CAPTION, {
    width: 760,
    height: 240,
    marginTop: 30,
    fx: { label: null, domain: chances.map(({ title }) => title) },
    x: { label: 'chance told', domain: ends, tickFormat: '.0%', ticks: [0, 0.5] },
    y: { label: 'came true', domain: ends, tickFormat: '.0%', grid: true },
    marks: [
      Plot.areaY(ends, {
        x: (end) => end,
        y1: (end) => end - BOUND,
        y2: (end) => end + BOUND,
        fill: '#ddd',
        clip: true,
      }),
      Plot.line(ends, { x: (end) => end, y: (end) => end, stroke: '#888' }),
      Plot.ruleX(points, { fx: 'title', x: 'told', y1: 'low', y2: 'high', stroke: '#2a6f97' }),
      Plot.dot(points, { fx: 'title', x: 'told', y: 'came', fill: '#2a6f97', r: 3 }),
    ],
  });
}
