import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { holds } from '../lib/browser.js';
import { drawn } from '../lib/draws.js';

/** Opens a page in a browser of its own, and notes its errors under a name. */
export type Open = (name: string, options?: BrowserContextOptions) => Promise<Page>;
/** Notes what is wrong. */
export type Complain = (problem: string) => void;

/** What readers do, from an address on. */
type Check = (open: Open, address: string, complain: Complain) => Promise<void>;

/** Makes a third of these checks, as the commit draws them, and tells how long each took; one that cannot go on is a complaint. */
export async function inTurn(
  where: string,
  checks: readonly Check[],
  open: Open,
  address: string,
  complain: Complain,
): Promise<void> {
  const names = checks.map(({ name }) => name);
  const turn = drawn(names, where, Math.ceil(names.length / 3));
  for (const check of checks.filter(({ name }) => turn.includes(name))) {
    const begun = Date.now();
    const problem = (text: string) => complain(`${where}, ${check.name}: ${text}`);
    await check(open, address, problem).catch((error: Error) => problem(error.message));
    console.log(`${check.name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
}

/** A desk, without movements. */
export const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
/** The narrowest phone, without movements. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

export const textOf = async (place: Locator): Promise<string> => (await place.textContent())?.trim() ?? '';
export const seedOf = (page: Page): Promise<string> => textOf(page.locator('.play .deal'));
const button = (page: Page, name: string): Locator => page.locator('.play').getByRole('button', { name, exact: true });

/** The button of the menu stands beside the board, above it on a phone, or on the result. */
const openMenu = (page: Page): Promise<void> => page.locator('.play .tool-menu:visible').last().click();

/** Presses a button beside the board; one that is not there is in the menu. */
export async function press(page: Page, name: string): Promise<void> {
  if ((await button(page, name).count()) === 0) await openMenu(page);
  await button(page, name).click();
}

/** Chooses in a field of the menu. */
export async function pick(page: Page, field: 'game' | 'variant' | 'language', value: string): Promise<void> {
  if (!(await page.locator('dialog.menu').isVisible())) await openMenu(page);
  await page.selectOption(`dialog.menu select[name=${field}]`, value);
}

/** Runs in the page: how many moves its game has. The address tells that later, once the page has time. */
export const PLAYED = `document.querySelector('.steps input').max`;

export const variant = (page: Page): Promise<string> => page.locator('select[name=variant]').inputValue();

/** Does something, and waits until another game or position is on the table. */
export async function until(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = new URL(page.url()).hash;
  await act();
  await holds(page, `location.hash !== ${JSON.stringify(before)}`);
}

export async function go(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.board svg').waitFor();
  await holds(page, `location.hash.includes('/')`);
}

/** Taps a move of the list, and taps it again where the page waits for that. */
async function playListed(page: Page, move: Locator): Promise<void> {
  // A mouse stays where it has clicked, over what comes there; a finger does not.
  const use = (await page.evaluate<number>('navigator.maxTouchPoints')) > 0 ? 'tap' : 'click';
  await until(page, async () => {
    await move[use]();
    const confirm = page.locator('.answer .do');
    if ((await confirm.count()) > 0) await confirm[use]();
  });
}

export const playOne = (page: Page) => playListed(page, page.locator('aside .moves button').first());
/** Where the focus is, by the parts of Play. */
const FOCUSED = `(() => {
  const now = document.activeElement;
  return now.closest('.board') ? 'board' : now.closest('.scores') ? 'result' : now.closest('aside :is(.moves, .answer)') ? 'moves' : now.tagName;
})()`;

/** Complains where the focus does not come to a part of Play: it comes with the picture, some frames after the move. */
export async function expectFocus(page: Page, part: 'board' | 'moves' | 'result', when: string, complain: Complain) {
  await holds(page, `${FOCUSED} === '${part}'`).catch(async () =>
    complain(`${when} the focus is on ${await page.evaluate<string>(FOCUSED)}`),
  );
}

/** Some of the games that the page offers, as the commit draws them: one where whole games are played. */
export const drawnGamesOf = async (page: Page, purpose: string, many = 2): Promise<readonly string[]> =>
  drawn(await gamesOf(page), purpose, many);

/** The games that the page offers. */
export const gamesOf = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('select[name=game] option')].map(({ value }) => value)`);
