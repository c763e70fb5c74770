/** The tables of speed that pages show, all from `lanes.json`. `npm run docs -- speed` writes them, a test compares them. */
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

export const lanes = JSON.parse(readFileSync(new URL('lanes.json', import.meta.url), 'utf8')) as Lanes;

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

function table(columns: readonly string[], cells: (measured: Measured) => readonly string[]): string {
  const rows = [columns, columns.map(() => '---'), ...lanes.measured.map((each) => [nameOf(each), ...cells(each)])];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const beside = (measured: Measured, name: string, digits: number): string =>
  `(${figureOf(measured, name).perReference.toFixed(digits)})`;

/** A table for every mark `<!-- figures: NAME -->` of a page. */
const TABLES: Readonly<Record<string, string>> = {
  short: table(['', 'drawn', 'listed', 'pure', '`newGame`', '`fast.begin`'], (each) => [
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
