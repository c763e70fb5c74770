/** Guards Play here on a slow phone: no task holds its main thread for long.
 *
 * Opens Play here in Chromium as a slow phone does, with two games that the commit draws, or with `--all`: the longest task of the main thread while the page loads, over the
 * first moves and while the house bot plays the rest, in the time that the processor worked on it, as a phone would take. In all games it taps
 * its way through the first moves: the work from each tap to the picture that answers it has a limit, too. Machines differ,
 * and one machine differs from hour to hour: each visit times a small program, and what it measures counts in proportion, so a limit
 * means the same phone everywhere. Longer tasks than the limit are complaints. How long the first board takes on slow 4G, it only tells;
 * with `--strict`, on a quiet machine, that has a limit, and tasks a stricter one.
 */
import type { Page } from 'playwright-core';
import { holds, onSite, type Site, slownessOfPhone } from '../lib/browser.js';
import { drawn } from '../lib/draws.js';
import { gamesOf, press } from '../site/reader.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** As Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
/** Visits to each game with `--strict`, and the most where a task is too long, of which the best counts. */
const VISITS = 5;
/**
 * The longest task, in milliseconds, beside other gates and with `--strict`, the time until the first board, and from a tap to its picture,
 * beside other gates and with `--strict`.
 */
const MOST = { task: 300, strict: 200, board: 4000, answer: 250, strictAnswer: 200 };

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
  readonly ts: number;
  readonly dur?: number;
  /** How long the processor worked on it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** What a page marks itself with in a trace: Chromium has pages of its own, whose main threads work meanwhile. */
const MARK = 'the page that is measured';

/** Does something, and gives the longest task of the page's main thread meanwhile, in milliseconds of this machine. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const events = await traced(page, ['toplevel'], act);
  // What a promise goes on with after a task without a script, a module that has come, is not part of that task in a trace.
  const tasks = events.filter(({ name }) => name.endsWith('RunTask') || name.endsWith('PerformMicrotaskCheckpoint'));
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

/** Runs in the page: where the next tap goes, in sight of whoever taps: the main action, else the first place that can be chosen. */
const NEXT_TAP = `(() => {
  const found = [...document.querySelectorAll('.answer .do, .board [role=button], .moves button')];
  const seen = found.map((element) => ({ element, box: element.getBoundingClientRect() }))
    .map(({ element, box }) => ({ element, x: box.left + box.width / 2, y: box.top + box.height / 2 }))
    .find(({ element, x, y }) => element.contains(document.elementFromPoint(x, y)));
  return document.querySelector('.action[aria-busy=true]') === null && seen && { x: seen.x, y: seen.y };
})()`;

/** Does something, and gives what Chromium writes of the page's main thread meanwhile. */
async function traced(
  page: Page,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: [...categories, 'blink.user_timing'] });
  await act();
  await page.evaluate(`performance.mark('${MARK}')`);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const main = new Set(traceEvents.filter(({ name }) => name === MARK).map((event) => thread(event)));
  return traceEvents.filter((event) => main.has(thread(event)));
}

/** How long the processor works from a tap to the picture that answers it, in milliseconds of this machine. */
async function answerTo(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<number> {
  const events = await traced(page, ['toplevel', 'devtools.timeline'], async () => {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(400);
  });
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (click === undefined) throw new Error('a tap that clicks nothing');
  // The last step on the main thread before a picture is shown.
  const [picture] = events
    .filter(({ name, ts }) => name === 'Layerize' && ts > click.ts)
    .sort((one, other) => one.ts - other.ts);
  if (picture === undefined) throw new Error('a tap that no picture answers');
  const tasks = events.filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts <= picture.ts);
  return tasks.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
}

/** The longest that a tap waits for its picture over the first moves, in milliseconds of this machine. */
async function slowestAnswer(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.board svg').waitFor();
  await page.waitForTimeout(1500);
  let most = 0;
  for (let taps = 0; taps < 2 * MOVES; taps++) {
    // A reader does not tap before the others have answered.
    await holds(page, NEXT_TAP);
    const at = await page.evaluate<{ x: number; y: number }>(NEXT_TAP);
    most = Math.max(most, await answerTo(page, at));
    await page.waitForTimeout(300);
  }
  return most;
}

/** The best of a few visits, as a phone would take. */
async function answering(site: Site, game: string): Promise<number> {
  const page = await site.open(PHONE);
  const address = `${site.origin}/play.html#${game}/daily/2026-02-03`;
  let best = Number.POSITIVE_INFINITY;
  for (let visits = 0; visits < VISITS && best > MOST.strictAnswer; visits++) {
    const slower = await slownessOfPhone(page);
    best = Math.min(best, slower * (await slowestAnswer(page, address)));
  }
  await page.context().close();
  return best;
}

async function visit(site: Site, game: string): Promise<Visit> {
  const address = `${site.origin}/play.html#${game}/daily/2026-02-03`;
  const page = await site.open(PHONE);
  const before = await slownessOfPhone(page);
  const board = await firstBoard(site, address, before);
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
  const slower = Math.min(before, await slownessOfPhone(page));
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
  const all = named.length > 0 ? named : await games(site);
  for (const game of all) {
    const answer = await answering(site, game);
    console.log(`Phone: ${game}: a tap is answered within ${answer.toFixed(0)} ms`);
    if (answer > (strict ? MOST.strictAnswer : MOST.answer))
      site.complain(`${game}: a tap is answered after ${answer.toFixed(0)} ms`);
  }
  for (const game of named.length > 0 ? named : drawn(all, 'a slow phone', 2)) {
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
