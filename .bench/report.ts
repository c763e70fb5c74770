import Table from 'cli-table3';
import { type Figure, type Ratio, verdict } from './statistics.js';
import { CALLS, LANES, SEARCHES, STARTS } from './works.js';

/** All measurements of one variant. */
export interface Measured {
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** By name of what was measured: nanoseconds per decision of the lanes, per iteration of the search, per call of the rest. */
  readonly figures: Readonly<Record<string, Figure>>;
  readonly stateBytes: { readonly mean: number; readonly most: number };
}

/** One work on both sides. */
export interface Compared extends Ratio {
  readonly game: string;
  readonly variant: string;
  readonly work: string;
  /** Nanoseconds per unit: the medians. */
  readonly before: number;
  readonly now: number;
  /** A second process of this checkout beside the other commit. */
  readonly again: Ratio;
  /** The two processes of this checkout beside each other: the noise of the run. */
  readonly itself: Ratio & { readonly now: number };
  /** Whether both sides play the same games. If not, part of the ratio comes from different work. */
  readonly sameGames: boolean;
}

/** The number of variants that fit side by side in a terminal. */
const ACROSS = 4;

/** A game: a row for each measurement, a column for each variant, in as many tables as it needs. */
export function gameTables(measured: readonly Measured[]): string {
  const tables = Array.from({ length: Math.ceil(measured.length / ACROSS) }, (_, i) =>
    gameTable(measured.slice(i * ACROSS, (i + 1) * ACROSS)),
  );
  return tables.join('\n');
}

function gameTable(measured: readonly Measured[]): string {
  const row = (name: string, cell: (each: Measured) => string) => [name, ...measured.map(cell)];
  const figures = (names: readonly string[], cell: (figure: Figure) => string) =>
    names
      .filter((name) => measured.some((each) => each.figures[name] !== undefined))
      .map((name) => row(name, ({ figures }) => (figures[name] === undefined ? '' : cell(figures[name]))));
  const cost = (name: string, much: string, little: string) => {
    const difference = ({ figures }: Measured) =>
      (figures[much]?.ns ?? Number.NaN) / (figures[little]?.ns ?? Number.NaN);
    if (!measured.some((each) => Number.isFinite(difference(each)))) return [];
    return [
      row(name, (each) => `${difference(each) < 1 ? '−' : '+'}${Math.abs((difference(each) - 1) * 100).toFixed(1)} %`),
    ];
  };
  return grid(
    [measured[0]?.game ?? '', ...measured.map(({ variant }) => variant)],
    [
      ...figures(Object.keys(LANES), perSecond),
      ...figures(Object.keys(SEARCHES), perSecond),
      ...cost('cost of events', 'fast, drawn, with events', 'fast, drawn'),
      ...figures(Object.keys(STARTS), perCall),
      ...figures(Object.keys(CALLS), perCall),
      ...cost('cost of the explanation', 'explainBotMove', 'botMove'),
      row('state as JSON', ({ stateBytes: { mean, most } }) => `${kilo(mean)} (at most ${kilo(most)})`),
    ],
  );
}

/** Works on both sides, each above the same work of this checkout beside itself. */
export function comparisonTable(rows: readonly Compared[], before: string): string {
  return grid(
    ['', 'variant', `at ${before}`, 'here', 'times as fast', '95 % interval', ''],
    rows.flatMap((row) => {
      const { game, variant, work, before, now, again, itself, sameGames } = row;
      const told = work in LANES || work in SEARCHES ? rate : time;
      const name = `${game}: ${work}${sameGames ? '' : ' *'}`;
      return [
        [name, variant, told(before), told(now), ...ratioCells(row), verdict(row, again, itself)],
        ['  beside itself', '', told(itself.now), told(now), ...ratioCells(itself), ''],
      ];
    }),
  );
}

const ratioCells = ({ ratio, low, high }: Ratio) => [`×${ratio.toFixed(2)}`, `${low.toFixed(2)} … ${high.toFixed(2)}`];

const spread = (figure: Figure) => ` ±${((figure.spread / 2) * 100).toFixed(1)} %`;
const beside = (figure: Figure) => `  r ${round(figure.perReference)}`;
const rate = (ns: number) => `${round(1e6 / ns)} k/s`;
const time = (ns: number) => (ns < 1000 ? `${round(ns)} ns` : `${round(ns / 1000)} µs`);
const perSecond = (figure: Figure) => rate(figure.ns) + spread(figure) + beside(figure);
const perCall = (figure: Figure) => time(figure.ns) + spread(figure) + beside(figure);
const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Three digits are as precise as such a figure is. */
function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** The entry points with their sizes. */
export function sizeTable(
  sizes: readonly { readonly entry: string; readonly minified: number; readonly gzipped: number }[],
): string {
  return grid(
    ['entry point', 'minified', 'gzipped'],
    sizes.map(({ entry, minified, gzipped }) => [entry, kilo(minified), kilo(gzipped)]),
  );
}

/** A table for the terminal. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
    style: { head: [], border: [], compact: true },
  });
  table.push(...rows.map((row) => [...row]));
  return table.toString();
}
