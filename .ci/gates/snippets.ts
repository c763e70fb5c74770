/** Guards the examples on the site: *Run* prints what their comments say.
 *
 * Presses *Run* below the examples of the pages that the commit changes or draws, with `--all` of every page, in Chromium: each ends without an error and prints what its comments say. Then does
 * what readers do: edits one, shares it, stops an endless loop. Nothing may leave the page, and nothing is loaded before the first *Run*.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expectedOf } from '../../docs/.vitepress/snippets/expected.js';
import { holds, LOOKS, onSite, type Site, tabTo } from '../lib/browser.js';
import { drawnPages, pagesIn } from '../site/pages.js';

/** What the first Edit may load, in compressed bytes. */
const MOST_LOADED = 250_000;

/** An example as its page shows it after it ran. */
interface Ran {
  readonly code: string;
  readonly ending: string;
  readonly says: string;
  readonly printed: readonly { readonly line: number; readonly text: string }[];
}

/** Runs in the page: presses Run of those examples whose text is not known yet, some at a time, and tells how they ended. */
const RUN_ALL = `async (known) => {
  const bars = [...document.querySelectorAll('.snippet-bar')].filter((bar) => bar.querySelector('.run') !== null);
  const codeOf = (bar) => bar.previousElementSibling.querySelector('pre code').textContent;
  const fresh = bars.filter((bar) => bar.hasAttribute('data-continued') || !known.includes(codeOf(bar)));
  const ended = (bar) => {
    const ending = bar.querySelector('.run-result')?.dataset.ending;
    return ending !== undefined && ending !== 'running';
  };
  const left = [...fresh];
  const work = async () => {
    for (let bar = left.shift(); bar !== undefined; bar = left.shift()) {
      bar.querySelector('.run').click();
      while (!ended(bar)) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([work(), work(), work()]);
  return fresh.map((bar) => ({
    code: codeOf(bar),
    ending: bar.querySelector('.run-result').dataset.ending,
    says: bar.querySelector('[role=status]').textContent,
    printed: [...bar.querySelectorAll('li[data-line]')].map((item) => ({
      line: Number(item.dataset.line),
      text: [...item.querySelectorAll('.values > .tree')].map((value) => value.querySelector('summary')?.textContent ?? value.textContent).join(' '),
    })),
  }));
}`;

