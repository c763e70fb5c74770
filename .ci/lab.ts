/**
 * Races bots in the lab of the built site, in Chromium: an edited bot beats the random one until that is decided, a game of it is watched
 * with reasons, and a bot that throws, one that never answers and a file without a bot are named.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { serve, violations } from './browser.js';
import { root } from './packages.js';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  console.log(`Skipped: there is no ${executablePath}. Install Chromium, or name it in the variable CHROMIUM.`);
  process.exit(0);
}
const dist = join(root, 'docs/.vitepress/dist');
if (!existsSync(join(dist, 'lab.html'))) {
  console.error('The site has not been built: npm run docs -- build.');
  process.exit(1);
}

const problems: string[] = [];
const server = await serve(dist);
const browser = await chromium.launch({ executablePath });
const shots = process.env['SHOTS'];

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

/** The text of a part of the page, as soon as it says something like that. */
async function says(page: Page, selector: string, text: RegExp): Promise<void> {
  await page
    .locator(selector)
    .filter({ hasText: text })
    .first()
    .waitFor({ timeout: 120_000 })
    .catch(async () =>
      problems.push(`${selector} says ${await page.locator(selector).allTextContents()} and not ${text}`),
    );
}

async function lookAt(page: Page, what: string): Promise<void> {
  for (const violation of await violations(page)) problems.push(`${what}: ${violation}`);
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  if (wide > 0) problems.push(`${what} is ${wide} px wider than the screen`);
  if (shots !== undefined)
    await page.screenshot({ path: join(shots, `${what.replaceAll(' ', '-')}.png`), fullPage: true });
}

const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
page.on('pageerror', (error) => problems.push(error.message));
page.on('request', (request) => {
  if (!request.url().startsWith(server.origin) && !/^(data|blob):/.test(request.url()))
    problems.push(`asks ${request.url()}`);
});
const began = performance.now();
await page.goto(`${server.origin}/lab.html`);
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
  await page.getByText('Forward').click();
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
const phone = await browser.newPage({
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  isMobile: true,
  hasTouch: true,
});
await phone.goto(`${server.origin}/lab.html`);
await phone.locator('.cm-content').waitFor();
await lookAt(phone, 'lab on a phone');
await browser.close();
server.close();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The lab races, stops and names bots, in ${((performance.now() - began) / 1000).toFixed(0)} s`);
