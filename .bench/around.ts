/**
 * What `npm run bench` does not measure: the first load of each game in Chromium, several workers, memory, and whether it grows over many
 * games. `npm run bench -- around [games]` writes `docs/speed/around.json`, which the page _Speed_ of the documentation draws;
 * `npm run bench -- around --loads` only prints the first loads as a slow phone has them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Browser } from 'playwright-core';
import { hasChromium, launch, slownessOfPhone } from '../.ci/lib/browser.js';
import { root } from '../.ci/lib/packages.js';
import { type Source, sourcesOf } from './checkouts.js';
import { MACHINE } from './command-line.js';
import { median } from './statistics.js';

const ONLY_LOADS = process.argv[2] === '--loads';
const GAMES = ONLY_LOADS ? 0 : Number(process.argv[2] ?? 50_000);
const LOADS = 9;
const WORKERS = [1, 2, 4];

/** The entry point of a game, and what to do with its `game`, as a script. */
function bundled(source: Source, more: string, platform: 'browser' | 'node'): string {
  const find = `Object.values(module).find((each) => typeof each === 'object' && 'newGame' in each && 'fast' in each)`;
  return bundle(`import * as module from ${JSON.stringify(source.module)}; const game = ${find}; ${more}`, platform);
}

function bundle(contents: string, platform: 'browser' | 'node'): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    platform,
    format: platform === 'node' ? 'esm' : 'iife',
    target: 'es2022',
    conditions: ['@wonders/source'],
  });
  return outputFiles[0]?.text ?? '';
}

/** What a page does with the script of a game, and another one with that of its board, to which it is sent a view. */
const PLAY = {
  evaluate: '(0, eval)(script)',
  newGame: "globalThis.state = game.newGame({ seed: 'load' })",
  botMove: 'game.botMove(state)',
} as const;
const DRAW = { evaluateBoard: '(0, eval)(script)', drawBoard: 'drawBoard(view)' } as const;

type LoadPart = keyof typeof PLAY | keyof typeof DRAW;
const PARTS = Object.keys({ ...PLAY, ...DRAW }) as readonly LoadPart[];

/** Milliseconds of each step, the first of its kind on a fresh page. */
type Load = Readonly<Record<LoadPart, number>>;

/**
 * Takes steps on a fresh page, where nothing is compiled yet.
 *
 * @param given - What lies ready there.
 * @param told - An expression for what the page tells in the end.
 * @returns How long the processor worked on each step, so that other programs disturb little, with `--loads` on a phone; and what the page tells.
 */
async function onFreshPage<K extends string>(
  browser: Browser,
  given: Readonly<Record<string, unknown>>,
  steps: Readonly<Record<K, string>>,
  told: string,
): Promise<{ readonly times: Readonly<Record<K, number>>; readonly told: unknown }> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const time = async (step: string): Promise<number> => {
    const before = await worked();
    await page.evaluate(`(() => { ${step}; })()`);
    return (await worked()) - before;
  };
  await page.evaluate(`(() => { Object.assign(globalThis, ${JSON.stringify(given)}); })()`);
  // The first one also wakes what tells the times.
  const idle = Math.min(await time(''), await time(''));
  const took: [string, number][] = [];
  for (const [name, step] of Object.entries<string>(steps)) took.push([name, (await time(step)) - idle]);
  const says = await page.evaluate<unknown>(told);
  const slower = ONLY_LOADS ? await slownessOfPhone(page) : 1;
  await page.close();
  const times = Object.fromEntries(took.map(([name, ms]) => [name, slower * ms]));
  return { times: times as Record<K, number>, told: says };
}

/** The loads of each game, in turns: what disturbs the machine for a while disturbs all games alike. */
async function loads(sources: readonly Source[]): Promise<Readonly<Record<string, readonly Load[]>>> {
  if (!hasChromium()) return {};
  const browser = await launch();
  const found: Record<string, Load[]> = {};
  const scripts = sources.map((source) => {
    const board = JSON.stringify(join(dirname(source.module), 'board/index.ts'));
    return {
      id: source.id,
      script: bundled(source, 'globalThis.game = game;', 'browser'),
      picture: bundle(`import { drawBoard } from ${board}; globalThis.drawBoard = drawBoard;`, 'browser'),
    };
  });
  for (let i = 0; i < LOADS; i++)
    for (const { id, script, picture } of scripts) {
      const { times: played, told: view } = await onFreshPage(browser, { script }, PLAY, 'game.view(state, 0)');
      const { times: drawn } = await onFreshPage(browser, { script: picture, view }, DRAW, '0');
      found[id] = [...(found[id] ?? []), { ...played, ...drawn }];
    }
  await browser.close();
  return found;
}

