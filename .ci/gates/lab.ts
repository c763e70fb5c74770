/** Guards the lab of the site: bots race there, and a bad one is named.
 *
 * Races bots in the lab of the built site, in Chromium: an edited bot beats the random one until that is decided, a game of it is watched
 * with reasons, and a bot that throws, one that never answers and a file without a bot are named.
 */
import type { Page } from 'playwright-core';
import { LOOKS, onSite, tabTo } from '../lib/browser.js';

/** A bot in one line, for the kinds of trouble that bots make. */
const botOf = (body: string): string => `export const mine = () => (turn) => { ${body} };`;

/** Ends a race, if one goes on. */
const HALT = `(() => {
  const button = document.querySelector('.lab .race');
  if (button.textContent.includes('Stop')) button.click();
})()`;

/** Writes a bot and races it. */
async function race(page: Page, code: string): Promise<void> {
  await page.evaluate(HALT);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(code);
  await page.locator('.lab .race').click();
}

await onSite(async ({ origin, open, complain, lookAt }) => {
  /** Waits until a part of the page says something like that. */
  const says = (page: Page, selector: string, text: RegExp): Promise<void> =>
    page
      .locator(selector)
      .filter({ hasText: text })
      .first()
      .waitFor({ timeout: 120_000 })
      .catch(async () =>
        complain(`${selector} says ${await page.locator(selector).allTextContents()} and not ${text}`),
      );

  const page = await open(LOOKS['on a desk']);
  await page.goto(`${origin}/lab.html`);
  await page.locator('.cm-content').waitFor();
  await page.selectOption('select[name=starter]', 'one move ahead, by evaluate');
  await page.selectOption('select[name=game]', 'duel-solo');
  await page.selectOption('select[name=variant]', {
    index: (await page.locator('select[name=variant] option').count()) - 1,
  });
  const edited = `${await page.evaluate<string>(`document.querySelector('.cm-content').cmTile.view.state.doc.toString()`)}\n// Edited.\n`;
  await race(page, edited);
  await says(page, '.answer', /Decided after \d+ deals: your bot is better than random/);
  await page.locator('.games button').first().click();
  await page.getByText('Asking both bots why').waitFor({ state: 'detached' });
  for (let ply = 0; ply < 9 && !(await page.locator('.whys').textContent())?.includes('tried 1 time'); ply++)
    await page.getByRole('button', { name: 'One move on' }).click();
  await says(page, '.whys', /tried 1 time/);
  await lookAt(page, 'lab on a desk');
  for (const [what, code, selector, told] of [
    ['a bot that throws', botOf('throw new Error("no idea")'), '.faults li', /your bot: .*no idea.*line 1/],
    ['a bot that makes no move', botOf('return { move: 7, candidates: [] }'), '.faults li', /your bot/],
    ['a bot that loops', botOf('for (;;);'), '.faults li', /no answer within 5 s, so it was stopped/],
    ['a file without a bot', 'console.log(1);', '.failure', /exports no bot/],
    ['a file that is no code', 'export const = 1;', '.failure', /^Line 1: /],
  ] as const) {
    await race(page, code);
    await says(page, selector, told);
    if (what === 'a bot that throws') {
      await page.locator('.faults button').first().click();
      await page.locator('.watch .board svg').waitFor();
    }
  }
  const keys = await open(LOOKS['on a desk']);
  await keys.goto(`${origin}/lab.html`);
  await keys.locator('.cm-content').waitFor();
  await tabTo(keys, 'select[name=game]');
  await keys.keyboard.press('ArrowDown');
  await tabTo(keys, 'select[name=starter]');
  await keys.keyboard.press('ArrowDown');
  await tabTo(keys, '.cm-content');
  await keys.keyboard.press('Control+End');
  await keys.keyboard.type('// By the keyboard.');
  await tabTo(keys, '.race');
  await keys.keyboard.press('Enter');
  await keys.locator('.games button').first().waitFor({ timeout: 60_000 });
  await tabTo(keys, '.games button');
  await keys.keyboard.press('Enter');
  await keys.locator('.watch .board svg').waitFor();
  await tabTo(keys, '.watch input[type=range]', 400);
  await keys.keyboard.press('ArrowRight');
  await says(keys, '.watch', /Move 1 of/);
  await keys.close();
  // Whoever is faster than the network races as well.
  const early = await open(LOOKS['on a desk']);
  let held = 0;
  await early.route(/chunks\/(board|words)\./, async (route) => {
    held++;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await early.goto(`${origin}/lab.html`);
  await early.locator('.cm-content').waitFor();
  await early.locator('.lab .race').click();
  if (held === 0) complain('no chunk of rules was held back');
  await says(early, '.games', /./);
  await early.close();
  for (const name of ['on a phone', 'on a desk in the dark'] as const) {
    const other = await open(LOOKS[name]);
    await other.goto(`${origin}/lab.html`);
    await other.locator('.cm-content').waitFor();
    await lookAt(other, `lab ${name}`);
  }
  return 'The lab races, stops and names bots';
});
