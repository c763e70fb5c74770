/**
 * Opens Play here in Chromium as a slow phone does (a quarter of this machine's speed, slow 4G), with each game: how long the first board
 * takes, and the longest task of the main thread, while the page loads, over the first moves and while the house bot plays the rest. It
 * only tells, since other gates run beside it; with `--strict`, on a quiet machine, it complains of what is over the limits.
 */
import type { Page } from 'playwright-core';
import { onSite, type Site } from './browser.js';
import { gamesOf } from './reader.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** How many times as slow as this machine. */
const SLOWER = 4;
/** As Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
/** Visits to each game with `--strict`, of which the best counts. */
const VISITS = 3;
/** The longest task, in milliseconds, and the time until the first board. */
const MOST = { task: 200, board: 4000 };

/** Runs in the page before anything else. */
const WATCH = `globalThis.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
}).observe({ type: 'longtask', buffered: true });
new MutationObserver((_, observer) => {
  if (document.querySelector('.board svg') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (globalThis.firstBoard = performance.now())));
}).observe(document, { childList: true, subtree: true });`;

/** Runs in the page: the longest task since it was asked last. */
const LONGEST = `(() => {
  const { longest } = globalThis;
  globalThis.longest = 0;
  return longest;
})()`;

/** What a visit took, in milliseconds. */
interface Visit {
  readonly board: number;
  readonly loading: number;
  readonly moving: number;
  readonly playingOut: number;
}

/** How many moves the visitor makes. */
const MOVES = 6;

/** Makes a move: the first place or item of the list, as often as the page asks. */
async function move(page: Page): Promise<void> {
  await page.evaluate(`(document.querySelector('.board [role=button]') ?? document.querySelector('.moves button'))
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))`);
  for (const next of ['.moves.offered button', '.answer .do:not(:disabled)']) {
    await page.waitForTimeout(300);
    await page.evaluate(`document.querySelector('${next}')?.click()`);
  }
  await page.waitForTimeout(600);
}

async function visit({ origin, open }: Site, game: string): Promise<Visit> {
  const page = await open(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(WATCH);
  await page.goto(`${origin}/play.html#${game}/daily/2026-02-03`, { waitUntil: 'commit' });
  await page.waitForFunction('globalThis.firstBoard !== undefined', undefined, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  const board = await page.evaluate<number>('globalThis.firstBoard');
  const loading = await page.evaluate<number>(LONGEST);
  for (let i = 0; i < MOVES; i++) await move(page);
  const moving = await page.evaluate<number>(LONGEST);
  await page.getByRole('button', { name: 'Play it out', exact: true }).click();
  await page.locator('.scores').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  const playingOut = await page.evaluate<number>(LONGEST);
  await page.context().close();
  return { board, loading, moving, playingOut };
}

const games = async ({ origin, open }: Site): Promise<readonly string[]> => {
  const page = await open();
  await page.goto(`${origin}/play.html`);
  await page.locator('select[name=game]').waitFor();
  const names = await gamesOf(page);
  await page.context().close();
  return names;
};

await onSite(async (site) => {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const strict = process.argv.includes('--strict');
  for (const game of named.length > 0 ? named : await games(site)) {
    const visits: Visit[] = [];
    for (let i = 0; i < (strict ? VISITS : 1); i++) visits.push(await visit(site, game));
    const best = (key: keyof Visit) => Math.min(...visits.map((each) => each[key]));
    const [board, loading, moving, playingOut] = [best('board'), best('loading'), best('moving'), best('playingOut')];
    const tasks = `longest task ${loading.toFixed(0)} ms while loading, ${moving.toFixed(0)} ms over ${MOVES} moves, ${playingOut.toFixed(0)} ms while it is played out`;
    console.log(`Phone: ${game}: first board after ${(board / 1000).toFixed(1)} s; ${tasks}`);
    if (!strict) continue;
    if (board > MOST.board) site.complain(`${game}: the first board takes ${board.toFixed(0)} ms`);
    for (const task of [loading, moving, playingOut])
      if (task > MOST.task) site.complain(`${game}: a task takes ${task.toFixed(0)} ms`);
  }
  return `A phone ${SLOWER} times as slow, on slow 4G`;
});
