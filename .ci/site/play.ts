import { holds } from '../lib/browser.js';
import { companion } from './companion.js';
import { ending, retrying } from './endings.js';
import { frames } from './frames.js';
import {
  type Complain,
  DESK,
  drawnGamesOf,
  expectFocus,
  go,
  inTurn,
  type Open,
  PHONE,
  pick,
  playOne,
  press,
  seedOf,
  textOf,
  until,
  variant,
} from './reader.js';
import { reading } from './told.js';
import { changing } from './why.js';

/** Two new games differ; the daily deal is the same for all, and says so to friends. */
async function deals(open: Open, home: string, complain: Complain): Promise<void> {
  const [page, other] = [await open('deals', DESK), await open('deals', DESK)];
  await go(page, home);
  await go(other, home);
  const first = await seedOf(page);
  await until(page, () => press(page, 'New game'));
  if ((await seedOf(page)) === first) complain('two new games have one seed');
  for (const each of [page, other]) await until(each, () => press(each, 'Daily deal'));
  if (!(await seedOf(page)).startsWith('Daily deal, ')) complain('the daily deal does not say so');
  if (new URL(page.url()).hash !== new URL(other.url()).hash) complain('two readers get two daily deals');
  await press(page, 'Play it out');
  await page.locator('.scores').waitFor();
  await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`);
  await press(page, 'Share the result');
  const told = await page.locator('.by-hand').inputValue();
  if (!/daily deal of .*: .*\b(wins?|draw|tie|shared)\b.*\nPar: .+\n.*\/daily\/\d{4}-\d\d-\d\d$/.test(told))
    complain(`the result as shared: ${told}`);
  await go(other, told.split('\n').at(-1) ?? '');
  if ((await seedOf(other)) !== (await seedOf(page))) complain('the link to the daily deal leads elsewhere');
}

/** Whatever is chosen in the form of options begins a game. */
async function options(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('options', DESK);
  await go(page, home);
  for (const game of await drawnGamesOf(page, 'options')) {
    await pick(page, 'game', game);
    await holds(page, `location.hash.startsWith('#${game}/')`);
    const names = await page.evaluate<string[]>(
      `[...document.querySelectorAll('select[name=variant] option')].map(({ value }) => value)`,
    );
    for (const name of names) {
      if ((await variant(page)) !== name) await until(page, () => pick(page, 'variant', name));
      await press(page, 'Options');
      const form = page.locator('dialog[open] .options select');
      if ((await form.count()) > 8) complain(`${game}: ${await form.count()} options at once`);
      const empty = await form.evaluateAll((all) =>
        all.filter((each) => (each as unknown as { value: string }).value === ''),
      );
      if (empty.length > 0) complain(`${game}, ${name}: an option shows no value`);
      for (let i = 0; i < (await form.count()); i++) await form.nth(i).selectOption({ index: 1 });
      const last = await form.evaluateAll((all) => all.map((each) => (each as unknown as { value: string }).value));
      await until(page, () => press(page, 'New game with these'));
      if ((await page.getByRole('alert').count()) > 0)
        complain(`${game}, ${name}: ${await textOf(page.getByRole('alert'))}`);
      await press(page, 'Options');
      const again = await form.evaluateAll((all) => all.map((each) => (each as unknown as { value: string }).value));
      if (String(last) !== String(again)) complain(`${game}, ${name}: the form shows other options than were chosen`);
      await press(page, 'Cancel');
    }
  }
}

/** A link brings the options and the position in sight; a new game keeps the options. */
async function links(open: Open, home: string, complain: Complain): Promise<void> {
  const [page, other] = [await open('links', DESK), await open('links', DESK)];
  await go(page, `${home}#hal`);
  await until(page, () => pick(page, 'variant', 'three players'));
  for (let i = 0; i < 3; i++) await playOne(page);
  await press(page, 'One move back');
  await press(page, 'One move back');
  const sight = await textOf(page.locator('.play .turn'));
  const board = await page.locator('.board').innerHTML();
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))`);
  await press(page, 'Share this position');
  const link = await page.locator('.by-hand').inputValue();
  await go(other, link);
  const shared = await textOf(other.locator('.play .turn'));
  const places = /data-moves?="[^"]*"|role="button"|tabindex="0"/g;
  if (Number(/\d+/.exec(sight)?.[0]) !== (await other.locator('.steps input').inputValue().then(Number)))
    complain(`“${sight}” was shared, “${shared}” was opened`);
  if (
    /After move/.test(shared) &&
    (await other.locator('.board').innerHTML()).replace(places, '') !== board.replace(places, '')
  )
    complain('the link shows another position than was shared');
  await until(other, () => press(other, 'New game'));
  if ((await variant(other)) !== 'three players')
    complain(`after a shared game of three, New game is ${await variant(other)}`);
}

/** A game in progress survives a reload and another game; a finished one stays with its result. */
async function keeping(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('keeping', DESK);
  await go(page, home);
  await playOne(page);
  const [seed, { hash }] = [await seedOf(page), new URL(page.url())];
  await go(page, home);
  if ((await seedOf(page)) !== seed || new URL(page.url()).hash !== hash)
    complain('a reload loses the game in progress');
  await press(page, 'New game');
  await press(page, 'Stay');
  if ((await seedOf(page)) !== seed) complain('New game does not wait for the answer');
  await press(page, 'New game');
  await until(page, () => press(page, 'Leave it'));
  if ((await seedOf(page)) === seed) complain('New game deals the game that was left');
  await press(page, 'Your games');
  await until(page, () => page.locator('dialog[open] section[aria-label="In progress"] button').first().click());
  if ((await seedOf(page)) !== seed) complain('Resume brings another game');
  await until(page, () => press(page, 'Play it out'));
  await go(page, `${home}#hal`);
  await press(page, 'Your games');
  const results = await page.locator('dialog[open] section[aria-label="Finished"] li').allTextContents();
  if (results.length !== 1 || !/win|draw/i.test(results[0] ?? '')) complain(`the history is: ${results.join('; ')}`);
}

