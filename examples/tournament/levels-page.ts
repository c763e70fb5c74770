import * as Plot from '@observablehq/plot';
import type { LevelTuning } from '@wonders/core';
import { LEVELS } from '@wonders/core/bots';
import { eloOf, percent } from '../../.bench/statistics.js';
import type { Habits } from './habits.js';
import { pictureOf, withPart } from './pages.js';

/** A level against the one below. */
export interface Step {
  readonly level: string;
  /** The share that it won, a tie counting half, with the 95 % interval over the deals. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  /** How many deals, each played twice. */
  readonly deals: number;
}

/** The levels of a game. */
export interface Ladder {
  readonly title: string;
  readonly game: string;
  readonly variant: string;
  /** How each level played, the weakest first. */
  readonly tunings: readonly LevelTuning[];
  readonly steps: readonly Step[];
  /** How the levels that leave something to chance answer. */
  readonly habits: readonly Habits[];
}

/** Between these the tables of the levels stand. */
const MARKS = ['<!-- levels: npm run strength -- levels -->', '<!-- end of levels -->'] as const;

const CAPTION = 'The levels of each game on an Elo scale; the weakest stands at 0';

/** The same within what a few hundred games can tell. */
const elo = (won: number): number => eloOf(Math.min(0.995, Math.max(0.005, won)));

/** The Elo of each level of a ladder, the weakest at 0. */
function scaleOf({ steps }: Ladder): readonly number[] {
  const scale = [0];
  for (const { won } of steps) scale.push((scale.at(-1) ?? 0) + elo(won));
  return scale;
}

/** The habits of a level as two cells; empty where it leaves nothing to chance. */
function habitsIn({ habits }: Ladder, name: string | undefined): string {
  const found = habits.find(({ level }) => level === name);
  return found === undefined ? ' | ' : `${found.ways.toFixed(1)} | ${found.taken} of ${found.wins}`;
}

const tableOf = (ladder: Ladder): string => {
  const scale = scaleOf(ladder);
  const rows = ladder.steps.map(
    ({ level, won, low, high, deals }, i) =>
      `| \`level:${level}\` | ${percent(won, 0)} | ${percent(low, 0)} to ${percent(high, 0)} | ${deals} | ${Math.round(scale[i + 1] ?? 0)} | ${habitsIn(ladder, level)} |`,
  );
  return `### ${ladder.title}, ${ladder.variant}

| level | beats the one below | 95 % | deals, each played twice | Elo | moves in 20 askings | wins taken |
| --- | --- | --- | --- | --- | --- | --- |
| \`level:${LEVELS[0]}\` | | | | 0 | ${habitsIn(ladder, LEVELS[0])} |
${rows.join('\n')}
`;
};

/** The page with new tables of the levels; the text around them stays. */
export function withLadders(text: string, ladders: readonly Ladder[]): string {
  return withPart(text, MARKS, 'levels', `![${CAPTION}](/levels.svg)\n\n${ladders.map(tableOf).join('\n')}`);
}

/** The levels on their scale, one line for each game. */
export function ladderPlot(ladders: readonly Ladder[]): string {
  const points = ladders.flatMap((ladder) =>
    scaleOf(ladder).map((rating, i) => ({ title: ladder.title, rating, level: LEVELS[i] as string })),
  );
  return pictureOf(CAPTION, {
    width: 760,
    height: 60 + 50 * ladders.length,
    marginLeft: 190,
    x: { label: 'Elo' },
    y: { label: null, domain: ladders.map(({ title }) => title), type: 'point' },
    marks: [
      Plot.gridX(),
      Plot.line(points, { x: 'rating', y: 'title', z: 'title', stroke: '#888' }),
      Plot.dot(points, { x: 'rating', y: 'title', fill: '#222', r: 3.5 }),
      Plot.text(points, { x: 'rating', y: 'title', text: 'level', dy: -10, fontSize: 8 }),
    ],
  });
}
