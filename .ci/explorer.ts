/**
 * Takes the kept saves apart in the position explorer of the built site, in Chromium: each seat and a spectator sees its own view and nothing
 * else, a refused move is named with its rule, bots explain themselves, a search grows, and a changed field is judged.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { load } from '../packages/core/src/records/index.js';
import { LOOKS, onSite, type Site } from './browser.js';
import { games } from './games.js';
import { root } from './packages.js';

/** The leaves of a value, as the tree shows them. */
function leavesOf(name: string, value: unknown): readonly string[] {
  const hidden = value === 'hidden' || (typeof value === 'object' && value !== null && 'hidden' in value);
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([key, part]) => leavesOf(key, part));
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return [`${name} ${hidden ? 'hidden from this seat' : text}`];
}

/** Runs in the page: opens the whole tree, and gives its leaves. */
const LEAVES = `(async () => {
  for (let shut = []; (shut = [...document.querySelectorAll('.state details:not([open])')]).length > 0; ) {
    for (const each of shut) each.open = true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return [...document.querySelectorAll('.state .leaf')].map((leaf) => leaf.querySelector('b').textContent + ' ' + leaf.querySelector('.value').textContent.trim());
})()`;

async function opened(page: Page, text: string): Promise<void> {
  await page.locator('textarea').fill(text);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('.state').waitFor();
}

/** Each viewer of a save is shown its view, and nothing of the game's secrets stands in the page. */
async function seesOnly({ complain }: Site, page: Page, id: string, text: string): Promise<void> {
  const { game } = (await games()).find(({ pkg }) => pkg.id === id) ?? {};
  if (game === undefined) return;
  const read = load(game, text);
  if (!read.ok) throw new Error(read.issue.message);
  const { record } = read.playthrough;
  // In the middle of a game hands are full.
  const half = record.moves.length >> 1;
  const state = record.moves
    .slice(0, half)
    .reduce((now, move) => game.applyMove(now, move, game.activeSeats(now)[0]), game.newGame(record.options));
  for (const viewer of [...game.seats(state).keys(), 'spectator'] as const) {
    await page.selectOption('select[name=viewer]', String(viewer));
    const expected = Object.entries(game.view(state, viewer)).flatMap(([key, part]) => leavesOf(key, part));
    let shown: readonly string[] = [];
    // The page may still be opening the game, which then stands at its end.
    for (let tries = 0; tries < 50 && shown.join('\n') !== expected.join('\n'); tries++) {
      await page.locator('input[type=range]').fill(String(half));
      await page.waitForTimeout(100);
      shown = await page.evaluate<readonly string[]>(LEAVES);
    }
    if (shown.join('\n') !== expected.join('\n')) {
      const at = expected.findIndex((leaf, i) => leaf !== shown[i]);
      complain(
        `${id}, ${viewer}: shows ${shown[at]} and not ${expected[at]} (${shown.length} and ${expected.length} leaves)`,
      );
    }
    const whole = await page.evaluate<string>(
      `document.documentElement.outerHTML + document.querySelector('textarea').value`,
    );
    const secrets = [String(record.options.seed), ...JSON.stringify(state.rng ?? '').matchAll(/\d{6,}/g)].map(String);
    for (const secret of secrets.filter((each) => each.length > 5 && whole.includes(each)))
      complain(`${id}, ${viewer}: the page holds ${secret}`);
  }
}

await onSite(async (site) => {
  const { origin, open, expect, lookAt } = site;
  const page = await open(LOOKS['on a desk']);
  await page.goto(`${origin}/explorer.html`);
  await page.locator('textarea').waitFor();
  const folder = join(root, 'examples/saves');
  const kept = (await games()).map(({ pkg }) => `${pkg.id}.json`);
  for (const file of readdirSync(folder).filter((name) => kept.includes(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    await opened(page, text);
    await seesOnly(site, page, file.replace('.json', ''), text);
  }
  await opened(page, readFileSync(join(folder, 'hal.json'), 'utf8'));
  for (let i = 0; i < 40 && (await page.locator('.moves summary').count()) < 2; i++)
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('.moves summary').first().click();
  await page.locator('input[name=move]').fill('give nothing');
  expect('an unreadable move is refused', /malformed/.test((await page.locator('.answer').textContent()) ?? ''));
  await page.locator('input[name=move]').fill('give a');
  expect('a move is refused with its reason', /not-now/.test((await page.locator('.answer').textContent()) ?? ''));
  await page.locator('.explorer').getByRole('button', { name: 'Search' }).click();
  await page.locator('.explorer meter').first().waitFor();
  await page.getByText('The search is done').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Observe' }).click();
  await page.getByText('actions that the mask allows').waitFor();
  await lookAt(page, 'explorer on a desk');
  await page.locator('input[name=path]').fill('rules');
  await page.locator('input[name=value]').fill('"none"');
  await page.getByRole('button', { name: 'Change' }).click();
  expect(
    'a broken field is judged',
    /No state any more/.test((await page.locator('.field [role=status]').textContent()) ?? ''),
  );
  for (const name of ['on a phone', 'on a desk in the dark'] as const) {
    const other = await open(LOOKS[name]);
    await other.goto(`${origin}/explorer.html`);
    await other.locator('textarea').waitFor();
    await opened(other, readFileSync(join(folder, 'duel-solo.json'), 'utf8'));
    await lookAt(other, `explorer ${name}`);
  }
  return 'The explorer shows each seat its view';
});
