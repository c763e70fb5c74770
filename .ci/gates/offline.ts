/** Guards the first visit to the site, and the visit without a network.
 *
 * Visits the built site as somebody who comes for the first time, and as somebody who has installed it, in Chromium: the first visit loads
 * nothing of what runs code, and without the network everything works that the site can do.
 */
import type { Page } from 'playwright-core';
import { holds, onSite, type Site } from '../lib/browser.js';

/** What runs code on the pages, and the index of the search. */
const LATER =
  /BotLab|PositionExplorer|CodeEditor|SnippetPanel|typing|types-worker|referee-|useRun|pack-|localSearchIndex|later\.json/;

/** Waits until nothing has been asked for a while. */
async function quiet({ asked }: Site, page: Page): Promise<void> {
  for (let before = -1; before < asked.length; ) {
    before = asked.length;
    await page.waitForTimeout(3000);
  }
}

const PAGES = ['index.html', 'getting-started.html', 'rules/hal.html', 'games/duel-solo.html', 'play.html'];

/** Runs in the page: follows its first link to another page of the reference. */
const ON = `[...document.querySelectorAll('.vp-doc a')]
  .find(({ pathname }) => pathname.startsWith('/api/') && pathname !== location.pathname)
  .click()`;

/** Guides that nobody has opened before the network is gone, with a heading to go to. */
const GUIDES = ['bots.html', 'recipes/undo.html', 'rules/century-ai.html', 'contributing/commands.html#measure'];

/** Pages of the reference that nobody has opened before the network is gone. */
const UNSEEN = [
  'api/@wonders/hal/',
  'api/@wonders/core/bots/functions/searchBot.html',
  'api/@wonders/duel-solo/interfaces/View.html',
];

/** Follows links without a network, as somebody who has seen the first page, and installed nothing. */
async function readGuides({ origin, expect, lookAt }: Site, page: Page): Promise<void> {
  for (const path of GUIDES) {
    await page.goto(`${origin}/${path}`);
    await page.locator('.vp-doc h1').waitFor();
    expect(`${path} keeps its address`, page.url() === `${origin}/${path}`);
  }
  await page.locator('.vp-doc a[href*="strength"]').first().click();
  await holds(page, `location.pathname === '/strength.html'`);
  await page.locator('.vp-doc h1').waitFor();
  for (const path of [...UNSEEN, 'nowhere.html']) {
    await page.goto(`${origin}/${path}`);
    await page.getByText('this page is not kept in your browser').waitFor();
    expect(`${path} keeps its address`, page.url() === `${origin}/${path}`);
  }
  await lookAt(page, 'a page that is not kept');
}

await onSite(async (site) => {
  const { origin, asked, close, complain, expect, open } = site;
  const visitor = await open({ serviceWorkers: 'allow' });
  await visitor.goto(`${origin}/`);
  await visitor.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const page = await open({ serviceWorkers: 'allow' });
  for (const path of PAGES) await page.goto(`${origin}/${path}`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await quiet(site, page);
  for (const path of asked.filter((each) => LATER.test(each))) complain(`a first visit asks for ${path}`);
  const first = asked.length;
  await page.evaluate(`window.dispatchEvent(new Event('appinstalled'))`);
  await quiet(site, page);
  expect(
    'what is installed brings what runs code',
    asked.slice(first).some((path) => path.includes('types-worker')),
  );
  await visitor.goto(`${origin}/404.html`);
  await visitor.getByText('There is no page at this address.').waitFor();
  close();
  await readGuides(site, visitor);
  await page.goto(`${origin}/lab.html`);
  await page.locator('.cm-content').waitFor();
  await page.getByText('Complete names').click();
  await page.getByText('Types are here').waitFor({ timeout: 60_000 });
  await page.locator('.lab .race').click();
  await page.locator('.games button').first().waitFor({ timeout: 60_000 });
  await page.goto(`${origin}/explorer.html`);
  await page.locator('.examples button').first().click();
  await page.locator('.state').waitFor();
  await page.locator('.explorer').getByRole('button', { name: 'Bots' }).click();
  await page.locator('.explorer').getByRole('button', { name: 'Search' }).click();
  await page.locator('.explorer meter').first().waitFor();
  await page.goto(`${origin}/getting-started.html`);
  await page.locator('.snippet-bar .run').first().click();
  await page.locator('.run-result[data-ending=done]').first().waitFor();
  await page.locator('.VPNavBarSearch button').first().click();
  await page.locator('.VPLocalSearchBox input.search-input').fill('undo');
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
  for (const path of UNSEEN) {
    await page.goto(`${origin}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The page is alive, and leads to the next one.
    await page.evaluate(ON);
    await holds(page, `!location.pathname.endsWith(${JSON.stringify(path)})`);
    const title = await page.locator('.vp-doc h1').textContent();
    expect(`${path} leads to a page that is not kept`, title !== null && !/404/.test(await page.title()));
  }
  return `${first} requests at a first visit, none for what runs code; all of it works without the network`;
});