/** Two tabs with one game overwrite nothing: the one that is left behind says so, and offers the other. */
async function tabs(open: Open, home: string, complain: Complain): Promise<void> {
  const context = await (await open('tabs')).context().browser()?.newContext(DESK);
  if (context === undefined) throw new Error('a page without a browser');
  const [page, other] = [await context.newPage(), await context.newPage()];
  await go(page, home);
  await playOne(page);
  await go(other, home);
  await playOne(other);
  await page
    .getByRole('alert')
    .waitFor({ timeout: 5000 })
    .catch(() => complain('a tab does not say that the game went on in another one'));
  await until(page, () => press(page, 'Go there'));
  if (new URL(page.url()).hash !== new URL(other.url()).hash) complain('Go there brings another position');
  await playOne(page);
  await press(other, 'Play on from here');
  await playOne(other);
  if ((await page.getByRole('alert').count()) > 0) complain('a game of its own disturbs the other tab');
  await context.close();
}

/** The focus is on the game after a choice, after none, and at the end. */
async function focus(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('focus', DESK);
  await go(page, `${home}#duel-solo`);
  const many = page.locator('.board [role=button][data-moves]').first();
  for (let i = 0; i < 40 && (await many.count()) === 0; i++) await playOne(page);
  await many.click();
  await expectFocus(page, 'moves', 'once a place offers several moves,', complain);
  await press(page, 'Not this');
  await expectFocus(page, 'board', 'after no choice', complain);
  await many.click();
  await until(page, () => page.locator('.answer .do').click());
  await expectFocus(page, 'board', 'after a choice', complain);
  await until(page, () => press(page, 'Play it out'));
  await expectFocus(page, 'result', 'at the end', complain);
}

/** Another game while one is judged or thought about brings no error; a hint is in sight on a phone. */
async function thinking(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('thinking', PHONE);
  await go(page, home);
  for (const game of await drawnGamesOf(page, 'thinking')) {
    await pick(page, 'game', game);
    await holds(page, `location.hash.startsWith('#${game}/')`);
    await press(page, 'Hint');
    const box = await page.locator('.why').boundingBox();
    if (box === null || box.y < 0 || box.y + box.height > PHONE.viewport.height + 1)
      complain(`${game}: a hint is out of sight on a phone`);
    await page.locator('.why .bars, .why p:has-text("only move")').first().waitFor();
    await press(page, 'Close');
    for (let i = 0; i < 6; i++) await until(page, () => press(page, 'Play this move for me'));
    await press(page, 'The game so far');
    await press(page, 'Review the game so far');
  }
  await page.waitForTimeout(500);
}

