/**
 * Checks the pages of the built site in Chromium with axe, on a desk in light colours and on a phone in dark ones: no violation of what people need who
 * use a keyboard, a screen reader or large print. Of the reference it looks at the pages of each entry point and at one of each kind;
 * `--all` looks at every page. Each game of Play here is looked at as it opens, with a hint, with its options, when it is over, and in
 * the list of games. Also holds the size of the site.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { serve, violations } from './browser.js';
import { root } from './packages.js';

/** In bytes, of which the reference takes two thirds; 148 MB were once its sidebar, repeated in every page. */
const MOST = 52_000_000;

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const dist = join(root, 'docs/.vitepress/dist');
if (!existsSync(dist)) {
  console.error('The site has not been built: npm run docs -- build.');
  process.exit(1);
}
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const problems: string[] = [];
const stats = files.map((file) => statSync(join(dist, file)));
const size = stats.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
if (size > MOST) problems.push(`the site has ${(size / 1e6).toFixed(1)} MB; ${MOST / 1e6} are the most`);

/** One page of each kind of thing that the reference shows. */
function sample(paths: readonly string[]): string[] {
  const kinds = new Set<string>();
  return paths.filter((path) => {
    const kind = /\/(functions|interfaces|type-aliases|variables|classes)\//.exec(path)?.[1];
    if (kind === undefined) return true;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html').sort();
const named = process.argv.slice(2).filter((word) => word.endsWith('.html'));
const looked = named.length > 0 ? named : process.argv.includes('--all') ? pages : sample(pages);

/** Each page is looked at in both sizes and in both colour schemes, which do not depend on each other. */
const LOOKS = [
  { name: 'desk, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** Runs in the page: the buttons of Play here that change what there is to see. */
const PRESS = (text: string): string =>
  `[...document.querySelectorAll('.play button')].find((button) => [button.textContent, button.lastChild?.textContent].includes('${text}'))?.click()`;

async function look(page: Page, where: string): Promise<void> {
  for (const violation of await violations(page)) problems.push(`${where}: ${violation}`);
}

/** The page Play here with each game: as it opens, with a hint, with its options, when it is over, and in the list of games. */
async function lookAtGames(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/play.html`);
  const games = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('select[name=game] option')].map(({ value }) => value)`,
  );
  for (const game of games) {
    await page.selectOption('select[name=game]', game);
    await page.waitForFunction(`location.hash.startsWith('#${game}/')`);
    for (const button of ['', 'Hint', 'Options', 'Cancel', 'Play it out', 'Games']) {
      await page.evaluate(PRESS(button));
      if (button === 'Play it out') await page.locator('.scores').waitFor();
      if (button === 'Cancel') continue;
      await look(page, `play.html, ${game}, ${button || 'as it opens'}, ${name}`);
    }
    await page.evaluate(PRESS('Close'));
  }
}

if (!existsSync(executablePath))
  console.log(`Skipped: there is no ${executablePath}. Install Chromium, or name it in the variable CHROMIUM.`);
else {
  const server = await serve(dist);
  const browser = await chromium.launch({ executablePath });
  try {
    await Promise.all(
      LOOKS.map(async ({ name, viewport, colorScheme }) => {
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' });
        for (const path of looked) {
          await page.goto(`${server.origin}/${path}`, { waitUntil: 'load' });
          await look(page, `${path}, ${name}`);
        }
        if (looked.includes('play.html')) await lookAtGames(page, server.origin, name);
        await page.close();
      }),
    );
  } finally {
    await browser.close();
    server.close();
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${looked.length} of ${pages.length} pages without a violation; ${(size / 1e6).toFixed(1)} MB`);
