/**
 * What `npm run bench` does not measure: the first load of each game in Chromium, several workers, memory, and whether it grows over many
 * games. `npm run bench -- around [games]` writes `docs/speed/around.json`, which the page _Speed_ of the documentation draws;
 * `npm run bench -- around --loads` only prints the first loads, four times throttled.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { root } from '../.ci/lib/packages.js';
import { type Source, sourcesOf } from './checkouts.js';
import { MACHINE } from './command-line.js';
import { median } from './statistics.js';

const ONLY_LOADS = process.argv[2] === '--loads';
const GAMES = ONLY_LOADS ? 0 : Number(process.argv[2] ?? 50_000);
const LOADS = ONLY_LOADS ? 3 : 9;
/** How many times as slow as this machine the pages run: with `--loads` like a phone. */
const THROTTLE = ONLY_LOADS ? 4 : 1;
const WORKERS = [1, 2, 4];

/** The entry point of a game as a script that leaves the game in the variable `game`. */
function bundled(source: Source, more: string, platform: 'browser' | 'node'): string {
  const find = `Object.values(module).find((each) => typeof each === 'object' && 'newGame' in each && 'fast' in each)`;
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as module from ${JSON.stringify(source.module)}; const game = ${find}; ${more}`,
      resolveDir: root,
    },
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

interface Load {
  /** Milliseconds: to parse and evaluate the script, then for the first call of each. */
  readonly evaluate: number;
  readonly newGame: number;
  readonly botMove: number;
  readonly drawBoard: number;
}

/** A fresh page for each load, so that nothing is compiled yet. */
async function loads(sources: readonly Source[]): Promise<Record<string, Load>> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return {};
  const browser = await chromium.launch({ executablePath });
  const found: Record<string, Load> = {};
  for (const source of sources) {
    const script = bundled(source, 'globalThis.game = game;', 'browser');
    const board = JSON.stringify(join(dirname(source.module), 'board/index.ts'));
    const picture = bundled(
      source,
      `globalThis.game = game; import { drawBoard } from ${board}; globalThis.drawBoard = drawBoard;`,
      'browser',
    );
    const runs: Load[] = [];
    for (let i = 0; i < LOADS; i++) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      const run = `((script, picture) => {
        const marks = [performance.now()];
        (0, eval)(script);
        marks.push(performance.now());
        const state = game.newGame({ seed: 'load' });
        marks.push(performance.now());
        game.botMove(state);
        marks.push(performance.now());
        (0, eval)(picture);
        const view = game.view(state, 0);
        marks.push(performance.now());
        drawBoard(view);
        marks.push(performance.now());
        const [begin, evaluated, begun, moved, ready, drawn] = marks;
        return { evaluate: evaluated - begin, newGame: begun - evaluated, botMove: moved - begun, drawBoard: drawn - ready };
      })(${JSON.stringify(script)}, ${JSON.stringify(picture)})`;
      runs.push(await page.evaluate<Load>(run));
      await page.close();
    }
    found[source.id] = {
      evaluate: median(runs.map((run) => run.evaluate)),
      newGame: median(runs.map((run) => run.newGame)),
      botMove: median(runs.map((run) => run.botMove)),
      drawBoard: median(runs.map((run) => run.drawBoard)),
    };
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

/** A line for each game, in milliseconds. */
function printLoads(): void {
  if (Object.keys(load).length === 0) console.log('Skipped: there is no Chromium to load games in.');
  for (const [id, times] of Object.entries(load)) {
    const shown = Object.entries(times).map(([part, ms]) => `${part} ${ms.toFixed(0)} ms`);
    console.log(`* first load of ${id}, ${THROTTLE} times throttled: ${shown.join(', ')}`);
  }
}

function measureRest(): void {
  const memory: Record<string, unknown> = {};
  const workers: Record<string, unknown> = {};
  for (const source of sources) {
    memory[source.id] = inNode(source, GROWTH.replace('COUNT', String(GAMES)));
    workers[source.id] = inNode(source, THREADS.replace('WORKERS', JSON.stringify(WORKERS)));
    console.log(
      source.id,
      JSON.stringify({ load: load[source.id], memory: memory[source.id], workers: workers[source.id] }),
    );
  }
  const folder = join(root, 'docs/speed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'around.json'),
    `${JSON.stringify({ machine: MACHINE, games: GAMES, load, memory, workers }, null, 2)}\n`,
  );
}
