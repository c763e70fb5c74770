/**
 * The tables of speed that pages show, from the figures that the bench has written: `lanes.json`, `cpp.json`, `since.json`.
 * `npm run docs -- speed` writes them, a test compares them.
 */
import { readFileSync } from 'node:fs';

interface Figure {
  /** Nanoseconds of CPU time for one of its units. */
  readonly ns: number;
  /** How many units pass while the reference loop runs once. */
  readonly perReference: number;
}

/** What the bench has measured of one variant of a game. */
export interface Measured {
  readonly game: string;
  readonly variant: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** The figures of the bench, as `npm run bench -- --json` writes them. */
export interface Lanes {
  readonly machine: string;
  readonly measured: readonly Measured[];
}

/** How many times as fast something is, with an interval. */
interface Ratio {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** What `npm run bench -- cpp --json` writes of the engine in C++. */
interface Cpp {
  readonly lanes: readonly {
    readonly lane: string;
    readonly ns: number;
    readonly engine: number;
    readonly beside: Ratio;
    readonly itself: Ratio;
  }[];
}

/** What `npm run bench -- --against --json` writes. */
interface Since {
  readonly compared: readonly (Ratio & { readonly variant: string; readonly work: string; readonly itself: Ratio })[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;

export const lanes = read<Lanes>('lanes.json');
const cpp = read<Cpp>('cpp.json');
const since = read<Since>('since.json');

const LANES = ['fast, drawn', 'fast, listed', 'pure'];
const CALLS = ['newGame', 'fast.begin', 'clone', 'view', 'botMove'];

function figureOf({ game, figures }: Measured, name: string): Figure {
  const figure = figures[name];
  if (figure === undefined) throw new RangeError(`lanes.json has no figure "${name}" of ${game}`);
  return figure;
}

/** How often a second something happens. */
export const perSecond = (measured: Measured, name: string): number => 1e9 / figureOf(measured, name).ns;

const thousands = (rate: number, digits: number): string =>
  `${(rate / 1000).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} k/s`;

function microseconds(measured: Measured, name: string): string {
  const time = figureOf(measured, name).ns / 1000;
  return time.toFixed(time < 1 ? 2 : time < 100 ? 1 : 0);
}

const nameOf = ({ game, variant }: Measured): string => `${game}, ${variant.replaceAll('/', ', ')}`;

function grid(columns: readonly string[], cells: readonly (readonly string[])[]): string {
  const rows = [columns, columns.map(() => '---'), ...cells];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const table = (columns: readonly string[], cells: (measured: Measured) => readonly string[]): string =>
  grid(
    columns,
    lanes.measured.map((each) => [nameOf(each), ...cells(each)]),
  );

const times = ({ ratio, low, high }: Ratio): string => `${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

const VARIANTS = [...new Set(since.compared.map(({ variant }) => variant))];

/** A ratio of each variant of duel-solo, with the code beside itself below it. */
const sinceRow = (name: string): readonly (readonly string[])[] => {
  const found = VARIANTS.map((variant) =>
    since.compared.find((each) => each.work === name && each.variant === variant),
  );
  return [
    [name, ...found.map((each) => (each === undefined ? '' : times(each)))],
    ['beside itself', ...found.map((each) => (each === undefined ? '' : times(each.itself)))],
  ];
};

const beside = (measured: Measured, name: string, digits: number): string =>
  `(${figureOf(measured, name).perReference.toFixed(digits)})`;

/** A table for every mark `<!-- figures: NAME -->` of a page. */
const TABLES: Readonly<Record<string, string>> = {
  short: table(['Game', 'drawn', 'listed', 'pure', '`newGame`', '`fast.begin`'], (each) => [
    ...LANES.map((lane) => thousands(perSecond(each, lane), 0)),
    ...['newGame', 'fast.begin'].map((call) => `${microseconds(each, call)} µs`),
  ]),
  lanes: table(['Game', 'drawn, decisions', 'listed', 'pure', 'search, iterations'], (each) => [
    ...LANES.map((lane) => `${thousands(perSecond(each, lane), 0)} ${beside(each, lane, 3)}`),
    `${thousands(perSecond(each, 'search iterations'), 1)} ${beside(each, 'search iterations', 4)}`,
  ]),
  calls: table(
    ['microseconds per call', ...CALLS.map((call) => (call === 'clone' ? '`fast.clone`' : `\`${call}\``))],
    (each) => CALLS.map((call) => microseconds(each, call)),
  ),
  cpp: grid(
    ['lane', 'duel-solo, ns per unit', 'C++, ns', 'times as fast as C++', 'duel-solo beside itself'],
    cpp.lanes.map(({ lane, ns, engine, beside, itself }) => [
      lane,
      ns.toFixed(0),
      engine.toFixed(0),
      times(beside),
      times(itself),
    ]),
  ),
  since: grid(
    ['times as fast', ...VARIANTS.map((variant) => variant.replaceAll('/', ', '))],
    [...new Set(since.compared.map(({ work }) => work))].flatMap(sinceRow),
  ),
};

/** The pages that show tables, from the root. */
export const PAGES = ['README.md', 'docs/speed.md'];

const MARKED = /(<!-- figures: (\w+) -->\n).*?(<!-- end of figures -->)/gs;

/** A page with the tables that its marks ask for. */
export const withTables = (page: string): string =>
  page.replace(MARKED, (_, begin: string, name: string, end: string) => {
    const marked = TABLES[name];
    if (marked === undefined)
      throw new RangeError(`a page asks for the figures "${name}"; there are ${Object.keys(TABLES)}`);
    return `${begin}\n${marked}\n\n${end}`;
  });
