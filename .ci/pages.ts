/**
 * Checks the pages of the built site in Chromium with axe, on a desk in light colours and on a phone in dark ones: no violation of what people need who
 * use a keyboard, a screen reader or large print. Of the reference it looks at the pages of each entry point and at one of each kind;
 * `--all` looks at every page. Each game of Play here is looked at as it opens, with a hint, with its options, when it is over, and in
 * the list of games. Also holds the size of the site.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LOOKS, onSite, type Site, violations } from './browser.js';
import { gamesOf } from './reader.js';

/**
 * In bytes, of which the reference takes two thirds, what knows the types 5 MB, and eight pictures of each game 1.7 MB; 148 MB were once
 * its sidebar, repeated in every page.
 */
const MOST = 64_000_000;

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

/** Runs in the page: the buttons of Play here that change what there is to see. */
const PRESS = (text: string): string =>
  `[...document.querySelectorAll('.play button')].find((button) => [button.textContent, button.lastChild?.textContent].includes('${text}'))?.click()`;

async function look({ complain }: Site, page: Page, where: string): Promise<void> {
  for (const violation of await violations(page)) complain(`${where}: ${violation}`);
}

/** The page Play here with each game: as it opens, with a hint, with its options, when it is over, and in the list of games. */
async function lookAtGames(site: Site, page: Page, name: string): Promise<void> {
  await page.goto(`${site.origin}/play.html`);
  for (const game of await gamesOf(page)) {
    await page.selectOption('select[name=game]', game);
    await page.waitForFunction(`location.hash.startsWith('#${game}/')`);
    for (const button of ['', 'Hint', 'Options', 'Cancel', 'Play it out', 'Games']) {
      await page.evaluate(PRESS(button));
      if (button === 'Play it out') await page.locator('.scores').waitFor();
      if (button === 'Cancel') continue;
      await look(site, page, `play.html, ${game}, ${button || 'as it opens'}, ${name}`);
    }
    await page.evaluate(PRESS('Close'));
  }
}

await onSite(async (site) => {
  const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' });
  const stats = files.map((file) => statSync(join(site.dist, file)));
  const size = stats.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  const megabytes = `${(size / 1e6).toFixed(1)} MB`;
  if (size > MOST) site.complain(`the site has ${megabytes}; ${MOST / 1e6} are the most`);
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html').sort();
  const named = process.argv.slice(2).filter((word) => word.endsWith('.html'));
  const looked = named.length > 0 ? named : process.argv.includes('--all') ? pages : sample(pages);
  // The looks do not depend on each other.
  await Promise.all(
    (['on a desk', 'on a phone in the dark'] as const).map(async (name) => {
      const page = await site.open({ ...LOOKS[name], reducedMotion: 'reduce' });
      for (const path of looked) {
        await page.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
        await look(site, page, `${path} ${name}`);
      }
      if (looked.includes('play.html')) await lookAtGames(site, page, name);
      await page.close();
    }),
  );
  return `${looked.length} of ${pages.length} pages without a violation; ${megabytes}`;
});