const squeezed = (text: string): string => text.replaceAll(/[\s'"]/g, '');

/** What is wrong with an example that ran. */
function faultsOf({ code, ending, says, printed }: Ran): readonly string[] {
  if (ending !== 'done') return [says];
  return expectedOf(code).flatMap(({ line, text }) => {
    const told = printed.filter((each) => each.line === line).map((each) => each.text);
    if (told.length === 0) return [`line ${line} prints nothing`];
    return told
      .filter((each) => squeezed(each) !== squeezed(text))
      .map((each) => `line ${line} prints ${each} and not ${text}`);
  });
}

const named = process.argv.slice(2).filter((word) => word !== '--all');

/** The pages with examples. */
const pathsIn = (dist: string): readonly string[] =>
  pagesIn(dist).filter((file) => readFileSync(join(dist, file), 'utf8').includes('"snippet-bar"'));

/** Follows a link, as a reader does: the page need not load again. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(`(() => {
    for (const old of document.querySelectorAll('.snippet-bar')) old.classList.remove('snippet-bar');
    const link = document.createElement('a');
    link.href = '/${path}';
    document.body.append(link);
    link.click();
    link.remove();
  })()`);
  await holds(page, `document.querySelector('.snippet-bar') !== null`);
}

async function runAll({ complain }: Site, page: Page, paths: readonly string[]): Promise<number> {
  const known: string[] = [];
  let count = 0;
  for (const path of paths) {
    await follow(page, path);
    const ran = await page.evaluate<readonly Ran[]>(`(${RUN_ALL})(${JSON.stringify(known)})`);
    for (const each of ran) {
      known.push(each.code);
      for (const fault of faultsOf(each))
        complain(`${path}: ${fault}\n${each.code.split('\n').slice(0, 6).join('\n')}`);
    }
    count += ran.length;
  }
  return count;
}

/** Types a text over what the editor holds. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** Runs what the editor holds, and gives the sentence below it. */
async function ending(page: Page): Promise<string> {
  await page.locator('.snippet-bar .run').first().click();
  await page.locator('.run-result[data-ending]:not([data-ending=running])').waitFor();
  return (await page.locator('.run-result [role=status]').textContent()) ?? '';
}

/** What a reader writes, and what the page has to say of it. */
const WRITTEN: readonly (readonly [code: string, says: RegExp])[] = [
  ['console.log("before");\nthrow new RangeError("no such seat");', /^Line 2: RangeError: no such seat$/],
  ['const a = 1;\nconst b = ;', /^Line 2: /],
  ['import { a } from "left-pad";\nconsole.log(a);', /There is no module "left-pad"/],
  ['for (;;) console.log(1);', /more than 500 times/],
  ['await import("https://example.org/x.js");', /There is no module "https/],
];

/** Edits an example, shares it, and stops what does not end. */
async function edits({ origin, dist, asked, open, lookAt, ...site }: Site, page: Page): Promise<void> {
  const expect = (what: string, holds: boolean) => site.expect(`an edited example: ${what}`, holds);
  const visit = asked.length;
  await page.goto(`${origin}/getting-started.html`, { waitUntil: 'networkidle' });
  const before = asked.length;
  expect(
    'the first visit loads the editor',
    !asked.slice(visit).some((url) => /CodeEditor|SnippetPanel|pack-/.test(url)),
  );
  await page.locator('.snippet-bar').first().getByText('Edit').click();
  await page.locator('.cm-content').waitFor();
  await write(page, 'console.log(1);');
  await ending(page);
  // Pages that links lead to are fetched ahead.
  const loaded = asked.slice(before).filter((path) => path.endsWith('.js') && !path.includes('.md.'));
  const weights = [...new Set(loaded)].map((path) => gzipSync(readFileSync(join(dist, path))).length);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  expect(`Edit loads ${weight} bytes`, weight < MOST_LOADED);
  for (const [code, says] of WRITTEN) {
    await write(page, code);
    const said = await ending(page);
    expect(`${code} says ${said}`, says.test(said));
  }
  await write(page, 'for (;;);');
  await page.locator('.snippet-bar .run').first().click();
  await page.waitForTimeout(500);
  expect('stop', (await ending(page)) === 'Stopped.');
  await write(page, 'console.log(6 * 7, { seat: 0 });');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Copy link').click();
  await page.getByText('is copied').waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const other = await open(LOOKS['on a phone in the dark']);
  await other.goto(link);
  await other.locator('.cm-content').waitFor();
  expect('a link brings another text', (await other.locator('.cm-content').textContent())?.includes('6 * 7') ?? false);
  await ending(other);
  expect('a link runs otherwise', (await other.locator('.values').textContent())?.includes('42') ?? false);
  await lookAt(other, 'an edited example on a phone in the dark');
  await other.close();
}

/** Code whose end a reader completes, and what is offered there. */
const TYPED: readonly (readonly [code: string, offered: RegExp, missing: RegExp])[] = [
  [
    "import { hal } from '@wonders/hal';\nfor (const move of hal.legalMoves(hal.newGame())) if (move.kind === 'card') move.",
    /card/,
    /tile/,
  ],
  ["import { hal } from '@wonders/hal';\nhal.legal", /legalMoves/, /applyMove/],
];

/** Runs in the page: where the last letters of the editor stand. */
const END = `(() => {
  const texts = document.createTreeWalker([...document.querySelectorAll('.cm-line')].at(-1), NodeFilter.SHOW_TEXT);
  let text;
  while (texts.nextNode()) text = texts.currentNode;
  const range = document.createRange();
  range.setStart(text, text.length - 3);
  range.setEnd(text, text.length - 2);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** The whole editor by the keyboard alone, and with the types on request. */
async function types({ open, origin, expect, lookAt }: Site): Promise<void> {
  const page = await open(LOOKS['on a desk in the dark']);
  await page.goto(`${origin}/getting-started.html`, { waitUntil: 'networkidle' });
  await tabTo(page, '.snippet-bar .run');
  await page.keyboard.press('Enter');
  await page.locator('.run-result[data-ending=done]').waitFor();
  await tabTo(page, '.snippet-bar button');
  await page.keyboard.press('Enter');
  await page.locator('.cm-content:focus').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('console.log(7 * 6);');
  await page.keyboard.press('Control+Enter');
  await page.locator('.values', { hasText: '42' }).waitFor();
  await tabTo(page, '.code-types button');
  await page.keyboard.press('Enter');
  await page.getByText('Types are here').waitFor({ timeout: 60_000 });
  for (const [code, offered, missing] of TYPED) {
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(code.slice(0, -1));
    await page.keyboard.type(code.slice(-1));
    const list = page.locator('.cm-tooltip-autocomplete');
    await list.waitFor({ timeout: 30_000 });
    const names = await list.locator('li').allTextContents();
    expect(
      `${code} offers ${names}`,
      names.some((name) => offered.test(name)) && !names.some((name) => missing.test(name)),
    );
    await page.locator('.cm-completionInfo .code-meaning').waitFor();
    // CodeMirror takes no completion in the first 75 ms of a list.
    await page.waitForTimeout(200);
    await page.keyboard.press('Enter');
  }
  expect('a completion is taken', /hal\.legalMoves$/.test((await page.locator('.cm-content').textContent()) ?? ''));
  const { x, y } = await page.evaluate<{ readonly x: number; readonly y: number }>(END);
  await page.mouse.move(x, y + 40);
  await page.mouse.move(x, y, { steps: 4 });
  const told = page.locator('.cm-tooltip-hover .code-meaning');
  await told.waitFor();
  expect(
    `a pointer on it shows ${await told.textContent()}`,
    /legal moves in a fixed order/i.test((await told.textContent()) ?? ''),
  );
  await lookAt(page, 'an editor with types on a desk in the dark');
  await page.close();
}

await onSite(async (site) => {
  const page = await site.open();
  await page.goto(`${site.origin}/play.html`, { waitUntil: 'load' });
  const paths = named.length > 0 ? named : drawnPages(pathsIn(site.dist), 'run');
  const count = await runAll(site, page, paths);
  if (named.length === 0) {
    await edits(site, page);
    await types(site);
  }
  return `${count} examples on ${paths.length} pages print what they say`;
});
