/** Guards Play here on a slow phone: no task holds its main thread for long.
 *
 * Opens Play here in Chromium as a slow phone does, with two games that the commit draws, or with `--all`: the longest task of the main thread while the page loads, over the
 * first moves and while the house bot plays the rest, in the time that the processor worked on it, as a phone would take. Machines differ,
 * and one machine differs from hour to hour: each visit times a small program, and what it measures counts in proportion, so a limit
 * means the same phone everywhere. Longer tasks than the limit are complaints. How long the first board takes on slow 4G, it only tells;
 * with `--strict`, on a quiet machine, that has a limit, and tasks a stricter one.
 */
import type { Page } from 'playwright-core';
import { holds, onSite, type Site } from '../lib/browser.js';
import { drawn } from '../lib/draws.js';
import { gamesOf, press } from '../site/reader.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** What {@link PROGRAM} takes on the phone, in milliseconds: four times as long as in Chromium on a desk of today. */
const ON_PHONE = 7;
/** Runs in the page: what a small program takes here, in milliseconds, where nothing interrupts it. */
const PROGRAM = `(() => {
  const once = () => {
    const begin = performance.now();
    const counts = new Map();
    for (let i = 0; i < 20_000; i++) counts.set('key ' + (i % 997), (i * i) % 1013);
    [...counts.values()].sort((a, b) => a - b).join();
    return performance.now() - begin;
  };
  return Array.from({ length: 60 }, once).sort((a, b) => a - b)[6];
})()`;
/** As Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
/** Visits to each game with `--strict`, and the most where a task is too long, of which the best counts. */
const VISITS = 3;
/** The longest task, in milliseconds, beside other gates and with `--strict`, and the time until the first board. */
const MOST = { task: 300, strict: 200, board: 4000 };

/** Runs in the page before anything else. */
const WATCH = `new MutationObserver((_, observer) => {
  if (document.querySelector('.board svg') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (globalThis.firstBoard = performance.now())));
}).observe(document, { childList: true, subtree: true });`;

/** What Chromium writes into a trace, as far as it is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** How long the processor worked on it. */
  readonly tdur?: number;
}

/** What a page marks itself with in a trace: Chromium has pages of its own, whose main threads work meanwhile. */
const MARK = 'the page that is measured';

/** Does something, and gives the longest task of the page's main thread meanwhile, in milliseconds of this machine. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await act();
  await page.evaluate(`performance.mark('${MARK}')`);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const main = new Set(traceEvents.filter(({ name }) => name === MARK).map((event) => thread(event)));
  // What a promise goes on with after a task without a script, a module that has come, is not part of that task in a trace.
  const isTask = ({ name }: TraceEvent): boolean =>
    name.endsWith('RunTask') || name.endsWith('PerformMicrotaskCheckpoint');
  const tasks = traceEvents.filter((event) => isTask(event) && main.has(thread(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return tasks.reduce((most, { tdur, dur = 0 }) => Math.max(most, tdur ?? dur), 0) / 1000;
}

/** What a visit took, in milliseconds. */
interface Visit {
  /** How many times as slow as this machine the phone is. */
  readonly slower: number;
  readonly board: number;
  readonly loading: number;
  readonly moving: number;
  readonly playingOut: number;
}

/** What has no task that is too long. */
const TASKS = ['loading', 'moving', 'playingOut'] as const;

/** How many moves the visitor makes. */
const MOVES = 6;

/** Makes a move: the first place or item of the list, as often as the page asks. */
async function move(page: Page): Promise<void> {
  await page.evaluate(`(document.querySelector('.board [role=button]') ?? document.querySelector('.moves button'))
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))`);
  await page.waitForTimeout(300);
  await page.evaluate(`document.querySelector('.answer :is(.do, button)')?.click()`);
  await page.waitForTimeout(600);
}

/** When the first board stands, on a slow phone. */
async function firstBoard({ open }: Site, address: string, slower: number): Promise<number> {
  const page = await open(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, slower) });
  await page.addInitScript(WATCH);
  await page.goto(address, { waitUntil: 'commit' });
  await holds(page, 'globalThis.firstBoard !== undefined', 60_000);
  const board = await page.evaluate<number>('globalThis.firstBoard');
  await page.context().close();
  return board;
}

async function visit(site: Site, game: string): Promise<Visit> {
  const address = `${site.origin}/play.html#${game}/daily/2026-02-03`;
  const page = await site.open(PHONE);
  const before = await page.evaluate<number>(PROGRAM);
  const board = await firstBoard(site, address, ON_PHONE / before);
  const loading = await longestTask(page, async () => {
    await page.goto(address);
    await page.locator('.board svg').waitFor();
    await page.waitForTimeout(1500);
  });
  const moving = await longestTask(page, async () => {
    for (let i = 0; i < MOVES; i++) await move(page);
  });
  const playingOut = await longestTask(page, async () => {
    await press(page, 'Play it out');
    await page.locator('.scores').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(500);
  });
  // What other gates do changes meanwhile: the slower time counts.
  const slower = ON_PHONE / Math.max(before, await page.evaluate<number>(PROGRAM));
  await page.context().close();
  return { slower, board, loading: loading * slower, moving: moving * slower, playingOut: playingOut * slower };
}

const games = async ({ origin, open }: Site): Promise<readonly string[]> => {
  const page = await open();
  await page.goto(`${origin}/play.html`);
  await page.locator('.board svg').waitFor();
  const names = await gamesOf(page);
  await page.context().close();
  return names;
};

await onSite(async (site) => {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const strict = process.argv.includes('--strict');
  for (const game of named.length > 0 ? named : drawn(await games(site), 'a slow phone', 2)) {
    const visits: Visit[] = [];
    const best = (key: keyof Visit) => Math.min(...visits.map((each) => each[key]));
    const isLong = () => TASKS.some((key) => best(key) > MOST.task);
    do visits.push(await visit(site, game));
    while (visits.length < VISITS && (strict || isLong()));
    const [board, loading, moving, playingOut] = [best('board'), best('loading'), best('moving'), best('playingOut')];
    const tasks = `longest task ${loading.toFixed(0)} ms while loading, ${moving.toFixed(0)} ms over ${MOVES} moves, ${playingOut.toFixed(0)} ms while it is played out`;
    const slower = `${best('slower').toFixed(1)} times as slow as this machine`;
    console.log(`Phone: ${game}, ${slower}: first board after ${(board / 1000).toFixed(1)} s; ${tasks}`);
    if (strict && board > MOST.board) site.complain(`${game}: the first board takes ${board.toFixed(0)} ms`);
    for (const task of [loading, moving, playingOut])
      if (task > (strict ? MOST.strict : MOST.task)) site.complain(`${game}: a task takes ${task.toFixed(0)} ms`);
  }
  return 'A phone on slow 4G';
});
