import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { placesOf, unheard } from './heard.js';
import { root } from './packages.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a Chromium; where there is none, it says so. */
export function hasChromium(): boolean {
  if (existsSync(executablePath)) return true;
  console.log(`Skipped: there is no ${executablePath}. Install Chromium, or name it in the variable CHROMIUM.`);
  return false;
}

export const launch = (): Promise<Browser> => chromium.launch({ executablePath });

/** What hosts of static pages compress. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);

/**
 * Serves the files of a directory on this machine, under a port of its own, compressed as hosts do it; tells which paths were asked for.
 *
 * @param pages - Texts by path that are served besides.
 * @param headers - What every answer bears, such as a content security policy.
 */
export async function serve(
  dir: string,
  pages: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; readonly asked: readonly string[]; close(): void }> {
  const asked: string[] = [];
  const zipped = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    asked.push(path);
    const file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
    const there = file.startsWith(dir) && existsSync(file) && statSync(file).isFile();
    const body = pages[path] ?? (there ? readFileSync(file) : undefined);
    const kind = extname(path.endsWith('/') ? '.html' : path) || '.html';
    const isZipped = COMPRESSED.has(kind) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    if (body === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, {
          ...headers,
          'content-type': TYPES[kind] ?? 'text/html',
          ...(isZipped && { 'content-encoding': 'gzip' }),
        })
        .end(isZipped ? compressed(path, body) : body);
  });
  const compressed = (path: string, body: string | Buffer): Buffer => {
    const known = zipped.get(path) ?? gzipSync(body);
    zipped.set(path, known);
    return known;
  };
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs in the page. A place on a board is named by sentences, in which its words stand in another order than in the picture: axe wants the
 * same order. So boards are handed out, for {@link unheard} to ask whether every word that is written in a place is heard, in one form or
 * another.
 */
const LOOK = `axe
  .run({ elementRef: true, rules: { 'label-content-name-mismatch': { enabled: true } } })
  .then(({ violations }) => ({
    faults: violations.flatMap(({ id, help, nodes }) => {
      const own = nodes.filter(({ element }) => id !== 'label-content-name-mismatch' || element?.closest('.wonders-board') === null);
      return own.length === 0 ? [] : [id + ', ' + help + ' (' + own.length + '): ' + own[0].html.slice(0, 200)];
    }),
    boards: [...document.querySelectorAll('.wonders-board')].map((board) => board.outerHTML),
  }))`;

/** What {@link LOOK} gives: what axe finds, and the boards of the page. */
interface Looked {
  readonly faults: readonly string[];
  readonly boards: readonly string[];
}

/** The faults that axe finds in a page for people who use a keyboard, a screen reader or large print. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { faults, boards } = await page.evaluate<Looked>(LOOK);
  return [...faults, ...boards.flatMap((board) => unheard(placesOf(board)))];
}

/**
 * Presses Tab until the focus is on an element.
 *
 * @throws Error - The keyboard does not get there.
 */
export async function tabTo(page: Page, selector: string, most = 150): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
  }
  throw new Error(`after ${most} times Tab the focus is not on ${selector}`);
}

/**
 * Waits until an expression holds in a page. It asks again and again: the policy of the site lets nobody make code of a text there, which
 * `waitForFunction` does.
 *
 * @param most - How long, in milliseconds.
 * @throws Error - It does not hold in time.
 */
export async function holds(page: Page, expression: string, most = 30_000): Promise<void> {
  for (const late = Date.now() + most; !(await page.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)); ) {
    if (Date.now() > late) throw new Error(`not within ${most / 1000} s: ${expression}`);
    await page.waitForTimeout(20);
  }
}

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

/**
 * How many times as slow as this machine a phone is: machines differ, and one machine differs from hour to hour. What a page takes counts in
 * proportion.
 */
export const slownessOfPhone = async (page: Page): Promise<number> => ON_PHONE / (await page.evaluate<number>(PROGRAM));

/** A page that is looked at: a desk in light colours, a phone in dark ones, and the other way round. */
export const LOOKS = {
  'on a desk': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'on a desk in the dark': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  'on a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true },
  'on a phone in the dark': {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    isMobile: true,
    hasTouch: true,
  },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

/** The built site, open in Chromium. */
export interface Site {
  readonly origin: string;
  /** The directory of its files. */
  readonly dist: string;
  /** The paths that any page, or its service worker, has asked for. */
  readonly asked: readonly string[];
  /** Ends the server: from now on there is no network. */
  close(): void;
  /**
   * Opens an empty page in a browser of its own; errors in it, and requests to other hosts, are complaints, unless strangers are let in: they
   * cause both.
   */
  open(options?: BrowserContextOptions & { readonly strangers?: boolean }): Promise<Page>;
  complain(problem: string): void;
  /** Complains unless it holds. */
  expect(what: string, holds: boolean): void;
  /** Complains of what axe finds, and of a page that is wider than its screen. With SHOTS=DIRECTORY it keeps a picture. */
  lookAt(page: Page, what: string): Promise<void>;
}

/** What a page shows when a check of it breaks off: whoever reads the failure has not seen it. */
async function shownBy(page: Page): Promise<string> {
  const text = await page.evaluate<string>('(document.querySelector("main") ?? document.body).innerText').catch(String);
  return `${page.url().slice(0, 120)} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 800)}`;
}

/**
 * Checks the built site in Chromium. The program fails if there is a complaint; without Chromium it says that it is skipped.
 *
 * @param check - Gives a sentence about what it has seen.
 */
export async function onSite(check: (site: Site) => Promise<string>): Promise<void> {
  if (!hasChromium()) return;
  const dist = join(root, 'docs/.vitepress/dist');
  if (!existsSync(dist)) throw new Error('The site has not been built: npm run docs -- build.');
  const shots = process.env['SHOTS'];
  const problems: string[] = [];
  const complain = (problem: string): void => void problems.push(problem);
  const server = await serve(dist);
  const browser = await launch();
  const began = performance.now();
  const site: Site = {
    origin: server.origin,
    dist,
    asked: server.asked,
    close: server.close,
    complain,
    async open({ strangers = false, ...options } = {}) {
      // A service worker would fetch all games for each of the browsers.
      const page = await browser.newPage({ serviceWorkers: 'block', ...options });
      if (strangers) return page;
      const told = (problem: string) => complain(`${new URL(page.url()).pathname}: ${problem}`);
      page.on('pageerror', (error) => told(error.message));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server.origin) && !/^(data|blob):/.test(url)) told(`asks ${url}`);
      });
      return page;
    },
    expect: (what, holds) => holds || complain(what),
    async lookAt(page, what) {
      for (const violation of await violations(page)) complain(`${what}: ${violation}`);
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (wide > 0) complain(`${what} is ${wide} px wider than the screen`);
      const path = `${what.replaceAll(/\W+/g, '-')}.png`;
      if (shots !== undefined) await page.screenshot({ path: join(shots, path), fullPage: true });
    },
  };
  try {
    const says = await check(site);
    if (problems.length === 0) console.log(`${says}, in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  } catch (error) {
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    for (const page of browser.contexts().flatMap((context) => context.pages())) complain(await shownBy(page));
  } finally {
    await browser.close();
    server.close();
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
