/** Guards the pages of the site, and every game of Play here from its first move to its end.
 *
 * Opens the pages of the built documentation in Chromium on a phone, as the commit draws them: no error in the console, no request to
 * another host, no link to an anchor that is not there, nothing that jumps while it loads. Then opens every game of the page `play`, by clicks
 * on a desk with motion, by taps on a phone, or by the keyboard alone with a reload on the way, in light or in dark colours, and plays one in
 * each way to its end on its board. Last it does there what readers do besides. `--all` opens every page, and plays every game in every way.
 */
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { holds, onSite, type Site, tabTo } from '../lib/browser.js';
import { ALL, commitDraws, drawn } from '../lib/draws.js';
import { playOn } from '../lib/play-on.js';
import { checkLearning } from '../site/learning.js';
import { drawnPages, pagesIn } from '../site/pages.js';
import { checkPlay } from '../site/play.js';
import { gamesOf, PLAYED, pick, until } from '../site/reader.js';

/** Runs in the page. */
const MISSING_ANCHORS = `
  [...document.querySelectorAll('a[href^="#"]')]
    .map((link) => decodeURIComponent(link.hash.slice(1)))
    .filter((id) => id !== '' && document.getElementById(id) === null)
`;

/** The game of the page Play here. */
const GAME = {
  over: '.scores',
  skip: '.steps button:last-child:not(:disabled)',
  places: '.board [role=button]',
  listed: '.moves button',
  offered: '.answer button:not(.do, .more)',
  confirm: '.answer .do',
};

/** Runs in the page: finds what is too small to read or to hit on the narrowest phones. */
const TOO_SMALL = `(() => {
  const board = document.querySelector('.board svg');
  const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
  const letters = Math.min(...[...board.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale));
  const low = [...document.querySelectorAll('.play button, .play select, .play input[type=search]')]
    .filter((element) => element.offsetParent !== null && element.getBoundingClientRect().height < 43.5);
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(letters < 10.99 ? ['letters of ' + letters.toFixed(1) + ' px on the board'] : []),
    ...low.map((element) => element.getBoundingClientRect().height + ' px high: ' + element.textContent),
    ...(wide > 0 ? ['the page is ' + wide + ' px wider than the screen'] : []),
  ];
})()`;

/** What the first load of a page may bring, in compressed bytes; the game that the page Play here begins with comes on top of it. */
const FIRST_LOAD = 192_000;

/** What the fonts of a page may bring: nothing waits for them, and the next page has them. */
const FONTS = 60_000;

/** The lab is an editor, and opens with it. */
const FIRST_LOAD_OF_LAB = 340_000;

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** So many frames after the last move its result is told, at most: the others think in a worker, and the board comes first. */
const PATIENCE = 120;

/** The page that is looked at, for complaints. */
let at = '';

/** Opens an empty page; what it writes as an error to its console is a complaint. */
async function opened({ open, complain }: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open(options);
  page.on('console', (message) => message.type() === 'error' && complain(`${at}: ${message.text()}`));
  return page;
}

/** Runs in the page: how far it has shifted since it began to load, as browsers measure it. */
const SHIFTED = `new Promise((resolve) => {
  setTimeout(resolve, 200, 0);
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
})`;

/** Up to here browsers call a page steady. */
const MOST_SHIFTED = 0.1;

/** What a page brings until it has loaded, in compressed bytes. */
interface Load {
  readonly bytes: number;
  readonly fonts: number;
}

/** Opens a page on a phone as somebody who has seen no other. */
async function visit(site: Site, path: string): Promise<Load> {
  const page = await opened(site, phone);
  const sizes: Promise<Load>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.startsWith('image/'))
      sizes.push(
        response.body().then(
          (body) =>
            type.startsWith('font/') ? { bytes: 0, fonts: body.length } : { bytes: gzipSync(body).length, fonts: 0 },
          () => ({ bytes: 0, fonts: 0 }),
        ),
      );
  });
  await page.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
  const loaded = await Promise.all(sizes);
  const sum = (of: keyof Load): number => loaded.reduce((all, each) => all + each[of], 0);
  await page.waitForLoadState('networkidle');
  for (const id of await page.evaluate<string[]>(MISSING_ANCHORS)) site.complain(`${path}: there is no anchor #${id}`);
  const shifted = await page.evaluate<number>(SHIFTED);
  if (shifted > MOST_SHIFTED) site.complain(`${path}: it shifts by ${shifted.toFixed(3)} while it loads`);
  await page.close();
  return { bytes: sum('bytes'), fonts: sum('fonts') };
}

/** As many moves are made by the keys that readers press, before a reload. */
const BY_KEYS = 4;

/** Makes a move by Tab and Enter alone: to a place or a move of the list, and Enter until it is made. */
async function playByKeys(page: Page): Promise<void> {
  const move = '.board [role=button], .moves button, .answer button';
  const before = await page.evaluate<string>(PLAYED);
  for (let presses = 0; presses < 4; presses++) {
    if (!(await page.evaluate<boolean>(`document.activeElement.matches('${move}')`))) await tabTo(page, move);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    await holds(page, `document.querySelector('.action[aria-busy=true]') === null`);
    if ((await page.evaluate<string>(PLAYED)) === before) continue;
    await holds(page, GOES_ON, 5000).catch(() => {
      throw new Error('after a move the focus is neither on the next one nor on the result');
    });
    return;
  }
  throw new Error('Enter makes no move');
}

/** Runs in the page: whether the next move or the result has the focus. */
const GOES_ON = `document.activeElement.matches('.board [role=button], .moves button, .scores h2')`;

