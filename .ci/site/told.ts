import type { Locator, Page } from 'playwright-core';
import { holds } from '../lib/browser.js';
import { movedFrom, PAINTED, PIECES, type Piece } from './frames.js';
import { type Complain, DESK, drawnGamesOf, go, type Open, PHONE, playOne, textOf } from './reader.js';

/** Runs in the page: the places that are lit. */
const LIT = `[...document.querySelectorAll('.board .w-mark-told')].map(({ id }) => id).sort()`;

/** Runs in the page: what glides on the board. */
const GLIDES = `document.getAnimations().flatMap(({ effect: { target } }) => (target.closest('.board') ? [target.id] : []))`;

/** Runs in the page: which of these places are on its board. */
const onBoard = (places: readonly string[]) =>
  `${JSON.stringify(places)}.filter((id) => document.querySelector('.board g[id="' + id + '"]') !== null).sort()`;

/** The places that a sentence is about, as far as they are on the board. */
async function placesOf(page: Page, sentence: Locator): Promise<readonly string[]> {
  const names = (await sentence.getAttribute('data-places')) ?? '';
  return page.evaluate<string[]>(onBoard([...new Set(names.split(' '))]));
}

/** The first of the sentences that is about places on the board. */
async function firstOf(page: Page, sentences: Locator): Promise<Locator | undefined> {
  for (const each of await sentences.all()) if ((await placesOf(page, each)).length > 0) return each;
  return undefined;
}

/** Plays until a sentence is about places on the board; a move that is chosen foretells what it will do. */
async function found(page: Page, sentences: string, use: 'click' | 'tap'): Promise<Locator> {
  for (let i = 0; i < 12; i++) {
    const move = page.locator('aside .moves button').first();
    if (sentences.startsWith('.items')) await move[use]();
    const first = await firstOf(page, page.locator(sentences));
    if (first !== undefined) return first;
    if (sentences.startsWith('.items')) await page.locator('.piece .shut')[use]();
    await playOne(page);
    await holds(page, `document.querySelector('aside .moves button')`);
  }
  throw new Error(`after twelve moves no ${sentences} is about a place on the board`);
}

/** A sentence is read, and then no longer. */
interface Reading {
  readonly how: string;
  readonly sentences: string;
  begin(page: Page, sentence: Locator): Promise<void>;
  end(page: Page): Promise<void>;
}

const away = (page: Page): Promise<void> => page.locator('.play .turn').hover();

const ON_DESK: readonly Reading[] = [
  { how: 'the mouse', sentences: '.items li[data-places]', begin: (_, item) => item.hover(), end: away },
  { how: 'the mouse', sentences: '.log li[data-places]', begin: (_, line) => line.hover(), end: away },
  {
    how: 'the keyboard',
    sentences: '.log li[data-places]:has(button)',
    async begin(page, line) {
      await page.keyboard.press('Shift+Tab');
      await line.locator('button').focus();
    },
    end: (page) => page.keyboard.press('Shift+Tab'),
  },
];
const ON_PHONE: readonly Reading[] = [
  {
    how: 'a tap',
    sentences: '.items li[data-places]',
    begin: (_, item) => item.tap(),
    end: (page) => page.locator('.play .turn').tap(),
  },
];

async function lit(page: Page, game: string, { how, sentences, begin, end }: Reading, complain: Complain) {
  const sentence = await found(page, sentences, how === 'a tap' ? 'tap' : 'click');
  const says = `${game}: “${(await textOf(sentence)).slice(0, 60)}” at ${how}`;
  // What comes under the mouse is read.
  if (how !== 'a tap') await away(page);
  await holds(page, `${GLIDES}.length === 0`);
  const [wanted, before] = [await placesOf(page, sentence), await page.evaluate<Piece[]>(PIECES)];
  const shown = async () => {
    await page.evaluate(PAINTED);
    return (await page.evaluate<string[]>(LIT)).join(' ');
  };
  if ((await shown()) !== '') complain(`${says} is lit before it is read`);
  await begin(page, sentence);
  const now = await shown();
  if (now !== wanted.join(' ')) complain(`${says} lights up ${now || 'nothing'}, and not ${wanted.join(' ')}`);
  const gliding = await page.evaluate<string[]>(GLIDES);
  if (gliding.length > 0) complain(`${says} lets ${gliding.join(' ')} glide`);
  const moved = movedFrom(before, await page.evaluate<Piece[]>(PIECES));
  if (moved !== undefined) complain(`${says} moves ${moved}`);
  await end(page);
  if ((await shown()) !== '') complain(`${says} stays lit`);
}

/** While a sentence is read, by the mouse, at the focus of the keyboard or after a tap, the places light up that it is about, and no others. */
export async function reading(open: Open, home: string, complain: Complain): Promise<void> {
  for (const [device, readings] of [
    // With movements.
    [{ viewport: DESK.viewport }, ON_DESK],
    [PHONE, ON_PHONE],
  ] as const) {
    const page = await open('reading', device);
    await go(page, home);
    for (const game of await drawnGamesOf(page, `reading by ${readings[0]?.how}`, 1))
      for (const each of readings) {
        await go(page, `${home}#${game}/daily/2026-02-03`);
        await lit(page, game, each, complain);
      }
    await page.close();
  }
}
