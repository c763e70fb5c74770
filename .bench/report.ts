import Table from 'cli-table3';
import type { Figure } from './clock.js';
import { CALLS, LANES, SEARCHES } from './works.js';

/** All that was measured of one variant. */
export interface Measured {
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** By name of what was measured: nanoseconds per decision of the lanes, per iteration of the search, per call of the rest. */
  readonly figures: Readonly<Record<string, Figure>>;
  readonly stateBytes: { readonly mean: number; readonly most: number };
}

/** As many variants as stand side by side in a terminal. */
const ACROSS = 4;

/** A game: what was measured down, its variants across, in as many tables as that takes. */
export function gameTables(measured: readonly Measured[]): string {
  const tables = Array.from({ length: Math.ceil(measured.length / ACROSS) }, (_, i) =>
    gameTable(measured.slice(i * ACROSS, (i + 1) * ACROSS)),
  );
  return tables.join('\n');
}

function gameTable(measured: readonly Measured[]): string {
  const row = (name: string, cell: (each: Measured) => string) => [name, ...measured.map(cell)];
  const figures = (names: readonly string[], cell: (figure: Figure) => string) =>
    names.map((name) => row(name, ({ figures }) => (figures[name] === undefined ? '' : cell(figures[name]))));
  const cost = (much: string, little: string) => (each: Measured) => {
    const [a, b] = [each.figures[much]?.ns ?? Number.NaN, each.figures[little]?.ns ?? Number.NaN];
    return `${a < b ? '−' : '+'}${Math.abs((a / b - 1) * 100).toFixed(1)} %`;
  };
  return grid(
    [measured[0]?.game ?? '', ...measured.map(({ variant }) => variant)],
    [
      ...figures(Object.keys(LANES), perSecond),
      ...figures(Object.keys(SEARCHES), perSecond),
      row('cost of events', cost('fast, drawn, with events', 'fast, drawn')),
      ...figures(Object.keys(CALLS), perCall),
      row('cost of the explanation', cost('explainBotMove', 'botMove')),
      row('state as JSON', ({ stateBytes: { mean, most } }) => `${kilo(mean)} (at most ${kilo(most)})`),
    ],
  );
}

const spread = (figure: Figure) => ` ±${((figure.spread / 2) * 100).toFixed(1)} %`;
const perSecond = (figure: Figure) => `${round(1e6 / figure.ns)} k/s${spread(figure)}`;
const perCall = (figure: Figure) =>
  (figure.ns < 1000 ? `${round(figure.ns)} ns` : `${round(figure.ns / 1000)} µs`) + spread(figure);
const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Three digits say all that such a figure knows. */
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

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
    style: { head: [], border: [], compact: true },
  });
  table.push(...rows.map((row) => [...row]));
  return table.toString();
}
