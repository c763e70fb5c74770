/** Guards the position explorer of the site: no seat sees more than its view.
 *
 * Takes the kept saves apart in the position explorer of the built site, in Chromium: each seat and a spectator sees its own view and nothing
 * else, a refused move is named with its rule, bots explain themselves, a search grows, and a changed field is judged. Positions that are
 * asked for are found, opened, played on and copied.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Scenes } from '../../docs/rules/scenes/scene.js';
import { LEVELS } from '../../packages/core/src/bots/index.js';
import { load } from '../../packages/core/src/records/index.js';
import { holds, LOOKS, onSite, type Site, tabTo } from '../lib/browser.js';
import { games } from '../lib/games.js';
import { root } from '../lib/packages.js';
import { finds } from '../site/questions.js';

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
  return [...document.querySelectorAll('.state p.leaf')].map((leaf) => leaf.querySelector('.key').textContent + ' ' + leaf.querySelector('.value').textContent.trim());
})()`;

/** Looks at the position through another lens. */
const through = (page: Page, lens: string): Promise<void> =>
  page.locator('.lenses').getByRole('button', { name: lens }).click();

async function opened(page: Page, text: string): Promise<void> {
  if ((await page.locator('textarea').count()) === 0) await through(page, 'Open another');
  await page.locator('textarea').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  // The page forgets the text as soon as it shows what it holds.
  await holds(page, `document.querySelector('textarea') === null`);
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
    await page.locator('input[type=range]').fill(String(half));
    const shown = await page.evaluate<readonly string[]>(LEAVES);
    if (shown.join('\n') !== expected.join('\n')) {
      const at = expected.findIndex((leaf, i) => leaf !== shown[i]);
      complain(
        `${id}, ${viewer}: shows ${shown[at]} and not ${expected[at]} (${shown.length} and ${expected.length} leaves)`,
      );
    }
    const whole = await page.evaluate<string>(`document.documentElement.outerHTML`);
    const secrets = [String(record.options.seed), ...JSON.stringify(state.rng ?? '').matchAll(/\d{6,}/g)].map(String);
    for (const secret of secrets.filter((each) => each.length > 5 && whole.includes(each)))
      complain(`${id}, ${viewer}: the page holds ${secret}`);
  }
}

const folder = join(root, 'examples/saves');
const saved = (name: string): string => readFileSync(join(folder, `${name}.json`), 'utf8');
const duel = (await games()).find(({ pkg }) => pkg.id === 'duel-solo');
if (duel === undefined) throw new Error('there is no duel-solo');
const { game } = duel;

/** Runs in the page: the links of a part of it that lead somewhere within the site. */
const LINKS = (part: string): string =>
  `[...new Set([...document.querySelectorAll(${JSON.stringify(part)} + ' a[href]')].map(({ pathname, hash }) => pathname + hash))]`;

/** Runs in the page: keeps in `growth` the visits of the first move each time the search tells of them. */
const GROWTH = `{
  const bots = document.querySelector('section[aria-label=Bots]');
  globalThis.growth = [];
  new MutationObserver(() => {
    const [, visits] = /(\\d+) visits?/.exec(bots.querySelector('.moves li')?.textContent) ?? [];
    if (visits !== undefined) growth.push(Number(visits));
  }).observe(bots, { subtree: true, childList: true, characterData: true });
}`;

