/** Draws the figures of the page _Speed_ from `lanes.json` and `around.json` into `docs/public/speed`: `npm run docs -- speed`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { lanes as figuresOfLanes, PAGES, withTables } from './tables.js';

interface Around {
  readonly games: number;
  readonly load: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly memory: Readonly<Record<string, { readonly heap: readonly number[] }>>;
  readonly workers: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const read = <T>(file: string): T => JSON.parse(readFileSync(here(file), 'utf8')) as T;

function draw(name: string, options: Plot.PlotOptions): void {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const figure = Plot.plot({
    width: 760,
    marginLeft: 120,
    style: { background: 'white', color: 'black', fontFamily: 'sans-serif' },
    document: document as unknown as NonNullable<Plot.PlotOptions['document']>,
    ...options,
  });
  figure.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  writeFileSync(here(`../public/speed/${name}.svg`), `${figure.outerHTML}\n`);
}

// Pages quote the figures of the lanes in tables.
for (const page of PAGES.map((each) => here(`../../${each}`)))
  writeFileSync(page, withTables(readFileSync(page, 'utf8')));

const { measured } = figuresOfLanes;
const { load, memory, workers, games } = read<Around>('around.json');
mkdirSync(here('../public/speed'), { recursive: true });

const LANES = ['fast, drawn', 'fast, listed', 'pure'];
const lanes = measured.flatMap(({ game, figures }) =>
  LANES.map((lane) => ({ game, lane, perReference: figures[lane]?.perReference ?? 0 })),
);
draw('lanes', {
  height: 340,
  color: { legend: false, scheme: 'Dark2' },
  x: { label: 'decisions while the reference loop runs once', grid: true },
  y: { label: null, domain: LANES },
  fy: { label: null },
  marks: [Plot.barX(lanes, { x: 'perReference', y: 'lane', fy: 'game', fill: 'lane' }), Plot.ruleX([0])],
});

const parts = Object.entries(load).flatMap(([game, times]) =>
  Object.entries(times).map(([part, milliseconds]) => ({ game, part, milliseconds })),
);
draw('load', {
  height: 340,
  color: { scheme: 'Dark2' },
  x: { label: 'milliseconds of the first load', grid: true },
  y: { label: null, domain: [...new Set(parts.map(({ part }) => part))] },
  fy: { label: null },
  marks: [Plot.barX(parts, { x: 'milliseconds', y: 'part', fy: 'game', fill: 'part' }), Plot.ruleX([0])],
});

const heaps = Object.entries(memory).flatMap(([game, { heap }]) =>
  heap.map((bytes, tenth) => ({ game, played: (tenth * games) / (heap.length - 1), megabytes: bytes / 1e6 })),
);
draw('memory', {
  height: 300,
  marginRight: 120,
  x: { label: 'games played' },
  y: { label: 'MB of heap', zero: true, grid: true },
  marks: [
    Plot.line(heaps, { x: 'played', y: 'megabytes', stroke: 'game' }),
    Plot.text(
      heaps,
      Plot.selectLast({ x: 'played', y: 'megabytes', z: 'game', text: 'game', textAnchor: 'start', dx: 4 }),
    ),
  ],
});

const threads = Object.entries(workers).flatMap(([game, counts]) =>
  Object.entries(counts).map(([count, perSecond]) => ({
    game,
    count: Number(count),
    times: perSecond / (counts['1'] ?? 1),
  })),
);
draw('workers', {
  height: 300,
  marginRight: 120,
  x: { label: 'workers', ticks: [1, 2, 4] },
  y: { label: 'times the decisions of one worker', zero: true, grid: true },
  marks: [
    Plot.line(threads, { x: 'count', y: 'times', stroke: 'game', marker: 'circle' }),
    Plot.text(
      threads,
      Plot.selectLast({ x: 'count', y: 'times', z: 'game', text: 'game', textAnchor: 'start', dx: 6 }),
    ),
  ],
});