/** The game in the address, and how many moves it has. */
const STANDS = `location.hash + ' ' + ${PLAYED}`;

/** What stands once nothing changes any more: the address is written a moment after the last move. */
async function settledAt(page: Page): Promise<string> {
  for (let last = ''; ; await page.waitForTimeout(500)) {
    const now = await page.evaluate<string>(STANDS);
    if (now === last) return now;
    last = now;
  }
}

/** A game that was begun by keys goes on after a reload where it was. */
async function reload(page: Page): Promise<void> {
  for (let moves = 0; moves < BY_KEYS; moves++) await playByKeys(page);
  const before = await settledAt(page);
  await page.reload();
  await page.locator('.board svg').waitFor();
  const after = await settledAt(page);
  if (after !== before) throw new Error(`a reload leads to ${after}, and not to ${before}`);
}

/** How games are played: on which screen, with motion or without, by keys or not. */
interface Way {
  readonly how: string;
  readonly screen: BrowserContextOptions & { readonly viewport: { readonly height: number } };
  readonly motion: boolean;
  readonly keys: boolean;
}

/** Runs in the page: whether the first of these can be seen, on the table or in the bar. Until a game is drawn, the page moves. */
const inSight = (places: string) => `(() => {
  const first = document.querySelector('${places}');
  if (first === null) return false;
  const { left, top, width, height } = first.getBoundingClientRect();
  return first.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})()`;

/** Where one chooses first. */
const FIRST_PLACES = '.board [role=button], .moves button';

const WAYS: readonly Way[] = [
  { how: 'by clicks on a desk', screen: desk, motion: true, keys: false },
  { how: 'by taps on a phone', screen: phone, motion: false, keys: false },
  { how: 'by the keyboard', screen: desk, motion: false, keys: true },
];

/** Opens games in a way, in light and in dark colours by turns, and plays those that are drawn to their end on their boards. */
async function playAll(site: Site, way: number): Promise<void> {
  const { how, screen, motion, keys } = WAYS[way] as Way;
  const page = await opened(site, { ...screen, reducedMotion: motion ? 'no-preference' : 'reduce' });
  at = 'play.html';
  await page.goto(`${site.origin}/${at}`);
  await page.locator('.board svg').waitFor();
  const first = ALL ? 0 : commitDraws('the first way', WAYS.length);
  const games = (await gamesOf(page)).filter((_, i) => ALL || (i + first) % WAYS.length === way);
  const played = drawn(games, 'played to its end', 1);
  for (const [i, game] of games.entries()) {
    const dark = (i + way) % 2 === 1;
    at = `play.html, ${game} ${how}, ${dark ? 'dark' : 'light'}`;
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    // The game that the page opened with is dealt anew.
    await until(page, () => pick(page, 'game', game));
    await holds(page, `location.hash.startsWith('#${game}/')`);
    await holds(page, inSight(FIRST_PLACES), 10_000).catch(() =>
      site.complain(`${at}: the first place to choose is not on the first screen`),
    );
    if (keys) await reload(page).catch((error: Error) => site.complain(`${at}: ${error.message}`));
    if (!played.includes(game)) continue;
    await playOn(page, GAME, { keys, most: 2000, patience: PATIENCE }).catch((error: Error) =>
      site.complain(`${at}: ${error.message}`),
    );
  }
  await page.close();
}

/** Looks at every game on the narrowest phones. */
async function lookAll(site: Site): Promise<void> {
  const page = await opened(site, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  at = 'play.html';
  await page.goto(`${site.origin}/${at}`);
  await page.locator('.board svg').waitFor();
  for (const game of await gamesOf(page)) {
    at = `play.html, ${game} on a narrow phone`;
    await pick(page, 'game', game);
    await holds(page, `location.hash.startsWith('#${game}/')`);
    for (const problem of await page.evaluate<string[]>(TOO_SMALL)) site.complain(`${at}: ${problem}`);
  }
  await page.close();
}

await onSite(async (site) => {
  const { complain, dist, origin } = site;
  const paths = drawnPages(
    pagesIn(dist).filter((file) => !file.startsWith('api/') || file.endsWith('/index.html')),
    'visited',
  );
  let heaviest = 0;
  for (at of paths) {
    const { bytes, fonts } = await visit(site, at);
    heaviest = Math.max(heaviest, bytes);
    const most = at === 'lab.html' ? FIRST_LOAD_OF_LAB : FIRST_LOAD;
    if (bytes > most) complain(`${at}: its first load has ${bytes} bytes, compressed; ${most} are the most`);
    if (fonts > FONTS) complain(`${at}: its fonts have ${fonts} bytes; ${FONTS} are the most`);
  }
  console.log(`the first load of a page has ${Math.round(heaviest / 1000)} kB at most, compressed`);
  for (const way of WAYS.keys()) await playAll(site, way);
  await lookAll(site);
  const named = (name: string, options: BrowserContextOptions = {}) => {
    at = `play.html, ${name}`;
    return opened(site, options);
  };
  await checkLearning(named, origin, complain);
  await checkPlay(named, `${origin}/play.html`, complain);

  at = 'play.html, an address that was cut';
  const broken = await opened(site);
  await broken.goto(`${origin}/play.html#hal/abc`);
  await broken
    .getByRole('alert')
    .waitFor({ timeout: 10_000 })
    .catch(() => complain(`${at}: nothing says so`));
  if ((await broken.locator('.board svg').count()) === 0) complain(`${at}: there is no game to play`);
  return `${paths.length} pages without a complaint, games played to their end in one of them`;
});