/** The tree and the board light up each other, show what a move has changed, and lead to the reference and the pieces. */
async function takesApart({ complain, dist, expect }: Site, page: Page): Promise<void> {
  await opened(page, saved('duel-solo'));
  await page.locator('input[type=range]').fill('33');
  await page.evaluate(LEAVES);
  // Pieces that do not lie on the board lead to the page of the game as well.
  const named = await page.locator('.state .value a').allTextContents();
  const drawn = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('.board [data-piece]')].map(({ dataset }) => dataset.piece)`,
  );
  const id = named.find((each) => each.length > 3 && drawn.some((place) => place.endsWith(`-${each}`))) ?? '';
  expect(
    'a piece off the board leads nowhere',
    named.some((each) => !drawn.some((place) => place.endsWith(each))),
  );
  const piece = page.locator('.state .value a', { hasText: new RegExp(`^${id}$`) }).first();
  await piece.hover();
  await page.locator('.board .pointed').first().waitFor();
  const places = page.locator(`.board [data-piece$="${id}"]`);
  await page.mouse.move(0, 0);
  await places.first().hover({ force: true });
  await page.locator('.state .leaf.lit', { hasText: id }).first().waitFor();
  await page.locator('.explorer').getByRole('button', { name: 'One move back', exact: true }).click();
  const changes = await page.locator('.state del').count();
  expect('what a move has changed shows what was there', changes > 0);
  const old = await page.locator('.state .leaf:has(del)').first();
  const [key, was] = [await old.locator('.key, b').textContent(), await old.locator('del').textContent()];
  await page.locator('.explorer').getByRole('button', { name: 'One move back', exact: true }).click();
  await page.evaluate(LEAVES);
  const before = await page
    .locator('.state .leaf', { has: page.locator('.key', { hasText: new RegExp(`^${key}$`) }) })
    .locator('.value')
    .allTextContents();
  expect(
    `${key} was ${was}, and not ${before}`,
    before.some((text) => text.trim() === was),
  );
  const all = await page.evaluate<readonly string[]>(LINKS('.explorer .panel'));
  for (const part of ['interfaces/City.html#coins', 'interfaces/Settings.html#', 'games/duel-solo.html#piece-'])
    expect(
      `nothing in the tree leads to ${part}`,
      all.some((address) => address.includes(part)),
    );
  for (const address of all) {
    const [path = '', anchor = ''] = address.split('#');
    const file = join(dist, path.endsWith('.html') ? path : `${path}.html`);
    if (!existsSync(file)) complain(`a link to ${address}, which is not there`);
    else if (anchor !== '' && !readFileSync(file, 'utf8').includes(`id="${anchor}"`))
      complain(`a link to ${address}, where no such place is`);
  }
}

/** What may be asked of a position: refused moves, chances, bots, numbers, a test, another field. */
async function answers({ expect, lookAt }: Site, page: Page): Promise<void> {
  const text = (selector: string) => page.locator(selector).first().textContent();
  await opened(page, saved('duel-solo'));
  await page.locator('input[type=range]').fill('33');
  const read = load(game, saved('duel-solo'));
  if (!read.ok) throw new Error(read.issue.message);
  const { options, moves } = read.playthrough.record;
  const state = moves.slice(0, 33).reduce((now, move) => game.applyMove(now, move), game.newGame(options));
  const scenes = JSON.parse(readFileSync(join(root, 'docs/rules/scenes/duel-solo.json'), 'utf8')) as Scenes;
  const refused = moves.flatMap((move) => {
    const refusal = game.check(state, move);
    const rule = refusal !== undefined && 'rule' in refusal ? String(refusal.rule) : '';
    return rule in scenes && refusal !== undefined
      ? [{ code: game.encodeMove(move), rule, refusal: refusal.code }]
      : [];
  })[0];
  if (refused === undefined) throw new Error('no move is refused by a rule with an example');
  await through(page, 'Moves');
  const move = page.locator('input[name=move]');
  await move.fill('give nothing');
  expect('an unreadable move is refused', /malformed/.test((await text('.answer')) ?? ''));
  await move.fill(refused.code);
  await page.locator('.answer button').waitFor();
  const answer = (await text('.answer')) ?? '';
  expect(`${refused.code} is refused: ${answer}`, answer.includes(refused.refusal) && answer.includes(refused.rule));
  await page.locator('.answer button').click();
  await page.locator('dialog.scene .boards svg').first().waitFor();
  await page.keyboard.press('Escape');
  await move.press('Tab');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.tools').getByRole('button', { name: 'Copy as test' }).click();
  await page.getByText('The test is copied').waitFor();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(
    `a copied test is ${copied}`,
    /scene/.test(copied) && copied.includes(refused.code) && copied.includes(refused.refusal),
  );
  while ((await page.locator('section[aria-label=Moves] .moves summary').count()) < 2)
    await page.locator('.explorer').getByRole('button', { name: 'One move back', exact: true }).click();
  // The list may still change after the last step back, and closes what was opened.
  const told = page.locator('section[aria-label=Moves] .moves ul li').nth(1);
  for (let tries = 0; tries < 5 && !(await told.isVisible()); tries++) {
    await page.locator('section[aria-label=Moves] .moves summary').first().click();
    await told.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  expect('a move has no preview', await told.isVisible());
  await through(page, 'Bots');
  const efforts = await page.locator('section[aria-label=Bots] > details:not(.asked)').count();
  expect(`${efforts} efforts explain themselves`, efforts === (game.efforts ?? [0]).length);
  await page.locator('section[aria-label=Bots] > details summary').first().click();
  expect('an effort gives no reason', ((await text('section[aria-label=Bots] > details ol li')) ?? '').length > 5);
  await page.getByRole('button', { name: 'Ask the other bots' }).click();
  await page.getByText('All have answered').waitFor({ timeout: 120_000 });
  const asked = await page.locator('details.asked b').allTextContents();
  expect(
    `these bots answer: ${asked}`,
    asked.join() === ['random', 'greedy', ...LEVELS.map((level) => `level:${level}`)].join(),
  );
  await page.locator('details.asked summary').last().click();
  expect('a level weighs nothing', ((await text('details.asked[open] li')) ?? '').length > 5);
  await page.evaluate(GROWTH);
  await page.locator('.explorer').getByRole('button', { name: 'Search' }).click();
  await page.getByText('The search is done').waitFor({ timeout: 120_000 });
  const visits = await page.evaluate<readonly number[]>('growth');
  expect(`the search grows from ${visits[0]} to ${visits.at(-1)} visits`, (visits.at(-1) ?? 0) > (visits[0] ?? 0));
  await page.getByRole('button', { name: 'Observe' }).click();
  await page.getByText('actions that the mask allows').waitFor();
  await lookAt(page, 'explorer on a desk');
  await through(page, 'Change');
  await page.locator('input[name=path]').fill('rules');
  await page.locator('input[name=value]').fill('"none"');
  await page.locator('section[aria-label="Change the position"] button').click();
  expect('a broken field is judged', /No state any more/.test((await text('.field [role=status]')) ?? ''));
  const dealt = game.newGame({ chance: 'manual', seed: 'chances' });
  await opened(page, JSON.stringify(dealt));
  await through(page, 'Moves');
  const weights = await page
    .locator('section[aria-label=Moves] meter')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('value'))));
  const chances = game.chances(dealt);
  const sum = chances.reduce((total, { weight }) => total + weight, 0);
  expect('chances are bars of their weights', String(weights) === String(chances.map(({ weight }) => weight / sum)));
}

/** Everything by the keyboard: open, look, try, ask. */
async function byKeyboard({ open, origin, expect }: Site): Promise<void> {
  const page = await open(LOOKS['on a desk']);
  await page.goto(`${origin}/explorer.html`);
  await page.locator('textarea').waitFor();
  await tabTo(page, 'textarea');
  await page.keyboard.insertText(saved('hal'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.state').waitFor();
  await tabTo(page, 'select[name=viewer]');
  await page.keyboard.press('End');
  expect('the keyboard changes the seat', (await page.locator('select[name=viewer]').inputValue()) === 'spectator');
  await page.keyboard.press('Home');
  await tabTo(page, 'input[type=range]');
  const ply = await page.locator('input[type=range]').inputValue();
  await page.keyboard.press('ArrowLeft');
  expect('the keyboard steps back', (await page.locator('input[type=range]').inputValue()) !== ply);
  await tabTo(page, '.state summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.state .leaf a');
  await tabTo(page, '.lenses button:nth-child(2)');
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[name=move]');
  await page.keyboard.insertText('give a');
  await page.locator('.answer').waitFor();
  await tabTo(page, '.lenses button:nth-child(4)');
  await page.keyboard.press('Enter');
  await tabTo(page, 'section[aria-label="Change the position"] button');
  await page.close();
}

await onSite(async (site) => {
  const { origin, open, lookAt } = site;
  const page = await open(LOOKS['on a desk']);
  await page.goto(`${origin}/explorer.html`);
  await page.locator('textarea').waitFor();
  await lookAt(page, 'explorer without a position');
  await page.locator('.examples button').first().click();
  await page.locator('.state').waitFor();
  const kept = (await games()).map(({ pkg }) => `${pkg.id}.json`);
  for (const file of readdirSync(folder).filter((name) => kept.includes(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    await opened(page, text);
    await seesOnly(site, page, file.replace('.json', ''), text);
  }
  await takesApart(site, page);
  await answers(site, page);
  await byKeyboard(site);
  await finds(site);
  for (const name of ['on a phone', 'on a desk in the dark'] as const) {
    const other = await open(LOOKS[name]);
    await other.goto(`${origin}/explorer.html`);
    await other.locator('textarea').waitFor();
    await opened(other, readFileSync(join(folder, 'duel-solo.json'), 'utf8'));
    await lookAt(other, `explorer ${name}`);
  }
  return 'The explorer shows each seat its view';
});
