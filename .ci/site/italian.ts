import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { holds, violations } from '../lib/browser.js';
import { root } from '../lib/packages.js';
import { type Complain, drawnGamesOf, type Open, textOf } from './reader.js';

/** Words and names that are the same in both languages, in texts that are nothing else. */
const EQUAL = /^(@wonders(\/[\w-]+)?|English|Italiano|en|it|esc|SOLO|Par|Menu|(ARCH|CENT|DUEL|EIGHT|HAL)-\d+|qqqq)$/;

/** Words that stand in English sentences only. Names from an English board are in brackets. */
const FOREIGN = /\b(the|of|and|with|your|this|from|is|are|to|you)\b/i;

/**
 * Runs in the page: what stands there in a language by its nearest `lang`, seen or heard, dialogs that are shut included. A title of a game
 * and code are no language.
 */
const TEXTS = `(tag) => {
  const skipped = 'script, style, pre, code, .lang, select[name=game], .home-games h3, .VPNavBarTitle';
  const texts = new Set();
  const add = (element, text) => {
    const says = (text ?? '').replaceAll(/\\s+/g, ' ').trim();
    if (/\\p{L}{2}/u.test(says) && element.closest('[lang]')?.lang === tag && element.closest(skipped) === null) texts.add(says);
  };
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) add(walker.currentNode.parentElement, walker.currentNode.data);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) add(element, element.getAttribute(name));
  add(document.documentElement, document.title);
  return [...texts];
}`;

const textsIn = (page: Page, tag: string): Promise<string[]> => page.evaluate(`(${TEXTS})('${tag}')`);

/** A daily deal of a day that is gone: the same game in both languages. */
const DEAL = 'daily/2026-02-03';

/** Walks through all that a reader can come upon, and gives what stands there in the language, by the place. */
async function walk(page: Page, site: string, tag: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  const note = async (where: string): Promise<void> => void found.set(where, await textsIn(page, tag));
  const open = async (path: string, ready: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${site}/${path}`);
    await page.locator(ready).first().waitFor();
    await holds(page, `document.querySelector('.VPNav')?.closest('[lang]')?.lang === '${tag}'`);
  };
  await open('index.html', '.home-games');
  await note('home');
  await page.locator('.VPNavBarSearch button').first().click();
  await page.locator('.VPLocalSearchBox input.search-input').fill('qqqq');
  await page.locator('.VPLocalSearchBox .no-results').waitFor();
  await note('the search');
  await open('getting-started.html', '.vp-doc h1');
  await note('the menu beside a guide');
  await open('play.html', '.board svg');
  for (const game of await drawnGamesOf(page, 'Italian', 1)) {
    for (const [part, first] of [
      ['lessons', '.listed button'],
      ['puzzles', '.answer .ends button'],
    ] as const) {
      await open(`${part}.html#${game}/1`, '.live .board svg');
      await note(`${part} of ${game}`);
      await page
        .locator(first)
        .first()
        .evaluate((button) => (button as unknown as { click(): void }).click());
      await page.locator('.answer .told').waitFor();
      await note(`${part} of ${game}, answered`);
    }
    await open(`rules/${game}.html`, '[data-see-rule]');
    const [rule] = Object.keys(JSON.parse(readFileSync(join(root, `docs/rules/without/${game}.json`), 'utf8')));
    await page.locator(`[data-see-rule="${rule}"]`).click();
    await page.locator('.scene .fifths li').first().waitFor();
    await note(`an example of a rule of ${game}`);
    await open(`play.html#${game}/${DEAL}`, '.board svg');
    await page.locator('.tools .tool-hint').click();
    await page.locator('.why .bars, .why p').first().waitFor();
    await note(`play, ${game}`);
    await page.locator('.tools .tool-menu').click();
    await page.locator('dialog.menu .play-out').click();
    await page.locator('.scores').waitFor();
    await note(`play, ${game}, at its end`);
    if (game !== 'duel-solo') continue;
    await page.locator('.scores .further button').first().click();
    await page.locator('.log button').first().click();
    await page.locator('.why').waitFor();
    await page.locator('.review > button').click();
    await page.locator('.review ol').waitFor({ timeout: 120_000 });
    await note(`play, ${game}, reviewed`);
  }
  return found;
}

/** Italian is spoken by all that teaches and plays, from the menu to the answers, and stays over a reload; English comes back. */
export async function italian(open: Open, site: string, complain: Complain): Promise<void> {
  const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
  const english = new Set([...(await walk(await open('english', desk), site, 'en')).values()].flat());
  const first = await open('a first visit', { ...desk, locale: 'it-IT' });
  await first.goto(`${site}/index.html`);
  await first
    .locator('html[lang=it]')
    .waitFor({ timeout: 10_000 })
    .catch(() => complain('a first visit does not follow the languages of the browser'));
  const page = await open('italian', desk);
  await page.goto(`${site}/index.html`);
  await page.locator('.tongue').click();
  await page.locator('html[lang=it]').waitFor();
  const titles = await page.locator('.home-games h3').allTextContents();
  const isEnglish = (text: string): boolean => english.has(text) || FOREIGN.test(text.replaceAll(/\(.*?\)/g, ''));
  for (const [where, texts] of await walk(page, site, 'it')) {
    const same = texts
      .map((text) => titles.reduce((rest, title) => rest.replace(title, ''), text))
      .filter((text) => text !== '' && isEnglish(text) && !EQUAL.test(text));
    if (same.length > 0) complain(`${where} says ${same.map((text) => `“${text}”`).join(', ')}`);
  }
  for (const part of ['lessons', 'puzzles', 'play']) {
    for (const game of await drawnGamesOf(page, 'Italian', 1)) {
      await page.goto('about:blank');
      await page.goto(`${site}/${part}.html#${game}${part === 'play' ? '' : '/1'}`);
      await page.locator('.board svg').waitFor();
      for (const violation of await violations(page)) complain(`${part} of ${game} in Italian: ${violation}`);
      if (part !== 'lessons') continue;
      const path = join(root, 'docs/rules/lessons/it', `${game}.json`);
      const [first] = JSON.parse(readFileSync(path, 'utf8')) as readonly { title: string }[];
      const said = await textOf(page.locator('.asked h2[tabindex]'));
      if (said !== first?.title) complain(`the lesson of ${game} says “${said}”`);
    }
  }
  for (const game of await drawnGamesOf(page, 'Italian', 1)) {
    await page.goto('about:blank');
    await page.goto(`${site}/play.html#${game}`);
    await page.locator('.board svg').waitFor();
    const speaks = await page.locator('.board svg').getAttribute('lang');
    const told = await page.locator('.play .still').count();
    if ((speaks === 'en') !== (told === 1)) complain(`${game} speaks ${speaks}, and ${told} sentences say so`);
  }
  await page.goto(`${site}/play.html#duel-solo`);
  await page.locator('.board svg[lang=it]').waitFor();
  await page.locator('.tongue').click();
  await page.locator('.board svg[lang=en]').waitFor();
}
