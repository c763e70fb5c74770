/** Guards the pages of the site for people who use a keyboard, a screen reader or large print, and its size.
 *
 * Checks the pages of the built site in Chromium with axe, on a desk in light colours and on a phone in dark ones: no violation of what
 * people need who use a keyboard, a screen reader or large print. It looks at the pages that the commit changes, and at some of each kind that
 * it draws; `--all` looks at every page. Each game of Play here is looked at as it opens, with a hint, with its options, when it is over, and in
 * the list of games; its lesson and its puzzles as they open and once they are answered. All that in one of the looks, with `--all` in both.
 * Also holds the size of the site.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { holds, LOOKS, onSite, type Site, violations } from '../lib/browser.js';
import { ALL, commitDraws } from '../lib/draws.js';
import { drawnPages, pagesIn } from '../site/pages.js';
import { gamesOf, pick } from '../site/reader.js';

/**
 * In bytes, of which the reference takes two thirds, what knows the types 5 MB, and eight pictures of each game 1.7 MB; 148 MB were once
 * its sidebar, repeated in every page.
 */
const MOST = 72_000_000;

const NAMES = ['on a desk', 'on a phone in the dark'] as const;

/** Whether something is looked at in a look: the commit draws one of the two, `--all` takes both. */
const isIn = (look: number, what: string): boolean => ALL || commitDraws(`the look of ${what}`, NAMES.length) === look;

/** Runs in the page: the buttons of Play here that change what there is to see. */
const PRESS = (text: string): string =>
  `[...document.querySelectorAll('.play button')].find((button) => [button.textContent, button.lastChild?.textContent].includes('${text}'))?.click()`;

async function look({ complain }: Site, page: Page, where: string): Promise<void> {
  for (const violation of await violations(page)) complain(`${where}: ${violation}`);
}

/** The page Play here with each game: as it opens, with a hint, with its options, when it is over, and in the list of games. */
async function lookAtGames(site: Site, page: Page, games: readonly string[], name: string): Promise<void> {
  await page.goto(`${site.origin}/play.html`);
  for (const game of games) {
    await pick(page, 'game', game);
    await holds(page, `location.hash.startsWith('#${game}/')`);
    for (const button of ['', 'Hint', 'Menu', 'Options', 'Cancel', 'Play it out', 'Your games']) {
      await page.evaluate(PRESS(button));
      if (button === 'Play it out') await page.locator('.scores').waitFor();
      if (button === 'Cancel') continue;
      await look(site, page, `play.html, ${game}, ${button || 'as it opens'}, ${name}`);
      if (button === 'Menu' || button === 'Your games') await page.keyboard.press('Escape');
    }
  }
}

/** The lesson and the puzzles of each game: as they open, and once the first is answered. */
async function lookAtTasks(site: Site, page: Page, games: readonly string[], name: string): Promise<void> {
  for (const game of games)
    for (const path of ['lessons', 'puzzles']) {
      await page.goto('about:blank');
      await page.goto(`${site.origin}/${path}.html#${game}/1`);
      await page.locator('.live .board svg').waitFor();
      await look(site, page, `${path}.html, ${game}, ${name}`);
      await page.evaluate(`document.querySelector('.listed button').click()`);
      await page.locator('.answer .told').waitFor();
      await look(site, page, `${path}.html, ${game}, answered, ${name}`);
    }
}

await onSite(async (site) => {
  const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' });
  const stats = files.map((file) => statSync(join(site.dist, file)));
  const size = stats.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  const megabytes = `${(size / 1e6).toFixed(1)} MB`;
  if (size > MOST) site.complain(`the site has ${megabytes}; ${MOST / 1e6} are the most`);
  const pages = pagesIn(site.dist);
  const named = process.argv.slice(2).filter((word) => word.endsWith('.html'));
  const looked = named.length > 0 ? named : drawnPages(pages, 'axe');
  for (const path of pages)
    if (!/<main|role="main"/.test(readFileSync(join(site.dist, path), 'utf8')))
      site.complain(`${path} has no main part before its scripts run`);
  // The looks do not depend on each other.
  await Promise.all(
    NAMES.map(async (name, i) => {
      const page = await site.open({ ...LOOKS[name], reducedMotion: 'reduce' });
      for (const path of looked.filter((each) => named.length > 0 || isIn(i, each))) {
        await page.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
        await look(site, page, `${path} ${name}`);
      }
      await page.goto(`${site.origin}/play.html`);
      const games = (await gamesOf(page)).filter((game) => isIn(i, game));
      if (looked.includes('play.html')) await lookAtGames(site, page, games, name);
      if (looked.includes('lessons.html')) await lookAtTasks(site, page, games, name);
      await page.close();
    }),
  );
  return `${looked.length} of ${pages.length} pages without a violation; ${megabytes}`;
});
