import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { holds, tabTo } from '../lib/browser.js';
import { drawn } from '../lib/draws.js';
import { root } from '../lib/packages.js';
import { italian } from './italian.js';
import { type Complain, drawnGamesOf, go, inTurn, type Open, press, textOf } from './reader.js';

/** A phone, by taps, without movements. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

interface Task {
  readonly title: string;
  readonly wanted: string;
  readonly tempting?: readonly string[];
}

/** What stands in the files of a folder, by the names of the games. */
function data<T>(folder: string): ReadonlyMap<string, T> {
  const dir = join(root, 'docs', folder);
  return new Map(
    readdirSync(dir)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(dir, file), 'utf8')) as T]),
  );
}

/** What stands there of two games, as the commit draws them. */
function drawnData<T>(folder: string): readonly (readonly [game: string, T])[] {
  const all = data<T>(folder);
  const games = drawn([...all.keys()], folder, 2);
  return [...all].filter(([game]) => games.includes(game));
}

/** Taps the place of the board that answers a move, and the move itself if it asks which; a move that has no place is in the list. */
const TAP = `async (code) => {
  const wait = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const place = [...document.querySelectorAll('.live .board [role=button]')].find(({ dataset }) =>
    dataset.move === code || (dataset.moves !== undefined && JSON.parse(dataset.moves).includes(code)));
  const tap = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  if (place === undefined) document.querySelector('.listed').open = true;
  const buttons = [...document.querySelectorAll('.listed button')];
  if (place === undefined) tap(buttons.find(({ dataset }) => dataset.code === code));
  else tap(place);
  await wait();
  const asked = [...document.querySelectorAll('.live dialog[open] button[data-code]')].find(({ dataset }) => dataset.code === code);
  if (asked !== undefined) tap(asked);
  await wait();
  return place !== undefined;
}`;

const tap = (page: Page, code: string): Promise<boolean> => page.evaluate(`(${TAP})(${JSON.stringify(code)})`);

/** Opens a page anew: an address that differs in its fragment only would not load it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.live .board svg').waitFor();
}

/** A lesson is learned by taps on a phone, and leads to a first game with hints. */
async function lessons(open_: Open, site: string, complain: Complain): Promise<void> {
  const page = await open_('lessons', PHONE);
  for (const [game, { tasks }] of drawnData<{ tasks: readonly Task[] }>('rules/lessons')) {
    await open(page, `${site}/lessons.html#${game}`);
    for (const [i, { title, wanted }] of tasks.entries()) {
      if ((await textOf(page.locator('.asked h2'))) !== title) complain(`${game}: task ${i + 1} is not “${title}”`);
      const others = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.listed button')].map(({ dataset }) => dataset.code)`,
      );
      const wrong = others.find((code) => code !== wanted);
      if (i % 4 === 0 && wrong !== undefined) {
        await tap(page, wrong);
        const said = await textOf(page.locator('.answer [role=status]'));
        if (said === '') complain(`${game}, ${title}: nothing answers ${wrong}`);
        // Another move may do it as well.
        const again = page.getByRole('button', { name: 'Again', exact: true });
        if ((await again.count()) > 0) await again.click();
      }
      if (!(await tap(page, wanted))) complain(`${game}, ${title}: no place on the board answers ${wanted}`);
      if ((await page.locator('.answer .yes').count()) === 0) complain(`${game}, ${title}: ${wanted} is not accepted`);
      const box = await page.locator('.answer .ends').boundingBox();
      if (box === null || box.y + box.height > PHONE.viewport.height + 1)
        complain(`${game}, ${title}: the way on is out of sight`);
      if (i < tasks.length - 1) await page.locator('.answer .go').click();
    }
    if ((await page.locator('.scores').count()) === 0) complain(`${game}: the lesson ends without a score`);
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (wide > 0) complain(`${game}: the page is ${wide} px wider than the screen`);
    if (!(await page.locator('.answer a.go').getAttribute('href'))?.endsWith(`play#${game}/first`))
      complain(`${game}: the lesson does not lead to a first game`);
    await open(page, `${site}/lessons.html#${game}`);
    if ((await page.locator('.series .done').count()) !== tasks.length)
      complain(`${game}: a reload loses what is done`);
  }
  await go(page, `${site}/play.html#hal/first`);
  if ((await page.locator('.w-mark-hint').count()) === 0) complain('the first game has no hints');
  await page.reload();
  await page.locator('.board svg').waitFor();
  const marked = page.locator('.w-mark-hint').first().waitFor({ timeout: 5000 });
  await marked.catch(() => complain('a reload takes the hints away from the first game'));
  await go(page, `${site}/play.html#eight-wonders/first`);
  const advised = page.locator('aside .moves .advised').first().waitFor({ timeout: 5000 });
  await advised.catch(() => complain('a hint without a place on the board is not marked in the list'));
}