/** Plays random games in Node, and reports the heap after each tenth of them. */
const GROWTH = `
  const next = game.fast.begin();
  const rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
  const random = () => { const t = 2091639 * rng.s0 + rng.c * 2.3283064365386963e-10;
    rng.s0 = rng.s1; rng.s1 = rng.s2; rng.c = t | 0; return (rng.s2 = t - rng.c); };
  const play = () => { const draft = next(rng); random();
    while (draft.pending.length > 0) game.fast.play(draft, game.fast.randomMove(draft, random)); return draft.ply; };
  for (let i = 0; i < 200; i++) play();
  const heap = () => { gc(); gc(); return process.memoryUsage().heapUsed; };
  const before = heap();
  const states = Array.from({ length: 2000 }, () => next(rng));
  const perState = (heap() - before) / states.length; states.length = 0;
  const record = []; const draft = next(rng);
  while (draft.pending.length > 0) { const move = game.fast.randomMove(draft, random); record.push(game.encodeMove(move)); game.fast.play(draft, move); }
  const grown = [];
  for (let tenth = 0; tenth <= 10; tenth++) { if (tenth > 0) for (let i = 0; i < COUNT / 10; i++) play(); grown.push(heap()); }
  console.log(JSON.stringify({ perState, record: JSON.stringify(record).length, moves: record.length, heap: grown }));`;

/** Plays on several threads: decisions of all of them for each second of CPU time that each has had, so that other programs disturb little. */
const THREADS = `
  import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
  import { fileURLToPath } from 'node:url';
  import { existsSync, readFileSync } from 'node:fs';
  const own = '/proc/thread-self/schedstat';
  const now = existsSync(own) ? () => Number(readFileSync(own, 'utf8').split(' ')[0]) / 1e6 : () => performance.now();
  if (isMainThread) {
    const found = {};
    for (const count of WORKERS) {
      const counts = await Promise.all(Array.from({ length: count }, () => new Promise((resolve, reject) => {
        new Worker(fileURLToPath(import.meta.url)).on('message', resolve).on('error', reject);
      })));
      found[count] = counts.reduce((sum, each) => sum + each, 0);
    }
    console.log(JSON.stringify(found));
  } else {
    const next = game.fast.begin();
    const rng = { c: 1, s0: Math.random(), s1: 0.2, s2: 0.3 };
    let [plies, end, from] = [0, 0, 0];
    const spell = (ms) => { plies = 0; from = now(); end = from + ms;
      while (now() < end) { for (let i = 0; i < 20; i++) { const draft = next(rng); rng.s0 = Math.random();
        while (draft.pending.length > 0) game.fast.play(draft, game.fast.randomMove(draft, Math.random)); plies += draft.ply; } }
      return (1000 * plies) / (now() - from); };
    spell(200);
    parentPort.postMessage(spell(300));
  }`;

function inNode<T>(source: Source, script: string): T {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'around.mjs');
  writeFileSync(file, bundled(source, script, 'node'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${source.id}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

const sources = (await sourcesOf(root)).filter(({ id }) => id !== 'sealed');
const load = await loads(sources);
if (ONLY_LOADS) printLoads();
else measureRest();

/** A line for each game, in milliseconds: the medians, and of the first board as a whole also the least, which a busy machine spoils least. */
function printLoads(): void {
  for (const [id, times] of Object.entries(load)) {
    const shown = Object.entries(mediansOf(times)).map(([part, ms]) => `${part} ${ms.toFixed(0)} ms`);
    const boards = times.map(({ evaluateBoard, drawBoard }) => evaluateBoard + drawBoard);
    const board = `first board ${median(boards).toFixed(0)} ms, at least ${Math.min(...boards).toFixed(0)} ms`;
    console.log(`* first load of ${id} on a slow phone: ${shown.join(', ')}; ${board}`);
  }
}

function mediansOf(times: readonly Load[]): Load {
  return Object.fromEntries(PARTS.map((part) => [part, median(times.map((load) => load[part]))])) as Load;
}

function measureRest(): void {
  const medians = Object.fromEntries(Object.entries(load).map(([id, times]) => [id, mediansOf(times)]));
  const memory: Record<string, unknown> = {};
  const workers: Record<string, unknown> = {};
  for (const source of sources) {
    memory[source.id] = inNode(source, GROWTH.replace('COUNT', String(GAMES)));
    workers[source.id] = inNode(source, THREADS.replace('WORKERS', JSON.stringify(WORKERS)));
    console.log(
      source.id,
      JSON.stringify({ load: medians[source.id], memory: memory[source.id], workers: workers[source.id] }),
    );
  }
  const folder = join(root, 'docs/speed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'around.json'),
    `${JSON.stringify({ machine: MACHINE, games: GAMES, load: medians, memory, workers }, null, 2)}\n`,
  );
}
