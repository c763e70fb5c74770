/** Types into the search of the built site, in Chromium, what readers look for: the right page has to come first. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from './browser.js';
import { root } from './packages.js';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  console.log(`Skipped: there is no ${executablePath}. Install Chromium, or name it in the variable CHROMIUM.`);
  process.exit(0);
}

/** What is typed, and where the first result leads. */
const WANTED: readonly (readonly [typed: string, leads: RegExp])[] = [
  ['DUEL-145', /rules\/duel-solo(\.html)?#duel-145$/],
  ['HAL-51', /rules\/hal(\.html)?#hal-51$/],
  ['Mausoleum', /rules\/|games\//],
  ['hidden hands', /^(?!.*\/api\/)/],
  ['write a bot', /write-a-bot/],
];

const server = await serve(join(root, 'docs/.vitepress/dist'));
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage();
const problems: string[] = [];
await page.goto(`${server.origin}/index.html`);
await page.locator('.VPNavBarSearch button').first().click();
const field = page.locator('.VPLocalSearchBox input.search-input');
await field.waitFor();
for (const [typed, leads] of WANTED) {
  await field.fill('');
  await page.locator('.VPLocalSearchBox .result').first().waitFor({ state: 'detached' });
  await field.fill(typed);
  const first = page.locator('.VPLocalSearchBox .result').first();
  await first.waitFor();
  const found = (await first.getAttribute('href')) ?? '';
  if (!leads.test(found)) problems.push(`"${typed}" leads to ${found} first`);
}
await browser.close();
server.close();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${WANTED.length} searches lead to the right page first`);