/** A game speaks another language from one moment to the next. */
async function languages(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('languages', DESK);
  await go(page, `${home}#duel-solo`);
  const told = async () => [
    await textOf(page.locator('.play .turn')),
    await page.locator('.board svg').innerHTML(),
    await textOf(page.locator('select[name=variant] option').first()),
    await textOf(page.locator('dialog.games h2')),
  ];
  const english = await told();
  await pick(page, 'language', 'Italiano');
  await page.locator('.board svg[lang=it]').waitFor();
  const italian = await told();
  if (italian.some((text, i) => text === english[i])) complain(`Italian says "${italian[0]}"`);
  await pick(page, 'language', 'English');
  await page.locator('.board svg[lang=en]').waitFor();
  if ((await textOf(page.locator('.play .turn'))) !== english[0]) complain('English does not come back');
}

/** Runs in the page: from here on, what floats over the board is noted. */
const WATCH_FLOATS = `globalThis.floated = [];
new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('.floats p')) floated.push(textContent);
}).observe(document.querySelector('.felt'), { childList: true, subtree: true })`;

/** Runs in the page: from here on, what is said about the ply in sight is noted, with what the board shows of offers. */
const WATCH_TURNS = `globalThis.said = [];
new MutationObserver(() => {
  const text = document.querySelector('.play .turn').textContent.trim();
  if (said.at(-1) !== text) said.push(text);
}).observe(document.querySelector('.play .turn'), { childList: true, characterData: true, subtree: true })`;

/** What the others do after a move of the reader is shown ply by ply; keys walk and skip, and the last move is marked. */
async function steps(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('steps', { viewport: DESK.viewport });
  await go(page, `${home}#duel-solo`);
  const stands = `(({ value, max }) => [+value, +max])(document.querySelector('.steps input'))`;
  const at = () => page.evaluate<[ply: number, plies: number]>(stands);
  await page.evaluate(`${WATCH_FLOATS};${WATCH_TURNS}`);
  let [walked, floated]: [boolean, string[]] = [false, []];
  for (let i = 0; i < 12 && !(walked && floated.length > 0); i++) {
    const [, before] = await at();
    await page.evaluate('said.length = 0');
    await playOne(page);
    await holds(page, `document.querySelector('aside .moves button')`);
    floated = await page.evaluate<string[]>('floated');
    const [first = ''] = await page.evaluate<string[]>('said');
    if ((await at())[1] - before < 2) continue;
    if (!first.startsWith('You: ')) complain(`the first step says "${first}"`);
    walked = true;
  }
  if (floated.length === 0 || floated.some((text) => !/^[+−]\d+ [a-z]+$/.test(text)))
    complain(`what floats is: ${floated.join('; ')}`);
  if (!walked) complain('what SOLO does is not shown ply by ply');
  if ((await page.locator('.w-mark-last').count()) === 0) complain('the last move is not marked');
  const [, plies] = await at();
  await page.locator('.board [role=button]').first().focus();
  await page.keyboard.press('ArrowLeft');
  if ((await at())[0] !== plies - 1) complain('the left arrow does not step back');
  await press(page, 'To the last move');
  for (let i = 0; i < 12; i++) {
    await playOne(page);
    const [ply, last] = await at();
    if (ply === last) continue;
    await page.locator('.board').click({ position: { x: 2, y: 2 } });
    if ((await at())[0] !== last) complain('a tap on the board does not skip to the question');
    return;
  }
}

/** Offers that are revealed at the same time are turned up one by one. */
async function reveals(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('reveals', { viewport: DESK.viewport });
  await go(page, `${home}#eight-wonders/daily/2026-02-03`);
  await page.evaluate(WATCH_TURNS);
  const turnedUp = () =>
    page.evaluate<string[]>(`said.filter((text) => text.startsWith('The offers are turned up: '))`);
  for (let i = 0; i < 12 && (await turnedUp()).length === 0; i++) {
    await playOne(page);
    await holds(page, `document.querySelector('aside .moves button')`);
  }
  const told = await turnedUp();
  if (told.length < 2 || told.some((text) => text.includes(';')))
    complain(`what is said of offers: ${told.join(' / ')}`);
}

const CHECKS = [
  deals,
  options,
  links,
  keeping,
  tabs,
  ending,
  retrying,
  focus,
  steps,
  reveals,
  changing,
  thinking,
  languages,
  companion,
  frames,
  reading,
];

/** The other actions of readers on the page Play here, besides playing. */
export const checkPlay = (open: Open, home: string, complain: Complain): Promise<void> =>
  inTurn('Play here', CHECKS, open, home, complain);