/** A puzzle says what is better about its solution, and remembers who found it. */
async function puzzles(open_: Open, site: string, complain: Complain): Promise<void> {
  const page = await open_('puzzles', PHONE);
  for (const [game, { puzzles: pack }] of drawnData<{ puzzles: readonly { solution: string; next: string }[] }>(
    'puzzles',
  )) {
    const [puzzle] = pack;
    if (puzzle === undefined) continue;
    await open(page, `${site}/puzzles.html#${game}/1`);
    if (pack.length < 20) complain(`${game} has ${pack.length} puzzles`);
    await tap(page, puzzle.next);
    if ((await page.locator('.answer .no').count()) === 0) complain(`${game}: a wrong move is not told`);
    if ((await page.locator('.series .missed').count()) !== 1) complain(`${game}: a miss is not kept`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await tap(page, puzzle.solution);
    if ((await page.locator('.answer .yes').count()) === 0) complain(`${game}: the solution is not accepted`);
    const told = page.locator('.answer .told');
    if ((await textOf(told)) === '') complain(`${game}: the solution is not explained`);
    if (await told.evaluate((box) => box.scrollHeight > box.clientHeight + 1))
      complain(`${game}: the explanation does not fit in its box`);
    const next = await page.getByRole('button', { name: 'Next puzzle' }).boundingBox();
    if (next === null || next.y < 0 || next.y + next.height > PHONE.viewport.height)
      complain(`${game}: the way to the next puzzle is not in sight`);
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    if (!new URL(page.url()).hash.endsWith('/2')) complain(`${game}: the next puzzle is ${page.url()}`);
    if ((await page.locator('.series .done').count()) !== 1) complain(`${game}: a solved puzzle is not kept`);
  }
}

/** Home leads to each game, on the narrowest phone too; a guide and a page of a game have a live board. */
async function doorstep(open_: Open, site: string, complain: Complain): Promise<void> {
  const page = await open_('home', { ...PHONE, viewport: { width: 360, height: 740 } });
  await page.goto(`${site}/index.html`);
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  if (wide > 0) complain(`it is ${wide} px wider than the screen`);
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.home-games .links a')].map((link) => link.getAttribute('href'))`,
  );
  for (const game of data('rules/lessons').keys())
    for (const link of [`/lessons#${game}`, `/play#${game}`])
      if (!links.includes(link)) complain(`nothing leads to ${link}`);
  for (const path of ['games/hal.html', 'getting-started.html']) {
    await page.goto(`${site}/${path}`);
    // A button gives way to its board.
    const buttons = page.getByRole('button', { name: 'Try it on a live board' });
    await buttons.first().waitFor();
    for (let board = 0, all = await buttons.count(); board < all; board++) {
      await buttons.first().click();
      await page.locator('.live').nth(board).locator('.board [role=button]').first().waitFor();
    }
  }
  await page.locator('.VPNavBarSearch button').click();
  for (const query of ['how do I play', 'military token']) {
    await page.locator('#localsearch-input').fill(query);
    await page.waitForTimeout(600);
    const first = await page.locator('.results .result').first().getAttribute('href');
    if (first === null || first.includes('/api/')) complain(`the first answer to “${query}” is ${first}`);
  }
}

/** As often is Tab pressed at most until a move can be made. */
const TABS = 3;

/** Whoever opens a game is at its first move after a few times Tab. */
async function firstMove(open_: Open, site: string, complain: Complain): Promise<void> {
  const page = await open_('first move', { viewport: { width: 1280, height: 900 } });
  const ways = [...drawn([...data('rules/lessons').keys()], 'first move', 2), 'a link of the home page'];
  for (const game of ways) {
    await page.goto('about:blank');
    if (game === ways.at(-1)) {
      await page.goto(`${site}/index.html`, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Play now', exact: true }).press('Enter');
    } else await page.goto(`${site}/play.html#${game}`);
    await page.locator('.board [role=button], aside .moves button').first().waitFor();
    await holds(page, `document.activeElement.closest('.play') !== null`);
    await tabTo(page, '.board [role=button], aside .moves button', TABS).catch((error: Error) =>
      complain(`${game}: ${error.message}`),
    );
  }
}

/** Without a network a game can be learned and played. */
async function offline(open_: Open, site: string, complain: Complain): Promise<void> {
  const page = await open_('offline', { ...PHONE, serviceWorkers: 'allow' });
  await go(page, `${site}/play.html`);
  const games = await drawnGamesOf(page, 'offline');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.context().setOffline(true);
  for (const game of games) {
    await go(page, `${site}/play.html#${game}`);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.why .bars, .why p:has-text("only move")').first().waitFor();
    await press(page, 'Play it out');
    await page.locator('.scores').waitFor();
    await open(page, `${site}/lessons.html#${game}`);
    await open(page, `${site}/puzzles.html#${game}`);
  }
  await page.goto(`${site}/index.html`);
  if ((await page.locator('.home-games li').count()) !== data('rules/lessons').size)
    complain('home does not come without a network');
}

/** What readers do on the pages that teach. */
export const checkLearning = (open_: Open, site: string, complain: Complain): Promise<void> =>
  inTurn('Learning', [lessons, puzzles, doorstep, firstMove, italian, offline], open_, site, complain);
