/**
 * Opens every page of the built documentation in Chromium, except the many of the reference: no error in the console, no request to
 * another host, no link to an anchor that is not there. Then plays every game of the page `play` to its end.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from './browser.js';
import { root } from './packages.js';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  console.log(`Skipped: there is no ${executablePath}. Install Chromium, or name it in the variable CHROMIUM.`);
  process.exit(0);
}

const dist = join(root, 'docs/.vitepress/dist');
if (!existsSync(dist)) {
  console.error('The site has not been built: npm run docs:build.');
  process.exit(1);
}
const server = await serve(dist);
const { origin } = server;

const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .filter((file) => !file.startsWith('api/') || file.endsWith('/index.html'));

/** Runs in the page. */
const MISSING_ANCHORS = `
  [...document.querySelectorAll('a[href^="#"]')]
    .map((link) => decodeURIComponent(link.hash.slice(1)))
    .filter((id) => id !== '' && document.getElementById(id) === null)
`;

/** Runs in the page where the games can be played. */
const OFFERED = `[...document.querySelectorAll('select[name=game] option')].map(({ value }) => value)`;

const problems: string[] = [];
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage();
  let at = '';
  page.on('console', (message) => message.type() === 'error' && problems.push(`${at}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`${at}: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) problems.push(`${at}: asks ${url}`);
  });
  for (at of paths) {
    await page.goto(`${origin}/${at}`, { waitUntil: 'networkidle' });
    for (const id of await page.evaluate<string[]>(MISSING_ANCHORS)) problems.push(`${at}: there is no anchor #${id}`);
  }
  at = 'play.html';
  await page.goto(`${origin}/${at}`);
  const games = await page.evaluate<string[]>(OFFERED);
  for (const game of games) {
    at = `play.html, ${game}`;
    await page.selectOption('select[name=game]', game);
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page
      .locator('.scores')
      .waitFor({ timeout: 60_000 })
      .catch(() => problems.push(`${at}: does not come to its end`));
  }
} finally {
  await browser.close();
  server.close();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${paths.length} pages and the games played in one of them without a complaint`);
