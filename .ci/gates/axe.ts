/** Guards the pages of the site for people who use a keyboard, a screen reader or large print, and its size.
 *
 * Checks the pages of the built site in Chromium with axe, on a desk in light colours and on a phone in dark ones: no violation of what
 * people need who use a keyboard, a screen reader or large print. Of the members of the reference it looks at one of each kind, and at those
 * that the commit draws, each in one of the looks; `--all` looks at every page in both. Each game of Play here is looked at as it opens, with
 * a hint, with its options, when it is over, and in the list of games; its lesson and its puzzles as they open and once they are answered.
 * Also holds the size of the site.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LOOKS, onSite, type Site, violations } from '../lib/browser.js';
import { commitDraws } from '../lib/draws.js';
import { gamesOf } from '../site/reader.js';

/**
 * In bytes, of which the reference takes two thirds, what knows the types 5 MB, and eight pictures of each game 1.7 MB; 148 MB were once
 * its sidebar, repeated in every page.
 */
const MOST = 64_000_000;

const NAMES = ['on a desk', 'on a phone in the dark'] as const;

/** A commit draws one of so many members of the reference for each look: in sixteen commits most have their turn in one. */
const SHARE = 32;

/** The kind of a member of the reference; `undefined` for other pages. */
const kindOf = (path: string): string | undefined =>
  /\/(functions|interfaces|type-aliases|variables|classes)\//.exec(path)?.[1];

/** The pages to look at in a look: whatever is no member of the reference, one member of each kind, and those that are drawn. */
function sample(paths: readonly string[], look: number): string[] {
  const kinds = new Set<string>();
  return paths.filter((path) => {
    const kind = kindOf(path);
    if (kind === undefined || commitDraws(path, SHARE) === look) return true;
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

/** The lesson and the puzzles of each game: as they open, and once the first is answered. */
async function lookAtTasks(site: Site, page: Page, name: string): Promise<void> {
  await page.goto(`${site.origin}/play.html`);
  for (const game of await gamesOf(page))
    for (const path of ['lessons', 'puzzles']) {
      await page.goto('about:blank');
      await page.goto(`${site.origin}/${path}.html#${game}/1`);
      await page.locator('.live .board svg').waitFor();
      await look(site, page, `${path}.html, ${game}, ${name}`);
      await page.evaluate(`document.querySelector('.live details button').click()`);
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
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html').sort();
  const named = process.argv.slice(2).filter((word) => word.endsWith('.html'));
  const looked = NAMES.map((_, look) =>
    named.length > 0 ? named : process.argv.includes('--all') ? pages : sample(pages, look),
  );
  for (const path of pages)
    if (!/<main|role="main"/.test(readFileSync(join(site.dist, path), 'utf8')))
      site.complain(`${path} has no main part before its scripts run`);
  // The looks do not depend on each other.
  await Promise.all(
    NAMES.map(async (name, i) => {
      const page = await site.open({ ...LOOKS[name], reducedMotion: 'reduce' });
      for (const path of looked[i] ?? []) {
        await page.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
        await look(site, page, `${path} ${name}`);
      }
      if (looked[i]?.includes('play.html')) await lookAtGames(site, page, name);
      if (looked[i]?.includes('lessons.html')) await lookAtTasks(site, page, name);
      await page.close();
    }),
  );
  return `${looked.map(({ length }) => length).join(' and ')} of ${pages.length} pages without a violation; ${megabytes}`;
});
